// A zip of session files: each file in it, with its name. What would unpack to more than is sensible is refused, not unpacked.

import { unzipSync } from 'fflate';

const MOST_BYTES = 512 * 2 ** 20;
const MOST_FILES = 20_000;

export type Packed = { readonly name: string; readonly bytes: Uint8Array } | { readonly fault: string };

export function* readZip(bytes: Uint8Array): Generator<Packed> {
  const names: string[] = [];
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('/')) names.push(name);
        total += originalSize;
        return false;
      },
    });
  } catch (error) {
    yield { fault: `the zip is damaged (${error instanceof Error ? error.message : String(error)})` };
    return;
  }
  if (total > MOST_BYTES || names.length > MOST_FILES) {
    yield { fault: `the zip holds ${names.length} files of ${Math.round(total / 2 ** 20)} MB` };
    return;
  }
  // one at a time, so that only one is in memory
  for (const wanted of names) {
    try {
      const found = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
      if (found) yield { name: wanted, bytes: found };
    } catch (error) {
      yield { fault: `${wanted} in the zip is damaged (${error instanceof Error ? error.message : String(error)})` };
    }
  }
}
