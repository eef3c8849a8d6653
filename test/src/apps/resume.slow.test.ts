// A long review killed with kill -9 at twenty random moments and taken up again each time: no board is lost, none is done twice, and
// the report is the one that an undisturbed run gives. And a long run needs no more memory than a short one.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { randomFrom } from '../formats/mutants.ts';
import { madeUpSession } from './session.ts';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'law70-resume-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOARDS = 1500;

test('killed twenty times', async () => {
  const file = join(folder, 'session.pbn');
  const journal = join(folder, 'journal');
  writeFileSync(file, madeUpSession(BOARDS, 4, 1));
  const args = (...more: string[]) => [cli, 'review', file, '--all', '--format', 'jsonl', '--seconds', '120', ...more];
  const whole = spawnSync(process.execPath, args(), { encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(whole.status).toBe(0);

  const lines = () => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean).length : 0);
  const random = randomFrom(9);
  let kills = 0;
  const seen: number[] = [];
  while (kills < 20) {
    const child = spawn(process.execPath, args('--resume', journal), { stdio: 'ignore' });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    // die at a random moment while a share of what is left is being done
    const until = lines() + random(Math.ceil((BOARDS - lines()) / (22 - kills)) + 1);
    while (lines() <= until && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, random(5)));
    child.kill('SIGKILL');
    if ((await ended) === 'SIGKILL') kills++;
    else break;
    seen.push(lines());
  }
  console.info(`killed ${kills} times, after ${seen.join(', ')} of ${BOARDS} boards`);
  expect(kills).toBe(20);
  const last = spawnSync(process.execPath, args('--resume', journal), { encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(last.status).toBe(0);
  expect(last.stdout).toBe(whole.stdout);
  const keys = readFileSync(journal, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).key as string);
  expect(keys.length).toBe(BOARDS);
  expect(new Set(keys).size).toBe(BOARDS);
});

test('memory stays flat over 10,000 boards, and over many lines', () => {
  const peak = (count: number) => {
    const file = join(folder, `${count}.pbn`);
    writeFileSync(file, madeUpSession(count, 2, 2));
    const script = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS)); process.argv.splice(1, 1); import(process.argv[1])`;
    const child = spawnSync(
      process.execPath,
      ['-e', script, 'x', cli, 'review', file, '--format', 'csv', '--all', '--lanes', '1', '--seconds', '120'],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    expect(child.status).toBe(0);
    expect(child.stdout.split('\r\n').length).toBe(count + 2);
    return Number(/peak (\d+)/.exec(child.stderr)![1]) / 1024;
  };
  const [small, large] = [peak(1_000), peak(10_000)];
  console.info(`peak memory: 1,000 boards ${small.toFixed(0)} MB, 10,000 boards ${large.toFixed(0)} MB`);
  expect(large).toBeLessThan(small + 64);
});
