// Guided rulings and the board doctor in real Chromium: from a claim and back, kept, printed, and on from hands with a card missing.

import { expect, test } from 'vitest';
import { doctorTextsEn, guidedEn } from '../../src/apps/web/irregularity/wordsEn.ts';
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
