// What a claimer said, as a tree: one shape for every language, plain data, so that it travels as JSON.
// Steps say what will be played, facts say how the cards lie (and serve as conditions); `then` is an order, `and` is
// none. Every node knows its place in the text. What it commits the claimer to is in plan.ts, not here.

import type { Seat, Suit } from '../../cards/cards.ts';

/** Where in the text: the first character and how many. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** A suit; the trump suit whichever it is; or the suit spoken of last. */
export type SuitName = Suit | 'trumps' | 'it';
export type Hand = 'hand' | 'dummy';
/** A seat; the opponent on the claimer's left or right; some opponent; both; the one spoken of last; or his partner. */
export type Who = Seat | 'left' | 'right' | 'anyone' | 'both' | 'same' | 'partner';

type Node<K extends string, Fields = unknown> = K extends string ? Place & { readonly kind: K } & Fields : never;

/** A named card; its suit may be left to the context ("the queen"). */
export type NamedCard = Node<'card', { readonly rank: number; readonly suit?: Exclude<SuitName, 'it'> }>;
/** Cards of a suit: "a low spade", "two trumps", "the last heart"; without a count the suit as a whole. `rank`: cards of
 *  that rank, "two aces", or all of them. */
export type SomeCards = Node<
  'some',
  {
    readonly suit?: SuitName;
    readonly rank?: number;
    readonly count?: number;
    readonly which?: 'low' | 'high' | 'last' | 'good' | 'losing';
    /** "The third club". */
    readonly round?: number;
  }
>;
/** "a club or a diamond". */
export type EitherCards = Node<'either', { readonly of: readonly (NamedCard | SomeCards)[] }>;
export type Pick = NamedCard | SomeCards | EitherCards;
/** Cards that a fact is about. */
export type Cards = readonly (NamedCard | SomeCards)[];

export type Fact = (
  | Node<'good', { readonly what: Cards | Hand | 'all' }>
  /** Thought to be no longer with the opponents: "trumps are drawn", "the queen is gone". */
  | Node<'gone', { readonly what: Cards }>
  | Node<'out', { readonly what: Cards }>
  /** `top`: "four diamonds to the jack". */
  | Node<'holds', { readonly who: Who; readonly what: Cards; readonly top?: number }>
  /** Without a split: evenly. */
  | Node<'breaks', { readonly suit: SuitName; readonly split?: readonly [number, number] }>
  | Node<'falls', { readonly what: Cards; readonly under?: NamedCard }>
  /** Negated: shows out. */
  | Node<'follows', { readonly who: Who; readonly suit?: SuitName }>
  /** The finesse, against a card when one is named. */
  | Node<'works', { readonly against?: NamedCard }>
  /** What the other side does: "you draw trumps", "West covers". */
  | Node<'they', { readonly who?: Who; readonly step: Action }>
) & { readonly not?: true };

/** What a claimer says he will do. */
export type Action =
  /** All of them; `rounds` of them; the last `out` that the opponents hold; a card of theirs; a suit by its name. `ends`: the
   *  hand that has the lead then. */
  | Node<
      'draw',
      {
        readonly rounds?: number;
        readonly out?: number;
        readonly card?: NamedCard;
        readonly suit?: Suit;
        readonly ends?: Hand;
      }
    >
  /** The winners of suits (none named: all winners), or `count` of them. `run`: to the last card. `top`: from the top. */
  | Node<
      'cash',
      {
        readonly suits: readonly SuitName[];
        readonly count?: number;
        readonly run?: true;
        readonly top?: true;
      }
    >
  /** These cards, in this order. */
  | Node<'play', { readonly cards: readonly Pick[]; readonly from?: Hand }>
  /** "a heart to the ace". */
  | Node<'lead', { readonly card: NamedCard | SomeCards; readonly to: NamedCard }>
  | Node<
      'ruff',
      {
        readonly what: readonly Pick[];
        /** "the fourth round". */
        readonly round?: number;
        readonly in?: Hand;
        readonly with?: NamedCard | 'high' | 'low';
        /** To make the suit good. */
        readonly good?: true;
      }
    >
  /** All suits that can be ruffed, when none is named. */
  | Node<'crossruff', { readonly suits?: readonly SuitName[] }>
  /** Does not part with so many, of one hand or of both. */
  | Node<'keep', { readonly what: NamedCard | SomeCards; readonly in?: Hand }>
  /** Takes a trick that another hand led: in this hand, with this card, or as cheaply as can be. */
  | Node<'win', { readonly in?: Hand; readonly with?: NamedCard | 'low' | 'high' }>
  /** Beats the card that an opponent played: by `card`, or by overruffing (`ruff`). */
  | Node<'cover', { readonly card?: NamedCard; readonly ruff?: true }>
  /** Plays suits until they are good. */
  | Node<'establish', { readonly suits: readonly SuitName[] }>
  /** To the other hand when none is named. `ruff`: by ruffing `with`. */
  | Node<'cross', { readonly to?: Hand | NamedCard; readonly with?: Pick; readonly ruff?: true }>
  | Node<
      'finesse',
      {
        readonly suit?: SuitName;
        readonly card?: NamedCard;
        readonly against?: NamedCard;
        readonly through?: Who;
        readonly marked?: true;
        readonly ruffing?: true;
        /** A double finesse: taken twice. */
        readonly twice?: true;
      }
    >
  | Node<'overtake', { readonly card: NamedCard; readonly with?: NamedCard }>
  | Node<'unblock', { readonly what: Cards }>
  | Node<'discard', { readonly what: readonly Pick[]; readonly on?: Pick; readonly from?: Hand }>
  /** Tricks given up: in a suit, by a card, so many, or to a card of the opponents. */
  | Node<'lose', { readonly what: readonly Pick[]; readonly tricks?: number; readonly to?: NamedCard }>
  | Node<'squeeze', { readonly who?: Who; readonly suits: readonly SuitName[] }>
  /** Who must lead one of `suits`, or give a ruff and discard; thrown in `with` a card. */
  | Node<
      'endplay',
      {
        readonly who?: Who;
        readonly with?: Pick;
        readonly suits: readonly SuitName[];
        readonly ruffAndDiscard?: true;
      }
    >
  /** The side suits when none is named. */
  | Node<'eliminate', { readonly suits: readonly SuitName[] }>;

/** What he says he will have. */
export type Tally =
  /** A list of tricks: no order, but a limit. `sum`: "that is nine". */
  | Node<'tricks', { readonly items: readonly (NamedCard | SomeCards)[]; readonly sum?: number }>
  | Node<'rest'>
  /** The rest goes to the other side. */
  | Node<'concede'>
  | Node<'count', { readonly tricks: number }>
  /** One of the three: so many down, made at this level, made with so many overtricks. */
  | Node<'result', { readonly down?: number; readonly level?: number; readonly over?: number }>
  | Node<'anyOrder'>;

export type Simple = Action | Tally | Fact | Node<'not', { readonly step: Action }>;
export type Condition = Fact | Node<'and' | 'or', { readonly steps: readonly Fact[] }>;

export type Step =
  | Simple
  | Node<'then' | 'and' | 'or', { readonly steps: readonly Step[] }>
  | Node<'if', { readonly when: Condition; readonly do: Step; readonly else?: Step }>;

export type StatementLang = 'en' | 'nl';

/** A stretch of the text that was not understood; it has no part in the tree. */
export interface NotUnderstood extends Place {
  readonly text: string;
}

export interface Statement {
  readonly steps: readonly Step[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly lang: StatementLang;
}

export const factKinds = ['good', 'gone', 'out', 'holds', 'breaks', 'falls', 'follows', 'works', 'they'] as const;

export const isFact = (step: Step): step is Fact => (factKinds as readonly string[]).includes(step.kind);

/** Every node of a tree that says something by itself, in the order of the text. Those under an `if` or `or` count too. */
export function simpleSteps(steps: readonly Step[]): Simple[] {
  return steps.flatMap((step): Simple[] => {
    if (step.kind === 'then' || step.kind === 'and' || step.kind === 'or') return simpleSteps(step.steps);
    if (step.kind !== 'if') return [step];
    return simpleSteps([step.when, step.do, ...(step.else ? [step.else] : [])]);
  });
}

/** The steps as they are numbered when read back: those joined by "and" or "then" stand by themselves. */
export function numberedSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => (step.kind === 'then' || step.kind === 'and' ? numberedSteps(step.steps) : [step]));
}

/** The opposite of a condition. */
export function negated(when: Condition): Condition {
  if (when.kind === 'and' || when.kind === 'or') {
    const steps = when.steps.map((fact) => negated(fact) as Fact);
    return { ...when, kind: when.kind === 'and' ? 'or' : 'and', steps };
  }
  const { not, ...rest } = when;
  return not ? rest : { ...rest, not: true };
}
