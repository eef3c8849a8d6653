// The answers to further questions about the decisive line, as they go out: cards and plays by their names.

import { type Card, cardName } from '../cards/cards.ts';
import { type Ground, groundsOf, type Refusal, refusalOf } from '../lines/account.ts';
import type { WorstLine } from '../lines/answer.ts';
import { fewWorst } from '../lines/few.ts';
import { type PlayText, playText } from './playText.ts';

/** `played-on`: he played it after the claim, where that is evidence. */
export type GroundText = Ground | { readonly code: 'played-on' };
export type RefusalText = Named<Refusal>;
type Named<T> = T extends { readonly instead: Card } ? Omit<T, 'instead'> & { readonly instead: string } : T;

/** What else is asked of a ruling. */
export interface Questions {
  /** Why each play of the claimer's side on the decisive line is normal. */
  readonly grounds?: boolean;
  /** So many of the worst normal lines, the decisive one first. */
  readonly lines?: number;
  /** Why these cards were not played on the decisive line. */
  readonly why?: readonly WhyCard[];
}

/** A card, and the trick (from 1) in which it might have been played; without one the first possible. */
export interface WhyCard {
  readonly card: Card;
  readonly trick?: number;
}

export interface Accounts {
  readonly grounds?: readonly { readonly at: number; readonly ground: GroundText }[];
  readonly lines?: readonly LineText[];
  /** Said when fewer lines differ in the claimer's own plays than were asked for. */
  readonly noMoreLines?: true;
  readonly whyNot?: readonly WhyNot[];
}

/** A normal line under the belief that decides. `differs`: it is line `from` of the list but for its play at place `at`. */
export interface LineText {
  readonly tricks: number;
  readonly line: readonly PlayText[];
  readonly differs?: { readonly from: number; readonly at: number; readonly instead: string };
}

/** `play` at place `at` of the line was not made, for this reason; without them it could not have been. `trick`: the one that was asked about. */
export interface WhyNot {
  readonly card: string;
  readonly trick?: number;
  readonly at?: number;
  readonly play?: PlayText;
  readonly refusal?: RefusalText;
}

export function accountsOf({ search, line, tricks }: WorstLine, { grounds, lines, why }: Questions): Accounts {
  const worst = lines === undefined ? undefined : fewWorst(search, { tricks, line }, lines).map(lineText);
  return {
    ...(grounds && { grounds: groundsOf(search, line) }),
    ...(worst && { lines: worst }),
    ...(worst && worst.length < lines! && { noMoreLines: true }),
    ...(why !== undefined && {
      whyNot: why.map(({ card, trick }): WhyNot => {
        const found = refusalOf(search, line, card, trick);
        const asked = { card: cardName(card), ...(trick !== undefined && { trick }) };
        if (found === undefined) return asked;
        const { at, seat, refusal } = found;
        return { ...asked, at, play: playText({ seat, card }), refusal: named(refusal) };
      }),
    }),
  };
}

const lineText = ({ tricks, line, differs }: ReturnType<typeof fewWorst>[number]): LineText => ({
  tricks,
  line: line.map(playText),
  ...(differs && { differs: { ...differs, instead: cardName(differs.instead) } }),
});

const named = (refusal: Refusal): RefusalText =>
  'instead' in refusal ? { ...refusal, instead: cardName(refusal.instead) } : refusal;
