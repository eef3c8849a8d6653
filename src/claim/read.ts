// Small readers for JSON values of unknown shape: each gives the value it asked for or refuses the input.
// A refusal is one Problem, thrown inside and caught by `attempt` at the rim, so that nothing is thrown past the API.
// Messages never print objects, so hostile input ("toString": 1) cannot break them.

import { fail, ok, type Problem, type Result } from '../cards/result.ts';

class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function refuse(code: string, at: string, wrong: string, right: string): never {
  throw new Refusal({ code, at, wrong, right });
}

/** Runs a reader; a refusal inside becomes the problem of the result. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, at, wrong, right } = error.problem;
    return fail(code, at, wrong, right);
  }
}

/** The value of a result, or its refusal. */
export function accept<T>(result: Result<T>): T {
  if (!result.ok) throw new Refusal(result.problem);
  return result.value;
}

/** A value as it may be shown in a message: short, and never an object's own text. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** An object with text keys. Only its own keys count: "__proto__" and "constructor" are keys like any other. */
export interface Fields {
  readonly at: string;
  readonly keys: readonly string[];
  /** The value of a key; `undefined` when it is absent or null. */
  get(key: string): unknown;
  /** Where a key of this object stands, for messages. */
  place(key: string): string;
}

/** Reads an object; with `known` every other key is refused, and the nearest known key is named. */
export function readFields(value: unknown, at: string, what: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse('wrong-type', at || 'input', `${shown(value)} where ${what} belongs`, `${what} is an object { ... }`);
  const place = (key: string) => (at ? `${at}.${key}` : key);
  const keys = Object.keys(value);
  for (const key of keys)
    if (known && !known.includes(key)) {
      const near = nearest(key, known);
      const hint = near ? `did you mean "${near}"? ` : '';
      refuse(
        'unknown-key',
        place(keyName(key)),
        `unknown key ${shown(key)}`,
        `${hint}known keys here: ${known.join(', ')}`,
      );
    }
  const source = value as Record<string, unknown>;
  return { at, keys, place, get: (key) => (Object.hasOwn(value, key) ? (source[key] ?? undefined) : undefined) };
}

/** A key as part of a place: as it is when it is a plain word, otherwise quoted and short. */
const keyName = (key: string) => (/^\w{1,40}$/.test(key) ? key : shown(key));

export function readText(value: unknown, at: string, right: string): string {
  if (typeof value === 'string') return value;
  return value === undefined
    ? refuse('missing', at, 'nothing is given', right)
    : refuse('wrong-type', at, `${shown(value)} is not text`, right);
}

export function readList(value: unknown, at: string, right: string): readonly unknown[] {
  if (!Array.isArray(value)) refuse('wrong-type', at, `${shown(value)} is not a list`, right);
  return value;
}

export function readWhole(value: unknown, at: string, least: number, most: number, right: string): number {
  if (typeof value !== 'number') refuse('wrong-type', at, `${shown(value)} is not a number`, right);
  if (!Number.isInteger(value) || value < least || value > most)
    refuse('out-of-range', at, `${value} is not possible`, right);
  return value;
}

export function readYesNo(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') refuse('wrong-type', at, `${shown(value)} is not true or false`, 'true or false');
  return value;
}

const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  ja: true,
  j: true,
  no: false,
  n: false,
  nee: false,
};

/** Yes or no as a person types it, in English or Dutch. */
export const yesOrNo = (text = ''): boolean | undefined => {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(answers, word) ? answers[word] : undefined;
};

/** One of a list of words; `what` names the thing ("the edition"). */
export function readWord<W extends string>(
  value: unknown,
  at: string,
  words: readonly W[],
  code: string,
  what: string,
): W {
  const right = `${what} is one of ${words.join(', ')}`;
  const text = readText(value, at, right);
  if ((words as readonly string[]).includes(text)) return text as W;
  const near = nearest(text, words);
  return refuse(code, at, `${shown(text)} is not known`, near ? `did you mean "${near}"? ${right}` : right);
}

/** The word that takes the fewest changes to reach, when it is near enough to be meant. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  if (text.length > 40) return undefined;
  const ranked = words.map((word) => ({ word, steps: changes(text.toLowerCase(), word.toLowerCase()) }));
  const best = ranked.reduce((a, b) => (b.steps < a.steps ? b : a));
  return best.steps <= Math.max(1, Math.floor(best.word.length / 2)) ? best.word : undefined;
}

function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}
