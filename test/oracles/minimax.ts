// Plain double dummy, slow and obviously right: every legal card, every line, no bounds, no equivalence of ranks.
// Only a memory of exact positions keeps it usable. Standard game, and the plain game by its three rules:
// hidden hands have any number of cards; one that cannot follow ruffs or throws an idle card and keeps its cards; one on lead
// may hand the lead to either seat of the claimer's side. Numbers as in solver/position.ts.

export interface Spot {
  readonly hands: readonly number[];
  readonly strain: number;
  readonly leader: number;
  readonly trick: readonly number[];
}

const IDLE = 52;

const suitOf = (card: number) => Math.floor(card / 13);

function cardsOf(hands: readonly number[], seat: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < 52; card++) if ((hands[seat * 4 + suitOf(card)]! >> (card % 13)) & 1) cards.push(card);
  return cards;
}

function winner(trick: readonly number[], leader: number, strain: number): number {
  let best = 0;
  for (let i = 1; i < trick.length; i++) {
    const card = trick[i]!;
    if (card === IDLE) continue;
    const beats = suitOf(card) === suitOf(trick[best]!) ? card > trick[best]! : suitOf(card) === strain;
    if (beats) best = i;
  }
  return (leader + best) & 3;
}

/** One game: `claimer` -1 for the standard game, else the side (0 NS, 1 EW) of the claimer in the plain game. With `against` all
 *  four seats play for the fewest tricks of that side: no game any more, but any play. */
export function minimax(claimer: -1 | 0 | 1, against?: 0 | 1) {
  const seen = new Map<string, number>();
  const hidden = (seat: number) => claimer >= 0 && (seat & 1) !== claimer;

  function moves(spot: Spot): number[] {
    const seat = (spot.leader + spot.trick.length) & 3;
    const cards = cardsOf(spot.hands, seat);
    if (spot.trick.length === 0) return hidden(seat) ? [...cards, 53, 54] : cards;
    const follow = cards.filter((card) => suitOf(card) === suitOf(spot.trick[0]!));
    if (follow.length > 0) return follow;
    return hidden(seat) ? [...cards.filter((card) => suitOf(card) === spot.strain), IDLE] : cards;
  }

  function afterMove(spot: Spot, move: number): number {
    if (move > IDLE) {
      // 53 and 54: the lower and the higher seat of the claimer's side
      return northSouth({ ...spot, leader: (move - 53) * 2 + claimer });
    }
    const seat = (spot.leader + spot.trick.length) & 3;
    const hands = [...spot.hands];
    if (move < IDLE) hands[seat * 4 + suitOf(move)]! &= ~(1 << (move % 13));
    const trick = [...spot.trick, move];
    if (trick.length < 4) return northSouth({ ...spot, hands, trick });
    const leader = winner(trick, spot.leader, spot.strain);
    return northSouth({ ...spot, hands, leader, trick: [] }) + ((leader & 1) === 0 ? 1 : 0);
  }

  /** NS tricks from here on. */
  function northSouth(spot: Spot): number {
    if (spot.trick.length === 0) {
      const counted = claimer === 1 ? 1 : 0;
      if (cardsOf(spot.hands, counted).length === 0) return 0;
    }
    const key = `${spot.hands.join()};${spot.leader};${spot.trick.join()};${spot.strain}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const seat = (spot.leader + spot.trick.length) & 3;
    const values = moves(spot).map((move) => afterMove(spot, move));
    const forNs = against === undefined ? (seat & 1) === 0 : against === 1;
    const best = forNs ? Math.max(...values) : Math.min(...values);
    seen.set(key, best);
    return best;
  }

  return {
    /** Score of each legal move for the side of the seat to play, `total` tricks left. */
    scores(spot: Spot, total: number): Map<number, number> {
      seen.clear();
      const seat = (spot.leader + spot.trick.length) & 3;
      return new Map(
        moves(spot).map((move) => {
          const ns = afterMove(spot, move);
          return [move, seat & 1 ? total - ns : ns];
        }),
      );
    },
  };
}
