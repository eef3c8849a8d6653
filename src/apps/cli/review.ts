// `law70 review`: the files of a session in, the claims worth a look out. Findings are streamed as they come in JSON lines and CSV,
// and sorted by swing in the other forms. Progress goes to standard error; Ctrl-C ends it with what is done.

import { open, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { openNodeLane } from '../../../workers/node.ts';
import { openPool } from '../../../workers/pool.ts';
import type { EditionId } from '../../laws/editions.ts';
import type { EffortName } from '../../lines/effort.ts';
import { bySwing, type Finding } from '../../review/finding.ts';
import { freshTally, type Tally } from '../../review/tally.ts';
import { csvHead, csvRow } from '../review/csv.ts';
import { openFiles } from '../review/files.ts';
import { htmlReport } from '../review/html.ts';
import { type Journal, openJournal } from '../review/journal.ts';
import { countCandidates, reviewFiles } from '../review/run.ts';
import { isListed, textReport } from '../review/text.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';
import { progressOf } from './progress.ts';

export const reviewFormats = ['text', 'json', 'jsonl', 'csv', 'html'] as const;

export interface ReviewOptions {
  readonly format: (typeof reviewFormats)[number];
  readonly edition: EditionId;
  readonly seconds: number;
  readonly effort?: EffortName;
  readonly lanes?: number;
  readonly out?: string;
  readonly resume?: string;
  readonly all?: boolean;
  readonly notes?: boolean;
}

export async function review(paths: readonly string[], options: ReviewOptions, io: Io): Promise<number> {
  const lanes = options.lanes ?? availableParallelism();
  const pool = openPool(() => openNodeLane(), lanes);
  const journal = options.resume === undefined ? undefined : openJournal(options.resume);
  const stop = new AbortController();
  const calm = io.onInterrupt?.(() => {
    stop.abort();
    pool.close();
  });
  const tally = freshTally();
  const report = await openReport(options, io);
  const streams = paths.some((path) => path === '-' || /\.(jsonl|ndjson)$/i.test(path));
  try {
    const total = streams ? undefined : await countCandidates(openFiles(paths, io), options.edition);
    const progress = progressOf(io, tally, total);
    const found = reviewFiles(openFiles(paths, io), {
      pool,
      edition: options.edition,
      seconds: options.seconds,
      effort: options.effort ?? 'normal',
      window: lanes * 32,
      tally,
      signal: stop.signal,
      ...(journal && journalled(journal)),
      onDiagnostic: (file, board, diagnostic) => {
        if (diagnostic.weight === 'note' && !options.notes) return;
        progress.clear();
        io.err(`${problemText(diagnostic, board === undefined ? file : `${file}, board ${board}`)}\n`);
      },
    });
    for await (const finding of found) {
      if (isListed(finding, options.all === true || paths.includes('-'))) await report.add(finding);
      progress.step();
    }
    progress.clear();
    await report.end(tally, stop.signal.aborted);
  } finally {
    calm?.();
    pool.close();
    journal?.close();
  }
  const troubles = tally.unread + tally.verdicts['too-long'] + tally.verdicts.failed;
  return troubles > 0 || stop.signal.aborted ? 1 : 0;
}

const journalled = (journal: Journal) => ({
  known: journal.known,
  onFound: (key: string, finding: Finding) => journal.write(key, finding),
});

interface Report {
  add(finding: Finding): Promise<void> | void;
  end(tally: Tally, stopped: boolean): Promise<void>;
}

async function openReport({ format, out }: ReviewOptions, io: Io): Promise<Report> {
  const { write, close } = await openWriter(out, io);
  if (format === 'jsonl' || format === 'csv') {
    const row = format === 'csv' ? csvRow : (finding: Finding) => `${JSON.stringify(finding)}\n`;
    if (format === 'csv') await write(csvHead);
    return { add: (finding) => write(row(finding)), end: close };
  }
  const findings: Finding[] = [];
  return {
    add: (finding) => {
      findings.push(finding);
    },
    async end(tally, stopped) {
      findings.sort(bySwing);
      if (format === 'html') await write(htmlReport(findings, tally, stopped));
      else if (format === 'json')
        await write(`${JSON.stringify({ law70: 'review/1', stopped, tally, findings }, null, 1)}\n`);
      else for (const text of textReport(findings, tally, stopped)) await write(text);
      await close();
    },
  };
}

/** Standard output, or a file that gets its name only when it is whole. */
async function openWriter(out: string | undefined, io: Io) {
  if (out === undefined) return { write: async (text: string) => io.out(text), close: async () => {} };
  const part = `${out}.part`;
  const file = await open(part, 'w');
  return {
    write: async (text: string) => {
      await file.write(text);
    },
    close: async () => {
      await file.close();
      await rename(part, out);
    },
  };
}
