// The draft with its undo and redo. Every change goes through `change`; changes with the same `run` name in a row (typing in one
// box) are one step. Each change is kept on the device (store.ts), so that a reload or a crash loses nothing.

import { computed, signal } from '@preact/signals';
import { type Draft, emptyDraft } from '../case/draft.ts';
import { readDraft } from '../case/readDraft.ts';

const MOST_STEPS = 200;

export const draft = signal<Draft>(emptyDraft);
const past = signal<readonly Draft[]>([]);
const future = signal<readonly Draft[]>([]);
let running: string | undefined;

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

export function change(edit: (before: Draft) => Draft, run?: string): void {
  const before = draft.value;
  const after = edit(before);
  if (after === before) return;
  if (run === undefined || run !== running || past.value.length === 0)
    past.value = [...past.value, before].slice(-MOST_STEPS);
  running = run;
  future.value = [];
  draft.value = after;
}

/** Ends a run of typing: what is typed next in the same box is a step of its own. */
export const endRun = (): void => {
  running = undefined;
};

export function undo(): void {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  future.value = [...future.value, draft.value];
  running = undefined;
  draft.value = before;
}

export function redo(): void {
  const after = future.value.at(-1);
  if (!after) return;
  future.value = future.value.slice(0, -1);
  past.value = [...past.value, draft.value];
  running = undefined;
  draft.value = after;
}

/** What is kept of it: the draft and the last steps. */
const KEPT_STEPS = 40;

export const historyToKeep = () => ({ draft: draft.value, past: past.value.slice(-KEPT_STEPS) });

export function restore(kept: unknown): void {
  const { draft: present, past: before } = (kept ?? {}) as { draft?: unknown; past?: unknown };
  past.value = Array.isArray(before) ? before.map(readDraft) : [];
  future.value = [];
  draft.value = readDraft(present);
}
