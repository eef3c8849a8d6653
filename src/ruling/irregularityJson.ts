// A guided ruling as plain JSON: the answers on the path, then the fact to ask for with the answers it takes, or the outcome.

import { editionIds } from '../laws/editions.ts';
import { articleOf } from '../laws/irregularities/chapter.ts';
import type { Fact } from '../laws/irregularities/fact.ts';
import type { Outcome } from '../laws/irregularities/guided.ts';
import { articles, facts } from '../laws/irregularities/vocabulary.ts';
import { answersTo, type Walk } from './irregularity.ts';

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
  };
  readonly outcome?: Outcome;
  readonly lookIn?: string;
}

export const irregularityJson = ({
  edition,
  article,
  path,
  ask,
  among,
  outcome,
  lookIn,
}: Walk): IrregularityRuling => ({
  law70: 'irregularity-ruling/1',
  edition,
  article,
  path,
  ...(ask !== undefined && {
    ask: { fact: ask, kind: facts[ask].kind, of: facts[ask].ask, answers: answersTo(ask, among) },
  }),
  ...(outcome !== undefined && { outcome }),
  ...(lookIn !== undefined && { lookIn }),
});

/** The articles of the chapter, each with the editions in which it is known to us. */
export const chapterJson = () => ({
  law70: 'irregularity-chapter/1',
  articles: articles.map((article) => ({
    article,
    editions: editionIds.filter((id) => articleOf(id, article) !== undefined),
  })),
});
