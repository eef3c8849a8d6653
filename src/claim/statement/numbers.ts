// How many of the remaining tricks the words of a statement claim, each way in which they say it: a number, the result of the
// contract, tricks given up, a list, the rest. Only what is said outright: nothing under "if" or "or", and nothing of what is
// not counted ("the spades").

import { numberedSteps, type Step } from './tree.ts';

/** `result`: by what is made or lost of the contract; `lost`: by the tricks given up; `none`: all are given up. */
export type NumberBy = 'count' | 'result' | 'lost' | 'list' | 'rest' | 'none';

/** `tricks`: of those that remain, for the claimer's side; below 0 or above them when the words do not fit the table. */
export interface NumberSaid {
  readonly by: NumberBy;
  readonly tricks: number;
}

/** What must be known to turn words into a number. */
export interface Standing {
  /** Tricks that remain, the one in progress included. */
  readonly remaining: number;
  /** Whether the claimer is of declarer's side. */
  readonly declares: boolean;
  /** The number that was given with the claim. */
  readonly claimed?: number;
  /** Level of the contract. */
  readonly level?: number;
  /** Tricks won before, by declarer's side and by the other. */
  readonly won?: readonly [declarers: number, defenders: number];
}

export function numbersSaid(steps: readonly Step[], standing: Standing): NumberSaid[] {
  const { remaining, declares, won } = standing;
  const said: NumberSaid[] = [];
  const add = (by: NumberBy, tricks: number) => {
    if (!said.some((one) => one.tricks === tricks && one.by === by)) said.push({ by, tricks });
  };
  const all = numberedSteps(steps);
  const has = (...kinds: readonly Step['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  const lost = lostIn(all);
  for (const step of all) {
    if (step.kind === 'count') add('count', ofRemaining(step.tricks, standing));
    if (step.kind === 'tricks' && step.sum !== undefined) add('count', ofRemaining(step.sum, standing));
    const total = step.kind === 'result' ? resultOf(step, standing.level) : undefined;
    if (total !== undefined && won !== undefined) {
      const declarers = total - won[0];
      add('result', declares ? declarers : remaining - declarers);
    }
  }
  // a trick given up on the way is not all that he may lose
  const only = all.every(({ kind }) => others.includes(kind) || kind === 'lose' || kind === 'rest');
  if (lost !== undefined && lost > 0 && (only || (standing.claimed ?? remaining) > remaining - lost))
    add('lost', remaining - lost);
  const listed = listedIn(all);
  const whole = all.every(({ kind }) => others.includes(kind));
  if (listed !== undefined && has('tricks') && whole) add('list', listed);
  if (has('rest') && !has('concede', 'tricks') && lost === 0) add('rest', remaining);
  if (all.length > 0 && all.every(({ kind }) => kind === 'concede')) add('none', 0);
  return said;
}

/** What may stand beside a list that names all the tricks he claims. */
const others: readonly Step['kind'][] = [
  'tricks',
  'anyOrder',
  'concede',
  'count',
  'result',
  'gone',
  'out',
  'holds',
  'breaks',
  'falls',
];

/** "Ten tricks" may count those won before. */
function ofRemaining(tricks: number, { remaining, declares, won }: Standing): number {
  const before = won?.[declares ? 0 : 1] ?? 0;
  return tricks > remaining && tricks - before <= remaining ? tricks - before : tricks;
}

/** Declarer's tricks in all. */
function resultOf(
  { level, over, down }: Extract<Step, { kind: 'result' }>,
  contract: number | undefined,
): number | undefined {
  if (level !== undefined) return 6 + level;
  if (contract === undefined) return undefined;
  return 6 + contract + (over ?? 0) - (down ?? 0);
}

/** Tricks given up; undefined when it cannot be told how many. */
function lostIn(steps: readonly Step[]): number | undefined {
  let sum = 0;
  for (const step of steps) {
    if (step.kind !== 'lose') continue;
    if (step.tricks !== undefined) sum += step.tricks;
    else if (step.what.length === 0) sum += 1;
    else {
      for (const what of step.what) {
        const count = what.kind === 'some' ? what.count : 1;
        if (count === undefined) return undefined;
        sum += count;
      }
    }
  }
  return sum;
}

/** Tricks in lists; undefined when an item is not counted ("the high hearts"). */
function listedIn(steps: readonly Step[]): number | undefined {
  let sum = 0;
  for (const step of steps) {
    if (step.kind !== 'tricks') continue;
    for (const item of step.items) {
      const count = item.kind === 'some' ? item.count : 1;
      if (count === undefined) return undefined;
      sum += count;
    }
  }
  return sum;
}
