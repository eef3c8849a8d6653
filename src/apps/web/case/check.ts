// What is still missing in a draft and what is wrong with it, each with the place on the page where it shows. Data only: the
// sentences are in words/. A draft without problems makes a case that `parseCase` accepts (toCase.ts; a test holds them together).

import { allSeats, type Card, partnerOf, type Seat, sideOf, suitOf } from '../../../cards/cards.ts';
import { countBits } from '../../../cards/hands.ts';
import { parseCase } from '../../../claim/case.ts';
import {
  claimerOf,
  type Draft,
  hasCards,
  holdingOf,
  incidentsOf,
  othersOf,
  seatOfTrick,
  sizeOf,
  startedWith,
  tricksToGo,
} from './draft.ts';
import { allCards, cardsOfHand, holdersOf } from './edit.ts';
import { playOn } from './playOn.ts';
import { caseOf } from './toCase.ts';
import { openSeats, outIn } from './unseen.ts';

export type ProblemAt =
  | 'cards'
  | 'unseen'
  | 'contract'
  | 'lead'
  | 'table'
  | 'won'
  | 'shownOut'
  | 'claim'
  | 'scores'
  | 'incidents';

export type DraftProblem = {
  readonly at: ProblemAt /** A mistake, not just something to come. */;
  readonly wrong: boolean;
} & (
  | { readonly code: 'no-cards' | 'no-strain' | 'no-declarer' | 'no-leader' }
  | { readonly code: 'card-twice'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly code: 'card-on-table'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly code: 'hand-size'; readonly seat: Seat; readonly has: number; readonly wants: number }
  | { readonly code: 'out-elsewhere'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly code: 'out-too-few'; readonly out: number; readonly room: number }
  | { readonly code: 'no-whole-hand' | 'cannot-lie' }
  | { readonly code: 'revoke'; readonly seat: Seat; readonly card: Card; readonly suit: number }
  | { readonly code: 'shown-out-holds'; readonly seat: Seat; readonly suit: number }
  | { readonly code: 'won-too-many'; readonly won: number; readonly most: number }
  | { readonly code: 'claimer-dummy'; readonly seat: Seat }
  | { readonly code: 'claimed-too-many'; readonly claimed: number; readonly most: number }
  | { readonly code: 'likely-too-many'; readonly likely: number; readonly most: number }
  | { readonly code: 'all-struck'; readonly seat: Seat }
  | { readonly code: 'scored-impossible'; readonly scored: number }
  | { readonly code: 'others-strange' | 'two-questions' }
  | { readonly code: 'played-on-illegal'; readonly seat: Seat; readonly card: Card }
);

export function problemsOf(draft: Draft): DraftProblem[] {
  const found = [
    ...contractProblems(draft),
    ...cardProblems(draft),
    ...unseenProblems(draft),
    ...tableProblems(draft),
    ...claimProblems(draft),
    ...incidentProblems(draft),
  ];
  // whether unseen cards can lie as they are said to, only a search for a way can tell
  if (found.length > 0 || openSeats(draft).length === 0 || parseCase(caseOf(draft)).ok) return found;
  return [{ at: 'unseen', wrong: true, code: 'cannot-lie' }];
}

function contractProblems({ strain, declarer }: Draft): DraftProblem[] {
  return [
    ...(strain === null ? [{ at: 'contract', wrong: false, code: 'no-strain' } as const] : []),
    ...(declarer === null ? [{ at: 'contract', wrong: false, code: 'no-declarer' } as const] : []),
  ];
}

function cardProblems(draft: Draft): DraftProblem[] {
  if (!hasCards(draft)) return [{ at: 'cards', wrong: false, code: 'no-cards' }];
  const found: DraftProblem[] = [];
  for (const card of allCards) {
    const seats = holdersOf(draft, card);
    if (seats.length > 1) found.push({ at: 'cards', wrong: true, code: 'card-twice', card, seats });
    else if (seats.length === 1 && draft.trick.includes(card))
      found.push({ at: 'cards', wrong: true, code: 'card-on-table', card, seats });
  }
  const wants = tricksToGo(draft);
  for (const seat of allSeats) {
    const has = sizeOf(draft, seat);
    const short = Math.min(wants, 13) - startedWith(draft, seat);
    if (draft.open[seat] !== 0 && (short >= 0 || wants === 0)) continue;
    if (short !== 0)
      found.push({
        at: 'cards',
        wrong: short < 0,
        code: 'hand-size',
        seat,
        has,
        wants: Math.min(wants, 13) - (startedWith(draft, seat) - has),
      });
  }
  return found;
}

function unseenProblems(draft: Draft): DraftProblem[] {
  const seats = openSeats(draft);
  if (seats.length === 0 || !hasCards(draft)) return [];
  const wants = tricksToGo(draft);
  if (wants === 0) return [{ at: 'cards', wrong: false, code: 'no-whole-hand' }];
  const found: DraftProblem[] = [];
  for (const card of allCards) {
    const holders = holdersOf(draft, card).filter((seat) => !seats.includes(seat));
    if ((outIn(draft, suitOf(card)) ?? 0) & (1 << (card % 13)) && (holders.length > 0 || draft.trick.includes(card)))
      found.push({ at: 'unseen', wrong: true, code: 'out-elsewhere', card, seats: holders });
  }
  const out = [0, 1, 2, 3].map((suit) => outIn(draft, suit));
  const total = out.reduce<number>((sum, bits) => sum + countBits(bits ?? 0), 0);
  const room = seats.reduce<number>((sum, seat) => sum + wants - (startedWith(draft, seat) - sizeOf(draft, seat)), 0);
  if (!out.includes(null) && total < room)
    found.push({ at: 'unseen', wrong: true, code: 'out-too-few', out: total, room });
  return found;
}

function tableProblems(draft: Draft): DraftProblem[] {
  const { leader, trick, won } = draft;
  const shownOut = draft.shownOut.map((suits, seat) => suits | draft.shownOutFound[seat]!);
  const found: DraftProblem[] = leader === null ? [{ at: 'lead', wrong: false, code: 'no-leader' }] : [];
  for (const [i, card] of trick.entries()) {
    const seat = seatOfTrick(draft, i);
    const suit = suitOf(trick[0]!);
    if (seat !== undefined && suitOf(card) !== suit && holdingOf(draft, seat, suit) !== 0)
      found.push({ at: 'table', wrong: true, code: 'revoke', seat, card, suit });
  }
  for (const seat of allSeats)
    for (let suit = 0; suit < 4; suit++) {
      const played = trick.some((card, i) => seatOfTrick(draft, i) === seat && suitOf(card) === suit);
      if (shownOut[seat]! & (1 << suit) && (holdingOf(draft, seat, suit) !== 0 || played))
        found.push({ at: 'shownOut', wrong: true, code: 'shown-out-holds', seat, suit });
    }
  const most = 13 - tricksToGo(draft);
  if (won !== null && won > most) found.push({ at: 'won', wrong: true, code: 'won-too-many', won, most });
  return found;
}

function claimProblems(draft: Draft): DraftProblem[] {
  const { claimed, declarer } = draft;
  const claimer = claimerOf(draft);
  const found: DraftProblem[] = [];
  if (declarer !== null && claimer === partnerOf(declarer))
    found.push({ at: 'claim', wrong: true, code: 'claimer-dummy', seat: claimer });
  const most = tricksToGo(draft);
  if (claimed !== null && most > 0 && claimed > most)
    found.push({ at: 'claim', wrong: true, code: 'claimed-too-many', claimed, most });
  const likely = draft.withdrawal?.likely;
  if (likely !== undefined && most > 0 && likely > most)
    found.push({ at: 'claim', wrong: true, code: 'likely-too-many', likely, most });
  if (othersOf(draft) === undefined) found.push({ at: 'scores', wrong: true, code: 'others-strange' });
  for (const seat of allSeats) {
    const left = cardsOfHand(draft, seat).filter((card) => !draft.struck.some((play) => play.card === card));
    if (left.length === 0 && sizeOf(draft, seat) > 0 && draft.open[seat] === 0)
      found.push({ at: 'claim', wrong: true, code: 'all-struck', seat });
  }
  const { scored } = draft;
  if (scored !== null && !mayBeScored(draft, scored))
    found.push({ at: 'scores', wrong: true, code: 'scored-impossible', scored });
  return found;
}

/** A trick that had been won and was scored away is asked back by the side that won it. */
function mayBeScored(draft: Draft, scored: number): boolean {
  const { won, declarer, level, withdrawal } = draft;
  const claimer = claimerOf(draft);
  if (won === null || level === null || declarer === null || claimer === null) return true;
  const declarerAsks = withdrawal && (sideOf(claimer) === sideOf(declarer)) === (withdrawal.of === 'concession');
  return (
    scored >= (declarerAsks === true ? 0 : won) && scored <= (declarerAsks === false ? 13 : won + tricksToGo(draft))
  );
}

function incidentProblems(draft: Draft): DraftProblem[] {
  const { playedOn, withdrawal } = draft;
  const found: DraftProblem[] = [];
  if (withdrawal && (playedOn || incidentsOf(draft) || Object.keys(draft.act).length > 0))
    found.push({ at: 'incidents', wrong: true, code: 'two-questions' });
  if (!playedOn || [...cardProblems(draft), ...tableProblems(draft)].length > 0) return found;
  const walked = playOn(draft, playedOn.cards);
  if (!walked) return found;
  if ('illegal' in walked)
    return [...found, { at: 'incidents', wrong: true, code: 'played-on-illegal', ...walked.illegal }];
  return found;
}
