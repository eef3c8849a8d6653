// The script of a lane in a page: a module worker.

import type { Endpoint } from 'comlink';
import { sayAlive } from './alive.ts';
import { lawJobs } from './jobs.ts';
import { serve } from './lane.ts';

serve(lawJobs(), globalThis as unknown as Endpoint);
sayAlive();
