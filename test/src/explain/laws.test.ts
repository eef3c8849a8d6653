// An edition and its articles in our own words, with the marks of what was read where.

import { describe, expect, it } from 'vitest';
import { explainArticle, explainEdition } from '../../../src/explain/explain.ts';
import { editionIds, editions, isKnown, questions } from '../../../src/laws/editions.ts';

const read = (id: (typeof editionIds)[number], article: string) => {
  const text = explainArticle(id, article, 'en');
  return text.ok ? text.value : `${text.problem.wrong}; ${text.problem.right}`;
};

describe('the laws in our own words', () => {
  it('whole editions', async () => {
    for (const lang of ['en', 'nl'] as const) {
      const all = editionIds.map((id) => explainEdition(id, lang)).join('\n');
      await expect(all).toMatchFileSnapshot(`../../golden/laws.${lang}.txt`);
    }
  });

  it('an article with its parts, and no other', () => {
    expect(read('2017', '70')).toContain('(Law 70E1)');
    expect(read('2017', '70')).not.toContain('(Law 71)');
    expect(read('2017', '70e')).not.toContain('(Law 70C)');
    expect(read('1963', '72c')).toMatch(/1\. What is learnt after the claim/);
    expect(read('1963', '70')).toMatch(/nl-1963 +Dutch laws of 1963/);
  });

  it('an article that is not there is answered with those that are', () => {
    for (const article of ['7', '', '99', '70Z', 'x']) expect(read('2017', article), article).toContain('70D1');
    expect(read('1963', '72')).not.toContain('has no article');
  });

  it('say of every answer that we do not know that it is not known, and name the nearest edition', () => {
    for (const id of editionIds) {
      const unknown = questions.filter((question) => !isKnown<unknown>(editions[id][question])).length;
      expect(
        explainEdition(id, 'en').replaceAll(/\s+/g, ' ').split('Not known to us. The nearest edition').length - 1,
      ).toBe(unknown);
    }
  });
});
