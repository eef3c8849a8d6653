// Tries the recipe: a Redis server of its own, three workers of which one is killed with -9 in the middle, and the answers held
// against those of a plain pipe. npm run try, after npm install here and npm run build above; needs redis-server.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASES = Number(process.env.CASES ?? 300);
const port = 16_000 + (process.pid % 1000);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const env = { ...process.env, REDIS_PORT: String(port) };

const example = JSON.parse(readFileSync(here('../all-good.json'), 'utf8'));
const editions = ['1963', '1997', '2007', '2017'];
const caseOf = (i) => (i % 50 === 49 ? { law70: 'case/1' } : { ...example, edition: editions[i % 4] });
const lines = Array.from({ length: CASES }, (_, i) => JSON.stringify(caseOf(i)));
const input = `${lines.join('\n')}\n`;

const folder = mkdtempSync(join(tmpdir(), 'law70-redis-'));
const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
const workers = Array.from({ length: 3 }, () => spawn(process.execPath, [here('work.mjs')], { env, stdio: 'inherit' }));
try {
  const producer = spawn(process.execPath, [here('produce.mjs')], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  producer.stdin.end(input);
  let output = '';
  let killedAt = 0;
  for await (const chunk of producer.stdout.setEncoding('utf8')) {
    output += chunk;
    if (killedAt === 0 && output.split('\n').length > CASES / 10) {
      killedAt = output.split('\n').length - 1;
      workers[0].kill('SIGKILL');
    }
  }
  const plain = spawnSync(process.execPath, [here('../../dist/cli.js'), 'rule', '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const same = output === plain.stdout;
  console.log(
    `${CASES} cases, one of three workers killed after ${killedAt} answers: ${same ? 'every answer as from a plain pipe' : 'ANSWERS DIFFER'}`,
  );
  process.exitCode = same && killedAt > 0 ? 0 : 1;
} finally {
  for (const child of [...workers, redis]) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await gone;
  }
  rmSync(folder, { recursive: true });
}
