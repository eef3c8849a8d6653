// Kept rulings as a file and back. A file may come from anybody: every case in it is read by `parseCase`, the ruling that was given
// is read number by number, and what does not fit is counted and left out.

import { parseCase } from '../../../claim/case.ts';
import { makeCase } from '../../../claim/caseJson.ts';
import { editionIds } from '../../../laws/editions.ts';
import { parseIrregularity } from '../../../ruling/irregularity.ts';
import { readAbout } from '../case/readDraft.ts';
import { newId } from '../state/keeping.ts';
import type { Kept, KeptRuling } from '../state/store.ts';

const KIND = 'rulings/1';

export const writeKeptFile = (rulings: readonly Kept[]): string =>
  `${JSON.stringify({ law70: KIND, rulings }, null, 1)}\n`;

export function readKeptFile(text: string): { readonly kept: Kept[]; readonly bad: number } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || value.law70 !== KIND || !Array.isArray(value.rulings)) return undefined;
  const kept = value.rulings.flatMap((one) => readKept(one) ?? []);
  return { kept, bad: value.rulings.length - kept.length };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function readKept(value: unknown): Kept | undefined {
  if (!isObject(value)) return undefined;
  const at = typeof value.at === 'string' && !Number.isNaN(Date.parse(value.at)) ? value.at : undefined;
  if (at === undefined) return undefined;
  const id = typeof value.id === 'string' && /^[\w-]{1,40}$/.test(value.id) ? value.id : newId();
  const base = { id, at, about: readAbout(value.about) };
  if (value.irregularity !== undefined) {
    const { outcome } = value;
    const read = parseIrregularity(value.irregularity);
    return read.ok && typeof outcome === 'string' ? { ...base, irregularity: read.value, outcome } : undefined;
  }
  const read = parseCase(value.case);
  const given = readGiven(value.given);
  return read.ok && given ? { ...base, case: makeCase(read.value), given } : undefined;
}

const statuses: readonly unknown[] = ['play-on', 'other-law-first', 'cards-not-given'];
const isStatus = (value: unknown): value is NonNullable<KeptRuling['given']['status']> => statuses.includes(value);

function readGiven(value: unknown): KeptRuling['given'] | undefined {
  if (!isObject(value) || !isObject(value.tricks)) return undefined;
  const { edition, remaining, exact, tricks, result, status } = value;
  const { claimer, opponents } = tricks as Record<string, unknown>;
  const known = editionIds.find((id) => id === edition);
  if (known === undefined || !whole(remaining) || !whole(claimer) || !whole(opponents)) return undefined;
  const whatFor = isObject(result) ? result : {};
  const { contract, score, tricks: total } = whatFor;
  return {
    edition: known,
    remaining,
    tricks: { claimer, opponents },
    exact: exact === true,
    ...(isStatus(status) && { status }),
    ...(typeof contract === 'string' && whole(score) && whole(total) && { result: { contract, score, tricks: total } }),
  };
}
