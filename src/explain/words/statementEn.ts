// English: how a statement was understood.

import type { StatementWords } from './statement.ts';

const tallies = {
  rest: () => 'claims all the tricks that are left',
  concede: () => 'gives the other tricks to the opponents',
  count: (said: string) => `claims ${said}`,
  result: (said: string) => `says: ${said}`,
  anyOrder: () => 'says that the order does not matter',
};

export const statementEn: StatementWords = {
  will: (_, said) => `will ${said}`,
  willNot: (said) => `will not ${said}`,
  saysThat: (fact) => `says that ${fact}`,
  list: (items) => `means to take ${items}, in no stated order`,
  tally: (kind, said) => tallies[kind](said),
  afterThat: (sentence) => `after that ${sentence}`,
  choice: (sentences) => `one of these: ${sentences.join('; or ')}`,
  condition: (when, then, otherwise) =>
    `if ${when}: ${then}${otherwise === undefined ? '' : `; otherwise: ${otherwise}`}`,
  several: (sentences, inOrder) => sentences.join(inOrder ? ', after that ' : ', and '),
  noSteps: 'Nothing was said about the play.',
  notUnderstood: (text, at) => `Not understood: “${text}” (character ${at}).`,
};
