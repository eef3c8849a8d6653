// A board as a PBN 2.1 game in export form: the mandatory tags in their order, rows of the play by seat, "*" where the play stops,
// "-" for a hand that is not known.
// A ruling goes where the standard has room for it: Termination "adjudication", the Result, and a note to the last card.

import { type Card, cardName, nextSeat, type Seat, seatLetters, strainLetters, suitOf } from '../cards/cards.ts';
import { type Hands, handText, hasCard, holding, withoutCard } from '../cards/hands.ts';
import { makeContract } from '../play/contract.ts';
import { winningPlace } from '../play/position.ts';
import type { Board } from './board.ts';

export interface Adjudication {
  /** Declarer's tricks in all. */
  readonly tricks: number;
  readonly note: string;
}

/** A line may have 255 characters. */
const LONGEST_NOTE = 230;

export const pbnHead = '% PBN 2.1\r\n% EXPORT\r\n';

export function writePbn(board: Board, adjudication?: Adjudication): string {
  const kept = new Map(board.tags);
  const dealt = board.deal ?? board.part?.hands;
  const mandatory: readonly (readonly [string, string])[] = [
    ['Event', kept.get('Event') ?? ''],
    ['Site', kept.get('Site') ?? ''],
    ['Date', kept.get('Date') ?? ''],
    ['Board', board.number ?? ''],
    ['West', board.names[3] ?? ''],
    ['North', board.names[0] ?? ''],
    ['East', board.names[1] ?? ''],
    ['South', board.names[2] ?? ''],
    ['Dealer', board.dealer === undefined ? '' : seatLetters[board.dealer]],
    ['Vulnerable', board.vulnerable === 'Both' ? 'All' : board.vulnerable],
    ...(dealt ? [['Deal', dealText(dealt, board.dealer ?? 0, board.part?.open)] as const] : []),
    ['Scoring', kept.get('Scoring') ?? ''],
    ['Declarer', board.declarer === undefined ? '' : seatLetters[board.declarer]],
    ['Contract', contractText(board)],
    ['Result', resultText(board, adjudication)],
  ];
  const written = new Set([...mandatory.map(([name]) => name), 'Termination']);
  const others = [
    ...(board.room === undefined ? [] : [['Room', board.room] as const]),
    ...(board.table === undefined ? [] : [['Table', board.table] as const]),
    ...board.tags.filter(([name]) => !written.has(name)),
    ...(adjudication ? [['Termination', 'adjudication'] as const] : []),
  ];
  const lines = [...mandatory, ...others].map(([name, value]) => tag(name, value));
  if (board.auction.length > 0) lines.push(...auctionLines(board));
  if (board.opening !== undefined && dealt) lines.push(...playLines(board, dealt, adjudication));
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A value that begins with "#" would read as inherited: a blank in front keeps it. */
const tag = (name: string, value: string): string => {
  const text = value.replace(/[\r\n\t]+/g, ' ').replace(/["\\]/g, '\\$&');
  return `[${name} "${text.startsWith('#') ? ' ' : ''}${text}"]`;
};

/** `open`: by seat, not 0 for a hand that is not known. */
export const dealText = (hands: Hands, first: Seat, open: readonly number[] = []): string => {
  const hand = (seat: Seat) => (open[seat] ? '-' : handText(hands, seat));
  return `${seatLetters[first]}:${[0, 1, 2, 3].map((i) => hand(nextSeat(first, i))).join(' ')}`;
};

function contractText({ contract, strain, ending }: Board): string {
  if (ending === 'passed') return 'Pass';
  return contract ? makeContract(contract) : strain === undefined ? '' : strainLetters[strain];
}

function resultText(board: Board, adjudication: Adjudication | undefined): string {
  if (adjudication) return String(adjudication.tricks);
  return board.recorded === undefined ? '' : `${board.irregular ? '^' : ''}${board.recorded}`;
}

function auctionLines({ auction, dealer }: Board): string[] {
  const lines = [tag('Auction', dealer === undefined ? '' : seatLetters[dealer])];
  for (let at = 0; at < auction.length; at += 4) lines.push(auction.slice(at, at + 4).join(' '));
  return lines;
}

/** The rows of the play, a column for each seat from the one that led first; what the record marks as irregular is marked again. */
function playLines(
  { play, opening, contract, strain: bare, ending, recorded }: Board,
  deal: Hands,
  adjudication?: Adjudication,
): string[] {
  const strain = contract?.strain ?? bare ?? 4;
  const first = opening!;
  const lines = [tag('Play', seatLetters[first])];
  let hands = deal;
  let leader = first;
  for (let at = 0; at < play.length; at += 4) {
    const cards = play.slice(at, at + 4);
    const owner = ([0, 1, 2, 3] as const).find((seat) => hasCard(hands, seat, cards[0]!)) ?? leader;
    const outOfTurn = owner !== leader;
    leader = owner;
    const row = ['-', '-', '-', '-'];
    for (const [i, card] of cards.entries()) {
      const seat = nextSeat(leader, i);
      hands = withoutCard(hands, seat, card);
      const revoke = suitOf(card) !== suitOf(cards[0]!) && holding(hands, seat, suitOf(cards[0]!)) !== 0;
      const mark = revoke ? '^R ' : outOfTurn && i === 0 ? '^L ' : '';
      const last = at + i === play.length - 1;
      row[(seat - first + 4) & 3] = `${mark}${cardName(card)}${adjudication && last ? ' =1=' : ''}`;
    }
    lines.push(row.join(' '));
    if (cards.length === 4) leader = nextSeat(leader, winningPlace(cards as Card[], strain));
  }
  // a result beside a play that is to go on would read as a claim
  if (ending !== 'played-out' && play.length > 0)
    lines.push(ending === 'stopped' && recorded !== undefined ? '+' : '*');
  if (adjudication) lines.push(tag('Note', `1:${adjudication.note.slice(0, LONGEST_NOTE)}`));
  return lines;
}
