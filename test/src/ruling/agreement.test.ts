// Agreement to a claim taken back (69B): the standard of each edition, the director's finding, and the page in both languages.

import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { agreed, factsOf, read, rule, solid, solver } from './askedBack.ts';

describe('agreement taken back', () => {
  test('1963 has no rule: it stands', () => {
    const ruling = rule({ ...agreed, edition: '1963' });
    expect(ruling.tricks).toEqual({ claimer: 4, opponents: 0 });
    expect(factsOf(ruling.reasons, 'no-rule-to-withdraw')).toEqual({});
  });

  test('from 2007 the share is shown, and the finding of the director decides', () => {
    const open = rule({ ...agreed, edition: '2017' });
    const [row] = factsOf(open.reasons, 'likely-share')!.shares;
    expect(row).toMatchObject({ tricks: 1, least: 0, most: 1 });
    expect(row!.even).toBeGreaterThan(0);
    expect(row!.even).toBeLessThanOrEqual(0.5);
    expect(open.tricks.claimer).toBe(4);
    const found = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 1 } });
    expect(found.tricks).toEqual({ claimer: 3, opponents: 1 });
    expect(found.result).toMatchObject({ tricks: 9, score: -50 });
  });

  test('a share on both sides of one half is a doubtful point, until the director finds', () => {
    const open = rule({ ...agreed, edition: '2017' });
    expect(open.doubts).toContainEqual({
      code: 'likely',
      cost: 1,
      cite: ['69B'],
      facts: factsOf(open.reasons, 'likely-share')!.shares[0],
    });
    const found = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 1 } });
    expect(found.doubts.filter(({ code }) => code === 'likely')).toEqual([]);
  });

  test('no more is likely than legal play can bring', () => {
    const all = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 4 } });
    const { finding, most } = factsOf(all.reasons, 'likely-impossible')!;
    expect(finding).toBe(4);
    expect(most).toBeLessThan(4);
    expect(all.tricks.opponents).toBe(most);
  });

  test('before the next call nobody has agreed: the claim is merely disputed', () => {
    const early = { ...agreed, withdrawal: { ...agreed.withdrawal, calledNext: false } };
    const { withdrawal: _, ...disputed } = agreed;
    for (const edition of ['1987', '1997', '2007', '2017']) {
      const ruling = rule({ ...early, edition });
      expect(ruling.tricks, edition).toEqual(rule({ ...disputed, edition }).tricks);
      expect(ruling.reasons[0], edition).toMatchObject({ code: 'not-agreed-yet', cite: ['69A'] });
      expect(ruling.citations).toContain('69A');
    }
    expect(rule({ ...early, edition: '1963' }).tricks.claimer).toBe(4);
  });

  test('the ladder is printed for the side that asks', () => {
    const theCase = read({ ...agreed, edition: '2017' });
    expect(explain(adjudicate(theCase, solver), theCase, 'en')).toContain("Tricks of West's side, which asks");
  });

  /** West has the master trump: no normal play of his side loses that trick. */
  const master = { ...agreed, hands: { ...agreed.hands, S: 'K.A.K3.', W: 'A..T9.2' } };

  test('a trick that no normal play could lose comes back from 1987 on', () => {
    for (const edition of ['1987', '1997', '2007', '2017']) {
      const ruling = rule({ ...master, edition });
      expect(ruling.tricks.opponents, edition).toBeGreaterThanOrEqual(1);
      expect(ruling.tricks.opponents).toBeGreaterThanOrEqual(4 - ruling.ladder.normal);
    }
  });

  test('dummy may ask for declarer', () => {
    const defender = { ...solid, claim: { by: 'E', tricks: 3 }, edition: '1997' };
    const by = (seat: string) => rule({ ...defender, withdrawal: { of: 'agreement', by: seat } }).tricks;
    expect(by('N')).toEqual(by('S'));
    expect(by('N')).toEqual({ claimer: 0, opponents: 3 });
  });
});

test('the page of a withdrawal, in both languages', async () => {
  const theCase = read({
    ...agreed,
    withdrawal: { of: 'agreement', by: 'W', asked: '2026-11-30T22:40', available: '2026-11-30T22:20', likely: 1 },
    others: [-50, 420, 420],
  });
  for (const lang of ['en', 'nl'] as const)
    await expect(explain(adjudicate(theCase, solver), theCase, lang)).toMatchFileSnapshot(
      `../../golden/agreement-withdrawn.${lang}.txt`,
    );
});
