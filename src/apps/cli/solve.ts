// `law70 solve` and `law70 table`: positions and deals in, double-dummy results out, one JSON line each.

import { loadSolver, type Contract as ParContract, type Solver } from '../../../solver/solver.ts';
import { allSeats, cardName, type Strain, seatLetters, strainLetters } from '../../cards/cards.ts';
import { ok } from '../../cards/result.ts';
import { parseDeal, parsePosition } from '../../claim/question.ts';
import type { Vulnerability } from '../../play/contract.ts';
import { exitCode, runBatch } from './batch.ts';
import { itemsOf } from './inputs.ts';
import type { Io } from './io.ts';

const errorLine = () => true;

export async function solve(files: readonly string[], io: Io): Promise<number> {
  const solver = await loadSolver();
  const answer = (input: unknown) => {
    const read = parsePosition(input);
    if (!read.ok) return read;
    const scores = checked(solver.solve(read.value)).map(({ card, tricks }) => [cardName(card), tricks]);
    return ok(`${JSON.stringify({ scores: Object.fromEntries(scores) })}\n`);
  };
  return exitCode(await runBatch(itemsOf(files, io), { io, done: 'solved', errorLine, answer }));
}

export async function table(files: readonly string[], { par }: { par?: boolean }, io: Io): Promise<number> {
  const solver = await loadSolver();
  const answer = (input: unknown) => {
    const read = parseDeal(input);
    if (!read.ok) return read;
    const tricks = checked(solver.table(read.value));
    const found = { ddTable: tableJson(tricks), ...(par && { par: parJson(solver, tricks) }) };
    return ok(`${JSON.stringify(found)}\n`);
  };
  return exitCode(await runBatch(itemsOf(files, io), { io, done: 'solved', errorLine, answer }));
}

/** The solver checks what was checked on the way in, so its refusal is a fault of ours. */
function checked<T>(result: { ok: true; value: T } | { ok: false; problem: { code: string; at: string } }): T {
  if (!result.ok) throw new Error(`the solver refused ${result.problem.at} (${result.problem.code})`);
  return result.value;
}

const columns: readonly Strain[] = [3, 2, 1, 0, 4];

function tableJson(tricks: readonly number[]) {
  const row = (seat: number) =>
    Object.fromEntries(columns.map((strain) => [strainLetters[strain], tricks[strain * 4 + seat]!]));
  return Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], row(seat)]));
}

const parOrder: readonly Vulnerability[] = ['None', 'Both', 'NS', 'EW'];

/** Par for the four dealers under each vulnerability. */
function parJson(solver: Solver, tricks: readonly number[]) {
  return parOrder.flatMap((vul) =>
    allSeats.map((dealer) => {
      const { scoreNS, contracts } = checked(solver.par(tricks, dealer, vul));
      return { dealer: seatLetters[dealer], vul, scoreNS, contracts: contracts.map(parContract) };
    }),
  );
}

/** "4S-NS+1", "5D*-W-2": contract, doubled or not, who plays it, tricks over or under. */
function parContract({ level, strain, side, declarers, doubled, tricks }: ParContract): string {
  const letter = strain === 4 ? 'N' : strainLetters[strain as Strain];
  const who = declarers.length === 2 ? side : seatLetters[declarers[0] as 0];
  return `${level}${letter}${doubled ? '*' : ''}-${who}${tricks > 0 ? `+${tricks}` : tricks || ''}`;
}
