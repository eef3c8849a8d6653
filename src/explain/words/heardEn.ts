// English: two versions of a statement, words after the objection, play after the claim, the director's findings.

import type { HeardWords } from './heard.ts';

const side = { claimer: 'the claimer', opponents: 'the opponents' } as const;
const tricks = (number: number) => (number === 1 ? '1 trick' : `${number} tricks`);
const ways = {
  count: 'it names a number',
  result: 'it tells the result of the contract',
  lost: 'it gives tricks up',
  list: 'its tricks add up',
  rest: 'it claims the rest',
  none: 'it gives up the rest',
} as const;
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const named = { yes: 'did', no: 'did not' } as const;

export const heardEn: HeardWords = {
  doubt: ({ claimer, opponents }) =>
    `Two versions of the statement were reported: the claimer's gives ${tricks(claimer)}, the opponents' ${tricks(opponents)}.`,
  numbers: ({ claimed, said }) => {
    const numbers = list(said.map(({ by, tricks: number }) => `${tricks(number)} (${ways[by]})`));
    return claimed === undefined
      ? `The statement says more than one number: ${numbers}.`
      : `The number claimed, ${tricks(claimed)}, is not what the statement says: ${numbers}.`;
  },
  reasons: {
    'number-in-statement': ({ tricks: number, by }) =>
      `No number was given with the claim; the statement says ${tricks(number)} (${ways[by]}).`,
    'version-found': ({ version }) => `The director found that the statement was as ${side[version]} reported it.`,
    'said-after-objection': ({ text }) => `“${text}” was said only after the objection and has no weight.`,
    'said-in-time': ({ text }) =>
      `The director found that “${text}” was said before anybody objected: it is part of the statement.`,
    'play-after-claim': ({ worth, cards, tricks: won }) =>
      `After the claim ${cards === 1 ? '1 card was' : `${cards} cards were`} played. ${
        {
          void: 'They count for nothing.',
          'not-agreed': 'Not all four had agreed to play on, so they count for nothing.',
          evidence: `They are evidence: the line on which the claimer's side plays so is a normal one. It won ${tricks(won)} in them.`,
          unfinished:
            'All four had agreed to play on, so the claim is void, with all that was said; there is no result before the last card.',
          result: `All four had agreed to play on, so the claim is void, with all that was said, and the result stands: ${tricks(won)}.`,
        }[worth]
      }`,
  },
  versions: 'Two versions of the statement',
  version: (by, statement, number) =>
    `As ${side[by]} reported it: ${statement === '' ? 'nothing was said' : `“${statement}”`}. Worth ${tricks(number)}.`,
  findings: 'The director found',
  finding: (finding, value, about) =>
    ({
      version: `the statement was as ${side[value as 'claimer'] ?? value} reported it`,
      'said-in-time': `the words in doubt were said ${value === 'yes' ? 'before anybody objected' : 'only after the objection'}`,
      'shown-out': `had shown out before the claim: ${about}`,
      'aware-of-trump': `the claimer ${named[value as 'yes'] ?? value} know of the trump still out`,
      class: `class of player: ${value}`,
      'struck-out': `not normal: ${about}`,
      allowed: `normal: ${about}`,
    })[finding],
  change: (before, after) => `before ${tricks(before)}, after ${after}`,
};
