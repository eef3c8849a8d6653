// A review from boards to findings: every stopped board goes to the pool, a window of them at a time, and the findings come out in
// the order of the boards. Every board is counted once; a job that takes too long or fails is a finding too.

import type { ReviewJob } from '../../../workers/jobs.ts';
import type { Outcome, Pool } from '../../../workers/pool.ts';
import type { Diagnostic } from '../../formats/board.ts';
import type { EditionId } from '../../laws/editions.ts';
import type { EffortName } from '../../lines/effort.ts';
import { type Candidate, candidateOf } from '../../review/candidate.ts';
import { type Finding, findingOf, leftOutFinding, unjudged, unreadFinding } from '../../review/finding.ts';
import type { Judged } from '../../review/judge.ts';
import { countBoard, countFinding, type Tally } from '../../review/tally.ts';
import type { Opened, Sighting } from './files.ts';

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
  /** What was said of files and boards. */
  readonly onDiagnostic?: (file: string, board: string | undefined, diagnostic: Diagnostic) => void;
  readonly signal?: AbortSignal;
}

/** A board within a review: its file, its place in it, and what it holds, so that a changed file is not taken for the old one. */
export const keyOf = ({ file, index, case: theCase }: Candidate): string =>
  `${file}#${index}#${hash(JSON.stringify(theCase))}`;

/** The findings in order of the boards. Ends early when the signal is given; the pool is closed by whoever gives it. */
export async function* reviewFiles(files: AsyncIterable<Opened>, review: Review): AsyncGenerator<Finding> {
  const underWay: Promise<Finding | undefined>[] = [];
  const { tally, signal, window } = review;
  for await (const { sightings, streamed } of files) {
    if (signal?.aborted) break;
    tally.files++;
    for await (const sighting of sightings) {
      if (signal?.aborted) break;
      const finding = look(sighting, review, streamed === true);
      if (!finding) continue;
      underWay.push(finding);
      if (underWay.length >= window) yield* counted(await underWay.shift()!, tally);
    }
  }
  for (const finding of underWay) yield* counted(await finding, tally);
}

function* counted(finding: Finding | undefined, tally: Tally): Generator<Finding> {
  if (!finding) return;
  countFinding(tally, finding);
  yield finding;
}

/** Counts a sighting, and sends it to the pool when it is a claim. */
function look(
  { file, index, item }: Sighting,
  review: Review,
  streamed: boolean,
): Promise<Finding | undefined> | undefined {
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
  if ('leftOut' in found) return Promise.resolve(leftOutFinding(found.name, found.leftOut, found.why));
  return decide(found.candidate, review);
}

/** A board that takes too long is tried once more with little effort: a ruling that says it is not exact is better than none. */
async function decide(
  candidate: Candidate,
  { pool, seconds, effort, known, onFound }: Review,
): Promise<Finding | undefined> {
  const key = keyOf(candidate);
  const before = known?.get(key);
  if (before) return before;
  let progress: Partial<Judged> = {};
  const ask = (how: EffortName) => {
    const input: ReviewJob = { candidate, effort: how };
    const onProgress = (found: unknown) => {
      progress = found as Partial<Judged>;
    };
    return pool.run<Judged>({ name: 'review', input, seconds, triesOverTime: 1, onProgress });
  };
  let outcome = await ask(effort);
  if (effort !== 'quick' && outcome.status === 'failed' && outcome.why === 'too-long') outcome = await ask('quick');
  const finding = findingFrom(candidate, outcome, progress);
  if (finding) onFound?.(key, finding);
  return finding;
}

function findingFrom(candidate: Candidate, outcome: Outcome<Judged>, progress: Partial<Judged>): Finding | undefined {
  if (outcome.status === 'cancelled') return undefined;
  if (outcome.status === 'done') return findingOf(candidate, outcome.value);
  return unjudged(candidate, outcome.why === 'too-long' ? 'too-long' : 'failed', outcome.message, progress);
}

/** How many boards will get a verdict. */
export async function countCandidates(files: AsyncIterable<Opened>, edition: EditionId): Promise<number> {
  let count = 0;
  for await (const { sightings } of files)
    for await (const { file, index, item } of sightings)
      if ('board' in item && candidateOf(item.board, file, index, edition)) count++;
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
