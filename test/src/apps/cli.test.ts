// The built program as a process: exit codes, a reader that leaves early. `npm test` has built dist/cli.js before.

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const position = '{"hands":"N:A... 2... 3... 4...","strain":"NT","leader":"N","trick":[]}\n';

test('answers on standard output, problems on standard error, exit codes', () => {
  const run = (args: string[], input = '') => spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' });
  expect(run(['solve', '-'], position)).toMatchObject({ status: 0, stdout: '{"scores":{"SA":1}}\n', stderr: '' });
  expect(run(['solve', '-'])).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing came in') });
  expect(run(['solve', 'no-such-file'])).toMatchObject({ status: 1, stderr: expect.stringContaining('no such file') });
  expect(run([])).toMatchObject({ status: 2, stdout: '' });
});

test('a reader that leaves early ends the run quietly', async () => {
  const child = spawn(process.execPath, [cli, 'solve', '-']);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdin.on('error', () => {}); // the program has gone: nothing more to feed
  child.stdout.once('data', () => child.stdout.destroy());
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdin.end(position.repeat(20_000));
  expect(await ended).toBe(0);
  expect(errors).toBe('');
});
