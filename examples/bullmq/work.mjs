// A worker: keeps one `law70 rule -` running, gives it the line of each job and hands its answer line back. Start as many as there
// are cores, on as many machines as there are: node work.mjs
// A worker that is killed loses its lock within LOCK milliseconds, and another worker gets the job.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'bullmq';
import { connection, queueName } from './queue.mjs';

const LOCK = 2000;
const cli = process.env.LAW70 ?? fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const law70 = spawn(process.execPath, [cli, 'rule', '-'], { stdio: ['pipe', 'pipe', 'ignore'] });
const answers = createInterface({ input: law70.stdout })[Symbol.asyncIterator]();
// without its filter a worker is of no use: it ends, and its job goes to another
law70.once('exit', () => process.exit(1));

const worker = new Worker(
  queueName,
  async ({ data }) => {
    law70.stdin.write(`${data.line}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('law70 has ended');
    return value;
  },
  // one line at a time: the answers of a filter come in the order of its lines
  { connection, concurrency: 1, lockDuration: LOCK, stalledInterval: LOCK, maxStalledCount: 3 },
);

process.once('SIGTERM', async () => {
  await worker.close();
  process.exit(0);
});
