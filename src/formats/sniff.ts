// What kind of file it is, told by its content; names lie. Bytes first (zip, a Bridgemate database), then the text.

export const kinds = [
  'pbn',
  'lin',
  'handviewer',
  'hv',
  'rbn',
  'json',
  'jsonl',
  'usebio',
  'zip',
  'bws',
  'empty',
  'unknown',
] as const;
export type Kind = (typeof kinds)[number];

export function sniffBytes(bytes: Uint8Array): 'zip' | 'bws' | undefined {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip';
  const head = String.fromCharCode(...bytes.subarray(0, 20));
  if (head.startsWith('\0\x01\0\0Standard')) return 'bws';
  return undefined;
}

export function sniff(text: string): Kind {
  const start = text.slice(0, 20_000);
  const trimmed = start.trimStart();
  if (trimmed === '') return 'empty';
  if (/^[[{]\s*(["{[\]}\d-]|$)/.test(trimmed) && !/^\[\s*[A-Za-z]\w*\s*"/.test(trimmed))
    return trimmed.startsWith('{') && isLines(trimmed) ? 'jsonl' : 'json';
  if (/^(<\?xml|<!DOCTYPE|<USEBIO|<!--)/i.test(trimmed)) return /<USEBIO/i.test(start) ? 'usebio' : 'unknown';
  if (/\[hv=/i.test(start)) return 'hv';
  if (/handviewer\.html|[?&](lin|linurl|myhand)=/i.test(start)) return 'handviewer';
  // how it begins comes first: a stray tag further on does not make a LIN file PBN, nor the other way round
  if (/^(md|pn|qx|vg|st|mn|rh|ah)\|/.test(trimmed)) return 'lin';
  if (/^\s*\[\s*[A-Za-z]\w*\s*"/m.test(start)) return 'pbn';
  if (/(^|[|\s])(md|pn|qx|vg|st|mn)\|/i.test(start) || /md%7c/i.test(start)) return 'lin';
  if (/^H [NESW]?:?\S*[:.]/m.test(start) && /^[A-Z] /m.test(start)) return 'rbn';
  if (/^\s*[%{;[]/.test(start)) return 'pbn';
  return 'unknown';
}

/** JSON lines: the first line is a whole object by itself, and another follows. */
function isLines(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0) return false;
  try {
    JSON.parse(text.slice(0, end));
    return text.slice(end).trim() !== '';
  } catch {
    return false;
  }
}
