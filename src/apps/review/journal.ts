// The journal of a long review: one line for each finding, written as soon as it is there. After a crash the review reads it and goes
// on with the boards that are not in it. A line that was cut off by the crash is dropped, and its board done again.

import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { Finding } from '../../review/finding.ts';
import { RefusedFile } from '../cli/io.ts';

export interface Journal {
  readonly known: Map<string, Finding>;
  write(key: string, finding: Finding): void;
  close(): void;
}

const CHUNK = 1 << 20;

export function openJournal(path: string): Journal {
  const known = new Map<string, Finding>();
  const file = openSync(path, existsSync(path) ? 'r+' : 'w+');
  let end = 0;
  for (const { text, next } of wholeLines(file)) {
    const entry = entryOf(text);
    if (!entry) break;
    known.set(entry.key, entry.finding);
    end = next;
  }
  if (known.size === 0 && !beginsAsJournal(file)) {
    closeSync(file);
    throw new RefusedFile(
      `${path}: this is no journal of a review; right would be a new file, or the journal of an earlier run`,
    );
  }
  if (fstatSync(file).size > end) ftruncateSync(file, end);
  return {
    known,
    write(key, finding) {
      const line = new TextEncoder().encode(`${JSON.stringify({ key, finding })}\n`);
      for (let done = 0; done < line.length; ) {
        const written = writeSync(file, line, done, line.length - done, end);
        done += written;
        end += written;
      }
    },
    close: () => closeSync(file),
  };
}

/** Whether a file without one whole entry is empty, or begins as one that was cut off. */
function beginsAsJournal(file: number): boolean {
  const start = new Uint8Array(7);
  const read = readSync(file, start, 0, start.length, 0);
  return '{"key":'.startsWith(new TextDecoder().decode(start.subarray(0, read)));
}

/** The lines of a file that end in a line feed, with the place of the next one. */
function* wholeLines(file: number): Generator<{ readonly text: string; readonly next: number }> {
  const chunk = new Uint8Array(CHUNK);
  let rest: Uint8Array = new Uint8Array(0);
  let at = 0;
  let next = 0;
  for (let read = readSync(file, chunk, 0, CHUNK, at); read > 0; read = readSync(file, chunk, 0, CHUNK, at)) {
    at += read;
    const bytes = new Uint8Array(rest.length + read);
    bytes.set(rest);
    bytes.set(chunk.subarray(0, read), rest.length);
    let from = 0;
    for (let lf = bytes.indexOf(10); lf >= 0; lf = bytes.indexOf(10, from)) {
      next += lf + 1 - from;
      yield { text: new TextDecoder().decode(bytes.subarray(from, lf)), next };
      from = lf + 1;
    }
    rest = bytes.slice(from);
  }
}

function entryOf(text: string): { key: string; finding: Finding } | undefined {
  try {
    const entry = JSON.parse(text);
    return typeof entry.key === 'string' && typeof entry.finding?.verdict === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
