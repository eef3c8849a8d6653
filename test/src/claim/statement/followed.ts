// A line of play under a statement, for tests: plays the cards given, checks that each play of the claimer's side was allowed,
// and tells what is allowed next.

import { cardName, parseCard, type Seat, type Strain } from '../../../../src/cards/cards.ts';
import { emptyHands, type Hands, withCard } from '../../../../src/cards/hands.ts';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { isOwn, type Scene, seatToPlay } from '../../../../src/claim/statement/plan/scene.ts';
import { type PlanSwitches, strictPlan } from '../../../../src/claim/statement/plan/switches.ts';
import { afterCard, type Progress, planOf, restrict } from '../../../../src/claim/statement/plan.ts';
import { afterPlay, legalPlays, type Position } from '../../../../src/play/position.ts';

export interface Table {
  /** Four hands as in PBN, from North. */
  readonly hands: string;
  readonly strain?: Strain;
  readonly leader?: Seat;
  readonly trick?: string;
  readonly claimer?: Seat;
  readonly declarer?: Seat;
}

export function handsOf(text: string): Hands {
  let hands = emptyHands();
  text.split(' ').forEach((hand, seat) => {
    hand.split('.').forEach((ranks, suit) => {
      for (const rank of ranks) hands = withCard(hands, seat as Seat, parseCard(`${'SHDC'[suit]}${rank}`)!);
    });
  });
  return hands;
}

/** Plays `line` (cards in order); gives what the plan allows the claimer's side after it, or undefined when an opponent is
 *  to play. Throws when a play of the line is not legal or not allowed. */
export function allowedAfter(
  statement: string,
  table: Table,
  line = '',
  switches: Partial<PlanSwitches> = {},
): string | undefined {
  const read = parseStatement(statement);
  if (!read.ok || read.value.notUnderstood.length > 0) throw new Error(`not understood: ${statement}`);
  const all = { ...strictPlan, ...switches };
  const { strain = 4, leader = 2, claimer = 2, declarer = 2 } = table;
  const start = handsOf(table.hands);
  let position: Position = {
    hands: start,
    strain,
    leader,
    trick: (table.trick ?? '')
      .split(' ')
      .filter(Boolean)
      .map((card) => parseCard(card)!),
  };
  const shownOut = [0, 0, 0, 0];
  const scene = (): Scene => ({ claimer, declarer, ...position, shownOut, start });
  let progress: Progress = planOf(read.value, scene(), all);
  const allowed = () => {
    const bound = restrict(legalPlays(position), progress, scene(), all);
    progress = bound.progress;
    expectPlain(progress);
    return bound.plays;
  };
  for (const name of line.split(' ').filter(Boolean)) {
    const card = parseCard(name)!;
    const seat = seatToPlay(scene());
    if (!legalPlays(position).includes(card)) throw new Error(`${name} is not legal`);
    if (isOwn(scene(), seat) && !allowed().includes(card)) throw new Error(`${name} is not allowed`);
    progress = afterCard(card, progress, scene(), all);
    const led = position.trick[0];
    if (led !== undefined && Math.floor(led / 13) !== Math.floor(card / 13))
      shownOut[seat]! |= 1 << Math.floor(led / 13);
    position = afterPlay(position, card).position;
  }
  return isOwn(scene(), seatToPlay(scene()))
    ? [...allowed()]
        .sort((a, b) => a - b)
        .map(cardName)
        .join(' ')
    : undefined;
}

function expectPlain(progress: Progress): void {
  if (JSON.stringify(JSON.parse(JSON.stringify(progress))) !== JSON.stringify(progress))
    throw new Error('not plain data');
}
