// JSON text to data; a slip is named by line and column, the same in every browser (their own messages differ).
// A key given twice is refused, where JSON.parse would keep the last. The scan keeps its own stack, so depth cannot hurt it.

import { fail, ok, type Result } from '../cards/result.ts';

export function parseJson(text: string): Result<unknown> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const slip = firstSlip(body);
  if (slip === undefined) return ok(JSON.parse(body));
  const { at } = slip;
  const before = body.slice(0, at).split(/\r\n|\r|\n/);
  const place = `line ${before.length}, column ${before[before.length - 1]!.length + 1}`;
  if (slip.repeated !== undefined) {
    return fail('json-key', place, `the key ${slip.repeated} stands twice in the same object`, 'each key once');
  }
  const found = body.charAt(at);
  const stands =
    found === '' ? 'the text ends' : found === '"' ? 'a text in quotes is broken' : `${JSON.stringify(found)} stands`;
  return fail(
    'json',
    place,
    `this is not JSON: ${stands} where ${slip.expected} should be`,
    'JSON text, as in the examples',
  );
}

interface Slip {
  readonly at: number;
  readonly expected?: string;
  /** A key that its object already has. */
  readonly repeated?: string;
}

const token = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const plain = /[ !#-[\]-\uffff]*/y;
const escapes = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The token that begins at `at`, or ''. A text in quotes is read run by run: one pattern for all of it would use up the
 *  stack on a long one. */
function tokenAt(text: string, at: number): string {
  if (text.charAt(at) !== '"') return match(token, text, at);
  for (let end = at + 1; ; ) {
    end += match(plain, text, end).length;
    if (text.charAt(end) === '"') return text.slice(at, end + 1);
    const escaped = match(escapes, text, end);
    if (escaped === '') return '';
    end += escaped.length;
  }
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

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

function firstSlip(text: string): Slip | undefined {
  const open: ('{' | '[')[] = [];
  const keys: Set<string>[] = [];
  let want: Want = 'value';
  const afterValue = (): Want => (open.length === 0 ? 'end' : open.at(-1) === '{' ? ', or }' : ', or ]');
  let at = 0;
  for (;;) {
    while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at++;
    const found = tokenAt(text, at);
    if (want === 'end' && at === text.length) return undefined;
    const next = follow(found, want, open, afterValue);
    if (next === undefined) return { at, expected: words[want] };
    if (found === '{') keys.push(new Set());
    else if (found === '}') keys.pop();
    else if (next === ':') {
      const key: string = JSON.parse(found);
      if (keys.at(-1)!.has(key)) return { at, repeated: found };
      keys.at(-1)!.add(key);
    }
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
