// From a board as found to the diagnosis: what is wrong, which article applies in that edition, how the deal is restored, and
// whether a card that was missing makes an earlier play a revoke (13, 14; a card among the quitted tricks 68, from 2007 on 67).

import { allSeats, type Card, nextSeat, partnerOf, type Seat, suitOf } from '../cards/cards.ts';
import { emptyHands, type Hands, withCard } from '../cards/hands.ts';
import type { EditionId } from '../laws/editions.ts';
import type { Diagnosis, Finding, Restoration, RevokeFound } from './diagnosis.ts';
import { examine } from './examine.ts';
import type { FoundBoard } from './found.ts';

export function diagnose(board: FoundBoard): Diagnosis {
  const { findings, counts } = examine(board);
  const deal = dealFrom(board, findings);
  return {
    counts,
    findings,
    laws: lawsFor(board.edition, findings, counts),
    restoration: restorationOf(board, findings, deal),
    ...(deal !== undefined && { deal }),
    revokes: findings.flatMap((finding) => revokesBy(board, finding)),
  };
}

function restorationOf({ record }: FoundBoard, findings: readonly Finding[], deal: Hands | undefined): Restoration {
  if (findings.length === 0) return 'nothing';
  // with a record of another deal nothing is restored: the wrong board is on the table, or the wrong record
  if (findings.some(({ kind }) => kind === 'another-deal')) return 'nothing';
  if (record !== undefined) return 'from-record';
  return deal === undefined ? 'ask-earlier-players' : 'cards-known';
}

/** The deal as it should be: as recorded, or else when only cards whose owner is known are missing or too many. */
function dealFrom({ record, hands, played }: FoundBoard, findings: readonly Finding[]): Hands | undefined {
  if (record !== undefined) return findings.some(({ kind }) => kind === 'another-deal') ? undefined : record;
  if (findings.length === 0) return undefined;
  const lists = allSeats.map((seat) => [...hands[seat]!, ...played[seat]!]);
  for (const finding of findings)
    if (finding.kind === 'foreign') lists[finding.seat]!.splice(lists[finding.seat]!.indexOf(finding.card), 1);
    else if ((finding.kind === 'missing' || finding.kind === 'among-played') && finding.owner !== undefined)
      lists[finding.owner]!.push(finding.card);
    else return undefined;
  if (lists.some(({ length }) => length !== 13) || new Set(lists.flat()).size !== 52) return undefined;
  return allSeats.reduce(
    (deal, seat) => lists[seat]!.reduce((all, card) => withCard(all, seat, card), deal),
    emptyHands(),
  );
}

/** The number of the law on a defective trick and on a fouled board, where it is known to us. */
const defectiveTrick: Partial<Record<EditionId, string>> = { 1963: '68', 2007: '67', 2017: '67' };
const fouledBoard: Partial<Record<EditionId, string>> = { 2017: '87' };

function lawsFor(edition: EditionId, findings: readonly Finding[], counts: readonly number[]): string[] {
  const is = (...kinds: Finding['kind'][]) => findings.some(({ kind }) => kinds.includes(kind));
  const known = (law: string | undefined) => (law === undefined ? [] : [law]);
  const over = counts.some((count) => count > 13);
  const short = counts.filter((count) => count < 13).length;
  const laws: string[] = [];
  if (is('another-deal')) laws.push('15');
  // 14 takes three hands to be right, or none to have too many; a strange card besides is taken out under 13 where that says so
  const missing = short > 0 && !over && (edition !== '1963' || short === 1);
  if (missing) laws.push('14');
  if (over || is('too-many') || (edition === '1963' && short > 1)) laws.push('13');
  else if (is('foreign') && (!missing || edition === '2007' || edition === '2017')) laws.push('13');
  const doubled = findings.filter(({ kind }) => kind === 'duplicate').length;
  if (doubled > 0 && laws.length === 0) laws.push(edition === '1963' && doubled > 1 ? '13' : '14');
  if (is('among-played')) laws.push(...known(defectiveTrick[edition]));
  if (laws.length === 0 && is('moved', 'exchanged')) laws.push(...known(fouledBoard[edition]));
  return laws;
}

/** The tricks in which the owner of a missing card followed to its suit with another suit. */
function revokesBy({ tricks }: FoundBoard, finding: Finding): RevokeFound[] {
  if (finding.kind !== 'missing' && finding.kind !== 'among-played') return [];
  const { owner: seat, card } = finding;
  if (seat === undefined) return [];
  return tricks.flatMap(({ leader, cards }, i) => {
    const played = cardOf(seat, leader, cards);
    if (seat === leader || played === undefined) return [];
    if (suitOf(cards[0]!) !== suitOf(card) || suitOf(played) === suitOf(card)) return [];
    const next = tricks[i + 1];
    const later =
      next !== undefined && [seat, partnerOf(seat)].some((one) => cardOf(one, next.leader, next.cards) !== undefined);
    return [{ seat, card, trick: i + 1, played, later }];
  });
}

const cardOf = (seat: Seat, leader: Seat, cards: readonly Card[]): Card | undefined =>
  cards[cards.findIndex((_, i) => nextSeat(leader, i) === seat)];
