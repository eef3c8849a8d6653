// What a file, a link or the clipboard may hold that is no case, or is meant to do harm: it is shown as text, or said to be nonsense.

import { expect, test } from 'vitest';
import { diagnosticsNl } from '../../src/explain/words/diagnosticsNl.ts';
import { desktop, goTo, openDesk, paste, phone, ruledTricks, useBrowser, words } from './desk.ts';

const place = useBrowser();
const t = words.en;

const evil = '<img src=x onerror="window.struck=1"><script>window.struck=2</script>';

test('what a file or a link says is shown as text and nothing else', async () => {
  const { page, context, errors } = await openDesk(place, 'en', desktop);
  const quoted = evil.replaceAll('"', "'");
  const games = [1, 2].map(
    (board) => `[Event "${quoted}"]
[Board "${board} ${quoted}"]
[West "${quoted}"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
[Play "E"]
ST S3 S2 SA
*
`,
  );
  await paste(page, 'en', games.join('\n'));
  await page.locator('.pick-list button').nth(1).waitFor();
  expect(await page.locator('dialog').textContent()).toContain('onerror');
  await page.locator('.pick-list button').first().click();
  await goTo(page, 'claim');
  await page.getByLabel(t.statement.heading).fill(`${evil} I draw trumps`);
  await page.locator('.marked mark').first().waitFor();
  await ruledTricks(page);
  await goTo(page, 'form');
  await page.locator('.sheet').waitFor();
  expect(await page.locator('.sheet').textContent()).toContain('onerror');
  expect(
    await page.evaluate(() => [
      (window as { struck?: number }).struck,
      document.querySelectorAll('#app img, #app script').length,
    ]),
  ).toEqual([undefined, 0]);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['not a case', 'AAAA', 'q1bKSSxOVrKqVkpMSlayUkpLzSvJzEvPS1WqBQA', 'x'.repeat(30_000)])(
  'a damaged link is said to be one: %.20s',
  async (packed) => {
    const { page, context, errors } = await openDesk(place, 'en', phone, `#case=${packed.replaceAll(' ', '')}`);
    await page.getByText(t.linkBad).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('nonsense from the clipboard is said to be nonsense, with its place', async () => {
  const { page, context } = await openDesk(place, 'en');
  await paste(page, 'en', 'Dear director, please rule on board 7.');
  await page.locator('dialog .problem').first().waitFor();
  expect(await page.locator('dialog').textContent()).toContain(t.files.place(1, 1));
  await page.keyboard.press('Escape');
  await paste(page, 'en', '{"law70":"case/1","declarer":"S"');
  await page.locator('dialog .problem').first().waitFor();
  await context.close();
});

test('what is wrong with a file is said in Dutch too, and a board with wrong cards goes to the board doctor', async () => {
  const { page, context, errors } = await openDesk(place, 'nl', desktop);
  const hands = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.543';
  await paste(page, 'nl', `[Board "1"]\n[Deal "${hands}"]\n[Declarer "N"]\n[Contract "7NT"]\n`);
  const problem = page.locator('dialog .problem').first();
  await problem.waitFor();
  expect(await problem.textContent()).toContain(diagnosticsNl['hand-size']);
  await page.getByRole('button', { name: words.nl.files.doctor }).click();
  await page.locator('.diagnosis li', { hasText: '♣2' }).first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
