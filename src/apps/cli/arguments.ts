// Values of options that are more than a word: numbers, and cards that are asked about. A wrong one is told with what is right.

import { InvalidArgumentError } from 'commander';
import { parseCard } from '../../cards/cards.ts';
import type { WhyCard } from '../../ruling/accounts.ts';

export const count = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('It is a whole number of at least 1.');
};
export const whyCard = (text: string, before: readonly WhyCard[] = []): readonly WhyCard[] => {
  const [name, trick] = text.split('@');
  const card = parseCard(name!);
  if (card !== undefined && (trick === undefined || /^([1-9]|1[0-3])$/.test(trick)))
    return [...before, { card, ...(trick !== undefined && { trick: Number(trick) }) }];
  throw new InvalidArgumentError('It is a card, such as DK, with the trick if need be: DK@3.');
};
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
