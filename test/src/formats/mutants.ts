// Mutated files: three boards of real or made-up files side by side, some with hands hidden, the middle one damaged at random.
// Whatever becomes of that one, nothing may crash or hang, and its neighbours are read as they were.

import { readFileSync } from 'node:fs';
import { cardName } from '../../../src/cards/cards.ts';
import { handText } from '../../../src/cards/hands.ts';
import type { Board } from '../../../src/formats/board.ts';
import { readText } from '../../../src/formats/read.ts';

/** A small generator of numbers that a seed repeats (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The boards of a file as pieces of text that stand by themselves. */
export function piecesOf(path: string): string[] {
  const text = readFileSync(path, 'latin1').replaceAll('\r', '');
  if (path.endsWith('.lin'))
    return text.split(/\n(?=qx\||pn\||md\|)/).filter((piece) => /\bmd\|[1-4]S/.test(piece) && piece.includes('pc|'));
  return text
    .split(/\n\s*\n/)
    .filter((piece) => /^\[Deal "/m.test(piece) && /^\[Board "\d+"\]/m.test(piece) && !/[{}#%]/.test(piece));
}

const noise = [
  '{',
  '}',
  '"',
  '[',
  ']',
  '|',
  '\n',
  '\r\n',
  '%',
  ';',
  '*',
  '-',
  '+',
  '^R',
  '\\',
  '\0',
  '#',
  '##',
  'é',
  '(',
  '[Play "W"]',
  'md|',
  'pc|',
  '\t',
  '10',
  'SA',
];

export function mutate(text: string, random: (below: number) => number): string {
  let out = text;
  for (let times = 1 + random(6); times > 0; times--) {
    const at = random(out.length + 1);
    const length = random(random(4) === 0 ? 200 : 8);
    const kind = random(6);
    if (kind === 0) out = out.slice(0, at) + out.slice(at + length);
    else if (kind === 1) out = out.slice(0, at) + noise[random(noise.length)]! + out.slice(at);
    else if (kind === 2) out = out.slice(0, at) + noise[random(noise.length)]! + out.slice(at + 1);
    else if (kind === 3) out = out.slice(0, at) + out.slice(at, at + length) + out.slice(at);
    else if (kind === 4) out = out.slice(0, at);
    else out = out.slice(0, at) + String.fromCharCode(random(256)) + out.slice(at + 1);
  }
  return out;
}

const pick = <T>(random: (below: number) => number, of: readonly T[]): T => of[random(of.length)]!;

/** Hidden in whole, or in part: a suit of small cards, or more cards in suits than are written. */
const pbnHidden = ['-', '?', '...', 'x', 'AK?'] as const;
const linHidden = ['', 'x', '?'] as const;

/** A board of which one or two hands are hidden, in any of the ways in which files hide them. */
export function hideHands(text: string, lin: boolean, random: (below: number) => number): string {
  const seats = [random(4), random(4)];
  const hidden = (hand: string, i: number) => (seats.includes(i) ? hide(hand, lin, random) : hand);
  if (!lin)
    return text.replace(
      /^(\[Deal "[NESW]:)([^"]*)/m,
      (_, start: string, hands: string) => start + hands.split(' ').map(hidden).join(' '),
    );
  return text.replace(/\bmd\|([1-4])([^|]*)/, (_, dealer: string, hands: string) => {
    const four = [...hands.split(','), '', '', ''].slice(0, 4); // the fourth is often left out
    return `md|${dealer}${four.map(hidden).join(',')}`;
  });
}

function hide(hand: string, lin: boolean, random: (below: number) => number): string {
  const how = pick(random, lin ? linHidden : pbnHidden);
  if (how === 'x') return hand.replaceAll(/[2-9TJQKA]/g, (rank) => (random(3) === 0 ? rank : 'x'));
  if (how === 'AK?' || (lin && how === '?'))
    return hand.replaceAll(/[2-9TJQKA]+/g, (ranks) => `${ranks.slice(0, random(ranks.length + 1))}?`);
  return how;
}

/** What of a board must not change when its neighbour is damaged. */
const essence = ({ deal, part, play, recorded, ending, declarer, contract }: Board): string =>
  JSON.stringify([
    [deal, part?.hands].map((hands) => hands && [0, 1, 2, 3].map((seat) => handText(hands, seat as 0))),
    play.map(cardName),
    recorded,
    ending,
    declarer,
    contract,
  ]);

export const boardsOf = (text: string): Board[] => {
  const boards: Board[] = [];
  for (const item of readText(text)) if ('board' in item) boards.push(item.board);
  return boards;
};

export function timeOf(text: string): number {
  const start = performance.now();
  boardsOf(text);
  return performance.now() - start;
}

export interface Trial {
  readonly text: string;
  readonly milliseconds: number;
  /** Neighbours that are not in the damaged text as they are in the whole one. */
  readonly lost: readonly string[];
}

export function tryOne(pieces: readonly string[], lin: boolean, random: (below: number) => number): Trial {
  const one = () => {
    const piece = pick(random, pieces);
    return random(4) === 0 ? hideHands(piece, lin, random) : piece;
  };
  const [before, damaged, after] = [one(), mutate(one(), random), one()];
  const between = lin ? '\n' : '\n\n';
  const text = [before, damaged, after].join(between);
  const start = performance.now();
  const found = new Set(boardsOf(text).map(essence));
  const milliseconds = performance.now() - start;
  const lost = [before, after]
    .flatMap(boardsOf)
    .map(essence)
    .filter((board) => !found.has(board));
  return { text, milliseconds, lost };
}
