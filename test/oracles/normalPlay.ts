// The model of normal play, literally (DESIGN, "What normal means"): every layout is written out, every play compared in
// every layout, every line walked. Never optimised; the search in src/lines must give the same counts.

import { type Card, nextSeat, partnerOf, rankOf, type Seat, sideOf, suitOf } from '../../src/cards/cards.ts';
import { cardsOfSeat, type Hands, handSize, hasCard, holding, withCard, withoutCard } from '../../src/cards/hands.ts';
import type { StatedBelief } from '../../src/claim/statement/plan/believed.ts';
import { afterCard, type Progress, restrict } from '../../src/claim/statement/plan.ts';
import type { Policy, Question } from '../../src/lines/policy.ts';
import { afterPlay, beats, legalPlays, type Position, seatToPlay, winningPlace } from '../../src/play/position.ts';
import { SlowGame } from './plainGame.ts';
import { SlowSureGame } from './sureGame.ts';

export interface OracleAnswer {
  readonly anyPlay: number;
  readonly normal: number;
  readonly careful: number;
  readonly doubleDummy: number;
  /** Worst count by belief, "aware" or the forgotten cards. */
  readonly beliefs: ReadonlyMap<string, number>;
}

/** A lie of the cards as somebody believes it: all four hands, those of opponents possibly short of forgotten cards. */
type Lie = Hands;

/** What one player of the claimer's side knows and believes; declarer plays for two seats. */
interface Mind {
  readonly controls: readonly Seat[];
  readonly hidden: readonly [Seat, Seat];
  /** The lies believed in at the claim. */
  readonly lies: readonly Lie[];
}

interface Node {
  readonly position: Position;
  readonly shownOut: readonly number[];
  /** Tricks of the claimer's side since the claim. */
  readonly won: number;
  /** How far the line has followed what was stated. */
  readonly stated: Progress | undefined;
  /** The suit that the claimer's side led last, and those it has left for another. */
  readonly suits: { readonly last?: number; readonly left: readonly number[] };
}

export function oracle(question: Question, policy: Policy): OracleAnswer {
  const { position: start, claimer, declarer, claimed } = question;
  const side = sideOf(claimer);
  const doubleDummy = new SlowGame(side, 'double-dummy');
  const plain = new SlowGame(side, 'plain');
  const sureGame = new SlowSureGame(side);
  const root: Node = {
    position: start,
    shownOut: question.shownOut,
    won: 0,
    stated: policy.plan?.progress,
    suits: { left: [] },
  };
  const dummy = partnerOf(declarer);
  const byDeclarer = claimer === declarer;

  // ---- who sees what

  const hiddenFrom = (seat: Seat): [Seat, Seat] =>
    byDeclarer ? [nextSeat(declarer, 1), nextSeat(declarer, 3)] : ([partnerOf(seat), declarer].sort() as [Seat, Seat]);

  /** All lies of the unseen cards but the forgotten ones; the hidden hands of the claimer's side are complete. */
  function liesFor(node: Node, hidden: readonly [Seat, Seat], shownOut: readonly number[], forgotten: readonly Card[]) {
    const { hands } = node.position;
    const pool = hidden.flatMap((seat) => cardsOfSeat(hands, seat)).filter((card) => !forgotten.includes(card));
    const size = hidden.map((seat) => handSize(hands, seat));
    let lies: Hands[] = [
      hidden.reduce((h, seat) => cardsOfSeat(h, seat).reduce((x, c) => withoutCard(x, seat, c), h), hands),
    ];
    for (const card of pool) {
      lies = lies.flatMap((lie) =>
        hidden
          .filter((seat, i) => !(shownOut[seat]! & (1 << suitOf(card))) && handSize(lie, seat) < size[i]!)
          .map((seat) => withCard(lie, seat, card)),
      );
    }
    return lies.filter((lie) => hidden.every((seat, i) => sideOf(seat) !== side || handSize(lie, seat) === size[i]));
  }

  // ---- beliefs at the claim

  const complete = (forgotten: readonly Card[]) => forgotten.length === 0;
  const isGood = (lie: Lie, forgotten: readonly Card[]) =>
    (complete(forgotten) ? doubleDummy : plain).value({ ...start, hands: lie }) >= claimed;

  function believe(forgotten: readonly Card[], fits?: StatedBelief['fits']): { lies: readonly Lie[]; good: number } {
    const hidden = hiddenFrom(claimer);
    const all = liesFor(root, hidden, question.shownOut, forgotten);
    const lies = all.filter((lie) => fits === undefined || fits((seat, suit) => lie[seat * 4 + suit]!));
    const said = lies.length < all.length;
    const good = lies.filter((lie) => isGood(lie, forgotten));
    if (good.length === 0) return { lies, good: 0 };
    if (!said && policy.assumedLie === 'no-given-card' && dependsOnGivenCard(lies, good, hidden))
      return { lies, good: good.length };
    return { lies: good, good: good.length };
  }

  /** Whether some card that may lie with either hidden hand lies with the same one in every good lie. */
  function dependsOnGivenCard(lies: readonly Lie[], good: readonly Lie[], hidden: readonly [Seat, Seat]): boolean {
    const cards = hidden.flatMap((seat) => cardsOfSeat(start.hands, seat));
    return cards.some((card) =>
      hidden.some(
        (seat) => good.every((lie) => hasCard(lie, seat, card)) && !lies.every((lie) => hasCard(lie, seat, card)),
      ),
    );
  }

  function beliefs(): Map<string, readonly Lie[]> {
    const found = new Map<string, readonly Lie[]>();
    const aware = believe([]);
    found.set('aware', aware.lies);
    const unseen = hiddenFrom(claimer).flatMap((seat) => cardsOfSeat(start.hands, seat));
    const trumps = policy.trumpForgotten ? unseen.filter((card) => suitOf(card) === start.strain) : [];
    let explained = aware.good > 0;
    if (trumps.length > 0) {
      const unaware = believe(trumps);
      if (unaware.lies.length > 0) found.set('trumps', unaware.lies);
      if (unaware.good > 0) explained = true;
    }
    if (policy.asserted !== undefined) {
      const { fits } = policy.asserted;
      const sets = policy.asserted.forgotten
        .map((set) => set.filter((card) => unseen.includes(card)))
        .filter((set) => set.length > 0 && [...set].sort().join() !== [...trumps].sort().join());
      const beliefsStated = sets.length > 0 ? sets : fits === undefined ? [] : [[]];
      for (const [i, cards] of beliefsStated.entries()) {
        const stated = believe(cards, fits);
        if (stated.lies.length > 0) found.set(`stated ${i}`, stated.lies);
        if (stated.good > 0) explained = true;
      }
    }
    const side = unseen.filter((card) => suitOf(card) !== start.strain);
    const items = [...side.map((card) => [card]), ...(trumps.length > 0 ? [trumps] : [])];
    const always = policy.forgets === 'any-one' ? 1 : 0;
    for (let size = 1; size <= policy.maxForgotten && (!explained || size <= always); size++) {
      for (const set of combinations(items, size)) {
        if (set.length === 1 && set[0] === trumps) continue;
        const cards = set.flat();
        const belief = believe(cards);
        if (belief.good === 0) continue;
        explained = true;
        found.set([...cards].sort((a, b) => a - b).join(), belief.lies);
      }
    }
    return found;
  }

  // ---- a mind at a later point of the line

  function liesNow(node: Node, mind: Mind): readonly Lie[] {
    const { hands } = node.position;
    const frozen = policy.knowledge === 'frozen';
    const shown = frozen ? question.shownOut : node.shownOut;
    const seen = mind.lies.flatMap((lie) => {
      const played = (seat: Seat) => cardsOfSeat(start.hands, seat).filter((card) => !hasCard(hands, seat, card));
      const gone = mind.hidden.flatMap(played);
      const held = (seat: Seat) => cardsOfSeat(lie, seat).filter((card) => !gone.includes(card));
      if (!frozen && mind.hidden.some((seat) => played(seat).some((card) => !hasCard(lie, seat, card)))) return [];
      const fits = mind.hidden.every((seat) => {
        const now = handSize(hands, seat);
        const size = held(seat).length;
        const exact = sideOf(seat) === side;
        return (
          (exact ? size === now : size <= now) && held(seat).every((card) => !(shown[seat]! & (1 << suitOf(card))))
        );
      });
      if (!fits) return [];
      const now = hands.slice();
      for (const seat of mind.hidden) {
        for (let suit = 0; suit < 4; suit++) now[seat * 4 + suit] = 0;
        for (const card of held(seat)) now[seat * 4 + suitOf(card)]! |= 1 << rankOf(card);
      }
      return [now];
    });
    return seen.length > 0 ? dropRepeats(seen) : liesFor(node, mind.hidden, shown, []);
  }

  // ---- undominated, habits, normal

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
    const listed = (list: Policy['struck'], card: Card) =>
      list.some((play) => play.seat === seat && play.card === card);
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

  // ---- lines

  function step(node: Node, card: Card): { node: Node; won: number } {
    const seat = seatToPlay(node.position);
    const { position, wonBy } = afterPlay(node.position, card);
    const led = node.position.trick[0];
    const shownOut = [...node.shownOut];
    if (led !== undefined && suitOf(led) !== suitOf(card)) shownOut[seat]! |= 1 << suitOf(led);
    const won = wonBy !== undefined && sideOf(wonBy) === side ? 1 : 0;
    const stated = node.stated && policy.plan && afterCard(card, node.stated, sceneOf(node), policy.plan.switches);
    return { node: { position, shownOut, won: node.won + won, stated, suits: suitsAfter(node, card) }, won };
  }

  function suitsAfter({ position, suits }: Node, card: Card): Node['suits'] {
    if (position.trick.length > 0 || sideOf(seatToPlay(position)) !== side) return suits;
    const { last, left } = suits;
    const suit = suitOf(card);
    const before = last === undefined || last === suit ? left : [...left, last];
    return { last: suit, left: before.filter((one) => one !== suit).sort() };
  }

  /** The fewest tricks over all lines in which the claimer's side makes only the plays that `choices` gives. */
  function fewest(choices: (node: Node, seat: Seat) => Card[]): number {
    const seen = new Map<string, number>();
    const walk = (node: Node): number => {
      const key = `${node.position.hands.join()}|${node.position.leader}|${node.position.trick}|${node.shownOut}|${node.won}|${JSON.stringify([node.stated, policy.noReturn && node.suits])}`;
      const known = seen.get(key);
      if (known !== undefined) return known;
      const seat = seatToPlay(node.position);
      const plays = sideOf(seat) === side ? choices(node, seat) : legalPlays(node.position);
      const value =
        plays.length === 0
          ? 0
          : Math.min(
              ...plays.map((card) => {
                const next = step(node, card);
                return next.won + walk(next.node);
              }),
            );
      seen.set(key, value);
      return value;
    };
    return walk(root);
  }

  function worst(lies: readonly Lie[]): number {
    const minds: Mind[] = byDeclarer
      ? [{ controls: [declarer, dummy], hidden: hiddenFrom(declarer), lies }]
      : [
          { controls: [claimer], hidden: hiddenFrom(claimer), lies },
          {
            controls: [partnerOf(claimer)],
            hidden: hiddenFrom(partnerOf(claimer)),
            lies: liesFor(root, hiddenFrom(partnerOf(claimer)), question.shownOut, []),
          },
        ];
    return fewest((node, seat) => normalPlays(node, minds.find((mind) => mind.controls.includes(seat))!));
  }

  const counts = new Map([...beliefs()].map(([name, lies]) => [name, worst(lies)]));
  return {
    anyPlay: fewest((node) => legalPlays(node.position)),
    normal: Math.min(...counts.values()),
    careful: counts.get('aware')!,
    doubleDummy: doubleDummy.value(start),
    beliefs: counts,
  };
}

function dropRepeats(lies: readonly Lie[]): Lie[] {
  return [...new Map(lies.map((lie) => [lie.join(), lie])).values()];
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
