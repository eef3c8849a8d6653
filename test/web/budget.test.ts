// What the first screen weighs, and that the page needs nobody: no address of another host is fetched, no inline code is let in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { built } from './serve.ts';

const FIRST_SCREEN_KB = 80;

const read = (file: string): Buffer => readFileSync(join(built, file));
const text = (file: string): string => read(file).toString('utf8');
const page = text('index.html').replaceAll('&#39;', "'");

/** The scripts that stand before the first screen: the one of the page and all that it imports at once. */
function scripts(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  const imports = text(from).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  for (const [, file] of imports) scripts(`assets/${file}`, found);
  return found;
}

const linked = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, file]) => file!.replace('./', ''));

test('the first screen fits into the byte budget', () => {
  const [entry] = linked(/<script[^>]+src="([^"]+)"/g);
  // the words come in the language of the device: the heavier of the two counts
  const words = readdirSync(join(built, 'assets')).filter((file) => /^tables(En|Nl)-/.test(file));
  expect(words.length).toBe(2);
  const weight = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  const [heavier] = words
    .map((file) => scripts(`assets/${file}`, new Set(scripts(entry!))))
    .sort((a, b) => weight(b) - weight(a));
  const first = [...heavier!, ...linked(/<link[^>]+href="([^"]+\.(?:css|svg))"/g), 'index.html'];
  const sizes = first.map((file) => ({ file, kB: gzipSync(read(file), { level: 9 }).length / 1000 }));
  const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
  console.log(`first screen: ${total.toFixed(1)} kB compressed in ${first.length} files`);
  expect(first.length).toBeGreaterThan(4);
  expect(total, JSON.stringify(sizes)).toBeLessThan(FIRST_SCREEN_KB);
});

test('the policy lets in only what is the page itself', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(page).not.toMatch(/<style|\son\w+=|style="/);
});

test('every address in the page, the manifest and the service worker is relative', () => {
  for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\.\//);
  const manifest = JSON.parse(text('manifest.webmanifest'));
  for (const { src } of manifest.icons) expect(src).not.toMatch(/^(\/|https?:)/);
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
});

test('the service worker keeps every file of the page', () => {
  const worker = text('sw.js');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|svg|png|webmanifest)$/.test(file),
  );
  const kept = files.filter((file) => !/^(sw|workbox-\w+)\.js$/.test(file));
  for (const file of kept) expect(worker, file).toContain(`"${file}"`);
});
