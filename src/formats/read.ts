// The way in for session files: bytes or text of any known format to boards, one by one. The format is told by the content.

import { type Diagnostic, type Item, trouble } from './board.ts';
import { decode } from './decode.ts';
import { readLin } from './lin.ts';
import { readPbn } from './pbn.ts';
import { type Kind, sniff, sniffBytes } from './sniff.ts';

export function* readBoards(bytes: Uint8Array): Generator<Item> {
  const packed = sniffBytes(bytes);
  if (packed === 'bws') yield { stray: unreadable(packed) };
  else yield* readText(decode(bytes).text);
}

export function* readText(text: string): Generator<Item> {
  const kind = sniff(text);
  if (kind === 'pbn') yield* readPbn(text);
  else if (kind === 'lin') yield* readLin(text);
  else yield { stray: unreadable(kind) };
}

function unreadable(kind: Kind): Diagnostic {
  const wrong: Partial<Record<Kind, string>> = {
    empty: 'the file is empty',
    bws: 'a Bridgemate database has results but no play',
  };
  return trouble(
    1,
    1,
    kind === 'empty' ? 'empty' : 'file-kind',
    wrong[kind] ?? 'this is no kind of file that law70 knows',
    'PBN, LIN, a BBO handviewer link, an [hv=...] tag, RBN, JSON, USEBIO, or a zip of these',
  );
}
