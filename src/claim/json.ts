// JSON text to data; a slip is named by line and column, the same in every browser (their own messages differ).
// The scan for the place runs only after JSON.parse has refused the text, and keeps its own stack, so depth cannot hurt it.

import { fail, ok, type Result } from '../cards/result.ts';

export function parseJson(text: string): Result<unknown> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(JSON.parse(body));
  } catch {
    const { at, expected } = firstSlip(body);
    const before = body.slice(0, at).split(/\r\n|\r|\n/);
    const found = body.charAt(at);
    const stands =
      found === '' ? 'the text ends' : found === '"' ? 'a text in quotes is broken' : `${JSON.stringify(found)} stands`;
    const place = `line ${before.length}, column ${before[before.length - 1]!.length + 1}`;
    return fail(
      'json',
      place,
      `this is not JSON: ${stands} where ${expected} should be`,
      'JSON text, as in the examples',
    );
  }
}

const token =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Want = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or }' | ', or ]' | 'end';

const words: Record<Want, string> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  key: 'a key in double quotes',
  'key or }': 'a key in double quotes or }',
  ':': 'a colon',
  ', or }': 'a comma or }',
  ', or ]': 'a comma or ]',
  end: 'the end',
};

function firstSlip(text: string): { at: number; expected: string } {
  const open: ('{' | '[')[] = [];
  let want: Want = 'value';
  const afterValue = (): Want => (open.length === 0 ? 'end' : open.at(-1) === '{' ? ', or }' : ', or ]');
  let at = 0;
  for (;;) {
    while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at++;
    token.lastIndex = at;
    const found = token.exec(text)?.[0] ?? '';
    const next = follow(found, want, open, afterValue);
    if (next === undefined) return { at, expected: words[want] };
    want = next;
    at += found.length;
  }
}

/** What may come after this token, or undefined when it may not stand here. Keeps `open` up to date. */
function follow(found: string, want: Want, open: ('{' | '[')[], afterValue: () => Want): Want | undefined {
  const wantsValue = want === 'value' || want === 'value or ]';
  if (found === '{' || found === '[') {
    if (!wantsValue) return undefined;
    open.push(found);
    return found === '{' ? 'key or }' : 'value or ]';
  }
  if (found === '}' || found === ']') {
    const closes =
      found === '}' ? want === 'key or }' || want === ', or }' : want === 'value or ]' || want === ', or ]';
    if (!closes) return undefined;
    open.pop();
    return afterValue();
  }
  if (found === ',') return want === ', or }' ? 'key' : want === ', or ]' ? 'value' : undefined;
  if (found === ':') return want === ':' ? 'value' : undefined;
  if (found === '') return undefined;
  if (want === 'key' || want === 'key or }') return found.startsWith('"') ? ':' : undefined;
  return wantsValue ? afterValue() : undefined;
}
