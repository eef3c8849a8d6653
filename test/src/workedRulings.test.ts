// The manual page of worked rulings is what the program prints on the cases of test/cases/published.json.
// `npx vitest run test/src/workedRulings.test.ts -u` writes it anew.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSolver } from '../../solver/solver.ts';
import { parseCase } from '../../src/claim/case.ts';
import { explain } from '../../src/explain/explain.ts';
import { adjudicate } from '../../src/ruling/adjudicate.ts';

interface Published {
  readonly id: string;
  readonly about: string;
  readonly case: unknown;
  readonly accept: readonly number[];
}

const head = `# Ten worked rulings

Published claims, each ruled on by law70 as \`node dist/cli.js rule\` prints it. The cases are in
[test/cases/published.json](../test/cases/published.json), with their sources. A test keeps this page true to the program.
`;

test('the page of worked rulings is what the program prints', async () => {
  const cases: Published[] = JSON.parse(readFileSync('test/cases/published.json', 'utf8'));
  expect(cases.length).toBeGreaterThanOrEqual(10);
  const solver = createSolver();
  const sections = cases.slice(0, 10).map((published, i) => {
    const read = parseCase(published.case);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const ruling = adjudicate(read.value, solver);
    const accepted = `The source accepts ${published.accept.join(' or ')} of ${ruling.remaining}; law70 gives ${ruling.tricks.claimer}.`;
    return `## ${i + 1}. ${published.id}\n\n${published.about}\n\n${accepted}\n\n\`\`\`text\n${explain(ruling, read.value, 'en').trimEnd()}\n\`\`\`\n`;
  });
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot('../../docs/worked-rulings.md');
});
