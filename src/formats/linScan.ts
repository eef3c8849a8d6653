// LIN text into fields: "tag|value|tag|value|". A tag is the two letters before its bar; nothing can be escaped, so a bar inside a
// comment shifts what follows, which shows as a "tag" that is none: it is left out, and the reading falls into step again.

export interface Field {
  readonly tag: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** Tags that boards are made of. Any other two small letters may be a tag too, unless one of these stands where its value is. */
const used = new Set('pn md sv ah mb an pc pg mc st rh nt at qx vg rs pw px mp bn zz'.split(' '));

export function* scanLin(
  text: string,
): Generator<Field | { readonly lost: string; readonly line: number; readonly column: number }> {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  /** Moves on to `end`, counting the lines on the way. */
  const place = (end: number) => {
    for (let next = text.indexOf('\n', lineStart); next >= 0 && next < end; next = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = next + 1;
    }
    return { line, column: end - lineStart + 1 };
  };
  for (;;) {
    const bar = text.indexOf('|', at);
    if (bar < 0) return;
    const tag = text.slice(at, bar).trim();
    const start = place(bar - Math.min(2, tag.length));
    const end = text.indexOf('|', bar + 1);
    const stop = end < 0 ? text.length : end;
    const value = text.slice(bar + 1, stop);
    if (used.has(tag) && value.includes('\n') && used.has(value.trim())) {
      // a bar is missing at the end of a line: the next line begins with a tag
      yield { tag, value: '', ...start };
      at = bar + 1;
      continue;
    }
    if (!used.has(tag) && !(/^[a-z0-9]{2}$/.test(tag) && !used.has(value.trim()))) {
      if (tag !== '') yield { lost: tag, ...start };
      at = bar + 1;
      continue;
    }
    yield { tag, value, ...start };
    at = stop + 1;
  }
}

/** LIN out of a link: "%7C" for the bar, "+" for a blank. */
export function plainLin(text: string): string {
  if (!/%7c/i.test(text) || text.includes('|')) return text;
  const blanks = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(blanks);
  } catch {
    return blanks.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
