// A contract as people write it, with symbols and in the language of the page; and a score with its sign.

import { seatLetters, strainLetters } from '../../../cards/cards.ts';
import { suitSymbols } from '../../../explain/words.ts';
import { parseContract } from '../../../play/contract.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { names, ruleWords } from '../words/words.ts';

export function contractText(text: string): string {
  const contract = parseContract(text);
  if (!contract) return text;
  const letter = strainLetters[contract.strain];
  const strain = letter === 'NT' ? names.value.notrump : suitSymbols[letter];
  return `${contract.level}${strain}${'X'.repeat(contract.doubled)}`;
}

export const scoreText = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** "9 tricks, down 1, −50" with the contract before it. */
export function resultText(
  { contract, tricks, score, bound }: NonNullable<Ruling['result']>,
  declarer: number,
): string {
  const { verdict } = ruleWords.value;
  const level = parseContract(contract)?.level ?? 0;
  const said = verdict.contract(contractText(contract), seatLetters[declarer as 0], tricks, bound);
  return `${said}: ${verdict.made(tricks - 6 - level)}, ${scoreText(score)}${bound === undefined ? '' : ` ${verdict.bound[bound]}`}`;
}
