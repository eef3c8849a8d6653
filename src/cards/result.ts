// What a function that reads input gives back: a value, or the problem that kept it from one.
// Input never throws past the API; a broken invariant does (see `invariant`).

/** One problem of the input: `code` names its kind, `at` the place ("hands.N", "play[12]"), `wrong` what was found
 *  there and `right` what would be right, both in plain English. */
export interface Problem {
  readonly code: string;
  readonly at: string;
  readonly wrong: string;
  readonly right: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: string, at: string, wrong: string, right: string): Result<never> => ({
  ok: false,
  problem: { code, at, wrong, right },
});

/** Throws when something inside law70 contradicts itself. Never used for input. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition)
    throw new Error(`law70 contradicts itself: ${what}. Please report this with the case that led to it.`);
}
