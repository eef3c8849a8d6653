// The problems of a case in Dutch: every code that its readers can give has a sentence, and no sentence is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCase } from '../../../src/claim/case.ts';
import { diagnosticParts } from '../../../src/explain/diagnostics.ts';
import { caseProblemsNl } from '../../../src/explain/words/caseProblemsNl.ts';
import { chapterProblemsNl } from '../../../src/explain/words/chapterProblemsNl.ts';
import { diagnosticsNl } from '../../../src/explain/words/diagnosticsNl.ts';

/** Codes as they stand in the source: the first argument of `refuse` and `fail`, and the words that `readWord` is given. */
function codesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const source = readFileSync(new URL(name, folder), 'utf8');
      return [...source.matchAll(/(?:refuse|fail)\(\s*'([a-z-]+)'|'(unknown-[a-z]+)'/g)].map(
        (found) => found[1] ?? found[2]!,
      );
    });
}

test('every code has its sentence', () => {
  const codes = new Set(
    ['claim', 'play'].flatMap((folder) => codesIn(new URL(`../../../src/${folder}/`, import.meta.url))),
  );
  expect(codes.size).toBeGreaterThan(40);
  const own = [...codes].filter((code) => !Object.hasOwn(diagnosticsNl, code));
  expect(Object.keys(caseProblemsNl).sort()).toEqual(own.sort());
});

test('and so has every code of the chapter on irregularities and of the command line', () => {
  const folders = ['ruling', 'ruling/adjusted', 'doctor', 'explain', 'apps/cli'];
  const codes = new Set(folders.flatMap((folder) => codesIn(new URL(`../../../src/${folder}/`, import.meta.url))));
  // a reason of a ruling, no problem
  codes.delete('unknown-to-us');
  const others = { ...diagnosticsNl, ...caseProblemsNl };
  const own = [...codes].filter((code) => !Object.hasOwn(others, code));
  const given = Object.keys(chapterProblemsNl).filter((code) => code !== 'fault');
  expect(given.sort()).toEqual(own.sort());
});

test.each([
  [{ hands: { N: 'A...', E: 'A...', S: 'K...', W: 'Q...' } }, 'Een kaart komt twee keer voor.'],
  [{ hands: { N: 'A...', E: '...', S: 'K...', W: 'Q...' } }, 'Een hand heeft een verkeerd aantal kaarten.'],
  [{ hands: { N: 'A...', E: '2...', S: 'K...', W: 'Q...' }, trick: ['SA'] }, 'Een kaart komt twee keer voor.'],
])('%j', (part, said) => {
  const read = parseCase({ law70: 'case/1', strain: 'S', declarer: 'S', leader: 'S', claim: { by: 'S' }, ...part });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(diagnosticParts(read.problem, 'nl').said).toBe(said);
  expect(diagnosticParts(read.problem, 'en')).toEqual({
    said: '',
    detail: `${read.problem.wrong}; ${read.problem.right}`,
  });
});
