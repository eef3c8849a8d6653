// What is pasted, opened or dropped: read by the reading worker into boards. One board goes straight to the desk, several are
// offered to pick from; what cannot be read is said with its place.

import { signal } from '@preact/signals';
import { allSuits, type Card, rankOf, suitOf } from '../../../cards/cards.ts';
import type { Board, Diagnostic } from '../../../formats/board.ts';
import { draftOfBoard } from '../case/fromBoard.ts';
import { theReaders } from './desk.ts';
import { change, undo } from './history.ts';
import { hush, tell } from './notice.ts';
import type { FileRead } from './reading.ts';
import { go } from './route.ts';

/** Boards to pick from, with what was said of the file. */
export interface Picking {
  readonly name: string;
  readonly boards: readonly Board[];
  readonly strays: readonly Diagnostic[];
  readonly more: boolean;
}

export const picking = signal<Picking | undefined>(undefined);
export const reading = signal(false);

const SECONDS = 60;

export async function readBytes(bytes: Uint8Array): Promise<FileRead | undefined> {
  const outcome = await theReaders().run<FileRead>({ name: 'read', input: bytes, seconds: SECONDS, triesOverTime: 1 });
  return outcome.status === 'done' ? outcome.value : undefined;
}

export async function openText(text: string): Promise<void> {
  await openBytes(new TextEncoder().encode(text), '');
}

export async function openFile(file: File): Promise<void> {
  await openBytes(new Uint8Array(await file.arrayBuffer()), file.name);
}

async function openBytes(bytes: Uint8Array, name: string): Promise<void> {
  reading.value = true;
  const read = await readBytes(bytes);
  reading.value = false;
  if (!read) {
    tell({ wrong: true, text: (t) => t.files.failed });
    return;
  }
  const boards = read.items.flatMap((item) => ('board' in item ? [item.board] : []));
  const strays = read.items.flatMap((item) => ('stray' in item ? [item.stray] : []));
  if (boards.length === 1 && hasHands(boards[0]!)) pick(boards[0]!);
  else picking.value = { name, boards, strays, more: read.more };
}

/** Whether there are cards to begin with, all of them or not. */
export const hasHands = ({ deal, part, position }: Board): boolean => (deal ?? part ?? position) !== undefined;

/** A board whose cards are wrong, with all of them as they were written, for the board doctor. */
export function toDoctor(board: Board, dealt: readonly (readonly Card[])[]): void {
  picking.value = undefined;
  const hands = dealt.flatMap((cards) =>
    allSuits.map((suit) =>
      cards.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0),
    ),
  );
  change((before) => ({ ...draftOfBoard(board, before), hands, recorded: null, trick: [] }));
  go('irregularity');
}

/** The board becomes the case in hand; the one before can be had back. */
export function pick(board: Board): void {
  picking.value = undefined;
  change((before) => draftOfBoard(board, before));
  go('cards');
  tell({
    text: (t) => t.files.opened(board.number ?? ''),
    action: {
      label: (t) => t.undo,
      run: () => {
        undo();
        hush();
      },
    },
  });
}
