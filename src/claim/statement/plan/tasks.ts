// A statement as tasks in the order in which they bind.
// What cannot bind a play (facts, numbers, "the rest", squeezes and endplays by name) has no task.
// A list of tricks is one task without an order; what "then" joins are tasks one after the other.

import { NT, nextSeat } from '../../../cards/cards.ts';
import { type Action, type Condition, type Fact, isFact, type Step, type SuitName } from '../tree.ts';
import { type Mark, type Places, Reference } from './refer.ts';
import { isOwn } from './scene.ts';
import type { PlanSwitches } from './switches.ts';
import type { Task } from './task.ts';

export function tasksOf(steps: readonly Step[], places: Places, listed: PlanSwitches['listed']): Task[] {
  const refer = new Reference(places);
  let number = 0;

  /** A step that has a number of its own, or several joined. */
  function whole(step: Step, later: boolean): Task[] {
    if (step.kind === 'then') return step.steps.flatMap((inner, i) => whole(inner, later || i > 0));
    if (step.kind === 'and') return joined(step.steps.map((inner, i) => whole(inner, later || i > 0)));
    const mine = number++;
    return compile(step, later).map((task) => ofStep(task, mine));
  }

  function joined(parts: readonly (readonly Task[])[]): Task[] {
    const all = parts.filter((some) => some.length > 0);
    return listed === 'in-order' || all.length < 2 ? all.flat() : [{ do: 'group', of: all }];
  }

  function compile(step: Step, later: boolean): Task[] {
    switch (step.kind) {
      case 'then':
        return step.steps.flatMap((inner, i) => compile(inner, later || i > 0));
      case 'and':
        return joined(step.steps.map((inner, i) => compile(inner, later || i > 0)));
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

  return steps.flatMap((step, i) => whole(step, i > 0));
}

/** Marked with its step, and all that is inside it too. */
function ofStep(task: Task, step: number): Task {
  const inside = (some: readonly Task[]) => some.map((one) => ofStep(one, step));
  if (task.do === 'if') return { ...task, yes: inside(task.yes), no: inside(task.no), step };
  if (task.do === 'choice' || task.do === 'group') return { ...task, of: task.of.map(inside), step };
  return { ...task, step };
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
      if (suit === undefined) return [{ do: 'cannot', because: 'notrump' }];
      const rounds = step.rounds === undefined ? {} : { rounds: step.rounds };
      const out = step.card !== undefined ? { out: 1 } : step.out === undefined ? {} : { out: step.out };
      const draw: Task = { do: 'suit', suit, draw: suit === strain, top: false, ...rounds, ...out };
      return step.ends === undefined
        ? [draw]
        : [draw, { do: 'cross', to: refer.seatOf(step.ends), with: [], ruff: false }];
    }
    case 'cash':
      return inSuits(step.suits, refer, {
        top: step.top ?? false,
        ...(step.count === undefined ? {} : { rounds: step.count }),
      });
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
      if (strain === NT) return [{ do: 'cannot', because: 'notrump' }];
      return [
        {
          do: 'ruff',
          what: refer.marksOf(step.what).flat(),
          ...(step.round !== undefined && { round: step.round }),
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
    case 'keep': {
      const least = step.what.kind === 'some' ? (step.what.count ?? 1) : 1;
      const of = refer.mark(step.what);
      return [{ do: 'never', what: 'part', of, least, ...(step.in && { in: refer.seatOf(step.in) }) }];
    }
    case 'crossruff':
      return strain === NT
        ? [{ do: 'cannot', because: 'notrump' }]
        : [
            {
              do: 'ruff',
              what: refer.suitsOf(step.suits ?? []).map((suit) => ({ suits: 1 << suit })),
              times: 'always',
            },
          ];
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
      return inSuits(step.suits, refer, { good: true });
    case 'finesse': {
      if (step.twice) {
        const { twice: _twice, ...once } = step;
        return [...action(once, refer), ...action(once, refer)];
      }
      const suit = step.suit === undefined ? undefined : refer.suitOf(step.suit);
      const card = step.card && refer.mark(step.card);
      const against = step.against && refer.mark(step.against);
      const through = step.through === undefined ? [] : refer.seatsOf(step.through);
      const from = through.length === 1 && !isOwn(refer.places, through[0]!) ? nextSeat(through[0]!, 3) : undefined;
      return [
        {
          do: 'finesse',
          ...(suit !== undefined && { suit }),
          ...(card && { card }),
          ...(against && { against }),
          ...(from !== undefined && { from }),
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
          ...(step.from && { from: refer.seatOf(step.from) }),
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
      return inSuits(step.suits, refer, {});
    case 'endplay':
      // the throw-in itself; what the defender then leads is his
      return step.with === undefined ? [] : [{ do: 'lose', what: refer.marksOf([step.with]) }];
    case 'squeeze':
      return [];
  }
}

/** Suits to be led, one after the other. */
function inSuits(
  names: readonly SuitName[],
  refer: Reference,
  how: { top?: boolean; good?: true; rounds?: number },
): Task[] {
  return names.map((name): Task => {
    const suit = refer.suitOf(name);
    if (suit === undefined) return { do: 'cannot', because: name === 'trumps' ? 'notrump' : 'which-suit' };
    return { do: 'suit', suit, draw: false, top: false, ...how };
  });
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
