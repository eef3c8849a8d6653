// What may go wrong at a table: no network, a closed tab, a worker that dies, a new version in the middle of a case,
// a full device. None of it loses the case. What files and links may do is in hostile.test.ts.

import { expect, test } from 'vitest';
import {
  example,
  goTo,
  hiddenOnCards,
  onDevice,
  openDesk,
  paste,
  phone,
  ruledTricks,
  useBrowser,
  words,
} from './desk.ts';

const place = useBrowser();
const t = words.en;
const caseText = example('all-good.json');
const patient = { timeout: 60_000 };

test('works without a network from the first visit on, and asks for nothing once it is loaded', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.locator('h1').waitFor();
  const before = place.served.asked.length;
  await paste(page, 'en', caseText);
  await page
    .getByText(t.files.opened('1'))
    .or(page.getByText(t.files.opened('')))
    .first()
    .waitFor();
  expect(await ruledTricks(page)).toBe(3);
  for (const screen of ['form', 'kept', 'review', 'more'] as const) {
    await goTo(page, screen);
    await page.getByRole('heading', { level: 1, name: t.screens[screen] }).waitFor();
  }
  expect(place.served.asked.length).toBe(before);
  expect(errors).toEqual([]);
  await context.close();
});

test('a reload loses nothing, not even the way back', async () => {
  const { page, context } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  await expect.poll(async () => (await onDevice(page))?.statement, patient).toBe('all good');
  await goTo(page, 'claim');
  await page.getByLabel(t.statement.heading).fill('drawing the trump');
  await expect.poll(async () => (await onDevice(page))?.statement, patient).toBe('drawing the trump');
  await page.reload();
  const statement = page.getByLabel(t.statement.heading);
  await statement.waitFor();
  expect(await statement.inputValue()).toBe('drawing the trump');
  await page.getByRole('button', { name: t.undo, exact: true }).first().click();
  expect(await statement.inputValue()).toBe('all good');
  await page.keyboard.press('Control+Shift+KeyZ');
  expect(await statement.inputValue()).toBe('drawing the trump');
  await context.close();
});

test('two tabs have a case each, and what a closed tab had in hand is found again', async () => {
  const { page, context } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  await expect.poll(async () => (await onDevice(page))?.statement, patient).toBe('all good');
  const second = await context.newPage();
  await second.goto(place.served.url);
  await second.getByText(t.besideOther).waitFor();
  await goTo(second, 'claim');
  const said = second.getByLabel(t.statement.heading);
  expect(await said.inputValue()).toBe('');
  await said.fill('running the clubs');
  await second.locator('.understood li').first().waitFor();
  for (const tab of [page, second]) {
    await tab.reload();
    await goTo(tab, 'claim');
    await tab.getByLabel(t.statement.heading).waitFor();
  }
  expect(await said.inputValue()).toBe('running the clubs');
  expect(await page.getByLabel(t.statement.heading).inputValue()).toBe('all good');
  await page.close();
  await goTo(second, 'kept');
  await second.getByRole('button', { name: t.kept.takeUp }).click();
  await goTo(second, 'claim');
  await expect.poll(() => said.inputValue(), patient).toBe('all good');
  await second.close();
  const third = await context.newPage();
  await third.goto(`${place.served.url}#/claim`);
  await expect.poll(() => third.getByLabel(t.statement.heading).inputValue(), patient).toBe('all good');
  await context.close();
});

test('what one tab keeps or removes, the other one shows', async () => {
  const { page, context } = await openDesk(place, 'en');
  const second = await context.newPage();
  await second.goto(place.served.url);
  await second.locator('h1').waitFor();
  for (const tab of [page, second]) {
    await paste(tab, 'en', caseText);
    await ruledTricks(tab);
    await tab.getByRole('button', { name: t.actions.keep }).click();
    await tab.getByText(t.kept.done).waitFor();
  }
  for (const tab of [page, second]) {
    await goTo(tab, 'kept');
    await expect.poll(() => tab.locator('.kept-list > li').count(), patient).toBe(2);
  }
  await second.getByRole('button', { name: t.kept.remove }).first().click();
  await expect.poll(() => page.locator('.kept-list > li').count(), patient).toBe(1);
  await context.close();
});

test('the way back leaves a dialog with its screen', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await goTo(page, 'more');
  await paste(page, 'en', example('evening.pbn'));
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: t.screens.more }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: t.screens.cards }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ['empty', ''],
  ['cut', 'abc'],
  ['of other signs', '%%%'],
  ['with a bracket behind it', 'AAAA).'],
  ['far too long', 'A'.repeat(50_000)],
])('a broken link, %s, is said to be one', async (_, rest) => {
  const { page, context, errors } = await openDesk(place, 'en', phone, `#case=${rest}`);
  await page.getByText(t.linkBad).waitFor();
  await page.getByRole('heading', { level: 1, name: t.screens.cards }).waitFor();
  expect(page.url()).toMatch(/#\/cards$/);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ['is closed without a word', 'self.close()'],
  ['throws', 'setTimeout(() => { throw new Error("struck") })'],
  ['dies just before it answers', 'self.postMessage = () => self.close()'],
])('a worker that %s is replaced, and the ruling goes on', async (_, harm) => {
  const { page, context } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  const rulers = () => page.workers().filter((worker) => worker.url().includes('browserLane'));
  await expect.poll(() => rulers().length, patient).toBeGreaterThan(0);
  const first = rulers();
  for (const worker of first) await worker.evaluate(harm).catch(() => {}); // a closed worker answers no more
  expect(await ruledTricks(page)).toBe(3);
  expect(rulers().some((worker) => !first.includes(worker))).toBe(true);
  await context.close();
});

test('a long search says what is known so far, the page stays alive, and it can be stopped', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  const long = {
    law70: 'case/1',
    contract: '4H',
    declarer: 'S',
    deal: 'N:AQ54.KJ9.K862.54 J983.73.QT4.KJ83 K76.AQT85.A7.A96 T2.642.J953.QT72',
    play: ['D3'],
    claim: { by: 'S', tricks: 12 },
  };
  await paste(page, 'en', JSON.stringify({ ...long, play: [] }));
  await page.getByText(t.files.opened('')).first().waitFor();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) // all thirteen cards of everybody
    expect(await hiddenOnCards(page, width, height)).toEqual([]);
  await paste(page, 'en', JSON.stringify(long));
  await page.getByText(t.files.opened('')).first().waitFor();
  await goTo(page, 'ruling');
  await page.locator('.working').getByText('at most').waitFor();
  await page.getByRole('button', { name: t.progress.stop, exact: true }).click();
  await page.getByText(t.progress.stopped).waitFor();
  expect(await page.locator('.verdict').count()).toBe(0);
  await paste(page, 'en', caseText);
  await expect.poll(async () => (await onDevice(page))?.statement, patient).toBe('all good');
  expect(await ruledTricks(page)).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('a new version waits until it is taken, and the case is still there', async () => {
  const { page, context } = await openDesk(place, 'en');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await paste(page, 'en', caseText);
  await expect.poll(async () => (await onDevice(page))?.statement, patient).toBe('all good');
  place.served.change = (path, body) => (path === 'sw.js' ? Buffer.concat([body, Buffer.from('\n// newer\n')]) : body);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText(t.update.ready).waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t.update.take }).click();
  await reloaded;
  await page.locator('h1').waitFor();
  expect(await page.getByText(t.update.ready).count()).toBe(0);
  expect(await ruledTricks(page)).toBe(3);
  place.served.change = undefined;
  await context.close();
});

test('a full device is said, and the work goes on', async () => {
  const { page, context } = await openDesk(place, 'en');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(place.served.url).origin, quotaSize: 1 });
  await paste(page, 'en', caseText);
  await page.getByRole('alert').filter({ hasText: t.trouble.full }).waitFor();
  expect(await ruledTricks(page)).toBe(3);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(place.served.url).origin });
  await goTo(page, 'claim');
  await page.getByLabel(t.statement.heading).fill('all good now');
  await expect.poll(() => page.getByRole('alert').filter({ hasText: t.trouble.full }).count(), patient).toBe(0);
  await context.close();
});
