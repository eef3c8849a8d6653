// The HTML report in a real browser: hostile names are text, lines are clicked through, filters, print, axe's rules.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { htmlReport } from '../../../src/apps/review/html.ts';
import { speechOf } from '../../../src/apps/review/words.ts';
import { readText } from '../../../src/formats/read.ts';
import { candidateOf } from '../../../src/review/candidate.ts';
import { findingOf } from '../../../src/review/finding.ts';
import { judge } from '../../../src/review/judge.ts';
import { countFinding, freshTally } from '../../../src/review/tally.ts';
import { launchChromium } from '../../chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-page-'));
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const hostile = [
  '</script><script>window.harmed=1</script>',
  '<img src=x onerror="window.harmed=2">',
  '"><svg onload=window.harmed=3>',
  '\u202e&lt;b&gt; javascript:window.harmed=4',
];

/** A claim of more than possible (a card on the table is about to be ruffed), and one that stands. */
const cases = [
  { hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K..K3.', W: '2..T9.2' }, trick: ['HA'], board: hostile[0] },
  { hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '.9.T9.2' }, trick: [], board: hostile[1] },
].map(({ board, ...cards }) => ({
  file: `${board}.json`,
  text: JSON.stringify({
    law70: 'case/1',
    contract: '4S',
    declarer: 'S',
    leader: 'S',
    won: { NS: 6, EW: 3 },
    claim: { by: 'S', tricks: 4 },
    ...cards,
  }),
}));

async function opened(lang: 'en' | 'nl'): Promise<{ page: Page; trouble: string[] }> {
  const solver = createSolver({ memoryMB: 16 });
  const tally = freshTally();
  const findings = cases.map(({ file, text }, index) => {
    const [item] = readText(text);
    if (!item || !('board' in item)) throw new Error('no board');
    const look = candidateOf(item.board, file, index, '2017');
    if (!look || !('candidate' in look)) throw new Error('no candidate');
    const names = { N: hostile[0]!, E: hostile[1]!, S: hostile[2]!, W: hostile[3]! };
    const candidate = { ...look.candidate, names };
    const finding = findingOf(
      candidate,
      judge(candidate, solver, () => {}),
    );
    countFinding(tally, finding);
    return { ...finding, case: candidate.case };
  });
  const path = join(folder, `${lang}.html`);
  writeFileSync(path, htmlReport(findings, tally, false, speechOf(lang)));
  const page = await (await browser.newContext()).newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => trouble.push(message.text()));
  page.on('dialog', (dialog) => trouble.push(dialog.message()));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) trouble.push(request.url());
  });
  await page.goto(pathToFileURL(path).href);
  return { page, trouble };
}

test('hostile names and files come out as text, and nothing else is loaded or run', async () => {
  const { page, trouble } = await opened('en');
  const text = await page.locator('main').textContent();
  for (const name of hostile) expect(text).toContain(name);
  expect(await page.locator('main img, main svg, main script, main a').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a line is clicked through card by card, with the mouse and with the keyboard', async () => {
  const { page } = await opened('en');
  const claim = page.locator('article').first();
  const gone = () => claim.locator('.gone').count();
  expect(await gone()).toBe(1); // the card that lay on the table
  await claim.getByRole('button', { name: 'one card on' }).click();
  await claim.getByRole('button', { name: 'one card on' }).click();
  expect(await gone()).toBe(3);
  expect(await claim.locator('td.now').count()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await gone()).toBe(4);
  await claim.getByRole('button', { name: 'one card back' }).click();
  expect(await gone()).toBe(3);
  await claim.getByRole('button', { name: 'to the end' }).click();
  expect(await gone()).toBe(16);
  await claim.getByRole('button', { name: 'to the claim' }).click();
  expect(await gone()).toBe(1);
  await page.close();
});

test('filters by verdict and by words; how many are shown is said', async () => {
  const { page } = await opened('en');
  const shown = () => page.locator('article:visible').count();
  expect(await shown()).toBe(2);
  await page.getByLabel(/stands in every/).uncheck();
  expect(await shown()).toBe(1);
  expect(await page.getByRole('status').textContent()).toBe('1 shown');
  await page.getByLabel(/stands in every/).check();
  await page.getByRole('searchbox').fill('IMG SRC=x onerror="window.harmed=2">.json');
  expect(await shown()).toBe(1);
  await page.getByRole('searchbox').fill('nobody');
  expect(await shown()).toBe(0);
  await page.close();
});

test('on paper: no controls, every hand whole, every claim that is not filtered out', async () => {
  const { page } = await opened('en');
  await page.locator('article').first().getByRole('button', { name: 'to the end' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  expect(await page.locator('article:visible').count()).toBe(2);
  const opacity = await page
    .locator('.gone')
    .first()
    .evaluate((card) => getComputedStyle(card).opacity);
  expect(opacity).toBe('1');
  expect((await page.pdf()).length).toBeGreaterThan(5_000);
  await page.close();
});

test('in Dutch: words, honours and seats; and no rule of axe is broken, light, dark or narrow', async () => {
  const { page } = await opened('nl');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  const text = (await page.locator('main').textContent())!;
  for (const word of ['Noord', 'leider', 'klopt in elke normale speelwijze', '♠H']) expect(text).toContain(word);
  expect(text).not.toMatch(/North|declarer|stands|♠K/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.close();
});
