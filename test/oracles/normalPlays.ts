// Which plays are normal at a point of a line, literally: every play compared in every lie believed in, then what is certain, habits and
// the director's findings (DESIGN, "What normal means").

import { type Card, nextSeat, partnerOf, rankOf, type Seat, sideOf, suitOf } from '../../src/cards/cards.ts';
import { cardsOfSeat, handSize, holding } from '../../src/cards/hands.ts';
import { restrict } from '../../src/claim/statement/plan.ts';
import type { Policy, Question } from '../../src/lines/policy.ts';
import { beats, legalPlays, type Position, seatToPlay, tricksLeft, winningPlace } from '../../src/play/position.ts';
import type { Games, Lie, Mind, Node } from './lies.ts';
import { SlowSureGame } from './sureGame.ts';

/** `liesNow`: what a mind believes at a point. */
export function slowJudge(
  question: Question,
  policy: Policy,
  { plain, doubleDummy }: Games,
  liesNow: (node: Node, mind: Mind) => readonly Lie[],
) {
  const { position: start, claimer, declarer, claimed } = question;
  const side = sideOf(claimer);
  const byDeclarer = claimer === declarer;
  const dummy = partnerOf(declarer);
  const sureGame = new SlowSureGame(side);

  function normalPlays(node: Node, mind: Mind): Card[] {
    const { position } = node;
    const legal = legalPlays(position);
    const seat = seatToPlay(position);
    const plays = statedPlays(node, legal);
    const lies = liesNow(node, mind);
    const game =
      policy.comparison !== 'double-dummy' || lies.some((lie) => !isComplete(lie, position)) ? plain : doubleDummy;
    const scores = lies.map((lie) => game.scores({ ...position, hands: lie }));
    const open = candidates(node, lies, plays);
    const dominates = (q: Card, p: Card) =>
      scores.every((by) => by.get(q)! >= by.get(p)!) && scores.some((by) => by.get(q)! > by.get(p)!);
    const best = open.filter((p) => !open.some((q) => dominates(q, p)));
    const undominated =
      byDeclarer && policy.sureLines && policy.knowledge === 'as-shown' ? surest(position, lies, best, scores) : best;
    const habitual = habitualPlays(position, plays, lies);
    const normal = [...groups(position, plays).values()].flatMap((group) => {
      const kept = group.filter((card) => undominated.includes(card));
      const picked = kept.filter((card) => habitual.has(card));
      return picked.length > 0 ? picked : kept;
    });
    const chosen = notReturning(node, expertly(position, lies, trumpsLast(position, lies, mind, normal)));
    const trick = tricksLeft(question.position) - tricksLeft(position) + 1;
    const listed = (list: Policy['struck'], card: Card) =>
      list.some(
        (play) => play.seat === seat && play.card === card && (play.trick === undefined || play.trick === trick),
      );
    const all = legal.filter((card) => chosen.includes(card) || listed(policy.allowed, card));
    const left = all.filter((card) => !listed(policy.struck, card));
    return left.length > 0 ? left : all;
  }

  /** The plays that the statement leaves to the claimer. */
  function statedPlays(node: Node, legal: readonly Card[]): readonly Card[] {
    const seat = seatToPlay(node.position);
    const his = seat === claimer || (byDeclarer && seat === dummy);
    if (policy.plan === undefined || node.stated === undefined || !his) return legal;
    return restrict(legal, node.stated, sceneOf(node), policy.plan.switches).plays;
  }

  const sceneOf = ({ position, shownOut }: Node) => ({
    ...{ claimer, declarer, strain: position.strain, shownOut, start: start.hands },
    ...{ hands: position.hands, leader: position.leader, trick: position.trick },
  });

  function trumpsLast(
    { trick, strain }: Position,
    lies: readonly Lie[],
    mind: Mind,
    plays: readonly Card[],
  ): readonly Card[] {
    const out = lies.some((lie) => mind.hidden.some((seat) => strain !== 4 && holding(lie, seat, strain) !== 0));
    if (!policy.lastTrumpAtTheEnd || trick.length > 0 || strain === 4 || out) return plays;
    const others = plays.filter((card) => suitOf(card) !== strain);
    return others.length > 0 ? others : plays;
  }

  function expertly(position: Position, lies: readonly Lie[], plays: readonly Card[]): readonly Card[] {
    if (policy.comparison !== 'both' || lies.some((lie) => !isComplete(lie, position))) return plays;
    const scores = lies.map((lie) => doubleDummy.scores({ ...position, hands: lie }));
    const beaten = (p: Card) =>
      plays.some((q) => scores.every((by) => by.get(q)! >= by.get(p)!) && scores.some((by) => by.get(q)! > by.get(p)!));
    return plays.filter((card) => !beaten(card));
  }

  function notReturning({ position, suits }: Node, plays: readonly Card[]): readonly Card[] {
    if (!policy.noReturn || position.trick.length > 0) return plays;
    const others = plays.filter((card) => !suits.left.includes(suitOf(card)));
    return others.length > 0 ? others : plays;
  }

  /** The plays certain of what the claim still needs, if there are such: nobody sure of his claim puts it at risk. */
  function candidates({ position, won }: Node, lies: readonly Lie[], legal: readonly Card[]): readonly Card[] {
    const needed = claimed - won;
    if (needed <= 0 || needed > handSize(position.hands, seatToPlay(position))) return legal;
    if (!byDeclarer || !policy.sureLines || policy.knowledge === 'frozen') return legal;
    const certainOf = legal.filter((card) => sureGame.isSureAfter(position, lies, card, needed));
    return certainOf.length > 0 ? certainOf : legal;
  }

  /** Those that are certain, without a guess, of all that any of them could take in any lie; all when none is. */
  function surest(
    position: Position,
    lies: readonly Lie[],
    plays: readonly Card[],
    scores: readonly Map<Card, number>[],
  ) {
    const most = Math.max(...plays.flatMap((card) => scores.map((by) => by.get(card)!)));
    const sure = plays.filter((card) => sureGame.isSureAfter(position, lies, card, most));
    return sure.length > 0 ? sure : plays;
  }

  const isComplete = (lie: Lie, position: Position) =>
    [0, 1, 2, 3].every((seat) => handSize(lie, seat as Seat) === handSize(position.hands, seat as Seat));

  /** Plays among which a habit chooses: leads of one suit; otherwise cards of one suit that win the trick so far, or do not. */
  function groups(position: Position, plays: readonly Card[]): Map<string, Card[]> {
    const grouped = new Map<string, Card[]>();
    for (const card of plays) {
      const key = `${suitOf(card)}${position.trick.length > 0 && winsSoFar(position, card)}`;
      grouped.set(key, [...(grouped.get(key) ?? []), card]);
    }
    return grouped;
  }

  function winsSoFar({ trick, strain }: Position, card: Card): boolean {
    return beats(card, trick[winningPlace(trick, strain)]!, strain);
  }

  function habitualPlays(position: Position, plays: readonly Card[], lies: readonly Lie[]): Set<Card> {
    const { habits } = policy;
    const chosen = new Set<Card>();
    for (const group of groups(position, plays).values()) {
      const upwards = [...group].sort((a, b) => a - b);
      const ruff = position.trick.length > 0 && suitOf(group[0]!) !== suitOf(position.trick[0]!);
      let habitual: readonly Card[] = group;
      if (position.trick.length === 0) {
        const honours = rankOf(upwards.at(-1)!) >= 10;
        if (habits.topDown === true || (habits.topDown && honours)) habitual = [upwards.at(-1)!];
      } else if (winsSoFar(position, group[0]!)) {
        if (ruff ? habits.lowRuff : habits.lowestWinner) {
          habitual = ruff ? [upwards[0]!] : lowestSufficient(position, upwards, lies);
        }
      } else if (habits.lowestLoser) habitual = [upwards[0]!];
      for (const card of habitual) chosen.add(card);
    }
    return chosen;
  }

  /** From the lowest winning card to the first that suffices in every lie, one of each run that no opponent's card parts. */
  function lowestSufficient(position: Position, upwards: readonly Card[], lies: readonly Lie[]): Card[] {
    const opponents = ([0, 1, 2, 3] as Seat[]).filter((seat) => sideOf(seat) !== side);
    const later = [1, 2, 3 - 0]
      .map((step) => position.trick.length + step)
      .filter((place) => place < 4)
      .map((place) => nextSeat(position.leader, place))
      .filter((seat) => opponents.includes(seat));
    const beaten = (card: Card) =>
      lies.some((lie) =>
        later.some((seat) => {
          const led = suitOf(position.trick[0]!);
          const answers = holding(lie, seat, led)
            ? cardsOfSeat(lie, seat).filter((c) => suitOf(c) === led)
            : cardsOfSeat(lie, seat);
          return answers.some((answer) => beats(answer, card, position.strain));
        }),
      );
    const sufficient = upwards.findIndex((card) => !beaten(card));
    const upTo = sufficient < 0 ? upwards : upwards.slice(0, sufficient + 1);
    const parted = (low: Card, high: Card) =>
      lies.some((lie) => opponents.some((seat) => cardsOfSeat(lie, seat).some((card) => card > low && card < high)));
    return upTo.filter((card, i) => i === 0 || parted(upTo[i - 1]!, card));
  }

  return { normalPlays, sceneOf };
}
