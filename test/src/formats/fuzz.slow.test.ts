// 100,000 damaged files, from the real ones when they are there: no crash, nothing that takes a second, no neighbour lost.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { piecesOf, randomFrom, timeOf, tryOne } from './mutants.ts';

const folder = process.env.LAW70_FILES ?? new URL('../../../../shared/files', import.meta.url).pathname;
const RUNS = Number(process.env.LAW70_FUZZ ?? 100_000);

test.skipIf(!existsSync(folder))(`${RUNS} damaged files`, () => {
  const files = readdirSync(folder).filter((name) => /\.(pbn|lin)$/.test(name));
  const of = (end: string) =>
    files.filter((name) => name.endsWith(end)).flatMap((name) => piecesOf(join(folder, name)));
  const pieces = { pbn: of('.pbn'), lin: of('.lin') };
  const random = randomFrom(Number(process.env.LAW70_SEED ?? 70));
  let slowest = 0;
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const lin = random(3) === 0;
    const { text, milliseconds, lost } = tryOne(lin ? pieces.lin : pieces.pbn, lin, random);
    slowest = Math.max(slowest, milliseconds);
    bytes += text.length;
    if (milliseconds > 1000) expect(Math.min(...[1, 2, 3].map(() => timeOf(text)))).toBeLessThan(1000); // or the machine paused
    if (lost.length > 0) console.error(`run ${run}\n${text}`);
    expect(lost).toEqual([]);
  }
  console.info(
    `${RUNS} files, ${Math.round(bytes / 2 ** 20)} MB, slowest ${slowest.toFixed(0)} ms; ${pieces.pbn.length} PBN and ${pieces.lin.length} LIN boards to damage`,
  );
});
