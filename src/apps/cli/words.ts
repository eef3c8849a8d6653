// What the command line says on standard error besides problems: how far it is, what was counted, what was left out.

import type { Lang } from '../../explain/words.ts';

/** What is done to inputs, one after another. */
export type Done = 'ruled' | 'solved' | 'examined' | 'adjusted';

export interface CliWords {
  readonly done: Readonly<Record<Done, string>>;
  readonly progress: (count: number, total: number | undefined, done: Done) => string;
  readonly place: (file: string, line: number, board: string | undefined) => string;
  readonly boardOf: (file: string, board: string) => string;
  readonly examined: (boards: number, wrong: number, skipped: number) => string;
  readonly notABoard: (items: number) => string;
  readonly noClaims: (without: number, boards: number) => string;
  readonly noHands: (without: number, boards: number, format: string) => string;
  readonly oneRuling: string;
  readonly noAnswer: (text: string) => string;
}

const en: CliWords = {
  done: { ruled: 'ruled', solved: 'solved', examined: 'examined', adjusted: 'adjusted' },
  progress: (count, total, done) => `${count}${total === undefined ? '' : ` of ${total}`} ${en.done[done]}`,
  place: (file, line, board) => (board === undefined ? `${file}, line ${line}` : en.boardOf(file, board)),
  boardOf: (file, board) => `${file}, board ${board}`,
  examined: (boards, wrong, skipped) =>
    `${boards} ${boards === 1 ? 'board' : 'boards'}, ${wrong} with wrong cards${skipped === 0 ? '' : `; ${skipped} skipped, not a board`}`,
  notABoard: (items) => `not a board, skipped${items === 1 ? '' : ` (${items} items)`}`,
  noClaims: (without, boards) => `${without} of ${boards} boards are no claims and cannot be written as cases`,
  noHands: (without, boards, format) =>
    `${without} of ${boards} boards have no hands and cannot be written as ${format}`,
  oneRuling: '--lines and --why ask about one ruling: name one edition, not all',
  noAnswer: (text) => `"${text}" is no answer to this question`,
};

const nl: CliWords = {
  done: { ruled: 'beslist', solved: 'berekend', examined: 'bekeken', adjusted: 'vastgesteld' },
  progress: (count, total, done) => `${count}${total === undefined ? '' : ` van ${total}`} ${nl.done[done]}`,
  place: (file, line, board) => (board === undefined ? `${file}, regel ${line}` : nl.boardOf(file, board)),
  boardOf: (file, board) => `${file}, spel ${board}`,
  examined: (boards, wrong, skipped) =>
    `${boards} ${boards === 1 ? 'spel' : 'spellen'}, ${wrong} met verkeerde kaarten${skipped === 0 ? '' : `; ${skipped} overgeslagen, geen spel`}`,
  notABoard: (items) => `geen spel, overgeslagen${items === 1 ? '' : ` (${items} stuks)`}`,
  noClaims: (without, boards) =>
    `van ${boards} spellen zijn er ${without} geen claim; die zijn niet als geval te schrijven`,
  noHands: (without, boards, format) =>
    `van ${boards} spellen hebben er ${without} geen handen; die zijn niet als ${format} te schrijven`,
  oneRuling: '--lines en --why gaan over één beslissing: noem één editie, niet all',
  noAnswer: (text) => `„${text}” is geen antwoord op deze vraag`,
};

export const cliWords = (lang: Lang): CliWords => (lang === 'nl' ? nl : en);
