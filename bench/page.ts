// The page on a mid-range phone: Chromium with its processor slowed down four times, the built page from a server on this machine, nothing
// in the cache. Measured again and again, each time in a fresh profile; prints the median and the range.
//   interactive: from the start of the navigation until the first screen stands and a tap on it is answered.
//   first ruling: from the tap on "Rule" with a claim of five tricks on the desk until the count is on the screen.

import type { Page } from 'playwright-core';
import { launchChromium } from '../test/chromium.ts';
import { type Served, serveBuilt } from '../test/web/serve.ts';

const SLOWER = 4;
const RUNS = Number(process.argv[2] ?? 15);

/** Five tricks in spades with a trump out, claimed with words. */
const fiveTricks = {
  law70: 'case/1',
  contract: '4S',
  declarer: 'S',
  hands: { N: '.32.A32.', E: '..QJ.QJT', S: 'KQ.A.K4.', W: '2..T98.2' },
  leader: 'S',
  won: { NS: 6, EW: 2 },
  claim: { by: 'S', tricks: 5, statement: 'all good' },
};

interface Run {
  readonly interactive: number;
  readonly ruling: number;
}

async function oneRun(served: Served): Promise<Run> {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(served.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'interactiveAt' in window);
  const interactive = await page.evaluate(() => (window as unknown as { interactiveAt: number }).interactiveAt);
  const ruling = await firstRuling(page);
  await browser.close();
  return { interactive, ruling };
}

/** In the page: taps the first hand that is to be seen, again and again, until the page answers, and notes when that was drawn. */
function watch(): void {
  const look = () => {
    const hands = document.querySelectorAll<HTMLElement>('.hand .cover');
    const [first, second] = hands;
    second?.click();
    requestAnimationFrame(() => {
      if (second?.getAttribute('aria-pressed') !== 'true') return look();
      first?.click();
      Object.assign(window, { interactiveAt: performance.now() });
    });
  };
  look();
}

async function firstRuling(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.locator('.paste textarea').fill(JSON.stringify(fiveTricks));
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  await page.locator('.toast').waitFor();
  await page.evaluate(() => {
    location.hash = '#/claim';
  });
  const rule = page.getByRole('button', { name: 'Rule', exact: true });
  await rule.waitFor();
  await page.waitForTimeout(1_500); // the director looks at the screen
  return rule.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const tapped = performance.now();
        const look = () => {
          if (document.querySelector('.ruling:not(.old) .verdict .count')) resolve(performance.now() - tapped);
          else requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
      }),
  );
}

const summary = (name: string, times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!);
  return `${name.padEnd(14)} median ${at(0.5)} ms, ${at(0)} to ${at(1)} ms, nine in ten within ${at(0.9)} ms`;
};

const served = await serveBuilt();
const runs: Run[] = [];
for (let i = 0; i < RUNS; i++) runs.push(await oneRun(served));
await served.close();
console.log(`${RUNS} fresh profiles, processor ${SLOWER} times slower`);
console.log(
  summary(
    'interactive',
    runs.map(({ interactive }) => interactive),
  ),
);
console.log(
  summary(
    'first ruling',
    runs.map(({ ruling }) => ruling),
  ),
);
