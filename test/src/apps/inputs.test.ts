// How text becomes inputs, and how a run over them answers: order, errors in place, progress.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Item, runBatch } from '../../../src/apps/cli/batch.ts';
import { itemsOf } from '../../../src/apps/cli/inputs.ts';
import { linesOf } from '../../../src/apps/cli/io.ts';
import { fail, ok } from '../../../src/cards/result.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const values = (items: readonly Item[]) => items.map(({ input }) => (input.ok ? input.value : input.problem.code));

test('lines come out the same however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }).map((s) => s.replace(/[\r\n\uFEFF]/g, ''))),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      async (lines, end, size) => {
        const bytes = new TextEncoder().encode(lines.map((line) => line + end).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.slice(i * size, (i + 1) * size),
        );
        expect(await all(linesOf(fakeIo(...chunks).stdin))).toEqual(lines);
      },
    ),
  );
});

test('standard input: byte order mark, CRLF, empty lines, a last line without an end', async () => {
  const items = await all(itemsOf(['-'], fakeIo('\uFEFF1\r\n\r\n[2]\n{', '"a":3}\n4x\n5')));
  expect(values(items)).toEqual([1, [2], { a: 3 }, 'json', 5]);
  expect(items.map((item) => item.from)).toEqual([1, 3, 4, 5, 6].map((line) => `standard input, line ${line}`));
  expect(values(await all(itemsOf(['-'], fakeIo())))).toEqual(['empty']);
  expect(values(await all(itemsOf(['-'], fakeIo('\n \n'))))).toEqual(['empty']);
  const broken = (async function* () {
    yield '1\n';
    throw Object.assign(new Error('read'), { code: 'EISDIR' });
  })();
  expect(values(await all(itemsOf(['-'], { ...fakeIo(), stdin: broken })))).toEqual([1, 'file']);
});

test('files: one case, a list, one a line; and what is no input', async () => {
  const paths = [
    file('one.json', '\uFEFF{"a": 1}'),
    file('list.json', '[1, 2]'),
    file('lines.jsonl', '1\r\n\r\nx\r\n3'),
    file('empty.jsonl', ''),
    file('none.json', '[]'),
    file('broken.json', '{'),
    file('session.pbn', ''),
    folder,
    join(folder, 'missing.json'),
  ];
  const items = await all(itemsOf(paths, fakeIo()));
  expect(values(items)).toEqual([{ a: 1 }, 1, 2, 1, 'json', 3, 'empty', 'empty', 'json', 'file-kind', 'file', 'file']);
  expect(items[4]).toMatchObject({ from: `${paths[2]}, line 3`, total: 3 });
  expect(items[2]).toMatchObject({ from: `${paths[1]}, case 2`, total: 2 });
});

test('a run answers in order, leaves an error line for a bad input, survives a fault, and says how far it is', async () => {
  const io = fakeIo('1\n2\n3\n4\n');
  io.step = 600;
  const tally = await runBatch(itemsOf(['-'], io), {
    io,
    done: 'ruled',
    errorLine: () => true,
    answer: (input) => {
      if (input === 2) return fail('bad', 'here', 'two', 'another number');
      if (input === 3) throw new Error('three');
      return ok(`${input}\n`);
    },
  });
  expect(tally).toEqual({ answered: 2, failed: 2 });
  expect(jsonLines(io.output)).toMatchObject([
    1,
    { error: { code: 'bad', at: 'here' } },
    { error: { code: 'fault' } },
    4,
  ]);
  expect(io.errors).toContain('standard input, line 2: here: two\n       right would be: another number');
  expect(io.errors).toContain('law70: 2 ruled\n');
});
