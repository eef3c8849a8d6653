// A board from a file as a draft, at the point where its play stopped, and from there back and forth along the recorded play.

import {
  allSeats,
  allSuits,
  nextSeat,
  rankLetters,
  rankOf,
  type Strain,
  seatLetters,
  sideOf,
  suitLetters,
  suitOf,
} from '../../../cards/cards.ts';
import type { Hands } from '../../../cards/hands.ts';
import { type KnownJson, knownJson } from '../../../claim/unknown.ts';
import type { Board } from '../../../formats/board.ts';
import { playersOf, replay } from '../../../play/record.ts';
import { type Draft, emptyDraft, noAbout, type Recorded, sizeOf } from './draft.ts';
import { draftOf } from './toCase.ts';
import { openSeats, splitFacts } from './unseen.ts';

const WHOLE_SUIT = 0x1fff;

/** `before` keeps what belongs to the director and not to the board: edition, regulations, event, name. */
export function draftOfBoard(board: Board, before: Draft): Draft {
  const kept = { edition: before.edition, regulations: before.regulations };
  const event = board.tags.find(([name]) => name === 'Event')?.[1] ?? '';
  const [north = '', east = '', south = '', west = ''] = board.names;
  const about = {
    ...noAbout,
    event: event || before.about.event,
    director: before.about.director,
    section: board.room ?? '',
    table: board.table ?? '',
    board: board.number ?? '',
    north,
    east,
    south,
    west,
  };
  if (board.given) return { ...draftOf(board.given), about };
  const { part, opening, play, declarer, contract, strain, position } = board;
  const deal = board.deal ?? part?.hands;
  const open = [...(part?.open ?? emptyDraft.open)];
  const start: Draft = {
    ...emptyDraft,
    ...kept,
    about,
    strain: contract?.strain ?? strain ?? null,
    level: contract?.level ?? null,
    doubled: contract?.doubled ?? 0,
    declarer: declarer ?? null,
    vulnerable: board.vulnerable,
    scored: board.recorded ?? null,
    leader: opening ?? (declarer === undefined ? null : nextSeat(declarer)),
    ...(deal && { hands: [...deal], open }),
    ...(board.unknown && splitFacts(knownJson(board.unknown.facts), open)),
  };
  const whole = deal !== undefined && (part?.size ?? sizeOf({ hands: [...deal] }, 0)) === 13;
  if (deal && (board.deal || position) && opening !== undefined && start.strain !== null && whole) {
    const recorded: Recorded = {
      deal: [...deal],
      opening,
      play: [...play],
      at: play.length,
      tricks: board.recorded ?? null,
    };
    return withClaimed(stepTo({ ...start, recorded }, play.length));
  }
  if (!position) return start;
  const { won, shownOut } = board;
  return {
    ...start,
    hands: [...(board.unknown?.known ?? position.hands)],
    leader: position.leader,
    trick: [...position.trick],
    shownOut: [...(shownOut ?? emptyDraft.shownOut)],
    won: won && declarer !== undefined ? (sideOf(declarer) === 0 ? won.NS : won.EW) : null,
  };
}

/** The draft after `at` cards of the recorded play; as far as the play is legal. */
export function stepTo(draft: Draft, at: number): Draft {
  const { recorded, strain, declarer } = draft;
  if (!recorded || strain === null) return draft;
  const { deal, opening, play } = recorded;
  for (let count = Math.max(0, Math.min(at, play.length, 51)); count >= 0; count--) {
    const reached = replay(Uint16Array.from(deal), strain, opening, play.slice(0, count));
    if (!reached.ok) continue;
    const { position, won, shownOut } = reached.value;
    return {
      ...draft,
      ...factsAt(draft, recorded, strain, count),
      hands: [...position.hands],
      leader: position.leader,
      trick: [...position.trick],
      won: declarer === null ? null : sideOf(declarer) === 0 ? won.NS : won.EW,
      shownOut: [...shownOut],
      shownOutFound: draft.shownOutFound.map((suits, seat) => suits & ~shownOut[seat]! & voidsOf(position.hands, seat)),
      recorded: { ...recorded, at: count },
      playedOn: null,
      struck: [],
      allowed: [],
    };
  }
  return draft;
}

const voidsOf = (hands: Hands, seat: number): number =>
  allSuits.reduce((bits: number, suit) => (hands[seat * 4 + suit] === 0 ? bits | (1 << suit) : bits), 0);

/** What is said of cards that were not seen is said of the cards still held: those played in between come on top, or off. What is out
 *  follows from the deal: every card that no other hand was dealt and nobody has played. */
function factsAt(draft: Draft, { deal, play, opening, at }: Recorded, strain: Strain, count: number) {
  const { known, open } = draft;
  const players = playersOf(play, opening, strain);
  const between = play.slice(Math.min(at, count), Math.max(at, count)).map((card, i) => ({
    card,
    seat: seatLetters[players[Math.min(at, count) + i]!],
  }));
  const number = ({ seats, suit, ranks }: KnownJson) =>
    between.filter(
      ({ card, seat }) =>
        seats.includes(seat) &&
        (suit === undefined || suit === suitLetters[suitOf(card)]) &&
        (ranks?.includes(rankLetters[rankOf(card)]!) ?? true),
    ).length;
  const gone = (suit: number) =>
    play.slice(0, count).reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0);
  const dealt = (suit: number) =>
    allSeats.reduce((bits: number, seat) => (open[seat] === 0 ? bits | deal[seat * 4 + suit]! : bits), 0);
  const more = count < at ? 1 : -1;
  return {
    known: known.map((fact) => ({
      ...fact,
      least: Math.max(0, fact.least + more * number(fact)),
      most: fact.most >= 13 ? fact.most : Math.max(0, fact.most + more * number(fact)),
    })),
    out: openSeats(draft).length === 0 ? draft.out : allSuits.map((suit) => WHOLE_SUIT & ~dealt(suit) & ~gone(suit)),
  };
}

/** Declarer is taken to have claimed what the recorded result gives him, as long as nobody says otherwise. */
function withClaimed(draft: Draft): Draft {
  const { recorded, won, hands } = draft;
  if (!recorded || recorded.tricks === null || won === null) return draft;
  const claimed = recorded.tricks - won;
  const left = Math.max(...([0, 1, 2, 3] as const).map((seat) => sizeOf({ hands }, seat)));
  return claimed >= 0 && claimed <= left ? { ...draft, claimed } : draft;
}
