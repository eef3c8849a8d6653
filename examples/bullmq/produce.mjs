// The producer: cases from standard input, one a line, into the queue; answers to standard output, in the order of the lines.
//   node produce.mjs < cases.jsonl > rulings.jsonl
// A case that no worker could do becomes an {"error": ...} line, so that every line has its answer.

import { createInterface } from 'node:readline';
import { Queue, QueueEvents } from 'bullmq';
import { connection, queueName } from './queue.mjs';

/** Cases under way at once: Redis holds no more than these, however long the input is. */
const WINDOW = 1000;

const queue = new Queue(queueName, { connection });
const events = new QueueEvents(queueName, { connection });
await events.waitUntilReady();
for (const emitter of [queue, events]) emitter.setMaxListeners(0); // each case under way listens

const failed = (error) => JSON.stringify({ error: { code: 'not-done', at: 'queue', wrong: error.message } });
const underWay = [];
const writeOldest = async () => {
  const text = `${await underWay.shift()}\n`;
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const job = await queue.add('rule', { line }, { removeOnComplete: { age: 600 }, removeOnFail: { age: 600 } });
  underWay.push(job.waitUntilFinished(events).catch(failed));
  if (underWay.length >= WINDOW) await writeOldest();
}
while (underWay.length > 0) await writeOldest();

await events.close();
await queue.close();
