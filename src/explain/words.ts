// What a language must supply: names, headings and one sentence for every reason, doubt, question and answer.
// The records are total: a missing sentence does not compile. Sentences are functions of recorded facts, nothing else.

import { parseCard, rankLetters, rankOf, type SeatLetter, type SuitLetter, suitOf } from '../cards/cards.ts';
import type { Answers, Question } from '../laws/edition.ts';
import type { AuthorityId, Switches, SwitchName } from '../laws/regulations.ts';
import type { SourceId } from '../laws/sources.ts';
import type { GroundText, RefusalText } from '../ruling/accounts.ts';
import type { Difference } from '../ruling/compareEditions.ts';
import type { HearingStep } from '../ruling/hearing.ts';
import type { ClaimKind, ClaimQuestion } from '../ruling/isClaim.ts';
import type { BeliefCode, ClaimReason, Reason } from '../ruling/reason.ts';
import type { Doubt, Effect, PlayText, Ruling } from '../ruling/ruling.ts';

import type { ChapterWords } from './words/chapter.ts';
import type { HeardWords } from './words/heard.ts';
import type { IsClaimEditionsWords } from './words/isClaimEditions.ts';
import type { RequestWords } from './words/request.ts';
import type { UnseenWords } from './words/unseen.ts';

export type Lang = 'en' | 'nl';

type FactsOf<C extends Reason['code']> = Extract<Reason, { code: C }>['facts'];
type OrderDoubt = Extract<Doubt, { code: 'order' }>;
type BeliefDoubt = Exclude<Doubt, { code: 'order' | 'two-versions' | 'number-said' | 'likely' | 'partner-trusts' }>;

/** Who the sentences are about. */
export interface Scene {
  readonly claimer: SeatLetter;
  /** Whose normal play was examined: the claimer, or who wants agreement back. */
  readonly examined: SeatLetter;
  readonly notrump: boolean;
}

export interface Names {
  readonly seats: Readonly<Record<SeatLetter, string>>;
  readonly seatLetters: Readonly<Record<SeatLetter, string>>;
  readonly sides: readonly [northSouth: string, eastWest: string];
  readonly suits: Readonly<Record<SuitLetter, string>>;
  /** The ranks from ace to ten, one text each. */
  readonly honours: readonly [ace: string, king: string, queen: string, jack: string, ten: string];
  readonly notrump: string;
  readonly and: string;
  readonly inTrick: (trick: number) => string;
}

/** The readings that the law leaves to practice. */
export interface RegulationWords {
  readonly authorities: Readonly<Record<AuthorityId, string>>;
  readonly names: Readonly<Record<SwitchName, string>>;
  readonly values: { readonly [S in SwitchName]: Readonly<Record<`${Switches[S]}`, string>> };
  readonly used: (value: string, authority?: string, source?: string) => string;
  readonly unknown: (authority: string, names: string) => string;
}

/** Further questions: why a play is normal, why another is not, which other lines there are. */
export interface AccountWords {
  readonly headings: Readonly<Record<'grounds' | 'lines' | 'why', string>>;
  readonly grounds: { readonly [C in GroundText['code']]: (facts: FactsIn<GroundText, C>) => string };
  /** Said once of grounds that count tricks in plain sight. */
  readonly plainSight: string;
  readonly refusals: { readonly [C in RefusalText['code']]: (facts: FactsIn<RefusalText, C>) => string };
  readonly whyNot: (asked: PlayText, because: string) => string;
  /** `trick`: the one that was asked about; without it anywhere on the line. */
  readonly isPlayed: (card: string, trick?: number) => string;
  readonly notPlayed: (card: string, trick?: number) => string;
  readonly line: (number: number, tricks: number) => string;
  readonly differs: (from: number, trick: number, made: PlayText, instead: string) => string;
  /** Plays in one trick. */
  readonly at: (trick: number, made: readonly PlayText[]) => string;
  readonly because: (plays: readonly string[], ground: string) => string;
  readonly cards: (names: readonly string[]) => string;
  readonly decisive: string;
  readonly noMoreLines: string;
}

/** The member of a union that has a code, where one member may have several. */
type FactsIn<T extends { readonly code: string }, C extends T['code']> = T extends unknown
  ? C extends T['code']
    ? T
    : never
  : never;

export interface Words {
  readonly accounts: AccountWords;
  readonly names: Names;
  readonly headings: Readonly<
    Record<'ruling' | 'understood' | 'line' | 'worstLine' | 'doubts' | 'ladder' | 'reasons' | 'laws', string>
  >;
  readonly claim: (claim: Ruling['claim'], remaining: number) => string;
  readonly table: {
    readonly edition: (edition: string) => string;
    readonly declarer: string;
    readonly strain: (suit: SuitLetter | 'NT') => string;
    readonly toLead: (seat: SeatLetter) => string;
    readonly onTable: (plays: readonly PlayText[], next: SeatLetter) => string;
  };
  readonly verdict: {
    readonly status: Readonly<Record<NonNullable<Ruling['status']>, string>>;
    readonly claimerSide: (claimer: SeatLetter) => string;
    readonly of: (tricks: number, remaining: number) => string;
    /** `over` is tricks above (or, negative, below) the number claimed. */
    readonly against: (over: number) => string;
    /** `bound`: when the tricks are only known to be so many at least, or at most. */
    readonly contract: (
      contract: string,
      declarer: SeatLetter,
      tricks: number,
      bound?: 'least' | 'most' | undefined,
    ) => string;
    /** After a score that goes with such tricks. */
    readonly bound: Readonly<Record<'least' | 'most', string>>;
    /** `over` is tricks above (or, negative, below) the contract. */
    readonly made: (over: number) => string;
    readonly exact: string;
    /** Not every way in which unknown hands can lie was examined, but no count is lower. */
    readonly lowest: string;
    /** Not every layout was examined, but in none the claimer loses more. */
    readonly surely: string;
    readonly notExact: string;
  };
  readonly line: {
    readonly wonBy: string;
    readonly legend: (claimer: SeatLetter) => string;
    readonly doubtMark: string;
  };
  readonly ladder: Readonly<Record<keyof Ruling['ladder'] | 'ruling', string>>;
  readonly cite: (articles: readonly string[]) => string;
  readonly cost: (tricks: number) => string;
  readonly noDoubts: (exact: boolean) => string;
  /** The score before and after. */
  readonly effect: {
    readonly heading: string;
    readonly before: (effect: Effect['before']) => string;
    readonly after: string;
    readonly swing: (points: number, imps: number, declarer: SeatLetter) => string;
    readonly others: (others: NonNullable<Effect['others']>) => string;
  };
  readonly doubts: {
    readonly order: (facts: OrderDoubt['facts'], trick: number) => string;
  } & { readonly [C in BeliefDoubt['code']]: (facts: BeliefDoubt['facts'], scene: Scene) => string };
  readonly reasons: { readonly [C in Reason['code']]: (facts: FactsOf<C>, scene: Scene) => string };
  readonly heard: HeardWords;
  readonly chapter: ChapterWords;
  readonly unseen: UnseenWords;
  readonly laws: LawWords;
  readonly isClaim: ClaimWords;
  readonly request: RequestWords;
  readonly isClaimEditions: IsClaimEditionsWords;
  readonly hearing: HearingWords;
  /** The same case under every edition. */
  readonly editions: {
    readonly heading: string;
    readonly differences: string;
    readonly none: string;
    readonly differ: (difference: Omit<Difference, 'causes'>) => string;
    readonly because: (topic: string) => string;
    readonly orElse: string;
    readonly noCause: string;
    readonly borrowed: (edition: string, answers: number, from: readonly string[]) => string;
    readonly score: (score: number) => string;
    /** In a row whose count is no ruling. */
    readonly status: Readonly<Record<NonNullable<Ruling['status']>, string>>;
  };
}

/** The law in our own words: a short name for each question, a sentence for each answer. */
export interface LawWords {
  readonly questions: Readonly<Record<Question, string>>;
  readonly answers: {
    readonly [Q in Question]: Answers[Q] extends string
      ? Readonly<Record<Answers[Q], string>>
      : (answer: Answers[Q]) => string;
  };
  readonly notKnown: string;
  readonly secondHand: string;
  /** Heading of the list of sources. */
  readonly readIn: string;
  /** What the nearest known edition answers, in place of one that is not known to us. */
  readonly nearest: (edition: string, answer: string) => string;
  readonly article: (article: string) => string;
  readonly sources: Readonly<Record<SourceId, string>>;
}

/** Whether it was a claim: the questions to the director, the results, the reasons. */
export interface ClaimWords {
  readonly yes: string;
  readonly no: string;
  readonly questions: Readonly<Record<ClaimQuestion, string>>;
  readonly kinds: Readonly<Record<ClaimKind, string>>;
  readonly because: Readonly<Record<ClaimReason, string>>;
}

/** The steps of the hearing. */
export type HearingWords = Readonly<Record<HearingStep, string>>;

/** How the claimer may have seen the cards, as sentences. */
export type Pictures = Readonly<Record<BeliefCode, (cards: readonly string[], who: string) => string>>;

export const noBreak = '\u00a0';

export const suitSymbols: Readonly<Record<SuitLetter, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

const symbolsInOrder = ['♠', '♥', '♦', '♣'] as const;

export const rankName = (rank: number, names: Names): string =>
  rank >= 8 ? names.honours[12 - rank]! : rankLetters[rank]!;

/** The small tools of a language: cards, plays and lists as it writes them. What belongs together is joined by a
 *  no-break space, so that a page does not break it. */
export interface Say {
  /** "♠Q" for "SQ". */
  card(name: string): string;
  cards(names: readonly string[]): string;
  /** "South ♥A" for "S:HA", "South ♥A in trick 3" for "S:HA@3". */
  play(text: PlayText): string;
  plays(texts: readonly PlayText[]): string;
  seat(letter: SeatLetter): string;
  /** A number with its noun. */
  count(number: number, one: string, many: string): string;
  list(items: readonly string[], word?: string): string;
}

export function makeSay(names: Names): Say {
  const seat = (letter: SeatLetter) => names.seats[letter];
  const card = (name: string) => {
    const number = parseCard(name);
    return number === undefined ? name : symbolsInOrder[suitOf(number)] + rankName(rankOf(number), names);
  };
  const play = (text: PlayText) => {
    const [made, trick] = text.split('@');
    const said = `${seat(made![0] as SeatLetter)}${noBreak}${card(made!.slice(2))}`;
    return trick === undefined ? said : `${said} ${names.inTrick(Number(trick))}`;
  };
  const list = (items: readonly string[], word = names.and) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
  return {
    card,
    play,
    seat,
    list,
    cards: (cards) => list(cards.map(card)),
    plays: (plays) => list(plays.map(play)),
    count: (number, one, many) => `${number}${noBreak}${number === 1 ? one : many}`,
  };
}

/** The full stop after a quotation, unless it ends in one of its own. */
export const stop = (quoted: string): string => (/[.!?…]$/.test(quoted) ? '' : '.');

/** 0.125 as "13 %"; what is neither nothing nor all is never shown as that. */
export const percent = (share: number): string => {
  const whole = Math.round(share * 100);
  const shown = share > 0 && whole === 0 ? '< 1' : share < 1 && whole === 100 ? '> 99' : `${whole}`;
  return `${shown}${noBreak}%`;
};

/** With its sign, to one decimal when need be. */
export const signed = (number: number): string => {
  const rounded = Math.round(number * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};
