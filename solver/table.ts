// The 20 results of a deal, step by step: the four leaders of a strain on one transposition table, each starting at the result
// of the one before. A deal that looks the same from another seat (assembly/turns.ts) has results that are one another's.
import { cardsIn, type Position } from './position.ts';
import type { Exports } from './wasm.ts';

const STANDARD = -1;

/** Where to start looking for NS tricks of a full deal, from honour points and trumps. Affects speed only. */
function firstGuess(hands: ArrayLike<number>, strain: number): number {
  let points = 0;
  let trumps = 0;
  for (const seat of [0, 2])
    for (let suit = 0; suit < 4; suit++) {
      const holding = hands[seat * 4 + suit]!;
      for (let rank = 9; rank < 13; rank++) if ((holding >> rank) & 1) points += rank - 8;
      if (suit === strain) trumps += cardsIn(holding);
    }
  const guess = 6.5 + 0.3 * (points - 20) + (strain < 4 ? 0.8 * (trumps - 6.5) : 0);
  return Math.max(1, Math.min(13, Math.round(guess)));
}

/** The result of another strain and declarer that is the same by a turn of the deal the kernel has taken, when it is known. */
function knownByTurn(run: Exports, table: readonly (number | undefined)[], strain: number, declarer: number) {
  for (let seats = 1; seats < 4; seats++) {
    const turn = run.turnOf(seats);
    if (!turn) continue;
    const trumps = strain < 4 ? (turn >> (8 * strain + 4)) & 3 : 4;
    const known = table[trumps * 4 + ((declarer - seats) & 3)];
    if (known !== undefined) return known;
  }
  return undefined;
}

/**
 * Tricks of each declarer at strain*4+declarer, filled in by the steps: strain by strain the four leaders, partners one after the
 * other, as they mostly make the same. A step that was stopped may be run again.
 */
export function tableSteps(
  run: Exports,
  enter: (position: Position, game: number) => void,
  hands: ArrayLike<number>,
): { table: number[]; steps: (() => void)[] } {
  const table = new Array<number>(20);
  let ns = 0;
  const steps: (() => void)[] = [];
  for (let strain = 0; strain < 5; strain++) {
    steps.push(() => {
      run.clearTable();
      ns = firstGuess(hands, strain) - 1;
    });
    for (const leader of [1, 3, 0, 2])
      steps.push(() => {
        enter({ hands, strain, leader, trick: [] }, STANDARD);
        const declarer = (leader + 3) & 3;
        const known = knownByTurn(run, table, strain, declarer);
        if (known === undefined) ns = run.value(Math.max(1, ns + 1));
        else ns = declarer & 1 ? 13 - known : known;
        table[strain * 4 + declarer] = known ?? (declarer & 1 ? 13 - ns : ns);
      });
  }
  return { table, steps };
}
