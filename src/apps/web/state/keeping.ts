// Keeping a ruling on the device, and taking one up again.

import { readShared } from '../case/shared.ts';
import { type Answer, caseJson } from './desk.ts';
import { change, draft } from './history.ts';
import { tell } from './notice.ts';
import { go } from './route.ts';
import { type Kept, keep, rulings, trouble } from './store.ts';

/** A ruling on the same board is kept beside the earlier one: what was ruled then stays. */
export async function keepAnswer({ ruling, key }: Answer): Promise<void> {
  if (!caseJson.value || JSON.stringify(caseJson.value) !== key) return;
  const { edition, remaining, tricks, exact, result } = ruling;
  const kept: Kept = {
    id: newId(),
    at: new Date().toISOString(),
    case: caseJson.value,
    about: draft.value.about,
    given: { edition, remaining, tricks, exact, ...(result && { result }) },
  };
  const done = await keep(kept);
  if (done) tell({ text: (t) => t.kept.done, action: { label: (t) => t.kept.show, run: () => go('kept') } });
  else tell({ wrong: true, text: (t) => t.trouble[trouble.value ?? 'refused'] });
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export function takeUp(id: string): void {
  const kept = rulings.value.find((one) => one.id === id);
  const read = kept && readShared(kept);
  if (!read) return;
  if (!read.ok) {
    const { problem } = read;
    tell({ wrong: true, text: () => `${problem.at}: ${problem.wrong}` });
    return;
  }
  change(() => read.value);
  go('ruling');
}
