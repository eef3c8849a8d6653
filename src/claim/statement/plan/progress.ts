// How far a line has followed a plan, and a short name for it, for the memory of a search: equal names, equal plans. A step
// gets its two characters when it is first seen, so names mean something within one run of the program only.

import type { Shown } from './conditions.ts';
import type { Task } from './task.ts';

/** Plain data, equal when the same steps are left. */
export interface Progress {
  readonly todo: readonly Task[];
  readonly shown: Shown;
}

const codes = new Map<string, string>();
const known = new WeakMap<Task, string>();

export const progressKey = ({ todo, shown }: Progress): string => {
  let key = shown.led === undefined ? '' : String.fromCharCode(1 + shown.led);
  if (shown.finesse !== undefined) key += shown.finesse ? '+' : '-';
  for (const task of todo) key += known.get(task) ?? coded(task);
  return key;
};

function coded(task: Task): string {
  const text = JSON.stringify(task);
  let code = codes.get(text);
  if (code === undefined) {
    const number = codes.size;
    code = String.fromCharCode(0x100 + (number & 0x3fff), 0x100 + (number >> 14));
    codes.set(text, code);
  }
  known.set(task, code);
  return code;
}
