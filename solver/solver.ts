// The double-dummy engine: numbers in, tricks out. Start here; the search itself is assembly/search.ts.
// Checked entry points (solve, value, table, par, trace, line) return a Result and never throw on input. Raw ones (the names
// with `raw` and those over layouts) assume a legal position and are meant for inner loops: thousands of layouts of one case, one
// after another, share the transposition table, because its entries do not depend on the deal.

import { type AnyPlayKernel, anyPlayKernel } from './anyPlay.ts';
import { openHandle, type WarmDeal } from './handle.ts';
import { kernelBase64 } from './kernelBytes.ts';
import { comparePlays, type PlaysCompared, reachedInLayouts, scoresInLayouts, type UnseenCards } from './layouts.ts';
import { type Par, parOf, type Vulnerability } from './par.ts';
import { type CardScore, checkDeal, checkPosition, type Position, type Result, type Side } from './position.ts';
import { type SliceOptions, type Slicer, slicer } from './slices.ts';
import { type SureKernel, sureKernel } from './sure.ts';
import { tableSteps } from './table.ts';
import { bestLine, type LinePlay, traceOf } from './trace.ts';
import { kernelBytes, kernelImports, NO_SCORE, ROW, wrapKernel } from './wasm.ts';

export type { AnyPlayKernel, AnyPlayQuestion } from './anyPlay.ts';
export type { WarmDeal } from './handle.ts';
export type { PlaysCompared, UnseenCards } from './layouts.ts';
export type { Contract, Par, Vulnerability } from './par.ts';
export type { CardScore, Position, Problem, ProblemCode, Result, Side } from './position.ts';
export { HAND_TO_HIGHER, HAND_TO_LOWER, IDLE } from './position.ts';
export type { Progress, SliceOptions } from './slices.ts';
export type { SureAnswer, SureKernel, SureLies, SureQuestion } from './sure.ts';
export type { LinePlay } from './trace.ts';
export { NO_SCORE, ROW } from './wasm.ts';

/** Parts of the kernel that only save work. Tests switch them off one by one; answers must not change. */
export const PARTS = {
  quickTricks: 1,
  sureTricks: 2,
  ranks: 4,
  cutMemory: 8,
  rankSkip: 16,
  table: 32,
  turns: 64,
} as const;

export interface SolverOptions {
  /** cap of the transposition table in MB (default 256); when it is full the short endings are forgotten and search goes on */
  readonly memoryMB?: number;
  /**
   * Called every fraction of a millisecond while a search runs, for callers that can see a stop from there (a flag in shared
   * memory, a clock). What it throws comes out of the call; the solver stays usable and keeps what it found.
   */
  readonly poll?: () => void;
  /** another build of the kernel, in base64 (tests) */
  readonly kernel?: string;
}

export interface Solver {
  /** Scores of all legal cards of the seat to play, equivalent cards included, in order of card number. */
  solve(position: Position): Result<CardScore[]>;
  /** Tricks of the side of the seat to play from here on, trick in progress included, with best play. */
  value(position: Position): Result<number>;
  /**
   * The plain game: the hands of the other side than `plainSide` may have any number of cards, throw idle cards instead of
   * discarding, and may hand the lead over. Scores may include IDLE, HAND_TO_LOWER and HAND_TO_HIGHER as cards.
   */
  plainSolve(position: Position, plainSide: Side): Result<CardScore[]>;
  plainValue(position: Position, plainSide: Side): Result<number>;
  /** Unchecked `solve`: fills `out` (at least ROW = 56 bytes) by card number, NO_SCORE where not legal. Plain when a side is given. */
  rawScores(position: Position, out: Uint8Array, plainSide?: Side): void;
  /** Unchecked `value`. */
  rawValue(position: Position, plainSide?: Side): number;
  /** Unchecked, for a seat to play that is not one of the two hidden: how its plays compare over all layouts. */
  comparePlays(cards: UnseenCards, plays: ArrayLike<number>, plainSide?: Side): PlaysCompared;
  /** The same written out: tricks of the side to play, a row a layout and a column a play. */
  scoresInLayouts(cards: UnseenCards, plays: ArrayLike<number>, plainSide?: Side): Uint8Array;
  /** Unchecked: in which layouts `side` takes at least so many tricks (1) and in which not (0). */
  reachedInLayouts(cards: UnseenCards, side: Side, tricks: number, plainSide?: Side): Uint8Array;
  /** Tricks of each declarer in each strain: 20 numbers at strain*4+declarer. `hands` is a full deal. */
  table(hands: ArrayLike<number>): Result<number[]>;
  /** Par of a table of 20 results for a dealer (seat). */
  par(table: ArrayLike<number>, dealer: number, vulnerability: Vulnerability): Result<Par>;
  /**
   * Declarer's tricks (won so far plus best play on) before the first card and after each card of `play`; declarer is the
   * seat before `leader`. The play must be legal; it may stop anywhere.
   */
  trace(hands: ArrayLike<number>, strain: number, leader: number, play: ArrayLike<number>): Result<number[]>;
  /** One best line to the last card: of equally good cards the lowest of its suit. */
  line(position: Position): Result<LinePlay[]>;
  /**
   * One deal or ending kept warm: play cards, take them back, ask for scores. What was found for one position serves the
   * others, so following a play costs little more than its first answer.
   */
  open(position: Position): Result<WarmDeal>;
  /**
   * `solve` and `table` in slices (16 ms by default), so that a page stays alive: between slices the event loop runs, progress
   * is reported and the signal is looked at. A slice resumes on what the ones before found. Rejects with the signal's reason.
   */
  solveSliced(position: Position, options?: SliceOptions): Promise<Result<CardScore[]>>;
  tableSliced(hands: ArrayLike<number>, options?: SliceOptions): Promise<Result<number[]>>;
  /** What a side is certain of without seeing how the other cards lie. */
  readonly sure: SureKernel;
  /** The fewest tricks for a side by any legal play of all four. */
  readonly anyPlay: AnyPlayKernel;
  /** Does some work unless it takes more than so many trick starts; then it is broken off, and the answer is undefined. */
  limited<T>(trickStarts: number, work: () => T): T | undefined;
  /** Does some work as in a new solver with a table of 48 MB: with the same number of trick starts whoever asks. */
  afresh<T>(work: () => T): T;
  /** Forgets what was found. Answers never need it; a caller may, between unrelated deals, to save memory traffic. */
  forget(): void;
  setParts(parts: number): void;
  readonly stats: { readonly tableBytes: number; readonly resets: number; readonly trickNodes: number };
}

const STANDARD = -1;

const ALL_PARTS = 127;

/** Cap of the table in work done afresh: what is forgotten is searched again, and that must not differ from solver to solver. */
const AFRESH_BYTES = 48 * 2 ** 20;
/** Room for so many layouts in a question of the sure game is made before: to make it forgets the table. */
const AFRESH_LAYOUTS = 2 ** 20;

function solverOn(instance: WebAssembly.Instance, options: SolverOptions, slices: Slicer): Solver {
  const kernel = wrapKernel(instance);
  const { run } = kernel;
  const cap = Math.max(0.0625, options.memoryMB ?? 256) * 2 ** 20;
  // beyond this a table full of another strain costs more in cache misses than it saves; affects speed only
  const worthKeeping = Math.min(cap, 8 * 2 ** 20);
  run.setLimit(cap);
  run.clearTable();
  let lastStrain = -1;

  function enter(position: Position, game: number): void {
    const { hands, strain, leader, trick } = position;
    if (strain !== lastStrain && run.bytesUsed() > worthKeeping) run.clearTable();
    lastStrain = strain;
    run.setGame(strain, game);
    kernel.hands().set(hands);
    const played = trick.length;
    if (played > 0) kernel.trick().set(trick);
    run.take(leader, played);
  }

  function rawScores(position: Position, out: Uint8Array, plainSide?: Side): void {
    enter(position, plainSide ?? STANDARD);
    run.scores();
    out.set(kernel.row());
  }

  function rawValue(position: Position, plainSide?: Side, guess?: number): number {
    enter(position, plainSide ?? STANDARD);
    const left = run.tricksLeft();
    const forNs = (tricks: number) => ((position.leader + position.trick.length) & 1 ? left - tricks : tricks);
    // 0 stands for no guess; a side that is thought to take none is asked for one
    return forNs(run.value(guess === undefined ? 0 : Math.max(1, forNs(guess))));
  }

  function listScores(row: Uint8Array): CardScore[] {
    const list: CardScore[] = [];
    for (let card = 0; card < ROW; card++) if (row[card] !== NO_SCORE) list.push({ card, tricks: row[card]! });
    return list;
  }

  function rawTable(hands: ArrayLike<number>): number[] {
    const { table, steps } = tableSteps(run, enter, hands);
    for (const step of steps) step();
    return table;
  }

  const checked =
    <T>(answer: (position: Position, side?: Side) => T) =>
    (position: Position, side?: Side): Result<T> => {
      const problem = checkPosition(position, side);
      return problem ? { ok: false, problem } : { ok: true, value: answer(position, side) };
    };

  const row = new Uint8Array(ROW);
  const solveNow = (position: Position, side?: Side) => {
    rawScores(position, row, side);
    return listScores(row);
  };
  const solve = checked(solveNow);
  const value = checked(rawValue);

  return {
    solve: (position) => solve(position),
    value: (position) => value(position),
    plainSolve: solve,
    plainValue: value,
    rawScores,
    rawValue,
    comparePlays(cards, plays, plainSide) {
      enter(cards, plainSide ?? STANDARD);
      return comparePlays(kernel, cards, plays);
    },
    scoresInLayouts(cards, plays, plainSide) {
      enter(cards, plainSide ?? STANDARD);
      return scoresInLayouts(kernel, cards, plays);
    },
    reachedInLayouts(cards, side, tricks, plainSide) {
      enter(cards, plainSide ?? STANDARD);
      return reachedInLayouts(kernel, cards, side, tricks);
    },
    table(hands) {
      const problem = checkDeal(hands);
      return problem ? { ok: false, problem } : { ok: true, value: rawTable(hands) };
    },
    par(table, dealer, vulnerability) {
      return parOf(table, dealer, vulnerability);
    },
    trace: (hands, strain, leader, play) =>
      traceOf((at, guess) => rawValue(at, undefined, guess), { hands, strain, leader, trick: [] }, play),
    line: checked((position) =>
      bestLine((at) => {
        rawScores(at, row);
        return row;
      }, position),
    ),
    open: (position) => openHandle(position, { solve, value }),
    async solveSliced(position, sliceOptions = {}) {
      const problem = checkPosition(position);
      if (problem) return { ok: false, problem };
      let list: CardScore[] = [];
      await slices.run([() => (list = solveNow(position))], sliceOptions, run.trickNodes);
      return { ok: true, value: list };
    },
    async tableSliced(hands, sliceOptions = {}) {
      const problem = checkDeal(hands);
      if (problem) return { ok: false, problem };
      const { table, steps } = tableSteps(run, enter, hands);
      await slices.run(steps, sliceOptions, run.trickNodes);
      return { ok: true, value: table };
    },
    sure: sureKernel(kernel),
    anyPlay: anyPlayKernel(kernel),
    limited: (trickStarts, work) => slices.limited(trickStarts, run.trickNodes, work),
    afresh(work) {
      run.setLimit(Math.min(cap, AFRESH_BYTES));
      run.questionRoom(AFRESH_LAYOUTS);
      run.forgetAll();
      try {
        return work();
      } finally {
        run.setLimit(cap);
      }
    },
    forget: () => run.clearTable(),
    setParts: (parts) => run.setParts(parts & ALL_PARTS),
    get stats() {
      return { tableBytes: run.bytesUsed(), resets: run.timesReset(), trickNodes: run.trickNodes() };
    },
  };
}

/** A solver made at once; for workers, Node and tests (a page's main thread may refuse to compile synchronously). */
export function createSolver(options: SolverOptions = {}): Solver {
  const module = new WebAssembly.Module(kernelBytes(options.kernel ?? kernelBase64));
  const slices = slicer(options.poll);
  return solverOn(new WebAssembly.Instance(module, kernelImports(slices.poll)), options, slices);
}

/** A solver of its own memory; rejects only where WebAssembly with SIMD is missing. */
export async function loadSolver(options: SolverOptions = {}): Promise<Solver> {
  const slices = slicer(options.poll);
  const bytes = kernelBytes(options.kernel ?? kernelBase64);
  const { instance } = await WebAssembly.instantiate(bytes, kernelImports(slices.poll));
  return solverOn(instance, options, slices);
}
