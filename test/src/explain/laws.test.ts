// An edition and its articles in our own words, with the marks of what was read where.

import { describe, expect, it } from 'vitest';
import { explainArticle, explainEdition } from '../../../src/explain/explain.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { type EditionId, editionIds, editions, isKnown, questions } from '../../../src/laws/editions.ts';
import { articleOf } from '../../../src/laws/irregularities/chapter.ts';
import { pathsOf } from '../../../src/laws/irregularities/paths.ts';
import { type Article, articles } from '../../../src/laws/irregularities/vocabulary.ts';

const nearest = { en: 'Not known to us. The nearest edition', nl: 'niet bekend' };

const rulesOf = (id: EditionId, article: Article) =>
  pathsOf(articleOf(id, article)!).flatMap(({ outcome }) => outcome.rules);

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

  it('of 1963, which has numbers of its own, only what 1963 says; elsewhere what is known comes first', () => {
    for (const article of ['9', '11', '13', '14', '68', '70', '71', '72', '73', '74'])
      expect(read('1963', article), article).not.toContain('Not known to us. The');
    expect(read('1963', '70')).not.toContain('70A');
    // nothing of 64 is known to us in that edition: what others say is marked as theirs
    expect(read('1963', '64')).toContain('Not known to us. The nearest edition');
    for (const id of editionIds)
      for (const article of ['13', '14', '68', '69', '70', '71']) {
        const rows = read(id, article).match(/^ ?\d+\. (?:.+\n)(?: {4}.+\n)*/gm) ?? [];
        const own = rows.map((row) => !row.replaceAll(/\s+/g, ' ').includes('Not known to us. The'));
        expect(own, `${id} ${article}`).toEqual([...own].sort((a, b) => Number(b) - Number(a)));
      }
  });

  it('a conclusion of ours is no row of the law', () => {
    for (const id of editionIds)
      for (const article of articles)
        if (articleOf(id, article) !== undefined) expect(read(id, article)).not.toContain('Nothing has come up');
  });

  it('an article that is not there is answered with those that are', () => {
    for (const article of ['7', '', '99', '70Z', 'x']) expect(read('2017', article), article).toContain('70D1');
    expect(read('1963', '72')).not.toContain('has no article');
    const elsewhere = explainArticle('2017', '72c', 'en');
    expect(elsewhere.ok || elsewhere.problem.right).toContain('an edition that has it (1963), or one of');
    expect(read('2017', '99')).not.toContain('an edition that has it');
  });

  it('the chapter on irregularities: every article of every edition, in both languages, with source marks', () => {
    for (const id of editionIds)
      for (const article of articles)
        for (const lang of ['en', 'nl'] as const) {
          const text = explainArticle(id, article, lang);
          if (!text.ok) throw new Error(text.problem.wrong);
          const known = articleOf(id, article) !== undefined;
          if (!known) expect(text.value.replaceAll(/\s+/g, ' ')).toContain(nearest[lang]);
          for (const { cite, source } of known ? rulesOf(id, article).filter(({ ours }) => !ours) : []) {
            expect(text.value).toContain(source);
            if (cite[0]!.startsWith(article)) expect(text.value).toContain(cite[0]!);
          }
          for (const line of text.value.split('\n'))
            if (!line.includes('http')) expect(line.length).toBeLessThanOrEqual(pageWidth);
        }
  });

  it('parts of it, and what is not known of it', () => {
    expect(read('1963', '13')).toMatch(/restored from the record of the deal\. \(Law 13\)\s+\[nl-1963-9\]/);
    expect(read('1963', '13').split('restored from the record').length).toBe(2);
    expect(read('1963', '13')).toContain('known to us by their article only');
    expect(read('2007', '12C1')).toContain('(Law 12C1e)');
    expect(read('2007', '12C1')).not.toContain('12A1');
    expect(read('2017', '86B')).toContain('[pl-2017-86]');
    expect(read('2017', '13A2')).toContain('12C1b');
    expect(read('1997', '14')).toContain('The nearest edition that we know, 2007');
    expect(read('2017', '16').replaceAll(/\s+/g, ' ')).toContain('Not all of Law 16 of 2017 is known to us.');
    const dutch = explainArticle('1963', 'artikel 14', 'nl');
    expect(dutch.ok && dutch.value).toContain('strafkaart');
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
