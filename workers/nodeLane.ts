// The script of a lane on a Node thread (dist/lane.js).

import { parentPort } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { lawJobs } from './jobs.ts';
import { serve } from './lane.ts';

if (parentPort) serve(lawJobs(), nodeEndpoint(parentPort));
