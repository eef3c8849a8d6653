// `law70 board`: the board doctor. What is wrong with the cards of a board as found, and the guided ruling that follows, asked as
// far as the cards do not answer it.

import { allSeats, seatLetters } from '../../cards/cards.ts';
import { handText } from '../../cards/hands.ts';
import { ok } from '../../cards/result.ts';
import { rulingFrom } from '../../doctor/answers.ts';
import { diagnose } from '../../doctor/diagnose.ts';
import type { Diagnosis } from '../../doctor/diagnosis.ts';
import { parseFoundBoard } from '../../doctor/found.ts';
import { inLetters } from '../../doctor/said.ts';
import { explainDiagnosis } from '../../explain/doctor.ts';
import { explainIrregularity } from '../../explain/irregularity.ts';
import type { Lang } from '../../explain/words.ts';
import { walk } from '../../ruling/irregularity.ts';
import { irregularityJson } from '../../ruling/irregularityJson.ts';
import { exitCode, runBatch } from './batch.ts';
import { itemsOf } from './inputs.ts';
import type { Io } from './io.ts';

export interface BoardOptions {
  readonly json?: boolean;
  readonly lang: Lang;
}

export async function boardCommand(files: readonly string[], { json, lang }: BoardOptions, io: Io): Promise<number> {
  const tally = await runBatch(itemsOf(files, io), {
    io,
    done: 'examined',
    errorLine: ({ streamed }) => Boolean(json || streamed),
    answer: (input, { streamed }) => {
      const board = parseFoundBoard(input);
      if (!board.ok) return board;
      const diagnosis = diagnose(board.value);
      const ruling = rulingFrom(board.value, diagnosis);
      const walked = ruling && walk(ruling);
      if (json || streamed) {
        const next = walked && { ruling: irregularityJson(walked) };
        return ok(`${JSON.stringify({ law70: 'diagnosis/1', ...diagnosisJson(diagnosis), ...next })}\n`);
      }
      return ok(`${explainDiagnosis(diagnosis, lang)}${walked ? `\n${explainIrregularity(walked, lang)}` : ''}`);
    },
  });
  return exitCode(tally);
}

/** Seats as letters, cards as names, the deal as PBN writes it. */
function diagnosisJson({ counts, findings, deal, revokes, ...rest }: Diagnosis) {
  return {
    ...rest,
    counts: Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], counts[seat]])),
    findings: findings.map(inLetters),
    revokes: revokes.map(inLetters),
    ...(deal !== undefined && { deal: `N:${allSeats.map((seat) => handText(deal, seat)).join(' ')}` }),
  };
}
