// The README is run: its shell blocks, its TypeScript blocks, and the files it sends the reader to.
// Needs dist, which `npm test` builds first; without it the examples are left out.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, tag]) => tag === language).map(([, , text]) => text!);

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });

describe.skipIf(!existsSync('dist/cli.js'))('the examples of the README', () => {
  it('run in a shell', () => {
    expect(blocks('sh').length).toBeGreaterThan(0);
    for (const block of blocks('sh')) expect(run('bash', '-euo', 'pipefail', '-c', block)).not.toContain('"error"');
  });

  it('run as a program', () => {
    expect(blocks('ts').length).toBeGreaterThan(0);
    for (const block of blocks('ts')) expect(run('node', '--input-type=module', '-e', block)).toMatch(/^3\n/);
  });

  it('begin with a picture of what is really printed', () => {
    const printed = run('node', 'dist/cli.js', 'rule', 'examples/all-good.json')
      .split('\n')
      .map((line) => line.trim());
    for (const line of blocks('text')[0]!.split('\n')) expect(printed).toContain(line.trim());
  });
});

describe('the README', () => {
  it('names only files that exist', () => {
    const files = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, file]) => file!);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  it('lists the five files to read', () => {
    const list = readme.slice(readme.indexOf('## Five files')).match(/\]\(src\/[^)]+\)/g);
    expect(list).toHaveLength(5);
  });
});
