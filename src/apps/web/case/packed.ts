// A whole case as a text that fits into the fragment of a link, and back: JSON, deflated, in base64url. Nothing in it is trusted:
// the case is read by `parseCase`, the other texts are cut to a length that a form has room for.

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fail, type Result } from '../../../cards/result.ts';
import { parseJson } from '../../../claim/json.ts';
import type { Irregularity } from '../../../ruling/irregularity.ts';
import type { About, Draft } from './draft.ts';
import { readShared } from './shared.ts';
import { caseOf } from './toCase.ts';

const LONGEST_LINK = 20_000;
/** What a link may unpack to; more is no case. */
const MOST_BYTES = 100_000;

export const pack = (draft: Draft): string => packed({ case: caseOf(draft), about: written(draft.about) });

export const packIrregularity = (irregularity: Irregularity, { about }: Draft): string =>
  packed({ irregularity, about: written(about) });

const written = (about: About) => Object.fromEntries(Object.entries(about).filter(([, text]) => text !== ''));

function packed(value: object): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function unpack(text: string): Result<Draft> {
  const wrong = (what: string) => fail('link', 'link', what, 'a link made by law70, whole');
  if (text.length > LONGEST_LINK) return wrong('the link is too long');
  let json: string;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    json = strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) }));
  } catch {
    return wrong('the link is damaged');
  }
  const read = parseJson(json);
  return read.ok ? readShared(read.value) : wrong('the link is damaged');
}
