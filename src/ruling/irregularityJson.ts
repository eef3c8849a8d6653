// A guided ruling as plain JSON: the answers on the path, then the fact to ask for with the answers it takes, or the outcome.

import { seatLetters } from '../cards/cards.ts';
import { editionIds } from '../laws/editions.ts';
import { articleOf } from '../laws/irregularities/chapter.ts';
import type { Fact } from '../laws/irregularities/fact.ts';
import type { Outcome } from '../laws/irregularities/guided.ts';
import { articles, type FactId, facts } from '../laws/irregularities/vocabulary.ts';
import { type Answer, answersTo, type Walk } from './irregularity.ts';

export interface IrregularityRuling {
  readonly law70: 'irregularity-ruling/1';
  readonly edition: string;
  readonly article: string;
  readonly path: Walk['path'];
  readonly ask?: {
    readonly fact: string;
    readonly kind: Fact['kind'];
    readonly of: Fact['ask'];
    readonly answers: string;
    /** The answers there are, where they can be listed. */
    readonly options?: readonly Answer[];
  };
  /** Answers given that this path does not ask for. */
  readonly unused?: readonly FactId[];
  readonly outcome?: Outcome;
  readonly lookIn?: string;
}

export const irregularityJson = ({
  edition,
  article,
  path,
  given,
  ask,
  among,
  outcome,
  lookIn,
}: Walk): IrregularityRuling => {
  const options = ask && (among ?? optionsOf(ask));
  const unused = factIds.filter((fact) => given[fact] !== undefined && !path.some((step) => step.fact === fact));
  return {
    law70: 'irregularity-ruling/1',
    edition,
    article,
    path,
    ...(unused.length > 0 && { unused }),
    ...(ask !== undefined && {
      ask: {
        fact: ask,
        kind: facts[ask].kind,
        of: facts[ask].ask,
        answers: answersTo(ask, among),
        ...(options && { options }),
      },
    }),
    ...(outcome !== undefined && { outcome }),
    ...(lookIn !== undefined && { lookIn }),
  };
};

const factIds = Object.keys(facts) as readonly FactId[];

function optionsOf(fact: FactId): readonly Answer[] | undefined {
  const it: Fact = facts[fact];
  if (it.kind === 'yes-no') return [true, false];
  if (it.kind === 'seat') return seatLetters;
  return it.kind === 'choice' ? it.options : undefined;
}

/** The articles of the chapter, each with the editions in which it is known to us. */
export const chapterJson = () => ({
  law70: 'irregularity-chapter/1',
  articles: articles.map((article) => ({
    article,
    editions: editionIds.filter((id) => articleOf(id, article) !== undefined),
  })),
});
