// A board as LIN, in one line, and as a link to BBO's handviewer. LIN has no contract of its own: where the auction does not lead to it,
// one that does is made up. A hand that is not known stays empty. What LIN cannot hold (a bar, a comma in a name) is left out.

import { allSuits, cardName, rankLetters, rankOf, type Seat, suitLetters } from '../cards/cards.ts';
import { cardsOf, type Hands, holding } from '../cards/hands.ts';
import { makeContract } from '../play/contract.ts';
import { outcomeOf } from './auction.ts';
import type { Board } from './board.ts';

/** South, West, North, East. */
const linOrder: readonly Seat[] = [2, 3, 0, 1];
const vulnerabilities = { None: 'o', NS: 'n', EW: 'e', Both: 'b' } as const;

/** A comment that stands before card `at` of the play (or after the last). */
export interface Comment {
  readonly at: number;
  readonly text: string;
}

export function writeLin(given: Board, comment?: Comment): string {
  const board = withDealer(given);
  const { names, dealer, vulnerable, number, play, recorded, ending } = board;
  const fields: string[] = [];
  const add = (tag: string, value: string) => fields.push(`${tag}|${value.replace(/[|\r\n]/g, ' ')}|`);
  add('pn', linOrder.map((seat) => (names[seat] ?? '').replaceAll(',', ' ')).join(','));
  add('st', '');
  add('md', `${dealer === undefined ? 0 : linOrder.indexOf(dealer) + 1}${handsText(board)}`);
  add('sv', vulnerabilities[vulnerable]);
  if (number !== undefined) add('ah', `Board ${number}`);
  for (const call of callsOf(board)) add('mb', linCall(call));
  if (play.length > 0) add('pg', '');
  const say = (at: number) => comment?.at === at && add('nt', comment.text);
  play.forEach((card, i) => {
    say(i);
    add('pc', cardName(card));
    if (i % 4 === 3) add('pg', '');
  });
  say(play.length);
  if (recorded !== undefined && (ending === 'claim' || ending === 'lead-only' || ending === 'no-play'))
    add('mc', String(recorded));
  return fields.join('');
}

/** The contract is told by the calls, and they by their dealer: where nobody is known to have dealt, declarer is taken. */
const withDealer = (board: Board): Board =>
  board.dealer === undefined && board.declarer !== undefined ? { ...board, dealer: board.declarer } : board;

export const handviewerLink = (board: Board, comment?: Comment): string =>
  `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(writeLin(board, comment)).replace(/[!'()*]/g, percent)}`;

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

function handsText({ deal, part }: Board): string {
  const hands = deal ?? part?.hands;
  return hands ? linOrder.map((seat) => (part?.open[seat] ? '' : handOf(hands, seat))).join(',') : '';
}

const handOf = (hands: Hands, seat: Seat): string =>
  allSuits
    .map(
      (suit) =>
        suitLetters[suit] +
        cardsOf(suit, holding(hands, seat, suit))
          .map((card) => rankLetters[rankOf(card)])
          .join(''),
    )
    .join('');

const linCall = (call: string): string => ({ Pass: 'p', X: 'd', XX: 'r' })[call] ?? call.replace('NT', 'N');

function callsOf({ auction, contract, declarer, dealer, ending }: Board): readonly string[] {
  if (dealer === undefined) return auction;
  const outcome = outcomeOf(auction, dealer);
  const told = outcome.contract && contract && makeContract(outcome.contract) === makeContract(contract);
  if (told && outcome.declarer === declarer) return auction;
  if (ending === 'passed') return ['Pass', 'Pass', 'Pass', 'Pass'];
  if (!contract || declarer === undefined) return auction;
  const passes = Array.from({ length: (declarer - dealer + 4) & 3 }, () => 'Pass');
  const doubles = ['', 'X', 'XX'].slice(1, contract.doubled + 1);
  const bid = makeContract({ ...contract, doubled: 0 });
  // the double comes from declarer's left, the redouble from declarer's partner, with no pass between
  return [...passes, bid, ...doubles, 'Pass', 'Pass', 'Pass'];
}
