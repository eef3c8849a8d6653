// The chapter held against a list of its sentences that was not made from it (test/cases/chapter-rules.json): each has a rule in the
// data that decides those outcomes and no others, says what it must say and stands on the page of rules; and no rule stands in the
// data that the list does not have, but for conclusions of ours.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleText } from '../../../../src/explain/irregularity.ts';
import type { EditionId } from '../../../../src/laws/editions.ts';
import { articleOf } from '../../../../src/laws/irregularities/chapter.ts';
import type { Rule } from '../../../../src/laws/irregularities/guided.ts';
import { pathsOf } from '../../../../src/laws/irregularities/paths.ts';
import type { Article } from '../../../../src/laws/irregularities/vocabulary.ts';

interface Sentence {
  readonly edition: EditionId;
  readonly article: Article;
  readonly section?: string;
  readonly says: string;
}
interface Held extends Sentence {
  readonly rule: string;
  readonly cite: readonly string[];
  readonly names: readonly string[];
  readonly outcomes: readonly string[];
}

const listed: (Held | (Sentence & { readonly unheld: string }))[] = JSON.parse(
  readFileSync('test/cases/chapter-rules.json', 'utf8'),
).rules;
const held = listed.filter((one): one is Held => 'rule' in one);

const keyOf = (edition: string, article: string, rule: string, cite: readonly string[]) =>
  `${edition} ${article}: ${rule} (${cite.join(', ')})`;
const keyOfHeld = ({ edition, article, rule, cite }: Held) => keyOf(edition, article, rule, cite);

/** What the list must have whole: article by article. */
const whole: readonly (readonly [EditionId, Article])[] = [
  ...(['9', '10', '11', '12', '13', '14', '15', '16'] as const).map((article) => ['1963', article] as const),
  ...(['1997', '2007', '2017'] as const).map((edition) => [edition, '13'] as const),
];

/** The rules of the data, by key, with the outcomes that each decides. */
const inData = new Map<string, { rule: Rule; outcomes: Set<string> }>();
for (const [edition, article] of whole)
  for (const { outcome } of pathsOf(articleOf(edition, article)!))
    for (const rule of outcome.rules) {
      const key = keyOf(edition, article, rule.rule, rule.cite);
      const row = inData.get(key) ?? { rule, outcomes: new Set() };
      inData.set(key, row);
      row.outcomes.add(outcome.outcome);
    }

describe('the sentences of the chapter', () => {
  it('are there for every article that is known whole, each once, and none for another', () => {
    expect(new Set(listed.map(({ edition, article }) => `${edition} ${article}`))).toEqual(
      new Set(whole.map(([edition, article]) => `${edition} ${article}`)),
    );
    expect(new Set(held.map(keyOfHeld)).size).toBe(held.length);
    expect(
      new Set(listed.map(({ edition, article, section, says }) => [edition, article, section, says].join())).size,
    ).toBe(listed.length);
  });

  it.each(held.map((one) => [keyOfHeld(one), one] as const))('%s', (key, { outcomes, names }) => {
    const row = inData.get(key);
    expect(row, 'no such rule in the data').toBeDefined();
    expect([...row!.outcomes].sort()).toEqual([...outcomes].sort());
    expect(row!.rule.ours).toBeUndefined();
    const sentence = ruleText(row!.rule, 'en');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(sentence).toContain(name);
  });

  it('leave no rule of the data over, but for conclusions of ours', () => {
    const known = new Set(held.map(keyOfHeld));
    const over = [...inData].filter(([key, { rule }]) => !known.has(key) && !rule.ours).map(([key]) => key);
    expect(over).toEqual([]);
  });

  it('stand on the page of rules with their law and all their outcomes', () => {
    const sections = readFileSync('docs/irregularity-rules.md', 'utf8').split(/^## /m);
    for (const one of held) {
      const { edition, article, cite, outcomes } = one;
      const section = sections.find((text) => text.startsWith(`${edition}, article ${article} (`));
      const sentence = ruleText(inData.get(keyOfHeld(one))!.rule, 'en');
      const rows = (section ?? '').split('\n').map((line) => line.split(' | '));
      const row = rows.find(
        ([said, law]) => said === `| ${sentence}` && law?.replace(/ \(.*\)$/, '') === cite.join(', '),
      );
      expect(row, keyOfHeld(one)).toBeDefined();
      expect(row![2]!.replace(/ \|$/, '').split(', ').sort()).toEqual([...outcomes].sort());
    }
  });
});
