// Keeping a ruling on the device, and taking one up again. What was kept is held against what this version rules: a difference is
// said, and what was given then stays as it is.

import { computed, signal } from '@preact/signals';
import { diagnosticParts } from '../../../explain/diagnostics.ts';
import type { Irregularity } from '../../../ruling/irregularity.ts';
import { emptyDraft } from '../case/draft.ts';
import { readShared } from '../case/shared.ts';
import { type Answer, answer, caseJson, upToDate } from './desk.ts';
import { change, draft } from './history.ts';
import { tell } from './notice.ts';
import { go } from './route.ts';
import { settings } from './settings.ts';
import { type Kept, type KeptRuling, keep, rulings, trouble } from './store.ts';

/** A ruling on the same board is kept beside the earlier one: what was ruled then stays. */
export async function keepAnswer({ ruling, key }: Answer): Promise<void> {
  if (!caseJson.value || JSON.stringify(caseJson.value) !== key) return;
  const { edition, remaining, tricks, exact, result, status } = ruling;
  await keepAndTell({
    ...fresh(),
    case: caseJson.value,
    given: { edition, remaining, tricks, exact, ...(result && { result }), ...(status && { status }) },
  });
}

export const keepIrregularity = (irregularity: Irregularity, outcome: string): Promise<void> =>
  keepAndTell({ ...fresh(), irregularity, outcome });

const fresh = () => ({ id: newId(), at: new Date().toISOString(), about: draft.value.about });

async function keepAndTell(kept: Kept): Promise<void> {
  const done = await keep(kept);
  if (done) tell({ text: (t) => t.kept.done, action: { label: (t) => t.kept.show, run: () => go('kept') } });
  else tell({ wrong: true, text: (t) => t.trouble[trouble.value ?? 'refused'] });
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The kept ruling that is on the desk, as long as the case there is still that one. */
export const takenUp = signal<Kept | undefined>(undefined);
const takenKey = signal<string | undefined>(undefined);

export function takeUp(id: string): void {
  const kept = rulings.value.find((one) => one.id === id);
  if (!kept) return;
  takenUp.value = kept;
  if ('irregularity' in kept) {
    const { irregularity, about } = kept;
    change((before) => ({
      ...emptyDraft,
      edition: before.edition,
      regulations: before.regulations,
      about,
      irregularity,
    }));
    go('irregularity');
    return;
  }
  const read = readShared(kept);
  if (!read.ok) {
    const { problem } = read;
    const { said, detail } = diagnosticParts(problem, settings.peek().lang);
    tell({ wrong: true, text: () => `${said} ${problem.at}: ${detail}`.trim() });
    return;
  }
  change(() => read.value);
  takenKey.value = JSON.stringify(caseJson.value);
  go('ruling');
}

/** The kept ruling whose count is no longer what this version rules on the same case. */
export const ruledOtherwise = computed<KeptRuling | undefined>(() => {
  const kept = takenUp.value;
  const now = answer.value;
  if (!kept || !('given' in kept) || !now || !upToDate.value || now.key !== takenKey.value) return undefined;
  const { tricks, result, status } = now.ruling;
  const { given } = kept;
  const same =
    given.tricks.claimer === tricks.claimer &&
    given.tricks.opponents === tricks.opponents &&
    given.result?.score === result?.score &&
    given.status === status;
  return same ? undefined : kept;
});
