// The inputs behind the names on the command line: "-" is JSON lines on standard input, a .jsonl file is JSON lines,
// any other file one JSON value or a list of them.

import { fail, ok, type Result } from '../../cards/result.ts';
import { parseJson } from '../../claim/json.ts';
import type { Item } from './batch.ts';
import { type Io, linesOf, readFileText, readProblem } from './io.ts';

export async function* itemsOf(files: readonly string[], io: Io): AsyncGenerator<Item> {
  for (const file of files) {
    if (file === '-') yield* streamItems(io);
    else yield* fileItems(file, await readFileText(file));
  }
}

async function* streamItems(io: Io): AsyncGenerator<Item> {
  const from = 'standard input';
  let number = 0;
  let given = 0;
  try {
    for await (const line of linesOf(io.stdin)) {
      number++;
      const text = number === 1 ? withoutMark(line) : line;
      if (text.trim() === '') continue;
      given++;
      yield { from: `${from}, line ${number}`, input: jsonLine(text), streamed: true };
    }
  } catch (error) {
    yield { from, input: readProblem(error, from), streamed: true };
    return;
  }
  if (given === 0)
    yield { from, input: fail('empty', 'input', 'nothing came in', 'one JSON object a line'), streamed: true };
}

function* fileItems(file: string, text: Result<string>): Generator<Item> {
  if (!text.ok) yield { from: file, input: text };
  else if (/\.(pbn|lin)$/i.test(file))
    yield {
      from: file,
      input: fail(
        'file-kind',
        'input',
        'this is a session file',
        `a case in JSON; for PBN and LIN: law70 review ${file}`,
      ),
    };
  else if (/\.(jsonl|ndjson)$/i.test(file)) yield* lineItems(file, withoutMark(text.value));
  else {
    const json = parseJson(text.value);
    if (json.ok && Array.isArray(json.value)) yield* listItems(file, json.value);
    else yield { from: file, input: json, total: 1 };
  }
}

function* lineItems(file: string, text: string): Generator<Item> {
  const lines = text.split(/\r?\n/);
  const total = lines.filter((line) => line.trim() !== '').length;
  if (total === 0) yield { from: file, input: fail('empty', 'input', 'the file is empty', 'one case a line') };
  for (const [i, line] of lines.entries())
    if (line.trim() !== '') yield { from: `${file}, line ${i + 1}`, input: jsonLine(line), total };
}

function* listItems(file: string, list: readonly unknown[]): Generator<Item> {
  if (list.length === 0) yield { from: file, input: fail('empty', 'input', 'the list is empty', 'at least one case') };
  for (const [i, value] of list.entries())
    yield { from: `${file}, case ${i + 1}`, input: ok(value), total: list.length };
}

/** JSON on a line of its own: a slip is named by its column only, since the line is named already. */
function jsonLine(text: string): Result<unknown> {
  const json = parseJson(text);
  if (json.ok) return json;
  const { code, at, wrong, right } = json.problem;
  // the first line of a case that was written over many
  const hint = wrong.includes('the text ends')
    ? 'a whole case on one line; spread over lines it goes in a file of its own'
    : right;
  return fail(code, at.replace(/^line 1, /, ''), wrong, hint);
}

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** The input with the edition asked for in place of the one it names, if any is asked for. */
export const inEdition = (input: unknown, edition: string | undefined): unknown =>
  edition === undefined || typeof input !== 'object' || input === null || Array.isArray(input)
    ? input
    : { ...input, edition };
