// `law70 board`: the board doctor. What is wrong with the cards of a board as found, and the guided ruling that follows, asked as
// far as the cards do not answer it.

import { stat } from 'node:fs/promises';
import { ok } from '../../cards/result.ts';
import { rulingFrom } from '../../doctor/answers.ts';
import { asFound } from '../../doctor/dealt.ts';
import { diagnose } from '../../doctor/diagnose.ts';
import { type FoundBoard, parseFoundBoard } from '../../doctor/found.ts';
import { saidDiagnosis } from '../../doctor/said.ts';
import { explainDiagnosis } from '../../explain/doctor.ts';
import { explainIrregularity } from '../../explain/irregularity.ts';
import type { Lang } from '../../explain/words.ts';
import { type EditionId, latestEdition } from '../../laws/editions.ts';
import { walk } from '../../ruling/irregularity.ts';
import { irregularityJson } from '../../ruling/irregularityJson.ts';
import { isBoardFile, openFiles } from '../review/files.ts';
import { exitCode, problemText, runBatch } from './batch.ts';
import { inEdition, itemsOf } from './inputs.ts';
import type { Io } from './io.ts';
import { cliWords } from './words.ts';

export interface BoardOptions {
  /** For boards of session files; instead of the one that a board in JSON names. */
  readonly edition?: EditionId;
  readonly json?: boolean;
  readonly lang: Lang;
}

/** Session files and folders have their boards examined; anything else is boards in JSON. */
export async function boardCommand(files: readonly string[], options: BoardOptions, io: Io): Promise<number> {
  const isSession = await Promise.all(files.map(isSessionPath));
  const sessions = files.filter((_, i) => isSession[i]);
  const inJson = files.filter((_, i) => !isSession[i]);
  const found = sessions.length === 0 ? 0 : await examineSessions(sessions, options, io);
  return Math.max(found, inJson.length === 0 ? 0 : await examineJson(inJson, options, io));
}

const isSessionPath = async (path: string): Promise<boolean> =>
  isBoardFile(path) || (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** The boards of session files whose cards are wrong. */
async function examineSessions(paths: readonly string[], options: BoardOptions, io: Io): Promise<number> {
  const words = cliWords(options.lang);
  let unread = 0;
  let [boards, wrong, skipped] = [0, 0, 0];
  for await (const { file: opened, sightings } of openFiles(paths, io)) {
    if (isJson(opened)) {
      const found = await examineJsonFile(opened, options, io);
      boards += found.boards;
      wrong += found.wrong;
      skipped += found.others;
      unread += found.faulty;
      if (found.others > 0) io.err(`law70: ${opened}: ${words.notABoard(found.others)}\n`);
      continue;
    }
    for await (const { file, item } of sightings) {
      if ('stray' in item) {
        if (item.stray.weight !== 'problem') continue;
        unread++;
        io.err(`${problemText(item.stray, file, options.lang)}\n`);
        continue;
      }
      boards++;
      const { diagnostics, play, opening, strain } = item.board;
      const cards = diagnostics.find((one) => one.dealt !== undefined)?.dealt;
      if (cards === undefined) continue;
      wrong++;
      const place = words.place(file, item.board.line, item.board.number);
      await io.out(report(asFound({ cards, play, opening, strain }, options.edition ?? latestEdition), options, place));
    }
  }
  io.err(`law70: ${words.examined(boards, wrong, skipped)}\n`);
  return unread > 0 ? 1 : 0;
}

const isJson = (file: string): boolean => /\.(json|jsonl|ndjson)$/i.test(file);

/** The boards in a JSON file of a folder; what is something else there is counted and no mistake. */
async function examineJsonFile(file: string, options: BoardOptions, io: Io) {
  const found = { boards: 0, wrong: 0, others: 0, faulty: 0 };
  for await (const { from, input } of itemsOf([file], io)) {
    const board = input.ok ? parseFoundBoard(inEdition(input.value, options.edition)) : input;
    if (!board.ok) {
      // what calls itself a board is one, with a mistake
      if (input.ok && (input.value as { law70?: unknown } | null)?.law70 === 'board/1') {
        found.faulty++;
        io.err(`${problemText(board.problem, from, options.lang)}\n`);
      } else found.others++;
      continue;
    }
    found.boards++;
    if (diagnose(board.value).findings.length === 0) continue;
    found.wrong++;
    await io.out(report(board.value, options, from));
  }
  return found;
}

/** A board with what is wrong and the ruling that follows, as text or as a line of JSON. */
function report(board: FoundBoard, { json, lang }: Pick<BoardOptions, 'json' | 'lang'>, place?: string): string {
  const diagnosis = diagnose(board);
  const ruling = rulingFrom(board, diagnosis);
  const walked = ruling && walk(ruling);
  if (json) {
    const next = walked && { ruling: irregularityJson(walked) };
    return `${JSON.stringify({ law70: 'diagnosis/1', ...(place && { place }), ...saidDiagnosis(diagnosis), ...next })}\n`;
  }
  const head = place === undefined ? '' : `${place}\n\n`;
  return `${head}${explainDiagnosis(diagnosis, lang)}${walked ? `\n${explainIrregularity(walked, lang)}` : ''}${place ? '\n' : ''}`;
}

async function examineJson(files: readonly string[], { edition, json, lang }: BoardOptions, io: Io): Promise<number> {
  const tally = await runBatch(itemsOf(files, io), {
    lang,
    io,
    done: 'examined',
    errorLine: ({ streamed }) => Boolean(json || streamed),
    answer: (input, { streamed }) => {
      const board = parseFoundBoard(inEdition(input, edition));
      if (!board.ok) return board;
      return ok(report(board.value, { json: Boolean(json || streamed), lang }));
    },
  });
  return exitCode(tally);
}
