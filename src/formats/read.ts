// The way in for session files: bytes or text of any known format to boards, one by one. The format is told by the content.

import { readZip } from './archive.ts';
import { type Diagnostic, type Item, trouble } from './board.ts';
import { readCaseLines, readCases } from './caseBoard.ts';
import { decode } from './decode.ts';
import { readForumTags, readLinks } from './handviewer.ts';
import { readLin } from './lin.ts';
import { readPbn } from './pbn.ts';
import { readRbn } from './rbn.ts';
import { type Kind, sniff, sniffBytes } from './sniff.ts';
import { readUsebio } from './usebio.ts';

/** A zip within a zip within a zip is nobody's session. */
const DEEPEST = 2;

export function* readBoards(bytes: Uint8Array, depth = 0): Generator<Item> {
  const packed = sniffBytes(bytes);
  if (packed === 'bws') yield { stray: unreadable(packed) };
  else if (packed === 'zip' && depth < DEEPEST) yield* fromZip(bytes, depth);
  else yield* readText(decode(bytes).text);
}

function* fromZip(bytes: Uint8Array, depth: number): Generator<Item> {
  for (const packed of readZip(bytes)) {
    if ('fault' in packed) yield { stray: trouble(1, 1, 'zip', packed.fault, 'a whole zip of session files') };
    else
      for (const item of readBoards(packed.bytes, depth + 1))
        yield { ...item, within: item.within ? `${packed.name}/${item.within}` : packed.name };
  }
}

const readers: Readonly<Partial<Record<Kind, (text: string) => Generator<Item>>>> = {
  pbn: readPbn,
  lin: (text) => readLin(text),
  handviewer: readLinks,
  hv: readForumTags,
  rbn: readRbn,
  json: readCases,
  jsonl: readCaseLines,
  usebio: readUsebio,
};

export function* readText(text: string): Generator<Item> {
  const kind = sniff(text);
  const reader = readers[kind];
  if (reader) yield* reader(text);
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
