// A run over many inputs: one answer each, in order; a bad one is named on standard error and the run goes on.
// Says how far it is once a second has passed, and at most every other second after that.

import type { Problem, Result } from '../../cards/result.ts';
import { diagnosticParts } from '../../explain/diagnostics.ts';
import type { Lang } from '../../explain/words.ts';
import type { Io } from './io.ts';
import { cliWords, type Done } from './words.ts';

/** One input: where it stands ("session.jsonl, line 3") and its data, or why there is none. */
export interface Item {
  readonly from: string;
  readonly input: Result<unknown>;
  /** Whether it came in on standard input: those are answered in JSON, one line each. */
  readonly streamed?: boolean;
  /** How many there are in all, when known. */
  readonly total?: number;
}

export interface Tally {
  answered: number;
  failed: number;
}

export interface Batch {
  readonly io: Io;
  /** What is done to an input, for progress. */
  readonly done: Done;
  /** Whether a failed input leaves an {"error": ...} line among the answers. */
  readonly errorLine: (item: Item) => boolean;
  /** Language of what is said to people on standard error; English when left out. */
  readonly lang?: Lang;
  /** The text written for one input, line end included. */
  readonly answer: (input: unknown, item: Item) => Result<string>;
}

export async function runBatch(
  items: AsyncIterable<Item>,
  { io, done, errorLine, answer, lang }: Batch,
): Promise<Tally> {
  const tally: Tally = { answered: 0, failed: 0 };
  let nextWord = io.now() + 1000;
  for await (const item of items) {
    const result = item.input.ok
      ? guarded(() => answer(item.input.ok ? item.input.value : undefined, item))
      : item.input;
    if (result.ok) {
      tally.answered++;
      await io.out(result.value);
    } else {
      tally.failed++;
      io.err(`${problemText(result.problem, item.from, lang)}\n`);
      if (errorLine(item)) await io.out(`${JSON.stringify({ error: result.problem })}\n`);
    }
    const count = tally.answered + tally.failed;
    if (io.now() >= nextWord && count !== item.total) {
      io.err(`law70: ${cliWords(lang ?? 'en').progress(count, item.total, done)}\n`);
      nextWord = io.now() + 2000;
    }
  }
  return tally;
}

/** A fault of law70 itself must not end a run over a whole session: it is reported like a bad input, with its cause. */
function guarded(answer: () => Result<string>): Result<string> {
  try {
    return answer();
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      problem: {
        code: 'fault',
        at: 'law70',
        wrong,
        right: 'this is a fault of law70: please report it with this input',
      },
    };
  }
}

/** A problem for people: file, line and place, what was wrong, what would be right. In Dutch a sentence for the kind of trouble,
 *  with the reader's own English words in brackets; where there is none, those words. */
export function problemText(problem: Problem, from: string, lang: Lang = 'en'): string {
  const { at, wrong, right } = problem;
  const place = `law70: ${from === at ? '' : `${from}: `}${at}: `;
  const { said, detail } = diagnosticParts(problem, lang);
  return said === ''
    ? `${place}${wrong}\n       ${rightWouldBe[lang]}: ${right}`
    : `${place}${said}\n       (${detail})`;
}

const rightWouldBe: Readonly<Record<Lang, string>> = { en: 'right would be', nl: 'goed zou zijn' };

/** 0 when everything was answered, 1 when something was not. */
export const exitCode = (tally: Tally): number => (tally.failed > 0 ? 1 : 0);
