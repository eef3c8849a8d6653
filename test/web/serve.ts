// The built page on a server of its own, in a folder below the root as any host may have it, and what was asked of it.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const built = fileURLToPath(new URL('../../dist/web', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Answers from here on are changed by this, to play a newer version of the page. */
  change: ((path: string, body: Buffer) => Buffer) | undefined;
  close(): Promise<void>;
}

export async function serveBuilt(): Promise<Served> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    asked.push(path);
    const inside = normalize(path).replace(/^\/club\/desk\//, '');
    if (!path.startsWith('/club/desk/') || inside.startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    const file = join(built, inside === '' ? 'index.html' : inside);
    try {
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(served.change ? served.change(inside, body) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const served: Served = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/club/desk/`,
    asked,
    change: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return served;
}
