// Two pages of the manual, kept true to the program: every rule on irregularities with the outcomes it decides, and forty worked
// situations. `npx vitest run test/src/irregularityPages.test.ts -u` writes them anew.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/doctor/diagnose.ts';
import { parseFoundBoard } from '../../src/doctor/found.ts';
import { explainAdjusted } from '../../src/explain/adjusted.ts';
import { explainDiagnosis } from '../../src/explain/doctor.ts';
import { explainIrregularity, ruleText } from '../../src/explain/irregularity.ts';
import { editionIds } from '../../src/laws/editions.ts';
import { articleOf } from '../../src/laws/irregularities/chapter.ts';
import type { Outcome, Rule } from '../../src/laws/irregularities/guided.ts';
import { pathsOf } from '../../src/laws/irregularities/paths.ts';
import { articles } from '../../src/laws/irregularities/vocabulary.ts';
import { adjust } from '../../src/ruling/adjusted/adjust.ts';
import { parseAdjustment } from '../../src/ruling/adjusted/request.ts';
import { parseIrregularity, walk } from '../../src/ruling/irregularity.ts';
import { boards, expected, scores } from './ruling/situations.ts';

const value = <T>(result: { ok: true; value: T } | { ok: false; problem: { wrong: string } }): T => {
  if (!result.ok) throw new Error(result.problem.wrong);
  return result.value;
};

describe('the table of rules', () => {
  it('maps every rule of every article that is known to the outcomes it decides', async () => {
    const sections = editionIds.flatMap((edition) =>
      articles.flatMap((article) => {
        const start = articleOf(edition, article);
        if (start === undefined) return [];
        const paths = pathsOf(start);
        const outcomes = [...new Set(paths.map(({ outcome }) => outcome))];
        return [section(edition, article, paths.length, outcomes)];
      }),
    );
    const unknown = editionIds.map((edition) => {
      const missing = articles.filter((article) => articleOf(edition, article) === undefined);
      return missing.length === 0 ? '' : `- ${edition}: ${missing.join(', ')}\n`;
    });
    const page = [rulesHead, `Not known to us:\n\n${unknown.join('')}${unheld()}`, ...sections].join('\n');
    await expect(page).toMatchFileSnapshot('../../docs/irregularity-rules.md');
  });
});

/** Sentences that are known to be there, but not what they say. */
function unheld(): string {
  const { rules } = JSON.parse(readFileSync('test/cases/chapter-rules.json', 'utf8')) as {
    rules: { edition: string; article: string; unheld?: string }[];
  };
  return rules
    .flatMap(({ edition, article, unheld }) => (unheld ? [`- ${edition}, article ${article}: ${unheld}\n`] : []))
    .join('');
}

const rulesHead = `# The rules on irregularities, and the outcomes they decide

Articles 9 to 16, and 86, as far as they are known to us, in our own words; the law book decides. Each row is a rule with the
law it stands in, how it is known (a rule without a mark was read in a text of that edition), and the outcomes of
\`law70 irregularity --article N --edition YEAR\` that it decides. \`--paths\` lists the questions that lead to each.
"Part not known" is said where we know in which article a rule stands, not where in it; "our own conclusion" where what
we know of the article does not say so. Ends marked "not known to us" give no ruling. A test keeps this page true to the program.
`;

function section(edition: string, article: string, paths: number, outcomes: readonly Outcome[]): string {
  const rows = new Map<string, { rule: Rule; names: string[] }>();
  for (const { outcome, rules } of outcomes)
    for (const rule of rules) {
      const key = `${rule.rule} ${rule.cite.join()}`;
      const row = rows.get(key) ?? { rule, names: [] };
      row.names.push(outcome);
      rows.set(key, row);
    }
  const lines = [...rows.values()].map(({ rule, names }) => {
    const marks = rule.ours
      ? ['our own conclusion']
      : [rule.read === 'second-hand' && 'second-hand', rule.part && 'part not known'].filter(Boolean);
    const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
    return `| ${ruleText(rule, 'en')} | ${rule.cite.join(', ')}${mark} | ${names.join(', ')} |`;
  });
  const open = outcomes.filter(({ notKnown }) => notKnown).map(({ outcome }) => outcome);
  const unknown = open.length === 0 ? '' : `\nNot known to us: ${open.join(', ')}.\n`;
  return `## ${edition}, article ${article} (${paths} ways)\n\n| rule | law | outcomes |\n| --- | --- | --- |\n${lines.join('\n')}\n${unknown}`;
}

describe('forty situations', () => {
  const lines = readFileSync('examples/irregularities.jsonl', 'utf8').trim().split('\n');
  const asked = lines.map((line) => value(parseIrregularity(JSON.parse(line))));

  it('are forty, none twice', () => {
    expect(asked.length).toBe(expected.length);
    expect(asked.length + boards.length + scores.length).toBe(40);
    expect(new Set(asked.map(({ title }) => title)).size).toBe(asked.length);
  });

  it.each(asked.map((one, i) => [one.title, one, expected[i]!] as const))('%s', (_, one, [outcome, score]) => {
    const found = walk(one);
    expect(found.outcome).toMatchObject({ outcome, score });
    // nothing was answered that the law does not ask
    expect(found.path.length).toBe(Object.keys(one.answers).length);
  });

  it.each(boards.map((one) => [one.title, one] as const))('%s', (_, { board, expected }) => {
    const { findings, laws, restoration } = diagnose(value(parseFoundBoard(board)));
    expect({ laws, restoration, findings: findings.map(({ kind }) => kind).sort() }).toEqual(expected);
  });

  it.each(scores.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(value(adjust(value(parseAdjustment(one.asked, neverCounted))))).toMatchObject(one.expected);
  });

  it('are on a page of the manual', async () => {
    const texts = [
      ...asked.map((one) => [one.title!, explainIrregularity(walk(one), 'en')]),
      ...boards.map(({ title, board }) => [title, explainDiagnosis(diagnose(value(parseFoundBoard(board))), 'en')]),
      ...scores.map((one) => [
        one.title,
        explainAdjusted(value(adjust(value(parseAdjustment(one.asked, neverCounted)))), 'en'),
      ]),
    ];
    const sections = texts.map(
      ([title, text], i) => `## ${i + 1}. ${title}\n\n\`\`\`text\n${text!.trimEnd()}\n\`\`\`\n`,
    );
    await expect([workedHead, ...sections].join('\n')).toMatchFileSnapshot('../../docs/worked-irregularities.md');
  });
});

/** No deal is given in the situations, so no tricks are counted. */
const neverCounted = {
  inDeal: () => {
    throw new Error('no deal was given');
  },
  inPosition: () => {
    throw new Error('no position was given');
  },
};

const workedHead = `# Forty worked situations

Irregularities as \`law70 irregularity\`, \`law70 board\` and \`law70 adjust\` rule on them. The first
are in [examples/irregularities.jsonl](../examples/irregularities.jsonl): \`law70 irregularity --from examples/irregularities.jsonl\`.
A test keeps this page true to the program.
`;
