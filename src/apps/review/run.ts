// A review from boards to findings: every stopped board goes to the pool, a window of them at a time, and the findings come out in
// the order of the boards. Every board is counted once; a job that takes too long or fails is a finding too.

import type { ReviewJob } from '../../../workers/jobs.ts';
import type { Outcome, Pool } from '../../../workers/pool.ts';
import type { Diagnostic } from '../../formats/board.ts';
import type { EditionId } from '../../laws/editions.ts';
import type { EffortName } from '../../lines/effort.ts';
import { type Candidate, candidateOf } from '../../review/candidate.ts';
import {
  type Finding,
  findingOf,
  leftOutFinding,
  type Trouble,
  unjudged,
  unreadFinding,
} from '../../review/finding.ts';
import type { Judged } from '../../review/judge.ts';
import { countBoard, countFinding, type Tally } from '../../review/tally.ts';
import type { Opened, Sighting } from './files.ts';
import { openOutbox } from './outbox.ts';

export interface Review {
  readonly pool: Pick<Pool, 'run'>;
  readonly edition: EditionId;
  /** Time for one board. */
  readonly seconds: number;
  readonly effort: EffortName;
  /** Boards on their way at once. */
  readonly window: number;
  readonly tally: Tally;
  /** Findings of an earlier run, by `keyOf`. */
  readonly known?: { get(key: string): Finding | undefined };
  /** Called as soon as a finding is there, in any order: for the journal. */
  readonly onFound?: (key: string, finding: Finding) => void;
  /** Called for every finding as soon as it is there, those of an earlier run too: for the progress. */
  readonly onDecided?: () => void;
  /** What was said of files and boards. */
  readonly onDiagnostic?: (file: string, board: string | undefined, diagnostic: Diagnostic) => void;
  readonly signal?: AbortSignal;
}

/** A board within a review: its file, its place in it, and what it holds, so that a changed file is not taken for the old one. */
export const keyOf = ({ file, index, case: theCase }: Candidate): string =>
  `${file}#${index}#${hash(JSON.stringify(theCase))}`;

/** Findings kept for their turn, as a multiple of the boards on their way at once. */
const KEPT = 50;

/** The findings in order of the boards, each as soon as its turn has come, also while the next line of a stream is waited for.
 *  Ends early when the signal is given; the pool is closed by whoever gives it. */
export async function* reviewFiles(files: AsyncIterable<Opened>, review: Review): AsyncGenerator<Finding> {
  const { tally, signal, window } = review;
  const outbox = openOutbox();
  const stop = () => outbox.wake();
  signal?.addEventListener('abort', stop);
  const seen = sightingsOf(files, tally);
  let next: Promise<IteratorResult<Seen>> | undefined;
  let more = true;
  while (outbox.length > 0 || more) {
    const full = outbox.undecided >= window || outbox.length >= window * KEPT;
    if (more && !full) {
      next ??= seen.next();
      const step = await Promise.race([next, outbox.changed()]);
      if (step) {
        next = undefined;
        const finding = step.done ? undefined : look(step.value, review);
        if (finding) {
          outbox.add(finding);
          if (review.onDecided) void finding.then(review.onDecided, () => {});
        }
        more = !step.done;
      }
    } else await outbox.changed();
    if (signal?.aborted) more = false;
    for (const finding of outbox.take()) {
      countFinding(tally, finding);
      yield finding;
    }
  }
  signal?.removeEventListener('abort', stop);
}

interface Seen extends Sighting {
  readonly streamed: boolean;
}

async function* sightingsOf(files: AsyncIterable<Opened>, tally: Tally): AsyncGenerator<Seen> {
  for await (const { sightings, streamed } of files) {
    tally.files++;
    for await (const sighting of sightings) yield { ...sighting, streamed: streamed === true };
  }
}

/** Counts a sighting, and sends it to the pool when it is a claim. */
function look({ file, index, item, streamed }: Seen, review: Review): Promise<Finding | undefined> | undefined {
  const { tally } = review;
  if ('stray' in item) {
    if (item.stray.weight === 'problem') tally.unread++;
    review.onDiagnostic?.(file, undefined, item.stray);
    return streamed ? Promise.resolve(unreadFinding(file, index, item.stray)) : undefined;
  }
  countBoard(tally, item.board);
  for (const diagnostic of item.board.diagnostics) review.onDiagnostic?.(file, item.board.number, diagnostic);
  const found = candidateOf(item.board, file, index, review.edition);
  if (!found) return undefined;
  if ('leftOut' in found) return Promise.resolve(leftOutFinding(found));
  return decide(found.candidate, review);
}

/** What was probably no claim gets little effort, and this part of the time. */
const SHARE_OF_A_STOP = 0.25;

/** The longest first, as far as the tricks that are left tell, so that no lane is left alone with one at the end. A board that
 *  takes too long is tried once more with little effort: a ruling that says it is not exact is better than none. */
async function decide(
  candidate: Candidate,
  { pool, seconds, effort, known, onFound }: Review,
): Promise<Finding | undefined> {
  const key = keyOf(candidate);
  const before = known?.get(key);
  if (before) return before;
  let progress: Partial<Judged> = {};
  const ask = (how: EffortName, limit: number) => {
    const input: ReviewJob = { candidate, effort: how };
    const onProgress = (found: unknown) => {
      progress = found as Partial<Judged>;
    };
    const priority = candidate.remaining;
    return pool.run<Judged>({ name: 'review', input, seconds: limit, triesOverTime: 1, priority, onProgress });
  };
  const isStop = candidate.signs.length > 0;
  const limit = isStop ? seconds * SHARE_OF_A_STOP : seconds;
  let outcome = await ask(isStop ? 'quick' : effort, limit);
  if (!isStop && effort !== 'quick' && outcome.status === 'failed' && outcome.why === 'too-long')
    outcome = await ask('quick', limit);
  const finding = findingFrom(candidate, outcome, limit, progress);
  if (finding) onFound?.(key, finding);
  return finding;
}

function findingFrom(
  candidate: Candidate,
  outcome: Outcome<Judged>,
  seconds: number,
  progress: Partial<Judged>,
): Finding | undefined {
  if (outcome.status === 'cancelled') return undefined;
  if (outcome.status === 'done') return findingOf(candidate, outcome.value);
  const { why: kind, message } = outcome;
  const trouble: Trouble = kind === 'too-long' ? { kind, seconds } : { kind };
  return unjudged(candidate, trouble, message, progress);
}

/** How many boards will get a verdict; of files of lines, how many lines at most. Counted in small steps while the lanes work;
 *  nothing when the count is stopped, or when a stream is among the files. */
export async function countCandidates(
  files: AsyncIterable<Opened>,
  edition: EditionId,
  signal: AbortSignal,
): Promise<number | undefined> {
  let count = 0;
  let looked = 0;
  for await (const { sightings, streamed, lines } of files) {
    if (streamed) return undefined;
    if (lines) count += await lines();
    else
      for await (const { file, index, item } of sightings) {
        if ('board' in item && candidateOf(item.board, file, index, edition)) count++;
        if (++looked % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted) return undefined;
      }
  }
  return count;
}

/** FNV-1a over 32 bits, twice with different starts: enough to notice that a board is another one. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
