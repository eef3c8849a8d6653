// The steps of a plan as tasks: plain data that shrinks as a line follows it. tasks.ts makes them of a statement.

import type { Seat, Suit } from '../../../cards/cards.ts';
import type { Condition } from '../tree.ts';
import type { Mark } from './refer.ts';

/** `step`: the numbered step of the statement that it belongs to, from 0 (tree.ts, numberedSteps). */
export type Task = Work & { readonly step?: number };

type Work =
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
      /** The round of the suit to be ruffed: by then the hand is out of it, counted from the claim or from before it. */
      readonly round?: number;
      /** Whether one was ruffed. */
      readonly begun?: true;
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
      /** The hand that leads, when he said through whom. */
      readonly from?: Seat;
      readonly ruffing?: true;
      readonly led?: true;
    }
  | { readonly do: 'overtake'; readonly card: Mark; readonly with?: Mark; readonly led?: true }
  | { readonly do: 'unblock'; readonly what: Mark }
  | {
      readonly do: 'discard';
      readonly what: readonly (readonly Mark[])[];
      readonly on: readonly Mark[];
      readonly from?: Seat;
    }
  /** Lead a suit to give up a trick. */
  | { readonly do: 'lose'; readonly what: readonly (readonly Mark[])[] }
  | { readonly do: 'tricks'; readonly items: readonly { readonly what: Mark; readonly left: number }[] }
  /** Said, but nothing that could be done in this contract, or a suit that cannot be told. */
  | { readonly do: 'cannot'; readonly because: 'notrump' | 'which-suit' }
  /** Holds to the end of the line. */
  | { readonly do: 'never'; readonly what: 'lead' | 'ruff'; readonly of: Mark }
  /** Not fewer of these than so many in a hand, or in both together; holds to the end too. */
  | { readonly do: 'never'; readonly what: 'part'; readonly of: Mark; readonly least: number; readonly in?: Seat }
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
