// 100,000 damaged files, from the real ones when they are there, in which one board in four hides hands: no crash, nothing that
// takes a second, no neighbour lost. And every real board with hands hidden is played as it was.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardsOf, hideHands, piecesOf, randomFrom, timeOf, tryOne } from './mutants.ts';

const folder = process.env.LAW70_FILES ?? new URL('../../../../shared/files', import.meta.url).pathname;
const RUNS = Number(process.env.LAW70_FUZZ ?? 100_000);

const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(pbn|lin)$/.test(name)) : [];

test.skipIf(files.length === 0)('hands hidden in the real boards: the same cards by the same hands', () => {
  const random = randomFrom(71);
  let hidden = 0;
  for (const name of files)
    for (const piece of piecesOf(join(folder, name))) {
      const [whole] = boardsOf(piece);
      if (!whole?.deal || whole.ending === 'inconsistent' || whole.irregular) continue;
      for (let times = 0; times < 3; times++) {
        const text = hideHands(piece, name.endsWith('.lin'), random);
        const { ending, play, won, part, deal } = boardsOf(text)[0]!;
        expect({ ending, play, won }, text).toEqual({ ending: whole.ending, play: whole.play, won: whole.won });
        if (part && !deal) hidden++;
      }
    }
  console.info(`${hidden} boards with hidden hands`);
  expect(hidden).toBeGreaterThan(1000);
});

test.skipIf(files.length === 0)(`${RUNS} damaged files`, () => {
  const of = (end: string) =>
    files.filter((name) => name.endsWith(end)).flatMap((name) => piecesOf(join(folder, name)));
  const pieces = { pbn: of('.pbn'), lin: of('.lin') };
  const random = randomFrom(Number(process.env.LAW70_SEED ?? 70));
  let slowest = 0;
  let slowestText = '';
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const lin = random(3) === 0;
    const { text, milliseconds, lost } = tryOne(lin ? pieces.lin : pieces.pbn, lin, random);
    if (milliseconds > slowest) {
      slowest = milliseconds;
      slowestText = text;
    }
    bytes += text.length;
    if (milliseconds > 1000) expect(Math.min(...[1, 2, 3].map(() => timeOf(text)))).toBeLessThan(1000); // or the machine paused
    if (lost.length > 0) console.error(`run ${run}\n${text}`);
    expect(lost).toEqual([]);
  }
  console.info(
    `${RUNS} files, ${Math.round(bytes / 2 ** 20)} MB, slowest ${slowest.toFixed(0)} ms (again: ${timeOf(slowestText).toFixed(0)}); ${pieces.pbn.length} PBN and ${pieces.lin.length} LIN boards to damage`,
  );
});
