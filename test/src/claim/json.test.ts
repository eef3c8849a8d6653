// JSON text: read as JSON.parse reads it, but a key given twice is refused, and every slip has a place.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/claim/json.ts';

describe('parseJson', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', 'x', '\u0007'), (text, place, put) => {
        const at = place % (text.length + 1);
        const broken = text.slice(0, at) + put + text.slice(at + 1);
        let whole = true;
        try {
          JSON.parse(broken);
        } catch {
          whole = false;
        }
        const read = parseJson(broken);
        if (!whole) expect(read.ok).toBe(false);
        else if (!read.ok) expect(read.problem.code).toBe('json-key');
      }),
      { numRuns: 2000 },
    );
  });

  test('names a key given twice, also when it is written in another way, and not one of another object', () => {
    const twice = parseJson('{"a": 1,\n "b": [{"a": 2}], "\\u0061": 3}');
    expect(twice).toMatchObject({ ok: false, problem: { code: 'json-key', at: 'line 2, column 19' } });
    expect(parseJson('{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}').ok).toBe(true);
  });

  test('a text of many megabytes is no trouble', () => {
    const long = 'x'.repeat(20_000_000);
    expect(parseJson(JSON.stringify({ long }))).toEqual({ ok: true, value: { long } });
    expect(parseJson(`{"long": "${long}" x`).ok).toBe(false);
  });
});
