// Bytes to text. Real files are ASCII, Latin-1, Windows-1252 or UTF-8, with or without a byte order mark, and none of them
// says which: a mark decides, then strict UTF-8, and what is not that is Windows-1252, where every byte is a letter.

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const mark = markOf(bytes);
  if (mark !== undefined) return { text: new TextDecoder(mark).decode(bytes), encoding: mark };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function markOf(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}
