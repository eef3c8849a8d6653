// What a director tells beside the cards: a board whose file hides hands, who had shown out by his finding, and what he found of a
// revoke. In both languages, on a narrow phone, with axe.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { revokeEn } from '../../src/apps/web/said/revokeEn.ts';
import { revokeNl } from '../../src/apps/web/said/revokeNl.ts';
import { wordsOf } from '../../src/explain/laws.ts';
import { readText } from '../../src/formats/read.ts';
import {
  example,
  goTo,
  type Lang,
  narrow,
  onDevice,
  openDesk,
  paste,
  phone,
  ruledTricks,
  useBrowser,
  words,
} from './desk.ts';

const place = useBrowser();
const patient = { timeout: 60_000 };

/** The made-up evening as a viewer shows it who sees declarer's side only. */
const hidden = example('evening.pbn').replace(
  /(\[Deal "N:)(\S+) (\S+) (\S+) (\S+)("\][\s\S]*?\[Declarer "(.)"\])/g,
  (_, start, n, e, s, w, rest, declarer) =>
    `${start}${'NS'.includes(declarer) ? `${n} - ${s} -` : `- ${e} - ${w}`}${rest}`,
);

async function sound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
    where,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

/** A picture for a person's eye, where a folder for them is given. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.LAW70_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test.each<[Lang, typeof phone | typeof narrow]>([
  ['en', phone],
  ['nl', narrow],
])('%s: a board with hidden hands is picked, stepped through, ruled on and copied', async (lang, size) => {
  const t = words[lang];
  const { page, context, errors } = await openDesk(place, lang, size);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, lang, hidden);
  const boards = page.locator('.pick-list li');
  expect(await boards.count()).toBe(6);
  expect(await page.locator('.pick-list button:enabled', { hasText: t.files.partHands }).count()).toBe(6);
  await sound(page, 'the list');
  await picture(page, `list-${lang}`);
  await boards.first().locator('button').first().click();
  await page.getByRole('heading', { name: t.recording.heading }).waitFor();
  expect(await page.locator('.hand.E .more, .hand.W .more').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: t.steps.back, exact: true }).click();
  await page.getByRole('button', { name: t.steps.on, exact: true }).click();
  await picture(page, `hidden-${lang}`);
  expect(await ruledTricks(page)).toBe(0);
  await page.locator('.ruling:not(.old) .unseen-said').waitFor();
  expect(await page.locator('.line .guessed').count()).toBeGreaterThan(0);
  await sound(page, 'the ruling');
  await picture(page, `hidden-ruling-${lang}`);
  const said = wordsOf(lang).unseen.assumed('').trim();
  for (const form of ['pbn', 'lin', 'handviewer'] as const) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: t.actions.forms[form], exact: true }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => (await copied()) !== '', patient).toBe(true);
    const text = await copied();
    expect(form === 'handviewer' ? decodeURIComponent(text) : text).toContain(said);
    const [item] = [...readText(text)];
    if (!item || !('board' in item)) throw new Error(text);
    expect(item.board.deal === undefined, form).toBe(form !== 'handviewer');
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** The finesse against West's queen is proven only for one who saw East show out. */
const shownOutCase = {
  law70: 'case/1',
  contract: '3NT',
  declarer: 'S',
  hands: { N: 'AJ...', E: '...QJ', S: '32...', W: 'Q4...' },
  leader: 'S',
  claim: { by: 'S', tricks: 2 },
};

test.each<[Lang, typeof phone | typeof narrow]>([
  ['en', phone],
  ['nl', narrow],
])('%s: who had shown out, by the finding of the director, is on record with the counts', async (lang, size) => {
  const t = words[lang];
  const { page, context, errors } = await openDesk(place, lang, size);
  await paste(page, lang, JSON.stringify(shownOutCase));
  expect(await ruledTricks(page)).toBe(1);
  await goTo(page, 'cards');
  await page.locator('summary', { hasText: t.shownOut.found }).click();
  const east = wordsOf(lang).names.seats.E;
  const found = page.locator('details', { hasText: t.shownOut.foundHint });
  await found
    .getByRole('button', { name: new RegExp(`^${east} `) })
    .first()
    .click();
  await sound(page, 'the finding');
  await picture(page, `shown-out-${lang}`);
  await expect.poll(() => ruledTricks(page), patient).toBe(2);
  await page.locator('.ruling:not(.old) h2', { hasText: wordsOf(lang).heard.findings }).waitFor();
  await picture(page, `shown-out-ruling-${lang}`);
  const draft = (await onDevice(page)) as unknown as { shownOut: number[]; shownOutFound: number[] };
  expect([draft.shownOut, draft.shownOutFound]).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
  await page.getByRole('button', { name: t.undo, exact: true }).first().click();
  await expect.poll(() => ruledTricks(page), patient).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test.each<[Lang, typeof phone | typeof narrow]>([
  ['en', phone],
  ['nl', narrow],
])('%s: a revoke, each question one tap, and none that no longer matters', async (lang, size) => {
  const t = words[lang];
  const q = lang === 'nl' ? revokeNl : revokeEn;
  const { page, context, errors } = await openDesk(place, lang, size);
  await paste(page, lang, example('all-good.json'));
  await page.locator('.toast .icon').click();
  expect(await ruledTricks(page)).toBe(3);
  await goTo(page, 'claim');
  await page.locator('summary', { hasText: t.incidents.heading }).click();
  const group = (legend: string) => page.getByRole('group', { name: legend, exact: true });
  const tap = (legend: string, answer: string) =>
    group(legend).getByRole('radio', { name: answer, exact: true }).check({ timeout: 10_000 });
  await tap(t.incidents.revoke, t.incidents.stages.found);
  const east = wordsOf(lang).names.seats.E;
  await tap(q.by, east);
  await tap(q.established, t.askedBack.yes);
  await tap(q.wonBy, q.winners.player);
  await tap(q.laterTricks, '1');
  await sound(page, 'the questions');
  await picture(page, `revoke-${lang}`);
  // two tricks are transferred; with a ground there are none, and who won what is asked no longer
  await goTo(page, 'ruling');
  const two = wordsOf(lang).chapter.transfer({ tricks: 2, to: 'claimer' }, 'S');
  const transfer = page.locator('.ruling:not(.old) .verdict', { hasText: two });
  await transfer.waitFor();
  await goTo(page, 'claim');
  await tap(q.ground, q.grounds['both-sides']);
  expect(await group(q.wonBy).count()).toBe(0);
  await picture(page, `revoke-ground-${lang}`);
  await goTo(page, 'ruling');
  await page.locator('.ruling:not(.old) .verdict').waitFor();
  await expect.poll(() => transfer.count(), patient).toBe(0);
  await goTo(page, 'claim');
  await tap(q.ground, q.noGround);
  await tap(q.established, t.askedBack.no);
  expect(await group(q.ground).count()).toBe(0);
  await tap(q.corrected, t.askedBack.yes);
  await tap(q.established, t.askedBack.yes);
  expect(await page.locator('.problem').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
