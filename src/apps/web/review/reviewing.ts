// A session review in the page: files are read by the reading worker, the claims judged by workers of their own on all cores, and
// the findings come in the order of the boards. The same steps as on the command line (apps/review/run.ts).

import { signal } from '@preact/signals';
import { openPool, type Pool } from '../../../../workers/pool.ts';
import { latestEdition } from '../../../laws/editions.ts';
import { candidateOf } from '../../../review/candidate.ts';
import { bySwing, type Finding } from '../../../review/finding.ts';
import { freshTally, type Tally } from '../../../review/tally.ts';
import type { Opened, Sighting } from '../../review/files.ts';
import { reviewFiles } from '../../review/run.ts';
import { readBytes } from '../state/files.ts';
import { openRulerLane } from '../state/lane.ts';
import { go } from '../state/route.ts';

export interface Progress {
  readonly status: 'idle' | 'reading' | 'judging' | 'done' | 'stopped';
  readonly files: number;
  readonly all: number;
  readonly done: number;
}

export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly wrong: string;
  readonly right: string;
}

export const progress = signal<Progress>({ status: 'idle', files: 0, all: 0, done: 0 });
export const findings = signal<readonly Finding[]>([]);
export const tally = signal<Tally>(freshTally());
export const unread = signal<readonly Unread[]>([]);

const SECONDS = 30;
let pool: Pool | undefined;
let stopping: AbortController | undefined;

export function stopReview(): void {
  stopping?.abort();
  pool?.close();
  pool = undefined;
  if (progress.value.status !== 'done') progress.value = { ...progress.value, status: 'stopped' };
}

export async function review(files: readonly File[]): Promise<void> {
  go('review');
  stopReview();
  const stop = new AbortController();
  stopping = stop;
  findings.value = [];
  unread.value = [];
  const counts = freshTally();
  progress.value = { status: 'reading', files: files.length, all: 0, done: 0 };
  const opened = await readAll(files, stop.signal);
  if (stop.signal.aborted) return;

  const all = opened.reduce((sum, one) => sum + one.sightings.filter(isClaim).length, 0);
  progress.value = { status: 'judging', files: files.length, all, done: 0 };
  const lanes = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
  const mine = openPool(openRulerLane, Math.min(lanes, Math.max(1, all)));
  pool = mine;
  const found: Finding[] = [];
  const run = reviewFiles(inTurn(opened), {
    pool: mine,
    edition: latestEdition,
    seconds: SECONDS,
    effort: 'normal',
    window: lanes * 2 + 2,
    tally: counts,
    signal: stop.signal,
    onFound: () => {
      progress.value = { ...progress.value, done: progress.value.done + 1 };
    },
    onDiagnostic: (file, _board, { weight, line, column, code, wrong, right }) => {
      if (weight === 'problem') unread.value = [...unread.value, { file, line, column, code, wrong, right }];
    },
  });
  for await (const finding of run) {
    if (stop.signal.aborted) return;
    found.push(finding);
    findings.value = [...found].sort(bySwing);
    tally.value = { ...counts };
  }
  if (stop.signal.aborted) return;
  tally.value = { ...counts };
  progress.value = { ...progress.value, status: 'done', done: all };
  mine.close();
}

const tooLong = { code: 'too-long', wrong: 'it could not be read in time', right: 'a smaller file' };

interface Read extends Opened {
  readonly sightings: readonly Sighting[];
}

async function readAll(files: readonly File[], stop: AbortSignal): Promise<Read[]> {
  const opened: Read[] = [];
  for (const file of [...files].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))) {
    if (stop.aborted) break;
    const read = await readBytes(new Uint8Array(await file.arrayBuffer()));
    if (!read) unread.value = [...unread.value, { file: nameOf(file), line: 1, column: 1, ...tooLong }];
    let index = 0;
    const sightings = (read?.items ?? []).map((item): Sighting => {
      const within = item.within ? `${nameOf(file)}/${item.within}` : nameOf(file);
      return { file: within, index: 'board' in item ? index++ : index, item };
    });
    opened.push({ file: nameOf(file), sightings });
  }
  return opened;
}

const nameOf = (file: File): string => file.webkitRelativePath || file.name;

async function* inTurn(opened: readonly Read[]): AsyncGenerator<Opened> {
  yield* opened;
}

function isClaim({ item, file, index }: Sighting): boolean {
  const look = 'board' in item ? candidateOf(item.board, file, index, latestEdition) : undefined;
  return look !== undefined && 'candidate' in look;
}
