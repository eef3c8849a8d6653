// Every screen, empty and filled, in every theme and both languages: no violation that axe knows, and nothing wider than the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../../src/apps/web/state/screens.ts';
import { desktop, example, goTo, narrow, openDesk, paste, phone, ruledTricks, useBrowser, words } from './desk.ts';

const place = useBrowser();

/** The structure is the same in every theme: what a theme can break is the contrast. */
async function violations(page: Page, contrastOnly: boolean): Promise<string[]> {
  // without frames there is nothing to gather on a page of its own, which costs more than the looking
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (contrastOnly ? axe.withRules(['color-contrast']) : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

/** Controls that are smaller than a finger; those inside a text line and hidden ones aside. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a[href], .options label, .check, input:not([type=radio], [type=checkbox], [hidden]), summary',
      ),
    ]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && !one.matches('.skip') && (width < 43.5 || height < 43.5);
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

async function look(page: Page, where: string, contrastOnly: boolean): Promise<void> {
  expect(await violations(page, contrastOnly), where).toEqual([]);
  expect(await tooSmall(page), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

test.each([
  ['light', 'en', phone],
  ['dark', 'nl', desktop],
  ['contrast', 'nl', narrow],
] as const)('%s, %s: every screen', async (theme, lang, size) => {
  const { page, context } = await openDesk(place, lang, size);
  await page.evaluate((wanted) => localStorage.setItem('law70.settings', JSON.stringify(wanted)), {
    lang,
    theme,
    suitColours: theme === 'dark' ? 4 : 2,
  });
  await page.reload();
  const dressed = theme !== 'light';
  for (const filled of dressed ? [true] : [false, true]) {
    if (filled) {
      await paste(page, lang, example('all-good.json'));
      expect(await ruledTricks(page)).toBe(3);
      await page.getByRole('button', { name: words[lang].editions.compare }).click();
      await page.locator('.editions').waitFor();
    }
    for (const screen of screens) {
      await goTo(page, screen);
      await page.getByRole('heading', { level: 1, name: words[lang].screens[screen] }).waitFor();
      await look(page, `${screen}, ${filled ? 'filled' : 'empty'}`, dressed);
    }
  }
  await goTo(page, 'cards');
  await page.locator('.hand.E button').click();
  await page.locator('.not-all button').first().click();
  await page.locator('.unseen summary').click();
  await page.locator('.unseen .nested > button').click();
  await page.locator('.unseen .facts li').waitFor();
  await look(page, 'hands that were not seen', dressed);
  await page.locator('.unseen .facts button').click();
  await page.locator('.not-all button').first().click();
  await page.locator('.unseen').waitFor({ state: 'detached' });
  await goTo(page, 'ruling');
  await page.locator('button.law').first().click();
  await page.locator('dialog[open]').waitFor();
  await look(page, 'law dialog', dressed);
  await page.keyboard.press('Escape');
  // the other language is loaded when it is chosen
  const other = lang === 'en' ? 'nl' : 'en';
  await goTo(page, 'more');
  await page.getByRole('radio', { name: other === 'nl' ? 'Nederlands' : 'English' }).check({ force: true });
  await page.getByRole('heading', { level: 1, name: words[other].screens.more }).waitFor();
  await context.close();
});
