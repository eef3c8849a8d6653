// The answers of all editions, side by side, and what may be relied on.
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/laws/edition.ts';
import { type EditionId, editionIds, editions, isKnown, nearestKnown, questions } from '../../../src/laws/editions.ts';

const answerText = (answer: unknown): string =>
  typeof answer === 'string'
    ? answer
    : Object.entries(answer as object)
        .filter(([, value]) => value !== false)
        .map(([key, value]) => (value === true ? key : String(value)))
        .join(' + ');

function tableOfEditions(): string {
  const row = (id: EditionId, cell: Cell<unknown>) =>
    `  ${id}  ${cell.cite.join(' ') || '-'}: ${answerText(cell.answer)} [${cell.read}, ${cell.source}]`;
  const blocks = questions.map((question) => [question, ...editionIds.map((id) => row(id, editions[id][question]))]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

describe('the editions', () => {
  it('are these, side by side', async () => {
    await expect(tableOfEditions()).toMatchFileSnapshot('../../golden/editions.txt');
  });

  it('cite an article for everything that is known', () => {
    for (const id of editionIds)
      for (const question of questions) {
        const cell = editions[id][question];
        if (isKnown<unknown>(cell)) expect(cell.cite, `${id} ${question}`).not.toEqual([]);
      }
  });

  it('claim no knowledge of the 1975 chapter', () => {
    for (const question of questions) expect(editions[1975][question].answer).toBe('not-known');
  });

  it('answer every question, from a later edition where one is not known', () => {
    expect(nearestKnown('2017', 'worstLine').from).toBe('2017');
    expect(nearestKnown('1987', 'particularCard')).toMatchObject({ from: '1997' });
    expect(nearestKnown('1975', 'particularCard')).toMatchObject({ from: '1997' });
    expect(nearestKnown('1975', 'whoMayClaim')).toMatchObject({ from: '1987', known: { answer: 'either-side' } });
    for (const id of editionIds)
      for (const question of questions) expect(isKnown<unknown>(nearestKnown(id, question).known)).toBe(true);
  });

  it('differ between 2007 and 2017 where a trick can depend on it', () => {
    const differ = (question: (typeof questions)[number]) => {
      const [before, now]: Cell<unknown>[] = [editions[2007][question], editions[2017][question]];
      return isKnown(before!) && isKnown(now!) && answerText(before.answer) !== answerText(now.answer);
    };
    const changed = questions.filter(differ).sort();
    expect(changed).toEqual([
      'particularCard',
      'partnerObjects',
      'playAfterClaim',
      'revokeNoTransfer',
      'rightForfeited',
    ]);
  });
});
