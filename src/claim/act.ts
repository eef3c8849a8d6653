// What a player did or said that may have been a claim, as facts: the questions of `isClaim` (Law 68; article 70 in 1963). Of a
// case those are given that its other keys do not tell, when it is in doubt whether there was a claim at all.

import { type Fields, readFields, readYesNo } from './read.ts';

export const claimQuestions = [
  /** Whether declarer did or said it; otherwise a defender. */
  'byDeclarer',
  /** Whether it was about the trick in progress only. */
  'currentTrickOnly',
  /** Whether it was clear that no claim was meant, as when cards fall or play goes on at once. */
  'noClaimMeant',
  /** A number of tricks to be won was said ("making" and "the rest" are numbers). */
  'saidWinners',
  /** A number of tricks to be lost was said, or the hand was given up. */
  'saidLosers',
  /** Whether those numbers, won or lost, were all the tricks that were left. */
  'allTheRest',
  /** The suggestion that play be cut short. */
  'cutShort',
  /** The cards were faced or shown. */
  'showedCards',
  /** Whether partner of that defender objected at once to losing tricks. */
  'partnerObjected',
] as const;

export type ClaimQuestion = (typeof claimQuestions)[number];
export type ClaimAnswers = Readonly<Partial<Record<ClaimQuestion, boolean>>>;

/** What the other keys of a case tell: who it was, and whether partner objected. */
type Told = 'byDeclarer' | 'partnerObjected';

export type Act = Omit<ClaimAnswers, Told>;

export function readAct(fields: Fields): Act | undefined {
  const value = fields.get('isClaim');
  if (value === undefined) return undefined;
  const keys = claimQuestions.filter((question) => question !== 'byDeclarer' && question !== 'partnerObjected');
  const given = readFields(value, 'isClaim', 'what may have been a claim', keys);
  const answered = keys.filter((key) => given.get(key) !== undefined);
  return Object.fromEntries(answered.map((key) => [key, readYesNo(given.get(key), given.place(key))]));
}
