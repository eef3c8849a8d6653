// What a statement says about the opponents' trumps: Law 70C asks whether it mentions one that is still out.
// A plan for them is a mention, a condition on them too ("if trumps are 2-2"); the claimer's own trumps are not.

import { NT, type Strain } from '../../cards/cards.ts';
import { type Cards, type Fact, isFact, type NamedCard, type Pick, type Step, type SuitName } from './tree.ts';

/** `mentioned`: a trump still out is spoken of; `thought-gone`: the claimer says that none is. */
export type TrumpMention = 'mentioned' | 'thought-gone' | 'not-mentioned';

export interface TrumpsSaid {
  readonly mention: TrumpMention;
  /** Whether he says that he will draw them. */
  readonly draws: boolean;
}

type Said = 'draws' | 'mentions' | 'gone' | undefined;

/** What is said first decides: "draw trumps; then they are gone" mentions them. */
export function trumpsIn({ steps }: { readonly steps: readonly Step[] }, strain: Strain): TrumpsSaid {
  const all = steps.flatMap((step) => saidIn(step, strain));
  const first = all.find((said) => said !== undefined);
  return {
    mention: first === undefined ? 'not-mentioned' : first === 'gone' ? 'thought-gone' : 'mentioned',
    draws: all.includes('draws'),
  };
}

function saidIn(step: Step, strain: Strain): Said[] {
  switch (step.kind) {
    case 'then':
    case 'and':
    case 'or':
      return step.steps.flatMap((inner) => saidIn(inner, strain));
    case 'if': {
      const facts = isFact(step.when) ? [step.when] : (step.when.steps as readonly Fact[]);
      const asked = facts.some((fact) => saidOfFact(fact, strain) !== undefined);
      return [
        asked ? 'mentions' : undefined,
        ...[step.do, ...(step.else ? [step.else] : [])].flatMap((inner) => saidIn(inner, strain)),
      ];
    }
    case 'not':
      return saidIn(step.step, strain).map((said) => said && 'mentions');
    case 'draw':
      return [step.suit === undefined || step.suit === strain ? 'draws' : undefined];
    case 'establish':
    case 'cash':
      return [step.suits.some((suit) => isTrump(suit, strain)) ? 'draws' : undefined];
    case 'lose':
      return [
        [...step.what, ...(step.to ? [step.to] : [])].some((pick) => ofTrumps(pick, strain)) ? 'mentions' : undefined,
      ];
    case 'finesse':
      return [isTrump(step.suit, strain) || (step.against && ofTrumps(step.against, strain)) ? 'mentions' : undefined];
    default:
      return isFact(step) ? [saidOfFact(step, strain)] : [];
  }
}

function saidOfFact(fact: Fact, strain: Strain): Said {
  const about = (what: Cards) => what.some((pick) => ofTrumps(pick, strain));
  switch (fact.kind) {
    case 'gone':
      return about(fact.what) ? (fact.not ? 'mentions' : 'gone') : undefined;
    case 'out':
      return about(fact.what) ? (fact.not ? 'gone' : 'mentions') : undefined;
    case 'holds':
      if (!about(fact.what)) return undefined;
      return fact.not ? (fact.who === 'both' || fact.who === 'anyone' ? 'gone' : undefined) : 'mentions';
    case 'falls':
      return about(fact.what) ? 'mentions' : undefined;
    case 'breaks':
    case 'follows':
      return isTrump(fact.suit, strain) ? 'mentions' : undefined;
    case 'they':
      return saidIn(fact.step, strain).some((said) => said !== undefined) ? 'mentions' : undefined;
    default:
      return undefined;
  }
}

const isTrump = (suit: SuitName | undefined, strain: Strain): boolean =>
  strain !== NT && (suit === 'trumps' || suit === strain);

const ofTrumps = (pick: Pick | NamedCard, strain: Strain): boolean =>
  pick.kind === 'either' ? pick.of.some((one) => ofTrumps(one, strain)) : isTrump(pick.suit, strain);
