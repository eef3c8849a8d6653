// The model of normal play, literally (DESIGN, "What normal means"): every layout is written out, every play compared in
// every layout, every line walked. Never optimised; the search in src/lines must give the same counts.

import { type Card, partnerOf, type Seat, type Side, sideOf, suitOf } from '../../src/cards/cards.ts';
import { afterCard } from '../../src/claim/statement/plan.ts';
import type { Policy, Question } from '../../src/lines/policy.ts';
import { afterPlay, legalPlays, seatToPlay } from '../../src/play/position.ts';
import { type Lie, type Mind, type Node, slowBeliefs } from './lies.ts';
import { slowJudge } from './normalPlays.ts';
import { type Game, SlowGame } from './plainGame.ts';

export interface OracleAnswer {
  readonly anyPlay: number;
  readonly normal: number;
  readonly careful: number;
  readonly doubleDummy: number;
  /** Worst count by belief, "aware" or the forgotten cards. */
  readonly beliefs: ReadonlyMap<string, number>;
}

/** `gameOf`: who knows what a position is worth in the two games; a slow game, unless one is given that was checked against it. */
export function oracle(
  question: Question,
  policy: Policy,
  gameOf: (side: Side, rules: 'plain' | 'double-dummy') => Game = (side, rules) => new SlowGame(side, rules),
): OracleAnswer {
  const { position: start, claimer, declarer } = question;
  const side = sideOf(claimer);
  const byDeclarer = claimer === declarer;
  const games = { plain: gameOf(side, 'plain'), doubleDummy: gameOf(side, 'double-dummy') };
  const { hiddenFrom, liesAtStart, beliefs, liesNow } = slowBeliefs(question, policy, games);
  const { normalPlays, sceneOf } = slowJudge(question, policy, games, liesNow);
  const root: Node = {
    position: start,
    shownOut: question.shownOut,
    won: 0,
    stated: policy.plan?.progress,
    suits: { left: [] },
  };

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
      ? [{ controls: [declarer, partnerOf(declarer)], hidden: hiddenFrom(declarer), lies }]
      : [
          { controls: [claimer], hidden: hiddenFrom(claimer), lies },
          {
            controls: [partnerOf(claimer)],
            hidden: hiddenFrom(partnerOf(claimer)),
            lies: liesAtStart(hiddenFrom(partnerOf(claimer)), []),
          },
        ];
    return fewest((node, seat) => normalPlays(node, minds.find((mind) => mind.controls.includes(seat))!));
  }

  const counts = new Map([...beliefs()].map(([name, lies]) => [name, worst(lies)]));
  return {
    anyPlay: fewest((node) => legalPlays(node.position)),
    normal: Math.min(...counts.values()),
    careful: counts.get('aware')!,
    doubleDummy: games.doubleDummy.value(start),
    beliefs: counts,
  };
}
