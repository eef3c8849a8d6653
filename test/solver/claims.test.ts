// What the bounds claim without search, against the kernel with every work-saving part off: the claim must hold in the position,
// and in every position alike down to the ranks it rests on (here: the lower cards of each suit dealt again between the same
// hands). A wrong count shows in the first, a rank left out only in the second. Runs on the build that keeps its asserts.
import { expect, test } from 'vitest';
import { kernelBase64 } from '../../solver/kernelDebugBytes.ts';
import { createSolver, type Side } from '../../solver/solver.ts';
import { kernelBytes, kernelImports, wrapKernel } from '../../solver/wasm.ts';
import { type Random, randomEnding, randomFrom, randomPlainEnding } from './endings.ts';

interface Claims {
  claim(target: number): number;
  claimTops(): number;
}

const kernel = wrapKernel(new WebAssembly.Instance(new WebAssembly.Module(kernelBytes(kernelBase64)), kernelImports()));
const bare = createSolver();
bare.setParts(0);
const claims = kernel.run as unknown as Claims;

/** The same hands' lengths, the top `tops` cards of each suit where they were, the others dealt again. */
function shuffledBelow(random: Random, hands: readonly number[], tops: number): number[] {
  const again = new Array<number>(16).fill(0);
  for (let suit = 0; suit < 4; suit++) {
    const ranks: number[] = [];
    const owners: number[] = [];
    let kept = (tops >> (suit * 8)) & 255;
    for (let rank = 12; rank >= 0; rank--) {
      const owner = [0, 1, 2, 3].find((seat) => (hands[seat * 4 + suit]! >> rank) & 1);
      if (owner === undefined) continue;
      if (kept-- > 0) again[owner * 4 + suit]! |= 1 << rank;
      else {
        ranks.push(rank);
        owners.push(owner);
      }
    }
    for (const rank of ranks) {
      const [owner] = owners.splice(random.below(owners.length), 1) as [number];
      again[owner * 4 + suit]! |= 1 << rank;
    }
  }
  return again;
}

/** Endings at a trick start whose bounds claim something false, at most three; and how many claims were looked at. */
function falseClaims(seed: number, count: number, game: -1 | 0 | 1) {
  const random = randomFrom(seed);
  const side = game < 0 ? undefined : (game as Side);
  const wrong: unknown[] = [];
  let seen = 0;
  for (let i = 0; i < count && wrong.length < 3; i++) {
    const size = 1 + random.below(game < 0 ? 4 : 3);
    const ending = side === undefined ? randomEnding(random, size) : randomPlainEnding(random, size, side);
    if (ending.trick.length > 0) continue;
    for (let target = 1; target <= size && wrong.length < 3; target++) {
      kernel.run.setGame(ending.strain, game);
      kernel.hands().set(ending.hands);
      kernel.run.take(ending.leader, 0);
      const claim = claims.claim(target);
      if (claim < 0) continue;
      seen++;
      const tops = claims.claimTops();
      for (const hands of [ending.hands, shuffledBelow(random, ending.hands, tops)]) {
        const best = bare.rawValue({ ...ending, hands }, side);
        const ns = ending.leader & 1 ? size - best : best;
        if (claim >= target ? ns < claim : ns > claim) wrong.push({ ending, game, target, claim, tops, hands, ns });
      }
    }
  }
  return { wrong, seen };
}

test.each([
  ['standard game', 71, 6000, -1],
  ['plain game, claimer NS', 72, 3000, 0],
  ['plain game, claimer EW', 73, 3000, 1],
] as const)('%s', (_, seed, count, game) => {
  const { wrong, seen } = falseClaims(seed, count, game);
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(count / 4);
});
