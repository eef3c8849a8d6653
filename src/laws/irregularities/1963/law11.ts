// Article 11 of 1963: how the innocent side loses its right to a penalty.

import { ask, end, ours, readIn } from '../guided.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');
const still = by('penalty-still-possible', '11');
const acting = by('may-forfeit-by-acting', '11');
const kept = ours(by('right-kept', '11'));
const next = [by('forfeits-after-right-hand-opponent', '11'), still];

export const law11 = ask('actedBefore', {
  'after-right-hand-opponent': end('forfeited', 'as-played', 'right-lost', next),
  otherwise: ask('forfeitJudged', {
    yes: end('forfeited-judged', 'as-played', 'right-lost', [acting, still]),
    no: end('kept-judged', 'not-yet', 'right-kept', [acting, kept], '10'),
  }),
  no: ask('consulted', {
    yes: end('consulted', 'as-played', 'right-lost', [by('consultation-cancels', '11'), still]),
    no: end('kept', 'not-yet', 'right-kept', [kept], '10'),
  }),
});
