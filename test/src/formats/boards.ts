// Reads a text or bytes to the end: the boards, and what was said of stretches that belong to none.

import type { Board, Diagnostic } from '../../../src/formats/board.ts';
import { readBoards } from '../../../src/formats/read.ts';

export function readAll(input: string | Uint8Array): { boards: Board[]; strays: Diagnostic[] } {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const boards: Board[] = [];
  const strays: Diagnostic[] = [];
  for (const item of readBoards(bytes)) {
    if ('board' in item) boards.push(item.board);
    else strays.push(item.stray);
  }
  return { boards, strays };
}

export const codes = (board: Board | undefined): string[] => board?.diagnostics.map(({ code }) => code) ?? [];
