// `law70 convert`: boards of any known format written as PBN, LIN, links to BBO's handviewer or cases in JSON; with --rule the
// ruling on each stopped board goes with it, where the format has room for one.

import { loadSolver, type Solver } from '../../../solver/solver.ts';
import { type SeatLetter, sideOf } from '../../cards/cards.ts';
import { parseCase } from '../../claim/case.ts';
import { examineDealt } from '../../doctor/dealt.ts';
import { saidDiagnosis } from '../../doctor/said.ts';
import { assumedText } from '../../explain/assumed.ts';
import { diagnosisSentences } from '../../explain/doctor.ts';
import type { Lang } from '../../explain/words.ts';
import type { Board } from '../../formats/board.ts';
import { handviewerLink, writeLin } from '../../formats/writeLin.ts';
import { type Adjudication, pbnHead, writePbn } from '../../formats/writePbn.ts';
import type { EditionId } from '../../laws/editions.ts';
import type { EffortName } from '../../lines/effort.ts';
import { type Candidate, candidateOf } from '../../review/candidate.ts';
import { adjudicate } from '../../ruling/adjudicate.ts';
import type { Ruling } from '../../ruling/ruling.ts';
import { openFiles } from '../review/files.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';
import { cliWords } from './words.ts';

export const convertFormats = ['pbn', 'lin', 'link', 'json'] as const;

export interface ConvertOptions {
  readonly to: (typeof convertFormats)[number];
  readonly rule?: boolean;
  readonly edition: EditionId;
  readonly effort: EffortName;
  readonly lang: Lang;
}

export async function convert(paths: readonly string[], options: ConvertOptions, io: Io): Promise<number> {
  const solver = options.rule ? await loadSolver() : undefined;
  let troubles = 0;
  let boards = 0;
  let without = 0;
  if (options.to === 'pbn') await io.out(pbnHead);
  for await (const { sightings } of openFiles(paths, io))
    for await (const { file, index, item } of sightings) {
      if ('stray' in item) {
        if (item.stray.weight === 'problem') troubles++;
        io.err(`${problemText(item.stray, file, options.lang)}\n`);
        continue;
      }
      boards++;
      for (const said of wrongCards(item.board, options))
        io.err(`law70: ${placeOf(file, item.board, options.lang)}: ${said}\n`);
      const look = candidateOf(item.board, file, index, options.edition);
      const candidate = look && 'candidate' in look ? look.candidate : undefined;
      const ruled = candidate && solver ? rulingOn(candidate, solver, options) : undefined;
      const text = write(item.board, candidate, ruled, options.to);
      if (text === undefined) without++;
      else await io.out(text);
    }
  if (without === 0) return troubles > 0 ? 1 : 0;
  const words = cliWords(options.lang);
  const { to } = options;
  io.err(`law70: ${to === 'json' ? words.noClaims(without, boards) : words.noHands(without, boards, to)}\n`);
  return troubles > 0 || options.to !== 'json' ? 1 : 0;
}

/** What is wrong with the cards of a board, and what applies. */
function wrongCards({ diagnostics, play, opening, strain }: Board, { edition, lang }: ConvertOptions): string[] {
  const cards = diagnostics.find(({ dealt }) => dealt !== undefined)?.dealt;
  if (cards === undefined) return [];
  const { diagnosis } = examineDealt({ cards, play, opening, strain }, edition);
  return diagnosisSentences(saidDiagnosis(diagnosis), lang);
}

const placeOf = (file: string, { line, number }: Board, lang: Lang) => cliWords(lang).place(file, line, number);

interface Ruled extends Adjudication {
  readonly ruling: Ruling;
}

function rulingOn(candidate: Candidate, solver: Solver, { effort, lang }: ConvertOptions): Ruled {
  const read = parseCase(candidate.case);
  if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.wrong}`);
  const { declarer, claim } = read.value;
  const ruling = adjudicate(read.value, solver, effort);
  const { claimer, opponents } = ruling.tricks;
  const mine = sideOf(claim.by) === sideOf(declarer) ? claimer : opponents;
  return { ruling, tricks: candidate.before + mine, note: noteOf(candidate, ruling, lang) };
}

/** Within a PBN note: no suit symbols, which are not in its alphabet. */
function noteOf({ recorded, by, claimed, remaining }: Candidate, ruling: Ruling, lang: Lang): string {
  const { edition, tricks, line, citations, unseen } = ruling;
  const plays = line.map((play) => `${play[0] as SeatLetter} ${play.slice(2)}`).join(' ');
  const laws = citations.length > 0 ? ` Law ${citations.join(', ')}.` : '';
  return `law70, Laws of ${edition}: recorded ${recorded}, which is ${claimed} of the last ${remaining} for ${by}; ruled ${tricks.claimer}.${unseen ? ` (${assumedText(unseen, lang)})` : ''}${laws} Line: ${plays}`;
}

function write(
  board: Board,
  candidate: Candidate | undefined,
  ruled: Ruled | undefined,
  to: ConvertOptions['to'],
): string | undefined {
  if (to !== 'json' && board.deal === undefined && board.part === undefined) return undefined;
  if (to === 'pbn') return writePbn(board, ruled);
  if (to === 'json')
    return candidate && `${JSON.stringify(ruled ? { case: candidate.case, ruling: ruled.ruling } : candidate.case)}\n`;
  const given = ruled ? { ...board, recorded: ruled.tricks } : board;
  return `${to === 'lin' ? writeLin(given) : handviewerLink(given)}\n`;
}
