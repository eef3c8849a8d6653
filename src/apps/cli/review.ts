// `law70 review`: the files of a session in, the claims worth a look out. Findings are streamed as they come in JSON lines and CSV,
// and sorted by swing in the other forms. Progress goes to standard error; Ctrl-C ends it with what is done.

import { open, rename, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openNodeLane } from '../../../workers/node.ts';
import { openPool } from '../../../workers/pool.ts';
import type { Lang } from '../../explain/explain.ts';
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
import { sentences, speechOf, troubleText } from '../review/words.ts';
import { problemText } from './batch.ts';
import { type Io, RefusedFile } from './io.ts';
import { progressOf } from './progress.ts';
import { cliWords } from './words.ts';

export const reviewFormats = ['text', 'json', 'jsonl', 'csv', 'html'] as const;

export interface ReviewOptions {
  readonly format: (typeof reviewFormats)[number];
  readonly edition: EditionId;
  readonly lang: Lang;
  readonly seconds: number;
  readonly effort?: EffortName;
  readonly lanes?: number;
  readonly out?: string;
  readonly resume?: string;
  readonly all?: boolean;
  readonly notes?: boolean;
}

export async function review(paths: readonly string[], options: ReviewOptions, io: Io): Promise<number> {
  const { out } = options;
  if (out !== undefined && paths.some((path) => path !== '-' && resolve(path) === resolve(out)))
    throw new RefusedFile(`${out}: this is a file to review; right would be another name for the report`);
  const lanes = options.lanes ?? availableParallelism();
  const journal = options.resume === undefined ? undefined : openJournal(options.resume);
  const report = await openReport(options, io);
  const pool = openPool(() => openNodeLane(), lanes);
  const stop = new AbortController();
  const calm = io.onInterrupt?.(() => {
    stop.abort();
    pool.close();
  });
  const tally = freshTally();
  let stopped = false;
  const progress = progressOf(io, speechOf(options.lang).words);
  const counted = countCandidates(openFiles(paths, io), options.edition, stop.signal).then(progress.expect);
  try {
    const found = reviewFiles(openFiles(paths, io), {
      pool,
      edition: options.edition,
      seconds: options.seconds,
      effort: options.effort ?? 'normal',
      window: lanes * 32,
      tally,
      signal: stop.signal,
      onDecided: progress.step,
      ...(journal && journalled(journal)),
      onDiagnostic: (file, board, diagnostic) => {
        if (diagnostic.weight === 'note' && !options.notes) return;
        progress.clear();
        io.err(
          `${problemText(diagnostic, board === undefined ? file : cliWords(options.lang).boardOf(file, board), options.lang)}\n`,
        );
      },
    });
    for await (const finding of found) {
      if (isListed(finding, options.all === true || paths.includes('-'))) await report.add(finding);
      else if (finding.verdict === 'failed' || finding.verdict === 'too-long') {
        progress.clear();
        const { file, line, board, verdict } = finding;
        const speech = speechOf(options.lang);
        const place = cliWords(options.lang).place(`${file}`, line, undefined);
        const at = board === undefined ? place : cliWords(options.lang).boardOf(place, board);
        io.err(`law70: ${at}: ${speech.words.verdicts[verdict]}: ${troubleText(finding, speech)}\n`);
      }
    }
    progress.clear();
    stopped = stop.signal.aborted;
    await report.end(tally, stopped);
  } finally {
    stop.abort();
    await counted;
    calm?.();
    pool.close();
    journal?.close();
  }
  const troubles = tally.unread + tally.verdicts['too-long'] + tally.verdicts.failed;
  return troubles > 0 || stopped ? 1 : 0;
}

const journalled = (journal: Journal) => ({
  known: journal.known,
  onFound: (key: string, finding: Finding) => journal.write(key, finding),
});

interface Report {
  add(finding: Finding): Promise<void> | void;
  end(tally: Tally, stopped: boolean): Promise<void>;
}

async function openReport({ format, out, lang }: ReviewOptions, io: Io): Promise<Report> {
  const speech = speechOf(lang);
  const withWords = (finding: Finding) => ({ ...finding, said: sentences(finding, speech) });
  const { write, close } = await openWriter(out, io);
  if (format === 'jsonl' || format === 'csv') {
    const row = (finding: Finding) =>
      format === 'csv' ? csvRow(finding, speech) : `${JSON.stringify(withWords(finding))}\n`;
    if (format === 'csv') await write(csvHead(speech));
    return { add: (finding) => write(row(finding)), end: close };
  }
  const findings: Finding[] = [];
  return {
    add: (finding) => {
      findings.push(finding);
    },
    async end(tally, stopped) {
      findings.sort(bySwing);
      if (format === 'html') await write(htmlReport(findings, tally, stopped, speech));
      else if (format === 'json')
        await write(
          `${JSON.stringify({ law70: 'review/1', stopped, tally, findings: findings.map(withWords) }, null, 1)}\n`,
        );
      else for (const text of textReport(findings, tally, stopped, speech)) await write(text);
      await close();
    },
  };
}

/** Standard output, or a file that gets its name only when it is whole. */
async function openWriter(out: string | undefined, io: Io) {
  if (out === undefined) return { write: async (text: string) => io.out(text), close: async () => {} };
  const there = await stat(out).catch(() => undefined);
  if (there?.isDirectory()) throw new RefusedFile(`${out}: this is a folder; right would be the name of a file`);
  // what is no ordinary file (a device, a pipe) is written to, not replaced
  const part = there === undefined || there.isFile() ? `${out}.part` : out;
  const file = await open(part, 'w');
  return {
    write: async (text: string) => {
      await file.write(text);
    },
    close: async () => {
      await file.close();
      if (part !== out) await rename(part, out);
    },
  };
}
