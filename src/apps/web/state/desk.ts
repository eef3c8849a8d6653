// The workers at the director's desk, and the ruling on the case in hand: asked when it is wanted, again when the case changes.
// The last answer stays in view until the next one is there.

import { computed, effect, signal } from '@preact/signals';
import type { AccountJob } from '../../../../workers/jobs.ts';
import { type Outcome, openPool, type Pool } from '../../../../workers/pool.ts';
import type { Problem, Result } from '../../../cards/result.ts';
import { type Case, parseCase } from '../../../claim/case.ts';
import type { CaseJson } from '../../../claim/caseJson.ts';
import type { Interim } from '../../../ruling/adjudicate.ts';
import type { Comparison } from '../../../ruling/compareEditions.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { problemsOf } from '../case/check.ts';
import { caseOf } from '../case/toCase.ts';
import { draft } from './history.ts';
import { openReaderLane, openRulerLane } from './lane.ts';
import { screen } from './route.ts';

export const problems = computed(() => problemsOf(draft.value));
export const caseJson = computed<CaseJson | undefined>(() =>
  problems.value.length === 0 ? caseOf(draft.value) : undefined,
);
const caseKey = computed(() => (caseJson.value ? JSON.stringify(caseJson.value) : undefined));
/** The case in hand as the library reads it; undefined while something is missing. */
export const theCase = computed<Result<Case> | undefined>(() =>
  caseKey.value === undefined ? undefined : parseCase(JSON.parse(caseKey.value)),
);

export interface Answer {
  readonly key: string;
  readonly case: Case;
  readonly ruling: Ruling;
  /** From the question to the answer. */
  readonly ms: number;
}

export type Work =
  | { readonly status: 'idle' | 'stopped' }
  | { readonly status: 'working'; readonly since: number; readonly interim?: Interim }
  | { readonly status: 'failed'; readonly message: string; readonly problem?: Problem };

/** The last complete answer; it may belong to the case as it was before the last change. */
export const answer = signal<Answer | undefined>(undefined);
export const work = signal<Work>({ status: 'idle' });
/** Whether the answer in view is that to the case in hand. */
export const upToDate = computed(() => answer.value !== undefined && answer.value.key === caseKey.value);

let rulers: Pool | undefined;
let readers: Pool | undefined;

const cores = navigator.hardwareConcurrency || 2;
const theRulers = (): Pool => {
  rulers ??= openPool(openRulerLane, cores > 2 ? 2 : 1);
  return rulers;
};
export const theReaders = (): Pool => {
  readers ??= openPool(openReaderLane, 1);
  return readers;
};

/** Starts the workers, so that the first question does not wait for them. */
export function warmUp(): void {
  theReaders();
  void theRulers().run({ name: 'rule', input: smallCase, priority: -1, seconds: 20 });
}

/** One trick, claimed with words: on the way to its ruling the kernel and the grammars are compiled. */
const smallCase = {
  law70: 'case/1',
  strain: 'S',
  declarer: 'S',
  leader: 'S',
  hands: { N: '.2..', E: '..2.', S: 'A...', W: '...2' },
  claim: { by: 'S', statement: 'all good' },
};

/** So long a search may take before it is given up, in seconds. */
const MOST_SECONDS = 600;

const askRuling = (
  input: CaseJson,
  signal: AbortSignal,
  onProgress: (interim: unknown) => void,
): Promise<Outcome<Result<Ruling>>> =>
  theRulers().run<Result<Ruling>>({ name: 'rule', input, signal, priority: 1, seconds: MOST_SECONDS, onProgress });

/** Other lines, or why not another card. */
export const askAccount = (input: AccountJob, signal: AbortSignal): Promise<Outcome<Result<Ruling>>> =>
  theRulers().run<Result<Ruling>>({ name: 'account', input, signal, seconds: MOST_SECONDS });

/** The case under every edition, side by side. */
export const askComparison = (input: CaseJson, signal: AbortSignal): Promise<Outcome<Result<Comparison>>> =>
  theRulers().run<Result<Comparison>>({ name: 'compare', input, signal, seconds: MOST_SECONDS });

let asked: { readonly key: string; readonly stop: AbortController } | undefined;

/** Asks for the ruling on the case in hand, unless it is known or on its way. */
export async function rule(): Promise<void> {
  const key = caseKey.value;
  const read = theCase.value;
  if (key === undefined || !read || answer.peek()?.key === key || asked?.key === key) return;
  asked?.stop.abort();
  if (!read.ok) {
    work.value = { status: 'failed', message: '', problem: read.problem };
    return;
  }
  const mine = { key, stop: new AbortController() };
  asked = mine;
  const since = performance.now();
  work.value = { status: 'working', since };
  const outcome = await askRuling(JSON.parse(key) as CaseJson, mine.stop.signal, (interim) => {
    if (asked === mine) work.value = { status: 'working', since, interim: interim as Interim };
  });
  if (asked !== mine) return;
  asked = undefined;
  if (outcome.status === 'done' && outcome.value.ok) {
    answer.value = { key, case: read.value, ruling: outcome.value.value, ms: performance.now() - since };
    work.value = { status: 'idle' };
  } else if (outcome.status === 'cancelled') work.value = { status: 'stopped' };
  else if (outcome.status === 'failed') work.value = { status: 'failed', message: outcome.message };
  else if (!outcome.value.ok) work.value = { status: 'failed', message: '', problem: outcome.value.problem };
}

export const stopRuling = (): void => asked?.stop.abort();

/** Keeps the ruling up to date as long as a screen shows it. */
export function openDesk(): void {
  effect(() => {
    const shown = screen.value === 'ruling' || screen.value === 'form';
    if (shown && caseKey.value !== undefined) void rule();
  });
}
