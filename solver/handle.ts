// One deal kept warm: a position that moves by playing and taking back cards, asked again and again on the same table.
// The kernel's table does not depend on the position, so the handle is only the list of positions on the way.
import { type CardScore, checkPosition, fail, handSize, type Position, type Result } from './position.ts';
import { afterCard, isLegal } from './trace.ts';

export interface WarmDeal {
  /** the position now: trick in progress included, finished tricks gone */
  readonly position: Position;
  /** the seat to play, N=0 E=1 S=2 W=3 */
  readonly seat: number;
  /** cards played and not taken back */
  readonly played: readonly number[];
  /** tricks won since `open` by NS and by EW */
  readonly won: readonly [number, number];
  readonly ended: boolean;
  play(card: number): Result<WarmDeal>;
  /** Takes the last card back; false when none was played. */
  unplay(): boolean;
  solve(): Result<CardScore[]>;
  value(): Result<number>;
}

interface Asked {
  solve(position: Position): Result<CardScore[]>;
  value(position: Position): Result<number>;
}

export function openHandle(start: Position, ask: Asked): Result<WarmDeal> {
  const problem = checkPosition(start);
  if (problem) return { ok: false, problem };
  const { strain, leader } = start;
  const first: Position = { hands: Array.from(start.hands), strain, leader, trick: Array.from(start.trick) };
  const way: { position: Position; card: number; winner?: number }[] = [];
  const now = () => way.at(-1)?.position ?? first;
  const seatNow = () => (now().leader + now().trick.length) & 3;
  const deal: WarmDeal = {
    get position() {
      return now();
    },
    get seat() {
      return seatNow();
    },
    get played() {
      return way.map(({ card }) => card);
    },
    get won(): readonly [number, number] {
      const ns = way.filter(({ winner }) => winner !== undefined && (winner & 1) === 0).length;
      const all = way.filter(({ winner }) => winner !== undefined).length;
      return [ns, all - ns];
    },
    get ended() {
      return handSize(now().hands, seatNow()) === 0;
    },
    play(card) {
      if (!isLegal(now(), card)) return fail('play-card', 'card', card, 'a legal card of the seat to play');
      way.push({ card, ...afterCard(now(), card) });
      return { ok: true, value: deal };
    },
    unplay: () => way.pop() !== undefined,
    solve: () => ask.solve(now()),
    value: () => ask.value(now()),
  };
  return { ok: true, value: deal };
}
