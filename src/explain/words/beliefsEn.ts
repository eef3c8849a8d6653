// English: what the claimer may have believed, and what his claim was worth in that belief.

import type { BeliefCode, BeliefFacts } from '../../ruling/reason.ts';
import type { Pictures, Say } from '../words.ts';
import type { BeliefWords } from './beliefs.ts';

export const beliefsEn = ({ cards, seat, count }: Say): BeliefWords => {
  const layouts = (number: number) => count(number, 'layout', 'layouts');
  const still = (gone: readonly string[]) => `${cards(gone)} ${gone.length === 1 ? 'was' : 'were'} still out`;

  const it = (gone: readonly string[]) => (gone.length === 1 ? 'it' : 'them');

  const pictures: Pictures = {
    aware: (_, who) => `${who} has forgotten nothing.`,
    'assumed-lie': (_, who) => `${who} counted on a lie of the cards in which the claim is good.`,
    'trump-forgotten': (gone, who) => `${who} may not have known that ${still(gone)}.`,
    'as-stated': (gone, who) =>
      gone.length === 0
        ? `By the statement ${who} saw the cards in a certain way.`
        : `By the statement ${who} thought that ${cards(gone)} ${gone.length === 1 ? 'was' : 'were'} gone.`,
    'card-forgotten': (gone, who) => `${who} may have forgotten ${cards(gone)} and thought ${it(gone)} gone.`,
    miscounted: (_, who) => `No small oversight explains the claim: ${who} miscounted.`,
  };

  const goodIn = ({ good, layouts: all, examined = all }: BeliefFacts) => {
    if (examined < all) {
      if (examined === 0) return `in some lies of the cards (how many of ${all} was too long to count)`;
      return `in ${good === examined ? 'all' : `${good} of the`} ${examined} examined of ${layouts(all)}`;
    }
    if (good === 0) return 'in no possible lie of the cards';
    if (good < all) return `in ${good} of ${layouts(all)}`;
    return all === 1 ? 'as the cards must lie' : `in all ${layouts(all)}`;
  };

  /** What the claim is worth under each picture, but for the tricks of the worst line. */
  const beliefs: Readonly<Record<BeliefCode, (facts: BeliefFacts, who: string) => string>> = {
    aware: (facts, who) => `If ${who} has forgotten nothing, best play makes the claim good ${goodIn(facts)}`,
    'assumed-lie': (facts, who) => `Best play makes the claim good ${goodIn(facts)}, and ${who} counted on that`,
    'trump-forgotten': (facts, who) =>
      `If ${who} did not know that ${still(facts.cards)}, the claim looked good ${goodIn(facts)}`,
    'as-stated': (facts, who) =>
      facts.cards.length === 0
        ? `As ${who} said that the cards lie, the claim looked good ${goodIn(facts)}`
        : `If ${who} thought, as was said, that ${cards(facts.cards)} ${facts.cards.length === 1 ? 'was' : 'were'} gone, the claim looked good ${goodIn(facts)}`,
    'card-forgotten': (facts, who) =>
      `If ${who} had forgotten ${cards(facts.cards)} and thought ${it(facts.cards)} gone, the claim looked good ${goodIn(facts)}`,
    miscounted: (_, who) =>
      `No small oversight explains the claim: ${who} miscounted, and the number claimed tells nothing`,
  };

  return {
    picture: (code) => (facts, scene) => pictures[code](facts.cards, seat(scene.examined)),
    worth: (facts, who) => beliefs[facts.belief](facts, who),
  };
};
