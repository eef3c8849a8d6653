// What a director does with a ruling: strikes out a play, allows one, compares the editions, keeps it, shares it, copies it, takes a
// board from a file, reviews a session.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unseenEn } from '../../src/explain/words/unseenEn.ts';
import { readText } from '../../src/formats/read.ts';
import { desktop, example, goTo, openDesk, paste, phone, ruledTricks, useBrowser, words } from './desk.ts';

const place = useBrowser();
const t = words.en;
const caseText = example('all-good.json');
const patient = { timeout: 60_000 };
const file = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

test('a play struck out gives the next worst line at once, and the way back gives the first again', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  expect(await ruledTricks(page)).toBe(3);
  const lead = () => page.locator('.ruling:not(.old) .tricks tbody tr').first().locator('.lead .play').textContent();
  const strike = page.getByRole('button', { name: t.playNote.strike('♥A') });
  const leads = (card: string) => expect.poll(lead, patient).toContain(card);
  await leads('A');
  await page.getByRole('button', { name: t.steps.on, exact: true }).click();
  await strike.click();
  await leads('K');
  expect(await page.getByText(t.findings.struck, { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: t.undo, exact: true }).first().click();
  await leads('A');
  await page.getByRole('button', { name: t.redo, exact: true }).click();
  await leads('K');
  await page.locator('.chip', { hasText: t.findings.takeBack }).click();
  await leads('A');

  await goTo(page, 'claim');
  await page
    .getByRole('group', { name: t.questions.aware('South') })
    .getByRole('radio', { name: t.questions.knew })
    .check({ force: true });
  await expect.poll(() => ruledTricks(page), patient).toBe(4);
  expect(errors).toEqual([]);
  await context.close();
});

const defenders1963 = {
  law70: 'case/1',
  edition: '1963',
  contract: '4H',
  declarer: 'W',
  hands: { N: 'KJ9..J.', E: '873..T.', S: 'A6...J7', W: 'Q...QT8' },
  leader: 'W',
};

test('the editions side by side, what an article says, and whether it was a claim', async () => {
  const { page, context, errors } = await openDesk(place, 'en', desktop);
  await paste(page, 'en', caseText);
  await ruledTricks(page);
  await page.getByRole('button', { name: t.editions.compare }).click();
  await page.locator('.editions tbody tr').nth(5).waitFor();
  const rows = await page.locator('.editions tbody tr').allTextContents();
  expect(rows.map((row) => row.slice(0, 4))).toEqual(['2017', '2007', '1997', '1987', '1975', '1963']);
  await page.getByRole('button', { name: '1963', exact: true }).click();
  await page.locator('.ruling:not(.old) .edition', { hasText: '1963' }).waitFor();

  await page.locator('button.law').first().click();
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('dialog').textContent()).toContain(t.ownWords);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await goTo(page, 'claim');
  await page.getByRole('radio', { name: '2017' }).check({ force: true });
  await page.getByRole('button', { name: t.isClaim.ask }).click();
  const dialog = page.locator('dialog');
  const answers = dialog.locator('.row button');
  for (let i = 0; i < 9 && (await dialog.locator('.found').count()) === 0; i++) {
    const before = await dialog.locator('.answered li').count();
    await answers.first().click();
    await expect.poll(async () => (await dialog.locator('.answered li').count()) > before, patient).toBe(true);
  }
  await dialog.locator('.found').waitFor();
  await dialog.getByRole('button', { name: t.isClaim.take }).click();
  await page.getByText(t.isClaim.taken).waitFor();

  // a defender's cards under the laws of 1963: no ruling on tricks, so no line decides
  const defends = { ...defenders1963, claim: { by: 'N', tricks: 2, statement: '<i>mine</i>' } };
  await paste(page, 'en', JSON.stringify(defends));
  await ruledTricks(page);
  await page.locator('.ruling:not(.old) .verdict .banner').waitFor();
  expect(await page.locator('.ruling .line').count()).toBe(0);
  await goTo(page, 'form');
  await page.locator('.sheet .decision').waitFor();
  expect(await page.locator('.sheet .line-table').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a ruling is kept, found again, removed, put back, and goes to another device as a file', async () => {
  const { page, context } = await openDesk(place, 'en');
  await paste(page, 'en', caseText);
  await ruledTricks(page);
  await goTo(page, 'form');
  await page.getByLabel(t.form.event, { exact: true }).fill('Spring pairs');
  await page.getByLabel(t.form.board, { exact: true }).fill('17');
  await goTo(page, 'ruling');
  await page.getByRole('button', { name: t.actions.keep }).click();
  await page.getByText(t.kept.done).waitFor();
  await page.reload();
  await goTo(page, 'kept');
  await page.getByText(t.kept.where('17', '')).waitFor();
  await page.getByRole('searchbox').fill('autumn');
  await page.getByText(t.kept.noneFound).waitFor();
  await page.getByRole('searchbox').fill('spring 17');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t.kept.export }).click();
  const path = await (await saving).path();
  await page.getByRole('button', { name: t.kept.remove }).click();
  await page.getByText(t.kept.empty).waitFor();
  await page.locator('.toast').getByRole('button', { name: t.undo }).click();
  await page.getByRole('button', { name: t.kept.open, exact: true }).click();
  expect(await ruledTricks(page)).toBe(3);

  const other = await openDesk(place, 'en');
  await goTo(other.page, 'kept');
  await other.page.getByText(t.kept.empty).waitFor();
  await other.page.locator('main input[type=file]').setInputFiles(path);
  await other.page.getByText(t.kept.where('17', '')).waitFor();
  await other.page.locator('main input[type=file]').setInputFiles(file('all-good.json'));
  await other.page.getByText(t.kept.notAFile).waitFor();

  // as an older version would have ruled
  const saved = readFileSync(path, 'utf8')
    .replace('"claimer": 3', '"claimer": 4')
    .replace(/"id": "[^"]+"/, '"id": "older"');
  const older = { name: 'older.json', mimeType: 'application/json', buffer: Buffer.from(saved) };
  await other.page.locator('main input[type=file]').setInputFiles(older);
  await other.page.locator('.kept-list > li').nth(1).waitFor();
  const differs = other.page.locator('.ruling .banner', { hasText: t.kept.count(4, 4) });
  const counts: number[] = [];
  for (const of of [t.kept.count(4, 4), t.kept.count(3, 4)]) {
    await goTo(other.page, 'kept');
    await other.page.locator('.kept-list > li', { hasText: of }).getByRole('button', { name: t.kept.open }).click();
    expect(await ruledTricks(other.page)).toBe(3);
    counts.push(await differs.count());
  }
  expect(counts).toEqual([1, 0]);
  await other.context.close();
  await context.close();
});

test('a link carries the whole case; the copies are read again by the library', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, context, errors } = await openDesk(place, 'en', { ...phone, permissions });
  await paste(page, 'en', caseText);
  await ruledTricks(page);
  const copied = async (form: keyof typeof t.actions.forms): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: t.actions.forms[form], exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), patient).not.toBe('');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const form of ['pbn', 'lin', 'handviewer'] as const) {
    const items = [...readText(await copied(form))];
    const boards = items.flatMap((item) => ('board' in item ? [item.board] : []));
    expect(boards.length, form).toBe(1);
    expect(
      boards[0]!.diagnostics.filter(({ weight }) => weight === 'problem'),
      form,
    ).toEqual([]);
    if (form !== 'pbn') expect(boards[0]!.play.length, form).toBe(16);
  }
  expect(await copied('text')).toContain('THE RULING');
  const link = await copied('link');
  expect(link.startsWith(`${place.served.url}#case=`)).toBe(true);

  const other = await openDesk(place, 'nl', phone, link.slice(place.served.url.length));
  expect(await ruledTricks(other.page)).toBe(3);
  expect(other.page.url()).not.toContain('case=');
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await context.close();
});

test('hands that nobody saw: the ruling is that of the worst lie, which it shows; a refused clipboard leaves the text in a box', async () => {
  const { page, context, errors } = await openDesk(place, 'en');
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.reload();
  await paste(page, 'en', caseText);
  await page.locator('.toast .icon').click();
  for (const [letter, seat] of [
    ['E', 1],
    ['W', 3],
  ] as const) {
    await page.locator(`.hand.${letter} button`).click();
    await page.locator('.not-all button').first().click();
    for (const suit of [0, 1, 2, 3]) await page.locator(`#box-${seat}-${suit}`).fill('');
  }
  for (const [suit, out] of ['2', '-', 'QJ109', 'QJ2'].entries()) await page.locator(`#out-${suit}`).fill(out);
  expect(await page.locator('.hand.W .more').count()).toBe(4);
  await goTo(page, 'ruling');
  const said = page.locator('.ruling:not(.old) .unseen-said');
  await said.waitFor();
  expect(await said.textContent()).toContain(unseenEn.heading);
  // all eight cards of East and West are shown where they are taken to lie
  expect(await page.locator('.line .guessed').count()).toBe(8);
  await page.getByRole('button', { name: t.actions.forms.pbn, exact: true }).click();
  const box = page.getByLabel(t.actions.takeByHand);
  await box.waitFor();
  const [item] = readText(await box.inputValue());
  expect(item && 'board' in item && item.board.diagnostics.filter(({ weight }) => weight === 'problem')).toEqual([]);
  await goTo(page, 'form');
  await page.locator('.sheet .hand.E .more').first().waitFor();
  await goTo(page, 'cards');
  await page.locator('#out-1').fill('A');
  await page.locator('.unseen .problem').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a board of a file is picked and stepped back and forth', async () => {
  const { page, context, errors } = await openDesk(place, 'en', desktop);
  await page.locator('.from-file input[type=file]').setInputFiles(file('evening.pbn'));
  const boards = page.locator('.pick-list button:enabled');
  await boards.first().waitFor();
  await boards.first().click();
  await page.getByRole('heading', { name: t.recording.heading }).waitFor();
  const at = () => page.locator('.steps output').first().textContent();
  const first = await at();
  await page.getByRole('button', { name: t.steps.back, exact: true }).click();
  expect(await at()).not.toBe(first);
  await page.getByRole('button', { name: t.steps.on, exact: true }).click();
  expect(await at()).toBe(first);
  expect(errors).toEqual([]);
  await context.close();
});

test('a session is reviewed with the findings of the command line', async () => {
  const { page, context, errors } = await openDesk(place, 'en', desktop);
  await goTo(page, 'review');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([file('evening.pbn'), file('all-good.json')]);
  await page.getByText(t.review.counts).waitFor();
  await expect.poll(() => page.locator('progress').count(), patient).toBe(0);
  await page.getByRole('checkbox', { name: t.review.showAll }).check();
  const shown = await page.locator('.finding').evaluateAll((all) => all.map((one) => one.querySelectorAll('p')));
  expect(shown.length).toBeGreaterThan(0);
  const texts = await page.locator('.finding').allTextContents();

  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  const paths = [file('all-good.json'), file('evening.pbn')];
  const run = spawnSync('node', [cli, 'review', ...paths, '--format', 'json', '--all'], { encoding: 'utf8' });
  const { findings } = JSON.parse(run.stdout) as { findings: { verdict: string; ruled?: number; file: string }[] };
  expect(texts.length).toBe(findings.length);
  await page.locator('.finding').getByRole('button', { name: t.review.open }).first().click();
  await ruledTricks(page);
  expect(errors).toEqual([]);
  await context.close();
});
