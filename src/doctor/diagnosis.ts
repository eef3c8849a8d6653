// What can be wrong with the cards of a board, as findings, and what follows: the law, how the deal is restored, and which
// earlier plays a card that was missing turns into revokes.

import type { Card, Seat } from '../cards/cards.ts';
import type { Hands } from '../cards/hands.ts';

/** How it is known that a card is of another pack: by its back, because the record gives it to someone else, or because that hand
 *  has a card too many. */
export type ForeignBy = 'back' | 'record' | 'count';

export type Finding =
  | {
      readonly kind: 'foreign';
      readonly seat: Seat;
      readonly card: Card;
      readonly by: ForeignBy;
      readonly played: boolean;
    }
  /** The same card twice; which one belongs to the pack cannot be told. */
  | { readonly kind: 'duplicate'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly kind: 'missing'; readonly card: Card; readonly owner?: Seat; readonly where: 'elsewhere' | 'not-found' }
  /** The missing card lies in front of `pile`, among the quitted tricks. */
  | { readonly kind: 'among-played'; readonly card: Card; readonly owner?: Seat; readonly pile: Seat }
  | { readonly kind: 'moved'; readonly card: Card; readonly from: Seat; readonly to: Seat }
  /** Hands with too many or too few cards where no record tells which. */
  | { readonly kind: 'too-many'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'too-few'; readonly seat: Seat; readonly by: number }
  /** `seat` has the whole hand of `of`. */
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly of: Seat }
  /** The cards are right in number, but it is not the recorded deal. */
  | { readonly kind: 'another-deal'; readonly differing: number };

export type Restoration = 'nothing' | 'from-record' | 'cards-known' | 'ask-earlier-players';

export interface RevokeFound {
  readonly seat: Seat;
  /** The card that was missing and should have been played. */
  readonly card: Card;
  /** 1 to 13. */
  readonly trick: number;
  readonly played: Card;
  /** Whether the side of the seat has played to a later trick. */
  readonly later: boolean;
}

export interface Diagnosis {
  /** Cards of each seat at the start as far as can be told: held, and played by it. Cards of another pack are not counted. */
  readonly counts: readonly number[];
  readonly findings: readonly Finding[];
  /** The articles that apply, the first first; empty when nothing is wrong, or the law on it is not known to us. */
  readonly laws: readonly string[];
  readonly restoration: Restoration;
  /** The deal as it should be, when that follows. */
  readonly deal?: Hands;
  readonly revokes: readonly RevokeFound[];
}
