// A statement as tasks in the order in which they bind: plain data that shrinks as the line follows it.
// What cannot bind a play (facts, numbers, "the rest", squeezes and endplays by name) has no task.
// A list of tricks is one task without an order; what "then" joins are tasks one after the other.

import type { Seat, Suit } from '../../../cards/cards.ts';
import { type Action, type Condition, type Fact, isFact, type Step } from '../tree.ts';
import { type Mark, type Places, Reference } from './refer.ts';
import type { PlanSwitches } from './switches.ts';

export type Task =
  /** Lead a suit: so many rounds, or until the opponents' cards of it are gone (`draw`), or to its last card. */
  | {
      readonly do: 'suit';
      readonly suit: Suit;
      readonly draw: boolean;
      readonly rounds?: number;
      /** Cards of the opponents that he says are out. */
      readonly out?: number;
      readonly top: boolean;
      /** Until all that is left of it is good. */
      readonly good?: true;
      /** A trick in the suit was lost. */
      readonly lost?: true;
    }
  /** Play these cards in order, each from the hand that holds it. */
  | { readonly do: 'play'; readonly cards: readonly (readonly Mark[])[]; readonly from?: Seat }
  /** Lead a card from one hand and play a card from the other. `led`: the first half is done. */
  | { readonly do: 'toward'; readonly lead: readonly Mark[]; readonly to: Mark; readonly led?: true }
  | {
      readonly do: 'ruff';
      readonly what: readonly Mark[];
      readonly in?: Seat;
      readonly with?: Mark;
      /** Times still to be done; `always`: as long as it can be (cross-ruff, ruffing a suit good). */
      readonly times: number | 'always';
    }
  /** Take a trick that another hand led. */
  | { readonly do: 'win'; readonly in?: Seat; readonly with?: Mark }
  /** Beat the card of an opponent, or overruff it. */
  | { readonly do: 'cover'; readonly card?: Mark; readonly ruff: boolean }
  /** To the other hand when none is named. */
  | { readonly do: 'cross'; readonly to?: Seat; readonly with: readonly Mark[]; readonly ruff: boolean }
  | {
      readonly do: 'finesse';
      readonly suit?: Suit;
      readonly card?: Mark;
      readonly against?: Mark;
      readonly ruffing?: true;
      readonly led?: true;
    }
  | { readonly do: 'overtake'; readonly card: Mark; readonly with?: Mark; readonly led?: true }
  | { readonly do: 'unblock'; readonly what: Mark }
  | { readonly do: 'discard'; readonly what: readonly (readonly Mark[])[]; readonly on: readonly Mark[] }
  /** Lead a suit to give up a trick. */
  | { readonly do: 'lose'; readonly what: readonly (readonly Mark[])[] }
  | { readonly do: 'tricks'; readonly items: readonly { readonly what: Mark; readonly left: number }[] }
  /** Holds to the end of the line. */
  | { readonly do: 'never'; readonly what: 'lead' | 'ruff'; readonly of: Mark }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly yes: readonly Task[];
      readonly no: readonly Task[];
      /** Whether the plan had steps before it. */
      readonly later: boolean;
    }
  /** One of several plans; the play shows which. */
  | { readonly do: 'choice'; readonly of: readonly (readonly Task[])[] }
  /** All of several plans, in any order. */
  | { readonly do: 'group'; readonly of: readonly (readonly Task[])[] };

/** The first step that can have a say about a play. Conditions not settled yet and things never to be done have none. */
export const firstWithSay = (todo: readonly Task[]): Task | undefined =>
  todo.find((task) => task.do !== 'if' && task.do !== 'never');

export function tasksOf(steps: readonly Step[], places: Places, listed: PlanSwitches['listed']): Task[] {
  const refer = new Reference(places);
  const tasks: Task[] = [];
  const add = (step: Step, later: boolean) => tasks.push(...compile(step, later));

  function compile(step: Step, later: boolean): Task[] {
    switch (step.kind) {
      case 'then':
        return step.steps.flatMap((inner, i) => compile(inner, later || i > 0));
      case 'and': {
        const all = step.steps.map((inner, i) => compile(inner, later || i > 0)).filter((some) => some.length > 0);
        return listed === 'in-order' || all.length < 2 ? all.flat() : [{ do: 'group', of: all }];
      }
      case 'or': {
        const all = step.steps.map((inner) => compile(inner, later));
        return all.some((some) => some.length > 0) ? [{ do: 'choice', of: all }] : [];
      }
      case 'if': {
        const when = resolved(step.when, refer);
        const yes = compile(step.do, later);
        const no = step.else === undefined ? [] : compile(step.else, later);
        return yes.length + no.length === 0 ? [] : [{ do: 'if', when, yes, no, later }];
      }
      case 'not':
        return prohibition(step.step, refer);
      case 'tricks':
        return [
          {
            do: 'tricks',
            items: step.items.map((item) => ({
              what: refer.mark(item),
              left: item.kind === 'some' ? (item.count ?? 13) : 1,
            })),
          },
        ];
      case 'rest':
      case 'concede':
      case 'count':
      case 'result':
      case 'anyOrder':
        return [];
      default:
        return isFact(step) ? heard(step, refer) : action(step, refer);
    }
  }

  for (const [i, step] of steps.entries()) add(step, i > 0);
  return tasks;
}

/** A fact binds nothing, but the suit it names is the one spoken of last. */
function heard(fact: Fact, refer: Reference): Task[] {
  resolved(fact, refer);
  return [];
}

function action(step: Action, refer: Reference): Task[] {
  const { strain } = refer.places;
  const trumps = () => refer.suitOf('trumps');
  switch (step.kind) {
    case 'draw': {
      const suit = step.suit === undefined ? trumps() : refer.suitOf(step.suit);
      if (suit === undefined) return [];
      const rounds = step.rounds === undefined ? {} : { rounds: step.rounds };
      const out = step.card !== undefined ? { out: 1 } : step.out === undefined ? {} : { out: step.out };
      const draw: Task = { do: 'suit', suit, draw: suit === strain, top: false, ...rounds, ...out };
      return step.ends === undefined
        ? [draw]
        : [draw, { do: 'cross', to: refer.seatOf(step.ends), with: [], ruff: false }];
    }
    case 'cash':
      return refer.suitsOf(step.suits).map((suit) => ({
        do: 'suit',
        suit,
        draw: false,
        top: step.top ?? false,
        ...(step.count === undefined ? {} : { rounds: step.count }),
      }));
    case 'play':
      return [
        {
          do: 'play',
          cards: step.cards.flatMap((pick) => Array<Mark[]>(times(pick)).fill(refer.marksOf([pick])[0]!)),
          ...(step.from && { from: refer.seatOf(step.from) }),
        },
      ];
    case 'lead': {
      const to = refer.mark(
        step.to.suit === undefined && step.card.suit !== undefined
          ? { ...step.to, suit: refer.suitOf(step.card.suit)! }
          : step.to,
      );
      return [{ do: 'toward', lead: [refer.mark(step.card)], to }];
    }
    case 'ruff':
      return [
        {
          do: 'ruff',
          what: refer.marksOf(step.what).flat(),
          times: step.good
            ? 'always'
            : Math.max(
                1,
                step.what.reduce((sum, pick) => sum + times(pick), 0),
              ),
          ...(step.in && { in: refer.seatOf(step.in) }),
          ...ruffingCard(step.with, refer),
        },
      ];
    case 'crossruff':
      return [{ do: 'ruff', what: [], times: 'always' }];
    case 'cross': {
      if (typeof step.to === 'object')
        return [{ do: 'toward', lead: [suitOnly(refer.mark(step.to))], to: refer.mark(step.to) }];
      const marks = step.with === undefined ? [] : refer.marksOf([step.with]).flat();
      const to = step.to === undefined ? {} : { to: refer.seatOf(step.to) };
      return [{ do: 'cross', ...to, with: marks, ruff: step.ruff ?? false }];
    }
    case 'win': {
      const by = step.with;
      const mark: Mark | undefined =
        by === undefined ? undefined : typeof by === 'string' ? { suits: 0b1111, which: by } : refer.mark(by);
      return [{ do: 'win', ...(step.in && { in: refer.seatOf(step.in) }), ...(mark && { with: mark }) }];
    }
    case 'cover':
      return [{ do: 'cover', ...(step.card && { card: refer.mark(step.card) }), ruff: step.ruff ?? false }];
    case 'establish':
      return refer.suitsOf(step.suits).map((suit) => ({ do: 'suit', suit, draw: false, top: false, good: true }));
    case 'finesse': {
      const suit = step.suit === undefined ? undefined : refer.suitOf(step.suit);
      const card = step.card && refer.mark(step.card);
      const against = step.against && refer.mark(step.against);
      if (step.through !== undefined) refer.seatsOf(step.through);
      return [
        {
          do: 'finesse',
          ...(suit !== undefined && { suit }),
          ...(card && { card }),
          ...(against && { against }),
          ...(step.ruffing && { ruffing: true }),
        },
      ];
    }
    case 'overtake':
      return [{ do: 'overtake', card: refer.mark(step.card), ...(step.with && { with: refer.mark(step.with) }) }];
    case 'unblock':
      return step.what.map((one) => ({ do: 'unblock', what: refer.mark(one) }));
    case 'discard':
      return [
        {
          do: 'discard',
          what: step.what.flatMap((pick) => Array<Mark[]>(times(pick)).fill(refer.marksOf([pick])[0]!)),
          on: step.on === undefined ? [] : refer.marksOf([step.on]).flat(),
        },
      ];
    case 'lose':
      return step.what.length === 0
        ? []
        : [
            {
              do: 'lose',
              what: step.what.flatMap((pick) => Array<Mark[]>(times(pick)).fill(refer.marksOf([pick])[0]!)),
            },
          ];
    case 'eliminate':
      return refer.suitsOf(step.suits).map((suit) => ({ do: 'suit', suit, draw: false, top: false }));
    case 'squeeze':
    case 'endplay':
      return [];
  }
}

const times = (pick: { readonly kind: string; readonly count?: number }): number => pick.count ?? 1;
const suitOnly = ({ suits }: Mark): Mark => ({ suits });

function ruffingCard(card: Extract<Action, { kind: 'ruff' }>['with'], refer: Reference): { with?: Mark } {
  if (card === undefined) return {};
  const suit = refer.suitOf('trumps');
  const suits = suit === undefined ? 0 : 1 << suit;
  return { with: typeof card === 'string' ? { suits, which: card } : { suits, rank: card.rank } };
}

/** "Do not lead clubs", "no finesse": the plays that he says he will not make. */
function prohibition(step: Action, refer: Reference): Task[] {
  return action(step, refer).flatMap((task): Task[] => {
    if (task.do === 'suit') return [{ do: 'never', what: 'lead', of: { suits: 1 << task.suit } }];
    if (task.do === 'play') return task.cards.flat().map((of) => ({ do: 'never', what: 'lead', of }));
    if (task.do === 'lose') return task.what.flat().map((of) => ({ do: 'never', what: 'lead', of }));
    if (task.do === 'ruff') return [{ do: 'never', what: 'ruff', of: { suits: 0b1111 } }];
    return [];
  });
}

/** A condition whose suits are told: "they break" becomes "the hearts break". */
function resolved(when: Condition, refer: Reference): Condition {
  if (when.kind === 'and' || when.kind === 'or') {
    return { ...when, steps: when.steps.map((fact) => resolved(fact, refer) as Fact) };
  }
  switch (when.kind) {
    case 'breaks':
      return { ...when, suit: refer.suitOf(when.suit) ?? when.suit };
    case 'follows': {
      const suit = when.suit === undefined ? undefined : refer.suitOf(when.suit);
      return suit === undefined ? when : { ...when, suit };
    }
    case 'falls':
    case 'gone':
    case 'out':
    case 'holds':
      return {
        ...when,
        what: when.what.map((one) => {
          const suit = refer.suitOf(one.suit);
          return suit === undefined ? one : { ...one, suit };
        }),
      };
    case 'good':
      if (typeof when.what === 'object') for (const one of when.what) refer.suitOf(one.suit);
      return when;
    default:
      return when;
  }
}
