// A case back into the JSON that `parseCase` reads, in its fullest form: nothing is left to defaults.
// A case whose play is known comes out as deal and play, any other as the position that stood.

import {
  allSeats,
  allSuits,
  cardName,
  type Seat,
  type SeatLetter,
  type StrainLetter,
  seatLetters,
  strainLetters,
  suitLetters,
} from '../cards/cards.ts';
import { handText } from '../cards/hands.ts';
import type { EditionId } from '../laws/editions.ts';
import { makeContract, type Vulnerability } from '../play/contract.ts';
import { dealBefore, openingLeader } from '../play/record.ts';
import type { Act } from './act.ts';
import type { Case, Claim } from './case.ts';
import { type Findings, judgedText } from './findings.ts';
import type { Incidents } from './incidents.ts';
import type { Regulations } from './regulations.ts';
import { type KnownJson, knownJson, unknownHandText } from './unknown.ts';
import type { Withdrawal } from './withdrawal.ts';

type ShowOutsJson = Readonly<Partial<Record<SeatLetter, string>>>;

export interface CaseJson {
  readonly law70: 'case/1';
  readonly edition: EditionId;
  readonly strain: StrainLetter;
  readonly declarer: SeatLetter;
  readonly contract?: string;
  readonly vulnerable: Vulnerability;
  readonly hands?: Readonly<Record<SeatLetter, string>>;
  readonly trick?: readonly string[];
  readonly leader?: SeatLetter;
  readonly won?: { readonly NS: number; readonly EW: number };
  readonly shownOut?: ShowOutsJson;
  readonly deal?: string;
  readonly play?: readonly string[];
  readonly known?: readonly KnownJson[];
  readonly claim: Omit<Claim, 'by'> & { readonly by: SeatLetter };
  readonly playedOn?: { readonly cards: readonly string[]; readonly agreed: boolean };
  readonly withdrawal?: Omit<Withdrawal, 'by'> & { readonly by: SeatLetter };
  readonly incidents?: Incidents;
  readonly isClaim?: Act;
  readonly recorded?: number;
  readonly others?: readonly number[];
  readonly findings: {
    readonly awareOfTrump: boolean | null;
    readonly notNormal: readonly string[];
    readonly normal: readonly string[];
    readonly class: Findings['class'];
    readonly version?: NonNullable<Findings['version']>;
    readonly shownOut?: ShowOutsJson;
    readonly saidInTime?: boolean;
  };
  readonly regulations: Regulations;
}

export function makeCase(theCase: Case): CaseJson {
  const { edition, position, declarer, contract, vulnerable, won, claim, findings, regulations } = theCase;
  const { playedOn, withdrawal, incidents, isClaim, recorded, others, unknown } = theCase;
  const { shownOut, ...found } = findings;
  return {
    law70: 'case/1',
    edition,
    strain: strainLetters[position.strain],
    declarer: seatLetters[declarer],
    ...(contract && { contract: makeContract(contract) }),
    vulnerable,
    ...(theCase.played.length > 0 ? playedJson(theCase) : standingJson(theCase)),
    ...(unknown && unknown.facts.length > 0 && { known: knownJson(unknown.facts) }),
    ...(won && { won }),
    claim: { ...claim, by: seatLetters[claim.by] },
    ...(playedOn && { playedOn: { ...playedOn, cards: playedOn.cards.map(cardName) } }),
    ...(withdrawal && { withdrawal: { ...withdrawal, by: seatLetters[withdrawal.by] } }),
    ...(incidents && { incidents }),
    ...(isClaim && { isClaim }),
    ...(recorded !== undefined && { recorded }),
    ...(others && { others }),
    findings: {
      ...found,
      ...(shownOut && { shownOut: showOutsJson(shownOut) }),
      notNormal: findings.notNormal.map(judgedText),
      normal: findings.normal.map(judgedText),
    },
    regulations,
  };
}
export function showOutsJson(shownOut: readonly number[]): ShowOutsJson {
  const out: Partial<Record<SeatLetter, string>> = {};
  for (const seat of allSeats) {
    const suits = allSuits.filter((suit) => shownOut[seat]! & (1 << suit));
    if (suits.length > 0) out[seatLetters[seat]] = suits.map((suit) => suitLetters[suit]).join('');
  }
  return out;
}

function standingJson({ position, unknown, shownOut }: Case) {
  const text = (seat: Seat) => (unknown ? unknownHandText(unknown, seat) : handText(position.hands, seat));
  const hands = allSeats.map((seat) => [seatLetters[seat], text(seat)] as const);
  return {
    hands: Object.fromEntries(hands) as Record<SeatLetter, string>,
    trick: position.trick.map(cardName),
    leader: seatLetters[position.leader],
    shownOut: showOutsJson(shownOut),
  };
}

function playedJson({ position, unknown, declarer, played }: Case) {
  const deal = dealBefore({ ...position, hands: unknown?.known ?? position.hands }, openingLeader(declarer), played);
  const before = unknown && { ...unknown, known: deal, sizes: [13, 13, 13, 13] };
  const text = (seat: Seat) => (before ? unknownHandText(before, seat) : handText(deal, seat));
  return {
    deal: `N:${allSeats.map(text).join(' ')}`,
    play: played.map(cardName),
  };
}
