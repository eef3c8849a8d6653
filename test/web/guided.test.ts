// Guided rulings and the board doctor in real Chromium: from a claim and back, kept, printed, and on from hands with a card missing.

import { expect, test } from 'vitest';
import { doctorTextsEn, guidedEn } from '../../src/apps/web/irregularity/wordsEn.ts';
import { contradictionText } from '../../src/explain/irregularity.ts';
import { irregularitiesEn } from '../../src/explain/words/irregularitiesEn.ts';
import { irregularitiesNl } from '../../src/explain/words/irregularitiesNl.ts';
import { walk } from '../../src/ruling/irregularity.ts';
import { example, goTo, openDesk, paste, ruledTricks, useBrowser, words } from './desk.ts';

const place = useBrowser();
const t = words.en;
const caseText = example('all-good.json');
const patient = { timeout: 60_000 };

test('a claim that meets an irregularity goes to the guided ruling and back; it survives a reload, is printed and kept', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  await ruledTricks(page);
  await page.locator('.toast .icon').click(); // it would lie over what is tapped next
  await goTo(page, 'claim');
  await page.locator('summary', { hasText: t.incidents.heading }).click();
  await page
    .getByRole('group', { name: t.incidents.wrongCards })
    .getByRole('radio', { name: t.incidents.stages.open })
    .check({ force: true });
  await goTo(page, 'ruling');
  await page.locator('.ruling:not(.old) .verdict .banner').waitFor();
  await page.locator('.meets button').click();

  const answers = page.locator('.question .answers button');
  const path = page.locator('.path li');
  const answer = async (which: typeof answers) => {
    const before = await path.count();
    await which.click();
    await expect.poll(async () => (await path.count()) > before, patient).toBe(true);
  };
  await answers.first().waitFor();
  const asked = await path.count();
  await answer(answers.last()); // no hand has too many
  const question = await page.locator('.question h3').textContent();
  await page.reload();
  await page.locator('.question h3', { hasText: question! }).waitFor();
  expect(await path.count()).toBe(asked + 1);
  await path.last().getByRole('button').click();
  await expect.poll(() => path.count(), patient).toBe(asked);
  while ((await answers.count()) > 0) await answer(answers.first());
  await page.locator('.outcome .say').waitFor();
  await page.getByLabel(guidedEn.title).fill('North has twelve cards');

  await page.getByRole('button', { name: guidedEn.form }).click();
  await page.locator('.sheet').waitFor();
  expect(await page.locator('.sheet').textContent()).toContain('North has twelve cards');
  await goTo(page, 'irregularity');
  await page.getByRole('button', { name: guidedEn.keep }).click();
  await page.getByText(t.kept.done).waitFor();
  await page.getByRole('button', { name: guidedEn.settledBack }).click();
  await goTo(page, 'ruling');
  await expect.poll(() => page.locator('.ruling:not(.old) .verdict .banner').count(), patient).toBe(0);
  expect(await ruledTricks(page)).toBe(3);

  await page.getByRole('button', { name: t.newCase }).click();
  await goTo(page, 'kept');
  await page.getByRole('searchbox').fill('twelve');
  await page.getByRole('button', { name: t.kept.open, exact: true }).click();
  await page.locator('.outcome .say').waitFor();
  expect(await page.locator('.outcome .banner').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('the board doctor finds the card that is missing, puts the hands right, and leads to the law', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await goTo(page, 'cards');
  for (const [seat, letter] of [...'NESW'].entries()) {
    await page.locator(`.hand.${letter} button`).click();
    await page.locator(`#box-${seat}-${seat}`).fill(letter === 'S' ? 'akqjt9876543' : 'akqjt98765432');
  }
  await goTo(page, 'irregularity');
  const diagnosis = page.locator('.diagnosis');
  await diagnosis.waitFor();
  expect(await diagnosis.textContent()).toContain('South 12');
  await page.getByLabel(doctorTextsEn.elsewhere).fill('D2');
  await page
    .getByLabel(doctorTextsEn.record)
    .fill('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
  await expect.poll(() => diagnosis.textContent(), patient).toContain('♦2');
  await page.getByRole('button', { name: doctorTextsEn.restore }).click();
  await expect.poll(() => diagnosis.textContent(), patient).toContain('Nothing is wrong');
  await page.getByRole('button', { name: t.undo, exact: true }).first().click();
  await page.locator('.diagnosis .primary').click();
  await page.locator('.path li').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('with a card twice only the hands that hold it are offered as short, after a reload too', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await goTo(page, 'cards');
  for (const [seat, letter] of [...'NESW'].entries()) {
    await page.locator(`.hand.${letter} button`).click();
    await page.locator(`#box-${seat}-${seat}`).fill(letter === 'S' ? 'akqjt9876543' : 'akqjt98765432');
    if (letter === 'S') await page.locator(`#box-${seat}-3`).fill('2');
  }
  await page.locator('#box-3-2').fill(''); // the page had given the last card to the fourth hand
  await goTo(page, 'irregularity');
  await page.locator('summary', { hasText: doctorTextsEn.heading }).click();
  await page.locator('.diagnosis .primary').click();
  const offered = () => page.locator('.question .answers button').allTextContents();
  await expect.poll(offered, patient).toEqual(['South', 'West']);
  await page.reload();
  await expect.poll(offered, patient).toEqual(['South', 'West']);
  await page.locator('.question .answers button').first().click();
  await page.locator('.path li', { hasText: 'South' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['en', 'nl'] as const)('a conclusion of ours and answers that cannot all be right, in %s', async (lang) => {
  const { page, context, errors } = await openDesk(place, lang);
  const lawWords = lang === 'nl' ? irregularitiesNl : irregularitiesEn;
  const choose = async (edition: string, article: 9 | 14, ...answers: number[]) => {
    await goTo(page, 'irregularity');
    await page.getByRole('radio', { name: edition, exact: true }).first().check({ force: true });
    await page.locator('.articles button', { hasText: lawWords.articles[article] }).click();
    for (const [i, answer] of answers.entries()) {
      await expect.poll(() => page.locator('.path li').count(), patient).toBe(i);
      await page.locator('.question .answers button').nth(answer).click();
    }
    await page.locator('.outcome .say').waitFor();
    const folder = process.env.LAW70_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/article-${article}-${lang}.png`, fullPage: true });
    return (await page.locator('.outcome').textContent())!;
  };
  const own = await choose('1963', 9, 1);
  expect(own).toContain(`[${lawWords.ours(['9'])}]`);
  expect(own).not.toContain(lawWords.partNotKnown);
  await page.locator('.row.after button').first().click();
  const answers = { handWithMore: false, shortHand: 'E', beforeLead: true, cardFound: 'among-played' };
  const wrong = contradictionText(walk({ edition: '2017', article: '14', answers }) as never, lang, false);
  expect(wrong.length).toBeGreaterThan(80);
  expect(await choose('2017', 14, 1, 1, 0, 0)).toContain(wrong);
  expect(errors).toEqual([]);
  await context.close();
});
