// The articles on irregularities as data: every way through every article of every edition is walked, each rule has its law and
// its source, and no fact or rule is there without being used.

import { describe, expect, it } from 'vitest';
import { explainIrregularity, explainPaths } from '../../../../src/explain/irregularity.ts';
import { pageWidth } from '../../../../src/explain/layout.ts';
import { editionIds } from '../../../../src/laws/editions.ts';
import { articleOf, nearestEdition } from '../../../../src/laws/irregularities/chapter.ts';
import type { Fact } from '../../../../src/laws/irregularities/fact.ts';
import { pathsOf } from '../../../../src/laws/irregularities/paths.ts';
import { articles, type FactId, facts, rules, says } from '../../../../src/laws/irregularities/vocabulary.ts';
import { sources } from '../../../../src/laws/sources.ts';
import { type Answer, walk } from '../../../../src/ruling/irregularity.ts';

const known = editionIds.flatMap((edition) =>
  articles.flatMap((article) => {
    const start = articleOf(edition, article);
    return start === undefined ? [] : [{ edition, article, paths: pathsOf(start) }];
  }),
);
const all = known.flatMap(({ edition, article, paths }) => paths.map((path) => ({ edition, article, ...path })));

/** An answer that takes the branch. */
function answerFor(fact: FactId, branch: string): Answer {
  const it: Fact = facts[fact];
  switch (it.kind) {
    case 'yes-no':
      return branch === 'yes';
    case 'choice':
      return branch;
    case 'number':
      return it.bands[branch]![1];
    case 'seat':
      return 'E';
    case 'card':
      return 'HQ';
  }
}

describe('articles 9 to 16', () => {
  it('1963 is complete, and article 13 is there in four editions', () => {
    for (const article of articles) if (article !== '86') expect(articleOf('1963', article), article).toBeDefined();
    for (const edition of ['1963', '1997', '2007', '2017'] as const) expect(articleOf(edition, '13')).toBeDefined();
  });

  it('bands follow each other without a gap', () => {
    for (const [name, it] of Object.entries(facts) as [string, Fact][])
      if (it.kind === 'number') {
        const bands = Object.values(it.bands);
        for (const [i, [least, most]] of bands.entries()) {
          expect(least, name).toBeLessThanOrEqual(most);
          if (i > 0) expect(least, name).toBe(bands[i - 1]![1] + 1);
        }
      }
  });

  it('every way asks nothing twice and ends in an outcome whose rules have a law and a source', () => {
    for (const { edition, article, answers, outcome } of all) {
      const where = `${article} of ${edition}, ${outcome.outcome}`;
      const asked = answers.map(([fact]) => fact);
      expect(new Set(asked).size, where).toBe(asked.length);
      if (outcome.notKnown) expect(outcome.rules, where).toEqual([]);
      else expect(outcome.rules.length, where).toBeGreaterThan(0);
      for (const { cite, read, source } of outcome.rules) {
        expect(cite.length, where).toBeGreaterThan(0);
        expect(['text', 'second-hand'], where).toContain(read);
        expect(source, where).not.toBe('none');
        // a source speaks of the edition it is cited for
        expect(source, where).toContain(edition);
      }
      for (const article of outcome.see) expect(article, where).toMatch(/^[1-9]\d?$/);
    }
  });

  it('outcomes have names of their own within an article', () => {
    for (const { edition, article, paths } of known) {
      const outcomes = [...new Set(paths.map(({ outcome }) => outcome))];
      const names = outcomes.map(({ outcome }) => outcome);
      expect(new Set(names).size, `${article} of ${edition}`).toBe(outcomes.length);
    }
  });

  it('walking each way with its answers leads there, asking the facts in that order', () => {
    for (const { edition, article, answers, outcome } of all) {
      const given: Partial<Record<FactId, Answer>> = {};
      for (const [fact, branch] of answers) {
        expect(walk({ edition, article, answers: given }).ask).toBe(fact);
        given[fact] = answerFor(fact, branch);
      }
      expect(walk({ edition, article, answers: given })).toMatchObject({ outcome: { outcome: outcome.outcome } });
    }
  });

  it('every way is a page in both languages, with the law numbers', () => {
    for (const { edition, article, answers, outcome } of all) {
      const given = Object.fromEntries(answers.map(([fact, branch]) => [fact, answerFor(fact, branch)]));
      for (const lang of ['en', 'nl'] as const) {
        const text = explainIrregularity(walk({ edition, article, answers: given }), lang);
        for (const { cite } of outcome.rules) for (const law of cite) expect(text).toContain(law);
        expect(text).not.toMatch(/undefined|\[object|NaN/);
        for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
      }
    }
  });

  it('no fact, rule, source or saying is there without being used', () => {
    const asked = new Set(all.flatMap(({ answers }) => answers.map(([fact]) => fact)));
    expect(new Set(Object.keys(facts))).toEqual(asked);
    const used = new Set(all.flatMap(({ outcome }) => outcome.rules.map(({ rule }) => rule)));
    expect(new Set(Object.keys(rules))).toEqual(used);
    expect(new Set(says)).toEqual(new Set(all.map(({ outcome }) => outcome.say)));
    for (const { outcome } of all)
      for (const { source } of outcome.rules) expect(Object.keys(sources)).toContain(source);
  });

  it('an article that is not known to us names the nearest edition that is', () => {
    for (const edition of editionIds)
      for (const article of articles)
        if (articleOf(edition, article) === undefined) {
          const found = walk({ edition, article, answers: {} });
          expect(found).toMatchObject({ path: [], lookIn: nearestEdition(edition, article) });
          expect(found.outcome).toBeUndefined();
          expect(explainPaths(edition, article, 'en')).toContain('not known to us');
        }
  });
});
