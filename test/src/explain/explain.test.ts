// The explanations as whole pages in both languages, and the rules that every page keeps.

import { describe, expect, it } from 'vitest';
import { cardName, parseCard, seatLetters } from '../../../src/cards/cards.ts';
import { explain, explainEdition, type Lang, reasonText } from '../../../src/explain/explain.ts';
import { pageWidth, wrap } from '../../../src/explain/layout.ts';
import { en } from '../../../src/explain/words/en.ts';
import { nl } from '../../../src/explain/words/nl.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../src/play/position.ts';
import type { Ruling } from '../../../src/ruling/ruling.ts';
import { rulings } from './rulings.ts';

const langs: readonly Lang[] = ['en', 'nl'];

describe('an explanation', () => {
  for (const { name, ruling, table } of rulings)
    for (const lang of langs)
      it(`of ${name} in ${lang}`, async () => {
        await expect(explain(ruling, table, lang)).toMatchFileSnapshot(`../../golden/${name}.${lang}.txt`);
      });

  it('fits the page', () => {
    for (const { ruling, table } of rulings)
      for (const lang of langs)
        for (const line of explain(ruling, table, lang).split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
    for (const id of editionIds)
      for (const lang of langs)
        for (const line of explainEdition(id, lang).split('\n'))
          if (!/^ +http\S+$/.test(line)) expect(line.length).toBeLessThanOrEqual(pageWidth);
  });

  it('is made of legal lines, and of counts that agree with them', () => {
    for (const { ruling, table } of rulings) expect(countLine(ruling, table.position)).toBe(ruling.tricks.claimer);
  });

  it('says each number of tricks with its own plural', () => {
    const scene = { claimer: 'S', examined: 'S', notrump: false } as const;
    const claimed = (tricks: number, words: typeof en) =>
      reasonText({ code: 'number-claimed', cite: ['68A'], facts: { tricks, said: true } }, scene, words).replaceAll(
        '\u00a0',
        ' ',
      );
    expect(claimed(1, en)).toBe('South claimed 1 trick. (Law 68A)');
    expect(claimed(2, en)).toBe('South claimed 2 tricks. (Law 68A)');
    expect(claimed(1, nl)).toBe('Zuid heeft 1 slag geclaimd. (art. 68A)');
    expect(claimed(2, nl)).toBe('Zuid heeft 2 slagen geclaimd. (art. 68A)');
  });
});

function countLine(ruling: Ruling, start: Position): number {
  let position = start;
  let won = 0;
  for (const play of ruling.line) {
    const card = parseCard(play.slice(2))!;
    expect(seatLetters[seatToPlay(position)]).toBe(play[0]);
    expect(legalPlays(position).map(cardName)).toContain(cardName(card));
    const after = afterPlay(position, card);
    if (after.wonBy !== undefined && after.wonBy % 2 === seatLetters.indexOf(ruling.claim.by) % 2) won++;
    position = after.position;
  }
  return won;
}

describe('wrap', () => {
  it('lets no control character through', () => {
    expect(wrap('a\u001b[2Jb\nc\u202ed')).toEqual(['a [2Jb c d']);
  });

  it('breaks at spaces and hangs under the head', () => {
    expect(wrap('aa bb cc', '1. ', 8)).toEqual(['1. aa bb', '   cc']);
    expect(wrap('a-very-long-word', '', 5)).toEqual(['a-very-long-word']);
  });
});
