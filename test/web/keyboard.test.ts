// The whole way without a pointer, by Tab, Enter and the arrows alone: hands, claim, ruling, a play struck out, the form printed, the
// ruling kept and found again. And what is on the screen while the words of a ruling are still on their way.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, example, goTo, openDesk, paste, useBrowser, words } from './desk.ts';

const place = useBrowser();
const t = words.en;
const patient = { timeout: 60_000 };

/** More than there are places to stop at on any screen. */
const MOST_TABS = 250;

const holdsFocus = (one: Locator): Promise<boolean> =>
  one.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Whether the eye can tell that this has the focus: an outline, of the element or of the label that it lies in. */
const shown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const outlined = [at, at?.nextElementSibling, at?.parentElement, at?.closest('.hand, .felt')];
    return outlined.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
  });

async function tabTo(page: Page, one: Locator): Promise<void> {
  await one.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await holdsFocus(one)) {
      expect(await shown(page), `${one} has the focus and does not show it`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`not to be reached by Tab: ${one}`);
}

async function press(page: Page, one: Locator): Promise<void> {
  await tabTo(page, one);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A choice is one stop; the arrows go through it. */
async function choose(page: Page, legend: string, name: string): Promise<void> {
  const group = page.getByRole('group', { name: legend, exact: true });
  const wanted = group.getByRole('radio', { name, exact: true });
  await tabTo(page, group.getByRole('radio'));
  const options = await group.getByRole('radio').count();
  for (let presses = 0; presses < options && !(await wanted.isChecked()); presses++)
    await page.keyboard.press('ArrowRight');
  expect(await wanted.isChecked(), `${legend}: ${name}`).toBe(true);
}

/** The ending of examples/all-good.json. */
const hands = {
  N: ['', '32', 'A2', ''],
  E: ['', '', 'QJ', 'QJ'],
  S: ['K', 'A', 'K3', ''],
  W: ['2', '', '109', '2'],
};

const ruled = (page: Page): Promise<void> => page.locator('.ruling:not(.old) .verdict .count b').first().waitFor();
const tricks = (page: Page): Promise<string | null> => page.locator('.verdict .count b').first().textContent();

test('from the empty page to a kept ruling that is found again, by Tab, Enter and arrows', async () => {
  const { page, context, errors } = await openDesk(place, 'en', desktop);
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('.sheet')?.textContent ?? '');
  });
  const key = (name: string) => page.keyboard.press(name);
  await choose(page, t.contract.level, '4');
  await choose(page, t.contract.strain, 'spades');
  await choose(page, t.contract.declarer, 'South');

  // North by the grid of cards: its first cell is the ace of spades
  await press(page, page.locator('.hand.N button'));
  await tabTo(page, page.locator('.grid .cell').first());
  const reach = async (rank: string, suit: string) => {
    const at = page.locator(
      `.grid-suit .cell[data-card="${'SHDC'.indexOf(suit) * 13 + '23456789TJQKA'.indexOf(rank)}"]`,
    );
    for (const way of ['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp'])
      for (let i = 0; i < 13 && !(await holdsFocus(at)); i++) {
        const [now, wanted] = await at.evaluate((cell) => [
          Number((document.activeElement as HTMLElement).dataset.card),
          Number((cell as HTMLElement).dataset.card),
        ]);
        const rows = Math.floor(wanted! / 13) - Math.floor(now! / 13);
        const along = (wanted! % 13) - (now! % 13);
        const right = { ArrowDown: rows > 0, ArrowUp: rows < 0, ArrowLeft: along > 0, ArrowRight: along < 0 }[way];
        if (!right) break;
        await key(way);
      }
    expect(await holdsFocus(at), `${suit}${rank}`).toBe(true);
    await key('Enter');
  };
  for (const [rank, suit] of ['3H', '2H', 'AD', '2D']) await reach(rank!, suit!);
  await press(page, page.locator('.next-hand'));
  // the others typed, suit by suit
  await tabTo(page, page.locator('#box-1-0'));
  for (const [seat, letter] of [...'ESW'].entries())
    for (const [suit, ranks] of hands[letter as 'E'].entries()) {
      await expect.poll(() => holdsFocus(page.locator(`#box-${seat + 1}-${suit}`)), patient).toBe(true);
      await page.keyboard.type(ranks);
      await key('Enter');
    }
  await expect.poll(() => page.locator('.hand .count.right').count(), patient).toBe(4);
  await choose(page, t.lead.onLead, 'South');
  await tabTo(page, button(page, t.more).first());
  for (let i = 0; i < 6; i++) await key('Enter');
  await press(page, button(page, t.toClaim));

  await expect.poll(() => holdsFocus(page.locator('h1')), patient).toBe(true);
  await choose(page, t.claim.tricks(4), t.claim.all(4));
  await tabTo(page, page.getByLabel(t.statement.heading));
  await page.keyboard.type('all good');
  await page.locator('.understood li').first().waitFor();
  await press(page, button(page, t.toRuling));
  await ruled(page);
  expect(await tricks(page)).toBe('3');
  await expect.poll(() => holdsFocus(page.locator('h1')), patient).toBe(true);

  // on along the line to the first play that can be struck out
  const strike = page.locator('.play-note .strike');
  for (let steps = 0; steps < 16 && (await strike.count()) === 0; steps++) await key('ArrowRight');
  await press(page, strike);
  await page.locator('.ruling:not(.old) .chip', { hasText: t.findings.takeBack }).waitFor();
  await ruled(page);
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is lost').not.toBe('BODY');
  const after = await tricks(page);

  await press(page, button(page, t.actions.form));
  await tabTo(page, page.getByLabel(t.form.event, { exact: true }));
  await page.keyboard.type('Keyboard cup');
  await page.locator('.sheet', { hasText: 'Keyboard cup' }).waitFor();
  await press(page, button(page, t.form.print));
  expect(await page.locator('body').getAttribute('data-printed')).toContain('Keyboard cup');

  await press(page, page.getByRole('navigation', { name: t.stepsName }).getByRole('link', { name: t.tabs.ruling }));
  await ruled(page);
  await press(page, button(page, t.actions.keep));
  await page.getByText(t.kept.done).waitFor();
  await press(page, button(page, t.newCase));
  await press(page, page.getByRole('navigation', { name: t.menuName }).getByRole('link', { name: t.tabs.kept }));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('keyboard');
  await press(page, button(page, t.kept.open));
  await ruled(page);
  expect(await tricks(page)).toBe(after);
  expect(await page.locator('.ruling .chip', { hasText: t.findings.takeBack }).count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('the first screen does not wait for the words of a ruling; the others do, in either language', async () => {
  const errors: string[] = [];
  const slow = await place.browser.newContext({ ...desktop, locale: 'en-GB', serviceWorkers: 'block' });
  const late = await slow.newPage();
  late.on('pageerror', (error) => errors.push(error.message));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await late.route(/\/rulesEn-/, async (route) => {
    await held;
    await route.continue();
  });
  await late.goto(place.served.url);
  await late.locator('.hands').waitFor();
  await goTo(late, 'claim');
  await late.locator('main [role="status"]', { hasText: '…' }).waitFor();
  release();
  await late.locator('h1', { hasText: t.screens.claim }).waitFor();
  await expect.poll(() => holdsFocus(late.locator('h1')), patient).toBe(true);
  await paste(late, 'en', example('all-good.json'));
  await goTo(late, 'ruling');
  await ruled(late);
  await goTo(late, 'more');
  await late.getByRole('radio', { name: 'Nederlands' }).check({ force: true });
  await late.locator('h1', { hasText: words.nl.screens.more }).waitFor();
  await goTo(late, 'ruling');
  await late.locator('h1', { hasText: words.nl.screens.ruling }).waitFor();
  expect(await late.locator('.ruling').textContent()).toContain('Zuid');
  expect(errors).toEqual([]);
  await slow.close();
});
