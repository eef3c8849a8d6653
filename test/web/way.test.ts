// The whole way from the empty page to the printed form, by taps on a phone and by keys on a desktop, in both languages.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Card, makeCardNumber, parseCard, suitLetters } from '../../src/cards/cards.ts';
import { desktop, hiddenOnCards, type Lang, narrow, openDesk, phone, ruledTricks, useBrowser, words } from './desk.ts';

const place = useBrowser();

/** The ending of examples/all-good.json. */
const hands = {
  N: ['H3', 'H2', 'DA', 'D2'],
  E: ['DQ', 'DJ', 'CQ', 'CJ'],
  S: ['SK', 'HA', 'DK', 'D3'],
  W: ['S2', 'DT', 'D9', 'C2'],
};
const seatNames = {
  en: { N: 'North', E: 'East', S: 'South', W: 'West' },
  nl: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
};
const strains = { en: 'spades', nl: 'schoppen' };
const cardOf = (name: string): Card => parseCard(name) ?? makeCardNumber(0, 0);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Every choice is one tap on its label; radio buttons are named by it. */
async function tapContract(page: Page, lang: Lang): Promise<void> {
  const t = words[lang].contract;
  const choose = (legend: string, name: string) =>
    page
      .getByRole('group', { name: legend, exact: true })
      .getByRole('radio', { name, exact: true })
      .check({ force: true });
  await choose(t.level, '4');
  await choose(t.strain, strains[lang]);
  await choose(t.declarer, seatNames[lang].S);
}

/** Pages and their size in points (A4 is 595 by 842), as a printer would get them. */
async function printed(page: Page): Promise<{ pages: number; size: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const box = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf);
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: [box?.[1], box?.[2]].map((side) => Math.round(Number(side))),
  };
}

test.each([
  ['phone', phone, 'en'],
  ['narrow phone', narrow, 'nl'],
] as const)('by taps on a %s: from the empty page to the ruling and the form', async (_, size, lang) => {
  const { page, context, errors } = await openDesk(place, lang, size);
  const t = words[lang];
  await tapContract(page, lang);
  for (const [seat, cards] of Object.entries(hands)) {
    await page.locator(`.hand.${seat} button`).click();
    for (const card of cards) {
      await page.locator(`.suit-keys button[data-suit="${card[0]}"]`).click();
      await page.locator(`.grid [data-card="${cardOf(card)}"]`).click();
    }
  }
  await page
    .getByRole('group', { name: t.lead.onLead })
    .getByRole('radio', { name: seatNames[lang].S })
    .check({ force: true });
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: t.more, exact: true }).click();
  expect(await page.locator('.onward details').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);

  expect(await hiddenOnCards(page, 360, 640)).toEqual([]);
  await page.setViewportSize(size.viewport);
  await page.getByRole('button', { name: t.toClaim }).click();
  await page
    .getByRole('group', { name: t.claim.tricks(4) })
    .getByRole('radio', { name: t.claim.all(4) })
    .check({ force: true });
  // a card that nobody of the side holds
  await page.getByLabel(t.statement.heading).fill(lang === 'en' ? 'cash the ace of clubs' : 'klaveren aas slaan');
  await page.locator('.understood .problem', { hasText: lang === 'en' ? 'impossible' : 'onmogelijk' }).waitFor();
  await page.getByLabel(t.statement.heading).fill(lang === 'en' ? 'all good' : 'alles is hoog');
  await page.locator('.understood li').first().waitFor();
  expect(await page.getByText(t.questions.trumpOut(1)).count()).toBe(1);
  await page.getByRole('button', { name: t.toRuling, exact: true }).click();
  expect(await ruledTricks(page)).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);

  await page.getByRole('button', { name: t.actions.form }).click();
  await page.getByLabel(t.form.event, { exact: true }).fill('Club evening');
  const sheet = page.locator('.sheet');
  await sheet.waitFor();
  expect(await sheet.textContent()).toContain('Club evening');
  const a4 = await printed(page);
  expect(a4.size).toEqual([595, 842]);
  expect(a4.pages).toBeLessThanOrEqual(2);
  await page.getByRole('radio', { name: 'A5' }).check({ force: true });
  const a5 = await printed(page);
  expect(a5.size).toEqual([420, 595]);
  expect(a5.pages).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('by keys on a desktop, in Dutch: honours A H V B, suits one by one, the line with the arrow keys', async () => {
  const { page, context, errors } = await openDesk(place, 'nl', desktop);
  await tapContract(page, 'nl');
  await page.locator('.hand.N button').focus();
  await page.keyboard.press('Enter');
  const dutch: Readonly<Record<string, string>> = { K: 'h', Q: 'v', J: 'b', T: '10' };
  await page.locator('#box-0-0').focus();
  for (const cards of [hands.N, hands.E, hands.S, hands.W])
    for (const suit of suitLetters) {
      const ranks = cards.filter((card) => card[0] === suit).map((card) => dutch[card[1]!] ?? card[1]!);
      await page.keyboard.type(ranks.join(''));
      const before = await focused(page);
      await page.keyboard.press('Enter');
      // between two hands nothing has the focus for a moment
      const moved = async () => (await focused(page)) || before;
      await expect.poll(moved, { timeout: 20_000 }).not.toBe(before);
    }
  expect(await page.locator('.hand .count.right').count()).toBe(4);
  await page.getByRole('group', { name: words.nl.lead.onLead }).getByRole('radio', { name: 'Zuid' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Alt+Digit3');
  expect(await ruledTricks(page)).toBe(3);

  const stepped = () => page.locator('.steps output').textContent();
  await page.locator('h1').focus();
  await page.keyboard.press('ArrowRight');
  expect(await stepped()).toBe(words.nl.steps.at(1, 16));
  await page.keyboard.press('End');
  expect(await stepped()).toBe(words.nl.steps.at(16, 16));
  await page.keyboard.press('Home');
  expect(await stepped()).toBe(words.nl.steps.at(0, 16));
  expect(await page.locator('.hand.S').textContent()).toContain('H 3');
  expect(errors).toEqual([]);
  await context.close();
});
