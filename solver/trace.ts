// A play with its double-dummy value after every card, and one best line to the end.
// Both step a position by one card at a time and ask the solver for a value or a row of scores; a warm table makes that cheap.
import { checkPosition, fail, handSize, type Position, type Result } from './position.ts';

export interface LinePlay {
  readonly seat: number;
  readonly card: number;
  /** tricks of that seat's side from before this card on, trick in progress included */
  readonly tricks: number;
}

interface Step {
  readonly position: Position;
  /** the seat that won the trick this card ended */
  readonly winner?: number;
}

function winnerOf(trick: ArrayLike<number>, leader: number, strain: number): number {
  let best = 0;
  for (let i = 1; i < 4; i++) {
    const card = trick[i]!;
    const suit = Math.floor(card / 13);
    const bestSuit = Math.floor(trick[best]! / 13);
    if (suit === bestSuit ? card > trick[best]! : suit === strain) best = i;
  }
  return (leader + best) & 3;
}

/** The position after the seat to play plays a card, which is assumed to be legal. */
export function afterCard(position: Position, card: number): Step {
  const { leader, strain } = position;
  const seat = (leader + position.trick.length) & 3;
  const hands = Array.from(position.hands);
  hands[seat * 4 + Math.floor(card / 13)]! &= ~(1 << (card % 13));
  const trick = [...Array.from(position.trick), card];
  if (trick.length < 4) return { position: { hands, strain, leader, trick } };
  const winner = winnerOf(trick, leader, strain);
  return { position: { hands, strain, leader: winner, trick: [] }, winner };
}

export function isLegal(position: Position, card: number): boolean {
  if (!Number.isInteger(card) || card < 0 || card > 51) return false;
  const seat = (position.leader + position.trick.length) & 3;
  const suit = Math.floor(card / 13);
  if (!((position.hands[seat * 4 + suit]! >> (card % 13)) & 1)) return false;
  if (position.trick.length === 0) return true;
  const led = Math.floor(position.trick[0]! / 13);
  return suit === led || !position.hands[seat * 4 + led];
}

/** `value`: tricks for the side of the seat to play; `guess` is where to start looking, for most cards change nothing. */
export function traceOf(
  value: (position: Position, guess?: number) => number,
  start: Position,
  play: ArrayLike<number>,
): Result<number[]> {
  const problem = checkPosition(start);
  if (problem) return { ok: false, problem };
  const declarer = (start.leader + 3) & 3;
  const total = handSize(start.hands, start.leader);
  let position = start;
  let won = 0;
  let ended = 0;
  const trace: number[] = [];
  const record = () => {
    if (ended === total) {
      trace.push(won);
      return;
    }
    const seat = (position.leader + position.trick.length) & 3;
    const left = total - ended;
    const defends = (seat ^ declarer) & 1;
    const before = trace.at(-1);
    const expected = before === undefined ? undefined : defends ? left - (before - won) : before - won;
    const tricks = value(position, expected);
    trace.push(won + (defends ? left - tricks : tricks));
  };
  record();
  for (let i = 0; i < play.length; i++) {
    const card = play[i]!;
    if (!isLegal(position, card)) return fail('play-card', `play[${i}]`, card, 'a legal card of the seat to play');
    const step = afterCard(position, card);
    position = step.position;
    if (step.winner !== undefined) {
      ended++;
      if (((step.winner ^ declarer) & 1) === 0) won++;
    }
    record();
  }
  return { ok: true, value: trace };
}

export function bestLine(scores: (position: Position) => Uint8Array, start: Position): LinePlay[] {
  const line: LinePlay[] = [];
  let position = start;
  while (line.length < 52) {
    const seat = (position.leader + position.trick.length) & 3;
    if (handSize(position.hands, seat) === 0) break;
    const row = scores(position);
    let card = -1;
    for (let c = 0; c < 52; c++) if (row[c] !== 255 && (card < 0 || row[c]! > row[card]!)) card = c;
    line.push({ seat, card, tricks: row[card]! });
    position = afterCard(position, card).position;
  }
  return line;
}
