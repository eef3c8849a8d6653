// Dutch: what the claimer may have believed, and what his claim was worth in that belief.

import type { BeliefCode, BeliefFacts } from '../../ruling/reason.ts';
import type { Pictures, Say } from '../words.ts';
import type { BeliefWords } from './beliefs.ts';

export const beliefsNl = ({ cards, seat, count }: Say): BeliefWords => {
  const layouts = (number: number) => count(number, 'verdeling', 'verdelingen');
  const still = (gone: readonly string[]) => `${cards(gone)} nog buiten ${gone.length === 1 ? 'was' : 'waren'}`;

  const pictures: Pictures = {
    aware: (_, who) => `${who} is niets vergeten.`,
    'assumed-lie': (_, who) => `${who} rekende op een zitsel waarin de claim klopt.`,
    'trump-forgotten': (gone, who) => `${who} wist mogelijk niet dat ${still(gone)}.`,
    'as-stated': (gone, who) =>
      gone.length === 0
        ? `Volgens de toelichting zag ${who} de kaarten op een bepaalde manier.`
        : `Volgens de toelichting dacht ${who} dat ${cards(gone)} weg ${gone.length === 1 ? 'was' : 'waren'}.`,
    'card-forgotten': (gone, who) =>
      `${who} kan ${cards(gone)} vergeten zijn en gedacht hebben dat die weg ${gone.length === 1 ? 'was' : 'waren'}.`,
    miscounted: (_, who) => `Geen kleine vergissing verklaart de claim: ${who} heeft verkeerd geteld.`,
  };

  const goodIn = ({ good, layouts: all, examined = all }: BeliefFacts) => {
    if (examined < all) {
      if (examined === 0) return `bij sommige zitsels (hoeveel van de ${all} was te lang om te tellen)`;
      return `in ${good === examined ? 'alle' : `${good} van de`} ${examined} bekeken van ${layouts(all)}`;
    }
    if (good === 0) return 'bij geen enkel mogelijk zitsel';
    if (good < all) return `in ${good} van ${layouts(all)}`;
    return all === 1 ? 'zoals de kaarten moeten zitten' : `in alle ${layouts(all)}`;
  };

  /** What the claim is worth under each picture, but for the tricks of the worst line. */
  const beliefs: Readonly<Record<BeliefCode, (facts: BeliefFacts, who: string) => string>> = {
    aware: (facts, who) => `Als ${who} niets vergeten is, maakt het beste spel de claim goed ${goodIn(facts)}`,
    'assumed-lie': (facts, who) => `Het beste spel maakt de claim goed ${goodIn(facts)}, en ${who} rekende daarop`,
    'trump-forgotten': (facts, who) =>
      `Als ${who} niet wist dat ${still(facts.cards)}, leek de claim te kloppen ${goodIn(facts)}`,
    'as-stated': (facts, who) =>
      facts.cards.length === 0
        ? `Zoals ${who} zei dat de kaarten zitten, leek de claim te kloppen ${goodIn(facts)}`
        : `Als ${who}, zoals gezegd, dacht dat ${cards(facts.cards)} weg ${facts.cards.length === 1 ? 'was' : 'waren'}, leek de claim te kloppen ${goodIn(facts)}`,
    'card-forgotten': (facts, who) =>
      `Als ${who} ${cards(facts.cards)} vergeten was en dacht dat die weg ${facts.cards.length === 1 ? 'was' : 'waren'}, leek de claim te kloppen ${goodIn(facts)}`,
    miscounted: (_, who) =>
      `Geen kleine vergissing verklaart de claim: ${who} heeft verkeerd geteld, en het geclaimde aantal zegt niets`,
  };

  return {
    picture: (code) => (facts, scene) => pictures[code](facts.cards, seat(scene.examined)),
    worth: (facts, who) => beliefs[facts.belief](facts, who),
  };
};
