// The solver's numbers and the check of a position, so that the kernel may assume every position is legal.
// Seats N=0 E=1 S=2 W=3 (clockwise); suits S=0 H=1 D=2 C=3; strain 0..3 or 4 for notrump; rank 0..12 = 2..A;
// card = suit*13+rank; hands = 16 holdings at seat*4+suit, bit r of a holding = rank r.

export type Side = 0 | 1;

/** A position to solve. `hands` leaves out the cards of `trick`; `leader` led, or is to lead, the trick in progress. */
export interface Position {
  readonly hands: ArrayLike<number>;
  readonly strain: number;
  readonly leader: number;
  /** 0 to 3 cards in order of play; in the plain game IDLE stands for an idle card */
  readonly trick: ArrayLike<number>;
}

/** A legal card and the tricks its side makes from here on, trick in progress included, with best play after it. */
export interface CardScore {
  readonly card: number;
  readonly tricks: number;
}

/** In the plain game: the idle card of a hidden hand that could not follow suit. */
export const IDLE = 52;
/** In the plain game: the lead handed to N or E (the lower seat of the claimer's side), or to S or W. */
export const HAND_TO_LOWER = 53;
export const HAND_TO_HIGHER = 54;

export type ProblemCode =
  | 'hands-length'
  | 'holding'
  | 'strain'
  | 'leader'
  | 'side'
  | 'trick-length'
  | 'trick-card'
  | 'card-twice'
  | 'not-following'
  | 'hand-size'
  | 'no-cards'
  | 'table'
  | 'dealer'
  | 'vulnerability'
  | 'play-card';

/** `at`: where in the input, as a path such as `hands[5]` or `trick[0]`; `found`: the offending number, `wanted`: what fits. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at: string;
  readonly found?: number;
  readonly wanted?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const fail = (
  code: ProblemCode,
  at: string,
  found?: number,
  wanted?: string,
): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { code, at, ...(found === undefined ? {} : { found }), ...(wanted === undefined ? {} : { wanted }) },
});

const whole = (value: unknown, below: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

export function cardsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

export function handSize(hands: ArrayLike<number>, seat: number): number {
  let size = 0;
  for (let suit = 0; suit < 4; suit++) size += cardsIn(hands[seat * 4 + suit]!);
  return size;
}

function checkHands(hands: ArrayLike<number>): Problem | undefined {
  if (hands?.length !== 16) return fail('hands-length', 'hands', hands?.length, '16').problem;
  const seen = [0, 0, 0, 0];
  for (let i = 0; i < 16; i++) {
    const holding = hands[i]!;
    if (!whole(holding, 8192)) return fail('holding', `hands[${i}]`, holding, '0..8191').problem;
    if (seen[i & 3]! & holding) return fail('card-twice', `hands[${i}]`, holding).problem;
    seen[i & 3]! |= holding;
  }
  return undefined;
}

/** The first thing wrong with a position, or nothing. `plainSide` is the claimer's side in the plain game. */
export function checkPosition(position: Position, plainSide?: Side): Problem | undefined {
  const { hands, strain, leader, trick } = position;
  const bad = checkHands(hands);
  if (bad) return bad;
  if (!whole(strain, 5)) return fail('strain', 'strain', strain, '0..4').problem;
  if (!whole(leader, 4)) return fail('leader', 'leader', leader, '0..3').problem;
  if (plainSide !== undefined && !whole(plainSide, 2)) return fail('side', 'plainSide', plainSide, '0 or 1').problem;
  const played = trick?.length ?? 0;
  if (!trick || played > 3) return fail('trick-length', 'trick', played, '0..3').problem;
  const hidden = (seat: number) => plainSide !== undefined && (seat & 1) !== plainSide;
  const led = played > 0 ? Math.floor(trick[0]! / 13) : 0;
  for (let i = 0; i < played; i++) {
    const card = trick[i]!;
    const seat = (leader + i) & 3;
    const idle = card === IDLE && i > 0 && hidden(seat);
    if (!idle && !whole(card, 52)) return fail('trick-card', `trick[${i}]`, card, '0..51').problem;
    const suit = Math.floor(card / 13);
    if (i > 0 && suit !== led && hands[seat * 4 + led])
      return fail('not-following', `trick[${i}]`, card, `suit ${led}`).problem;
    if (idle) continue;
    if (i > 0 && hidden(seat) && suit !== led && suit !== strain)
      return fail('trick-card', `trick[${i}]`, card, 'a trump').problem;
    for (let other = 0; other < 4; other++)
      if ((hands[other * 4 + suit]! >> (card % 13)) & 1) return fail('card-twice', `trick[${i}]`, card).problem;
    for (let j = 0; j < i; j++) if (trick[j] === card) return fail('card-twice', `trick[${i}]`, card).problem;
  }
  let size = -1;
  for (let i = 0; i < 4; i++) {
    const seat = (leader + i) & 3;
    if (hidden(seat)) continue;
    const all = handSize(hands, seat) + (i < played ? 1 : 0);
    if (size < 0) size = all;
    else if (all !== size)
      return fail('hand-size', `hands of seat ${seat}`, all, `${size}, the trick in progress counted`).problem;
  }
  if (size <= 0) return fail('no-cards', 'hands', 0, 'at least one card a hand').problem;
  if (size > 13) return fail('hand-size', 'hands', size, '1..13').problem;
  return undefined;
}

/** A full deal: 13 cards a hand. */
export function checkDeal(hands: ArrayLike<number>): Problem | undefined {
  const bad = checkHands(hands);
  if (bad) return bad;
  for (let seat = 0; seat < 4; seat++) {
    const size = handSize(hands, seat);
    if (size !== 13) return fail('hand-size', `hands of seat ${seat}`, size, '13').problem;
  }
  return undefined;
}
