// Values of options that are more than a word: numbers, and cards that are asked about. A wrong one is told with what is right.

import { InvalidArgumentError } from 'commander';
import { parseCard } from '../../cards/cards.ts';
import { typedCard } from '../../explain/typed.ts';
import type { Lang } from '../../explain/words.ts';
import type { WhyCard } from '../../ruling/accounts.ts';

export const count = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('It is a whole number of at least 1.');
};
/** Undefined when a text is no card, with or without its trick: DK, DK@3; RH@3 where Dutch is spoken. */
export function whyCards(texts: readonly string[], lang: Lang): readonly WhyCard[] | undefined {
  const cards: WhyCard[] = [];
  for (const text of texts) {
    const [name, trick, more] = text.split('@');
    const card = parseCard(typedCard(name!, lang));
    if (card === undefined || more !== undefined || (trick !== undefined && !/^([1-9]|1[0-3])$/.test(trick)))
      return undefined;
    cards.push({ card, ...(trick !== undefined && { trick: Number(trick) }) });
  }
  return cards;
}
export const number = (least: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= least) return value;
  throw new InvalidArgumentError(`It is a number of at least ${least}.`);
};
export const lanes = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 64) return value;
  throw new InvalidArgumentError('It is a whole number from 1 to 64.');
};
