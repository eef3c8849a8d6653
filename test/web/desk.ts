// A director at the page: what the browser tests do again and again, in the words of the page in either language.
// Waits are for what is to be seen, with patience for a slow machine, never for a time.

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { en } from '../../src/apps/web/words/en.ts';
import { nl } from '../../src/apps/web/words/nl.ts';
import { launchChromium } from '../chromium.ts';
import { type Served, serveBuilt } from './serve.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;
export const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true } as const;
export const words = { en, nl };
export type Lang = keyof typeof words;

export const example = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

const PATIENCE_MS = 60_000;

export interface Desk {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and its console, in order. */
  readonly errors: string[];
}

interface Place {
  browser: Browser;
  served: Served;
}

/** One browser and one server for a test file. */
export function useBrowser(): Place {
  const place = {} as Place;
  beforeAll(async () => {
    place.served = await serveBuilt();
    place.browser = await launchChromium();
  });
  afterAll(async () => {
    await place.browser?.close();
    await place.served?.close();
  });
  return place;
}

export async function openDesk(
  { browser, served }: Place,
  lang: Lang,
  options: BrowserContextOptions = phone,
  path = '',
): Promise<Desk> {
  const context = await browser.newContext({ ...options, locale: lang === 'nl' ? 'nl-NL' : 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(served.url + path);
  await page.locator('h1').waitFor();
  return { page, context, errors };
}

export const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = `#/${to}`;
  }, screen);

/** Pastes a text and waits until the page has said what it made of it. */
export async function paste(page: Page, lang: Lang, text: string): Promise<void> {
  const { files } = words[lang];
  await goTo(page, 'cards');
  await page.getByRole('button', { name: files.paste, exact: true }).click();
  await page.getByRole('textbox', { name: files.pasteHere }).fill(text);
  const old = page.locator('.toast .icon');
  if ((await old.count()) > 0) await old.click();
  await page.getByRole('button', { name: files.read, exact: true }).click();
  await page.locator('.toast, dialog[open]').first().waitFor();
}

/** The number of tricks of the ruling on the case in hand. */
export async function ruledTricks(page: Page): Promise<number> {
  await goTo(page, 'ruling');
  await page.locator('.ruling:not(.old) .verdict .count b').first().waitFor();
  return Number(await page.locator('.verdict .count b').first().textContent());
}

/** What of the four hands and the keys below them cannot be seen without scrolling, on a phone of this size. */
export async function hiddenOnCards(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await goTo(page, 'cards');
  await page.locator('.hands').waitFor();
  return page.evaluate(() => {
    scrollTo(0, 0);
    const top = document.querySelector('.steps-nav')!.getBoundingClientRect().bottom;
    const bottom = document.querySelector('.menu-nav')!.getBoundingClientRect().top;
    return [...document.querySelectorAll('.hands .hand, .to-table, .suit-keys button, .cell, .next-hand')]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.top < top || box.bottom > bottom || box.right > innerWidth))
      .map(({ one }) => one.outerHTML.slice(0, 100));
  });
}

/** The case in hand as the device has it, asked from the database itself. */
export const onDevice = (
  page: Page,
): Promise<{ statement: string; hands: number[]; irregularity: unknown } | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('law70');
        open.onerror = () => resolve(undefined);
        open.onsuccess = () => {
          const ask = open.result
            .transaction('current')
            .objectStore('current')
            .get(sessionStorage.getItem('law70.tab') ?? '');
          ask.onsuccess = () => {
            open.result.close();
            resolve(ask.result?.draft);
          };
        };
      }),
  );
