// What the words of a statement refer to at the table: suits and cards that were left to the context, seats, hands.
// "The queen" is the queen of the suit spoken of last, or any queen that fits; "trumps" the trump suit; "left" a seat.

import {
  type Card,
  NT,
  nextSeat,
  partnerOf,
  rankOf,
  type Seat,
  type Strain,
  type Suit,
  suitOf,
} from '../../../cards/cards.ts';
import type { Hand, NamedCard, Pick, SomeCards, SuitName, Who } from '../tree.ts';

export interface Places {
  readonly claimer: Seat;
  readonly declarer: Seat;
  readonly strain: Strain;
}

/** Cards that words stand for: of one of these suits (bits), of this rank if one was said. */
export interface Mark {
  readonly suits: number;
  readonly rank?: number;
  readonly which?: 'low' | 'high';
}

export const marks = ({ suits, rank }: Mark, card: Card): boolean =>
  (suits & (1 << suitOf(card))) !== 0 && (rank === undefined || rank === rankOf(card));

const ALL_SUITS = 0b1111;

/** Reads a statement from the front, so it always knows which suit and which player were spoken of last. */
export class Reference {
  readonly places: Places;
  private suit: Suit | undefined;
  private player: Seat | undefined;

  constructor(places: Places) {
    this.places = places;
  }

  /** The suit meant; undefined when it cannot be told. */
  suitOf(name: SuitName | undefined): Suit | undefined {
    const { strain } = this.places;
    const suit =
      name === 'trumps' ? (strain === NT ? undefined : strain) : name === 'it' || name === undefined ? this.suit : name;
    if (suit !== undefined) this.suit = suit;
    return suit;
  }

  suitsOf(names: readonly SuitName[]): Suit[] {
    return names.map((name) => this.suitOf(name)).filter((suit) => suit !== undefined);
  }

  /** The cards meant. A card without a suit is of the suit spoken of last, or of any when none was. */
  mark(pick: NamedCard | SomeCards): Mark {
    const suit = pick.kind === 'some' && pick.suit === undefined ? undefined : this.suitOf(pick.suit);
    const suits = suit === undefined ? ALL_SUITS : 1 << suit;
    if (pick.kind === 'card' || pick.rank !== undefined) return { suits, rank: pick.rank! };
    return pick.which === 'low' || pick.which === 'high' ? { suits, which: pick.which } : { suits };
  }

  marksOf(picks: readonly Pick[]): Mark[][] {
    return picks.map((pick) => (pick.kind === 'either' ? pick.of.map((one) => this.mark(one)) : [this.mark(pick)]));
  }

  /** The seat of a hand of the claimer's side; a defender has only his own, and dummy belongs to declarer. */
  seatOf(hand: Hand): Seat {
    const { claimer, declarer } = this.places;
    return hand === 'hand' ? claimer : partnerOf(declarer);
  }

  /** The players meant: one seat, or both hidden opponents when it may be either. */
  seatsOf(who: Who): readonly Seat[] {
    const { claimer } = this.places;
    const opponents = [nextSeat(claimer), nextSeat(claimer, 3)] as const;
    if (who === 'anyone' || who === 'both') return opponents;
    if (who === 'partner') return [partnerOf(claimer)];
    const seat = who === 'left' ? opponents[0] : who === 'right' ? opponents[1] : who === 'same' ? this.player : who;
    if (seat === undefined) return opponents;
    this.player = seat;
    return [seat];
  }
}

/** Any of several marks; none: any card. */
export const anyOf = (all: readonly Mark[]): Mark =>
  all.length === 0 ? { suits: ALL_SUITS } : { suits: all.reduce((suits, mark) => suits | mark.suits, 0) };
