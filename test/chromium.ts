// Finds Debian's Chromium for the browser tests and starts it, or installs it first where that is allowed (root, CI).
// May assume apt on a Debian-like machine; where there is none, the error says what to install or which variable to set.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'];
  if (!apt(...packages)) apt('update') && apt(...packages);
}

/** The path of a Chromium that is there; installs Debian's when none is and we are root or in CI. Throws with a how-to. */
export function chromiumPath(): string {
  const mayInstall = process.getuid?.() === 0 || Boolean(process.env.CI);
  if (!installed() && mayInstall) install();
  const path = installed();
  if (!path) {
    throw new Error(
      'The browser tests need Chromium: run `apt-get install chromium` as root, or set CHROMIUM to the path of a Chromium or Chrome.',
    );
  }
  return path;
}

/** A headless browser, to be closed by the caller. Root may not use the sandbox; a small /dev/shm must not crash a page. */
export function launchChromium(): Promise<Browser> {
  const sandbox = process.getuid?.() !== 0;
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...(sandbox ? [] : ['--no-sandbox']), '--disable-dev-shm-usage'],
  });
}
