// A result and its score in words, and what a ruling does to the score: before, after, the swing, other tables.

import { type SeatLetter, seatLetters, strainLetters } from '../cards/cards.ts';
import { parseContract } from '../play/contract.ts';
import { type Board, effectBetween } from '../ruling/effect.ts';
import type { Effect, Ruling } from '../ruling/ruling.ts';
import { wordsOf } from './laws.ts';
import { page, wrap } from './layout.ts';
import { type Lang, suitSymbols, type Words } from './words.ts';

export function resultText(result: NonNullable<Ruling['result']>, declarer: SeatLetter, words: Words): string {
  const contract = parseContract(result.contract);
  const said = words.verdict.contract(contractText(result.contract, words), declarer, result.tricks, result.bound);
  const made = contract === undefined ? '' : `${words.verdict.made(result.tricks - 6 - contract.level)}, `;
  return `${said}: ${made}${scoreText(result.score)}${orSo(result, words)}`;
}

const orSo = ({ bound }: Pick<NonNullable<Ruling['result']>, 'bound'>, words: Words): string =>
  bound === undefined ? '' : ` ${words.verdict.bound[bound]}`;

export function contractText(text: string, words: Words): string {
  const contract = parseContract(text);
  if (contract === undefined) return text;
  const letter = strainLetters[contract.strain];
  return `${contract.level}${letter === 'NT' ? words.names.notrump : suitSymbols[letter]}${'X'.repeat(contract.doubled)}`;
}

const scoreText = (score: number) => (score < 0 ? `−${-score}` : score > 0 ? `+${score}` : '0');

export function effectLines(
  effect: Effect,
  after: NonNullable<Ruling['result']>,
  declarer: SeatLetter,
  words: Words,
): string[] {
  const { before, swing, others } = effect;
  const names = [words.effect.before(before), words.effect.after];
  const width = Math.max(...names.map((name) => name.length)) + 2;
  return [
    words.effect.heading,
    `  ${names[0]!.padEnd(width)}${scoreText(before.score)}`,
    `  ${names[1]!.padEnd(width)}${scoreText(after.score)}${orSo(after, words)}`,
    ...wrap(words.effect.swing(swing.points, swing.imps, declarer), '  '),
    ...(others === undefined ? [] : wrap(words.effect.others(others), '  ')),
  ];
}

/** The score of a board by itself, or before and after when `before` is given. */
export function explainScore(
  board: Board,
  result: NonNullable<Ruling['result']>,
  before: number | undefined,
  lang: Lang,
) {
  const words = wordsOf(lang);
  const declarer = seatLetters[board.declarer];
  const head = wrap(resultText(result, declarer, words));
  if (before === undefined && board.others === undefined) return page([head]);
  const was = { tricks: before ?? result.tricks, from: 'recorded' } as const;
  const effect = effectBetween(board, was, result.tricks);
  return page([head, effectLines(effect, result, declarer, words)]);
}
