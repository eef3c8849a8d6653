// Cases in JSON as boards of a review: one case, a list of them, or one a line. A case says who claimed and in which words, which
// no other format does; it is kept as it was given.

import { allSeats, nextSeat, type Seat, sideOf } from '../cards/cards.ts';
import { handSize } from '../cards/hands.ts';
import type { Problem } from '../cards/result.ts';
import { type Case, parseCase } from '../claim/case.ts';
import { parseJson } from '../claim/json.ts';
import { tricksLeft } from '../play/position.ts';
import { dealBefore } from '../play/record.ts';
import { type Board, type Diagnostic, type Item, trouble } from './board.ts';

export function* readCases(text: string): Generator<Item> {
  const json = parseJson(text);
  if (!json.ok) yield { stray: jsonTrouble(json.problem, 1) };
  else for (const value of Array.isArray(json.value) ? json.value : [json.value]) yield itemOf(value, 1);
}

export function* readCaseLines(text: string): Generator<Item> {
  let number = 0;
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const stop = end < 0 ? text.length : end;
    number++;
    const line = text.slice(from, stop);
    if (line.trim() !== '') yield caseLine(line, number);
    from = stop + 1;
  }
}

/** One line of JSON as a board. */
export function caseLine(line: string, number: number): Item {
  const json = parseJson(line);
  return json.ok ? itemOf(json.value, number) : { stray: jsonTrouble(json.problem, number) };
}

function itemOf(value: unknown, line: number): Item {
  const read = parseCase(value);
  return read.ok ? { board: boardOf(read.value, line) } : { stray: jsonTrouble(read.problem, line) };
}

/** The place of a slip in JSON text is a line and a column of that text; that of a case a key. */
function jsonTrouble(problem: Problem, line: number): Diagnostic {
  const within = /^line (\d+), column (\d+)/.exec(problem.at);
  const at = within ? line + Number(within[1]) - 1 : line;
  const { code, wrong, right } = problem;
  // 'no-board' for its shape only: the code is that of the case
  const made = { ...trouble(at, within ? Number(within[2]) : 1, 'no-board', wrong, right), code };
  return within ? made : { ...made, at: `${made.at}, ${problem.at}` };
}

/** The deal before the play, or what is known of it. */
function dealtIn({ position, played, unknown }: Case, opening: Seat): Pick<Board, 'deal' | 'part'> {
  if (!unknown) return { deal: dealBefore(position, opening, played) };
  const hands = dealBefore({ ...position, hands: unknown.known }, opening, played);
  return { part: { hands, open: allSeats.map((seat) => (handSize(hands, seat) < 13 ? 15 : 0)), size: 13 } };
}

/** Without the tricks won before, the ending counts as a deal of its own, and its contract says nothing of the score. */
function boardOf(theCase: Case, line: number): Board {
  const { position, declarer, contract, claim, played } = theCase;
  const left = tricksLeft(position);
  const won = theCase.won ?? { NS: 0, EW: 0 };
  const claimed = claim.tricks ?? left;
  const forDeclarer = sideOf(claim.by) === sideOf(declarer) ? claimed : left - claimed;
  const recorded = (sideOf(declarer) === 0 ? won.NS : won.EW) + forDeclarer;
  const opening = nextSeat(declarer);
  return {
    format: 'json',
    line,
    column: 1,
    names: allSeats.map(() => undefined),
    vulnerable: theCase.vulnerable,
    ...(played.length > 0 && dealtIn(theCase, opening)),
    declarer,
    ...(contract && theCase.won && { contract }),
    strain: position.strain,
    auction: [],
    play: played,
    opening,
    irregular: false,
    recorded,
    ending: 'claim',
    position,
    won,
    shownOut: theCase.shownOut,
    vugraph: false,
    diagnostics: [],
    tags: [],
    given: theCase,
  };
}
