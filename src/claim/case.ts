// The case as submitted: the cards, who claimed what, and what the director found. The way in for every input.
// `parseCase` gives a case that agrees with itself, or one problem that says what is wrong, where, and what would be right.

import { type Card, nextSeat, partnerOf, type Seat, type Strain, seatLetters, strainLetters } from '../cards/cards.ts';
import type { Result } from '../cards/result.ts';
import type { EditionId } from '../laws/editions.ts';
import {
  type Contract,
  parseContract,
  parseVulnerability,
  type Vulnerability,
  vulnerabilities,
} from '../play/contract.ts';
import { type Position, tricksLeft } from '../play/position.ts';
import { revealedBy, type Unknown } from '../play/unknown.ts';
import { type Act, readAct } from './act.ts';
import { endingKeys, readEnding } from './ending.ts';
import { type Findings, readFindings } from './findings.ts';
import { readSeat, readStrain, seatNames } from './hands.ts';
import { type Incidents, readIncidents } from './incidents.ts';
import { parseJson } from './json.ts';
import { readEdition } from './kind.ts';
import { cardsPlayedOn, type PlayedOn, readPlayedOn } from './playedOn.ts';
import { attempt, type Fields, readFields, readText, readWhole, readWord, refuse, shown } from './read.ts';
import { type Regulations, readRegulations } from './regulations.ts';
import { readSaid } from './said.ts';
import { together } from './together.ts';
import { completed } from './unknown.ts';
import { readScoring, readWithdrawal, type Scoring, type Withdrawal } from './withdrawal.ts';

export interface Claim {
  readonly by: Seat;
  /** Tricks claimed out of the remaining ones; absent when no number was said. */
  readonly tricks?: number;
  readonly statement?: string;
  /** The statement as the opponents heard it, when they report other words. */
  readonly heard?: string;
  /** Words said only after somebody had objected. */
  readonly afterObjection?: string;
}

export interface Case extends Scoring {
  readonly edition: EditionId;
  /** Where hands are not known card by card (`unknown`), the cards lie in one of the possible ways. */
  readonly position: Position;
  readonly unknown?: Unknown;
  readonly declarer: Seat;
  readonly contract?: Contract;
  readonly vulnerable: Vulnerability;
  /** Tricks won before the trick in progress. */
  readonly won?: { readonly NS: number; readonly EW: number };
  /** By seat: bit s is set when the seat has shown out of suit s before the claim, the trick in progress included. */
  readonly shownOut: readonly number[];
  /** Cards played before the claim, the trick in progress included, when the play is known. */
  readonly played: readonly Card[];
  readonly claim: Claim;
  /** Play that went on after the claim. */
  readonly playedOn?: PlayedOn;
  /** Present when a side wants back what it conceded or agreed to. */
  readonly withdrawal?: Withdrawal;
  readonly incidents?: Incidents;
  /** What was done or said, when it is in doubt whether it was a claim. */
  readonly isClaim?: Act;
  readonly findings: Findings;
  readonly regulations: Regulations;
}

export const dummyOf = (theCase: { readonly declarer: Seat }): Seat => partnerOf(theCase.declarer);

const caseKeys = [
  'law70',
  'edition',
  'strain',
  'declarer',
  'contract',
  'vulnerable',
  ...endingKeys,
  'claim',
  'playedOn',
  'withdrawal',
  'incidents',
  'isClaim',
  'recorded',
  'others',
  'findings',
  'regulations',
];

/** A case from JSON text; a slip in the JSON itself is named by line and column. */
export function parseCaseText(text: string): Result<Case> {
  const json = parseJson(text);
  return json.ok ? parseCase(json.value) : json;
}

/** A case from plain JSON data of any shape. */
export const parseCase = (input: unknown): Result<Case> => attempt(() => readCase(input));

function readCase(input: unknown): Case {
  const fields = readFields(input, '', 'a case', caseKeys);
  readWord(
    fields.get('law70'),
    'law70',
    ['case/1'],
    'unknown-version',
    '"law70" tells the kind and version of the input and',
  );
  const edition = readEdition(fields);
  const contract = readContract(fields);
  const strain = readCaseStrain(fields, contract);
  const declarer = readSeat(fields.get('declarer'), 'declarer');
  const { won, shownOut, played, ...ending } = readEnding(fields, strain, declarer);
  const { position, unknown } = ending.unknown
    ? completed(fields, ending.position, revealedBy(ending.unknown, ending.position, cardsPlayedOn(fields)))
    : { position: ending.position };
  const claim = readClaim(fields, declarer, tricksLeft(position));
  const incidents = readIncidents(fields, claim.by, declarer, { played: 13 - tricksLeft(position), won });
  const playedOn = readPlayedOn(fields, position);
  const act = readAct(fields);
  const withdrawal = readWithdrawal(fields, claim.by, tricksLeft(position));
  const vulnerable = readVulnerable(fields.get('vulnerable'));
  return together({
    edition,
    position,
    ...(unknown && { unknown }),
    declarer,
    ...(contract && { contract }),
    vulnerable,
    ...(won && { won }),
    shownOut,
    played,
    claim,
    ...(playedOn && { playedOn }),
    ...(withdrawal && { withdrawal }),
    ...(incidents && { incidents }),
    ...(act && { isClaim: act }),
    ...readScoring(fields, fields.get('vulnerable') === undefined ? undefined : vulnerable),
    findings: readFindings(fields, { position, ...(unknown && { unknown }), by: claim.by }),
    regulations: readRegulations(fields.get('regulations')),
  });
}

export function readContract(fields: Fields): Contract | undefined {
  const value = fields.get('contract');
  if (value === undefined) return undefined;
  const right = 'level, strain and doubles: "4S", "3NT", "6NTX", "4SXX"';
  const text = readText(value, 'contract', right);
  const passed = /^\s*pass/i.test(text) ? 'a board that was passed out has no claim; ' : '';
  return (
    parseContract(text) ?? refuse('unknown-contract', 'contract', `${shown(text)} is not a contract`, passed + right)
  );
}

/** The strain, which may be left out when the contract is given; when both are, they agree. */
function readCaseStrain(fields: Fields, contract: Contract | undefined): Strain {
  const value = fields.get('strain');
  if (contract === undefined) return readStrain(value, 'strain', 'one of S, H, D, C, NT, or a "contract"');
  const strain = value === undefined ? contract.strain : readStrain(value, 'strain');
  if (contract.strain !== strain)
    refuse(
      'strain-contract',
      'strain',
      `${strainLetters[strain]}, but the contract is in ${strainLetters[contract.strain]}`,
      'the strain of the contract; one of the two may be left out',
    );
  return strain;
}

export function readVulnerable(value: unknown): Vulnerability {
  if (value === undefined) return 'None';
  const written = typeof value === 'string' ? parseVulnerability(value) : undefined;
  if (written !== undefined) return written;
  return readWord(value, 'vulnerable', vulnerabilities, 'unknown-vulnerability', 'the vulnerability');
}

function readClaim(fields: Fields, declarer: Seat, left: number): Claim {
  const what = 'the claim: who, how many, what was said: { "by": "S", "tricks": 4, "statement": "..." }';
  if (fields.get('claim') === undefined) refuse('missing', 'claim', 'no claim is given', what);
  const claim = readFields(fields.get('claim'), 'claim', 'the claim', [
    'by',
    'tricks',
    'statement',
    'heard',
    'afterObjection',
  ]);
  const by = readSeat(claim.get('by'), 'claim.by');
  if (by === partnerOf(declarer))
    refuse(
      'claim-by-dummy',
      'claim.by',
      `${seatNames[by]} is dummy and may not claim`,
      `declarer (${seatLetters[declarer]}) or a defender (${seatLetters[nextSeat(declarer)]}, ${seatLetters[nextSeat(declarer, 3)]})`,
    );
  const tricks = claim.get('tricks');
  const statement = claim.get('statement');
  const heard = claim.get('heard');
  const afterObjection = claim.get('afterObjection');
  return {
    by,
    ...(tricks !== undefined && {
      tricks: readWhole(
        tricks,
        'claim.tricks',
        0,
        left,
        `a whole number from 0 to ${left}, the tricks still to be played`,
      ),
    }),
    ...(statement !== undefined && { statement: readSaid(statement, 'claim.statement', 'the words of the claimer') }),
    ...(heard !== undefined && { heard: readSaid(heard, 'claim.heard', 'the words as the opponents heard them') }),
    ...(afterObjection !== undefined && {
      afterObjection: readText(afterObjection, 'claim.afterObjection', 'the words said after the objection'),
    }),
  };
}
