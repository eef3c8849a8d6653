// Between a draft and the case that the library knows: a complete draft becomes the JSON of a case, a case becomes a draft.
// May assume a draft without problems (check.ts); `parseCase` still has the last word.

import {
  allSeats,
  cardName,
  nextSeat,
  rankLetters,
  type Seat,
  seatLetters,
  sideOf,
  strainLetters,
  suitLetters,
  suitOf,
} from '../../../cards/cards.ts';
import type { Case } from '../../../claim/case.ts';
import type { CaseJson } from '../../../claim/caseJson.ts';
import { judgedText } from '../../../claim/findings.ts';
import { knownJson } from '../../../claim/unknown.ts';
import { type Withdrawal, withdrawalKeys } from '../../../claim/withdrawal.ts';
import { makeContract } from '../../../play/contract.ts';
import { dealBefore, openingLeader } from '../../../play/record.ts';
import {
  type AskedBack,
  askedBackOf,
  claimerOf,
  type Draft,
  emptyDraft,
  holdingOf,
  incidentsOf,
  othersOf,
  tricksToGo,
} from './draft.ts';
import { factsOf, openSeats, splitFacts } from './unseen.ts';

export function caseOf(draft: Draft): CaseJson {
  const { strain, declarer, leader, level, doubled, won, claimed, statement } = draft;
  if (strain === null || declarer === null || leader === null) throw new Error('a draft with problems is no case');
  const incidents = incidentsOf(draft);
  const found = shownOutBefore(draft, leader);
  return {
    law70: 'case/1',
    edition: draft.edition,
    strain: strainLetters[strain],
    declarer: seatLetters[declarer],
    ...(level !== null && { contract: makeContract({ level, strain, doubled }) }),
    vulnerable: draft.vulnerable,
    ...cardsJson(draft, leader),
    ...(openSeats(draft).length > 0 && { known: factsOf(draft) }),
    ...(won !== null && { won: wonJson(won, draft, declarer) }),
    claim: {
      by: seatLetters[claimerOf(draft)!],
      ...(claimed !== null && { tricks: claimed }),
      ...said('statement', statement),
      ...said('heard', draft.heard),
      ...said('afterObjection', draft.afterObjection),
    },
    findings: {
      awareOfTrump: draft.aware,
      notNormal: draft.struck.map(judgedText),
      normal: draft.allowed.map(judgedText),
      class: draft.class,
      ...(draft.version !== null && draft.heard.trim() !== '' && { version: draft.version }),
      ...(draft.saidInTime !== null && draft.afterObjection.trim() !== '' && { saidInTime: draft.saidInTime }),
      ...(found.some((suits) => suits !== 0) && { shownOut: showOutsJson(found) }),
    },
    ...(draft.playedOn && { playedOn: { ...draft.playedOn, cards: draft.playedOn.cards.map(cardName) } }),
    ...(incidents && { incidents }),
    ...(Object.keys(draft.act).length > 0 && { isClaim: draft.act }),
    ...askedBack(draft),
    ...(level !== null && won !== null && scoring(draft)),
    regulations: draft.regulations,
  };
}

/** What the director found, but for what the cards on the table show by themselves. */
const shownOutBefore = ({ shownOutFound, trick }: Draft, leader: Seat): number[] =>
  shownOutFound.map((suits, seat) => {
    const card = trick[(seat - leader) & 3];
    return card === undefined || suitOf(card) === suitOf(trick[0]!) ? suits : suits & ~(1 << suitOf(trick[0]!));
  });

/** The scores say nothing without a contract and the tricks won. */
const scoring = (draft: Draft) => ({
  ...(draft.scored !== null && { recorded: draft.scored }),
  ...(draft.others.trim() !== '' && { others: othersOf(draft) ?? [] }),
});

const said = (key: string, text: string) => (text.trim() === '' ? {} : { [key]: text.trim() });

/** A concession is asked back by the claimer's side, agreement by the other one. */
function askedBack(draft: Draft): Pick<CaseJson, 'withdrawal'> {
  const withdrawal = askedBackOf(draft);
  if (!withdrawal) return {};
  const claimer = claimerOf(draft)!;
  const by = withdrawal.of === 'concession' ? claimer : nextSeat(claimer);
  // what the page has kept of the other kind says nothing of this one
  const other = withdrawalKeys[withdrawal.of === 'concession' ? 'agreement' : 'concession'];
  const own = Object.entries(withdrawal).filter(([key]) => !other.includes(key));
  return { withdrawal: { ...(Object.fromEntries(own) as AskedBack), by: seatLetters[by] } };
}

const withoutSeat = ({ by: _, ...rest }: Withdrawal): AskedBack => rest;

function cardsJson(draft: Draft, leader: Seat) {
  const { recorded } = draft;
  if (recorded && recorded.at > 0) {
    const deal = allSeats.map((seat) => handText(recorded.deal, seat, draft.open[seat])).join(' ');
    return { deal: `N:${deal}`, play: recorded.play.slice(0, recorded.at).map(cardName) };
  }
  const hands = Object.fromEntries(
    allSeats.map((seat) => [seatLetters[seat], handText(draft.hands, seat, draft.open[seat])]),
  );
  return {
    hands: hands as NonNullable<CaseJson['hands']>,
    trick: draft.trick.map(cardName),
    leader: seatLetters[leader],
    ...(draft.shownOut.some((suits) => suits !== 0) && { shownOut: showOutsJson(draft.shownOut) }),
  };
}

/** The suits by seat, seats without any left out. */
function showOutsJson(shownOut: readonly number[]): NonNullable<CaseJson['shownOut']> {
  const out = allSeats
    .filter((seat) => shownOut[seat] !== 0)
    .map((seat) => [seatLetters[seat], suitLetters.filter((_, suit) => shownOut[seat]! & (1 << suit)).join('')]);
  return Object.fromEntries(out);
}

/** "AK.Q2..T9" of one of sixteen holdings, "AK?.Q2?..T9" where a suit is open (bits). */
export function handText(hands: readonly number[], seat: Seat, open = 0): string {
  const suit = (bits: number) =>
    [...rankLetters]
      .filter((_, rank) => bits & (1 << rank))
      .reverse()
      .join('');
  const more = (number: number) => (open & (1 << number) ? '?' : '');
  return [0, 1, 2, 3].map((number) => suit(holdingOf({ hands }, seat, number)) + more(number)).join('.');
}

function wonJson(won: number, draft: Draft, declarer: Seat) {
  const others = 13 - tricksToGo(draft) - won;
  return sideOf(declarer) === 0 ? { NS: won, EW: others } : { NS: others, EW: won };
}

/** A case as a draft to go on with. */
export function draftOf(theCase: Case): Draft {
  const { declarer, contract, won, claim, findings, played, unknown } = theCase;
  const position = { ...theCase.position, hands: unknown?.known ?? theCase.position.hands };
  const open = [...(unknown?.open ?? emptyDraft.open)];
  const opening = openingLeader(declarer);
  return {
    ...emptyDraft,
    hands: [...position.hands],
    open,
    ...(unknown && splitFacts(knownJson(unknown.facts), open)),
    strain: position.strain,
    level: contract?.level ?? null,
    doubled: contract?.doubled ?? 0,
    declarer,
    vulnerable: theCase.vulnerable,
    leader: position.leader,
    trick: [...position.trick],
    won: won ? (sideOf(declarer) === 0 ? won.NS : won.EW) : null,
    shownOut: [...theCase.shownOut],
    shownOutFound: theCase.shownOut.map((suits, seat) => (findings.shownOut?.[seat] ?? 0) & ~suits),
    recorded:
      played.length > 0
        ? {
            deal: [...dealBefore(position, opening, played)],
            opening,
            play: [...played],
            at: played.length,
            tricks: null,
          }
        : null,
    by: claim.by === declarer ? null : claim.by,
    claimed: claim.tricks ?? null,
    statement: claim.statement ?? '',
    heard: claim.heard ?? '',
    afterObjection: claim.afterObjection ?? '',
    version: findings.version ?? null,
    saidInTime: findings.saidInTime ?? null,
    incidents: theCase.incidents ?? {},
    act: theCase.isClaim ?? {},
    playedOn: theCase.playedOn ?? null,
    aware: findings.awareOfTrump,
    class: findings.class,
    edition: theCase.edition,
    regulations: theCase.regulations,
    withdrawal: theCase.withdrawal ? withoutSeat(theCase.withdrawal) : null,
    scored: theCase.recorded ?? null,
    others: theCase.others?.join(' ') ?? '',
    struck: [...findings.notNormal],
    allowed: [...findings.normal],
  };
}
