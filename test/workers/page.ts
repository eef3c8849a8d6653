// What a page writes to rule on its own threads; the tests bundle it.

import { openBrowserLane } from '../../workers/browser.ts';
import { openPool } from '../../workers/pool.ts';

const pool = openPool(() => openBrowserLane(), 1);
Object.assign(globalThis, { pool });
