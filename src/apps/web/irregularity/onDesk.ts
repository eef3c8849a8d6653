// The guided ruling on the desk: what was kept of it, read anew, and how far it leads. What cannot be read is as if it had not been
// answered, so that an older page or a damaged store never is a dead end.

import { computed } from '@preact/signals';
import { seatLetters } from '../../../cards/cards.ts';
import { articles, facts } from '../../../laws/irregularities/vocabulary.ts';
import {
  type Answer,
  type Irregularity,
  parseIrregularity,
  readAnswer,
  type Walk,
  walk,
} from '../../../ruling/irregularity.ts';
import { change, draft } from '../state/history.ts';

type FactId = keyof typeof facts;

/** As it stands in the draft, with the answers that are none left out; undefined when no article is chosen. */
export function readGuided(kept: unknown): Irregularity | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { edition, article, answers, title, only, defenders } = kept as Record<keyof Irregularity, unknown>;
  const given = Object.entries((answers ?? {}) as Record<string, unknown>).filter(
    ([fact, answer]) => Object.hasOwn(facts, fact) && readAnswer(fact as FactId, answer).ok,
  );
  if (!(articles as readonly unknown[]).includes(article)) return undefined;
  const read = parseIrregularity({ edition, article, answers: Object.fromEntries(given), title });
  return read.ok ? { ...read.value, ...readOnly(only), ...readDefenders(defenders) } : undefined;
}

/** What the board doctor left to be answered; what cannot be an answer is dropped, and a fact without any is asked in full. */
function readOnly(kept: unknown): Pick<Irregularity, 'only'> {
  const given = Object.entries((kept ?? {}) as Record<string, unknown>).flatMap(([fact, answers]) => {
    if (!Object.hasOwn(facts, fact) || !Array.isArray(answers)) return [];
    const possible = answers.filter((one): one is Answer => readAnswer(fact as FactId, one).ok);
    return possible.length === 0 ? [] : [[fact, possible] as const];
  });
  return given.length === 0 ? {} : { only: Object.fromEntries(given) };
}

function readDefenders(kept: unknown): Pick<Irregularity, 'defenders'> {
  const seats = Array.isArray(kept) ? seatLetters.filter((letter) => kept.includes(letter)) : [];
  return seats.length === 2 ? { defenders: seats } : {};
}

export const onDesk = computed(() => readGuided(draft.value.irregularity));
export const walked = computed<Walk | undefined>(() => onDesk.value && walk(onDesk.value));

const put = (irregularity: Irregularity | null, run?: string) => change((before) => ({ ...before, irregularity }), run);

export const begin = (irregularity: Irregularity): void => put(irregularity);
export const leave = (): void => put(null);

export function answer(fact: FactId, given: Answer): void {
  const now = onDesk.value;
  if (now) put({ ...now, answers: { ...now.answers, [fact]: given } });
}

/** Back to a question: its answer and those given after it are asked for again. */
export function backTo(fact: FactId): void {
  const now = onDesk.value;
  const path = walked.value?.path ?? [];
  const at = path.findIndex((step) => step.fact === fact);
  if (!now || at < 0) return;
  const kept = path.slice(0, at).map((step) => [step.fact, step.answer]);
  put({ ...now, answers: Object.fromEntries(kept) });
}

export const setTitle = (title: string): void => {
  const now = onDesk.value;
  if (!now) return;
  const { title: _, ...rest } = now;
  put(title === '' ? rest : { ...rest, title }, 'title');
};

export const setEdition = (edition: Irregularity['edition']): void => {
  const now = onDesk.value;
  if (now) put({ ...now, edition });
};
