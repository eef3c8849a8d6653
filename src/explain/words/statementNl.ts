// Dutch: how a statement was understood.

import type { StatementWords } from './statement.ts';

const tallies = {
  rest: () => 'claimt alle overige slagen',
  concede: () => 'geeft de overige slagen aan de tegenpartij',
  count: (said: string) => `claimt ${said}`,
  result: (said: string) => `zegt: ${said}`,
  anyOrder: () => 'zegt dat de volgorde niet uitmaakt',
};

/** Steps whose canonical words are a noun, not a verb. */
const nouns: readonly string[] = ['crossruff', 'squeeze', 'endplay'];

export const statementNl: StatementWords = {
  will: ({ kind }, said) => `${nouns.includes(kind) ? 'speelt op' : 'zal'} ${said}`,
  willNot: (said) => `zal niet ${said}`,
  saysThat: (fact) => `zegt dat ${fact}`,
  list: (items) => `wil ${items} maken, zonder volgorde te noemen`,
  tally: (kind, said) => tallies[kind](said),
  afterThat: (sentence) => `daarna: ${sentence}`,
  choice: (sentences) => `een van deze: ${sentences.join('; of ')}`,
  condition: (when, then, otherwise) =>
    `als ${when}: ${then}${otherwise === undefined ? '' : `; anders: ${otherwise}`}`,
  several: (sentences, inOrder) => sentences.join(inOrder ? ', daarna ' : ', en '),
  noSteps: 'Over het afspelen is niets gezegd.',
  notUnderstood: (text, at) => `Niet begrepen: „${text}” (teken ${at}).`,
};
