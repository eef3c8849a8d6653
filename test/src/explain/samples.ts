// A reason and a doubtful point of every kind, for the tests of the words.

import { en } from '../../../src/explain/words/en.ts';
import { authorityIds, readings, switchNames } from '../../../src/laws/regulations.ts';
import type { BeliefCode, Reason } from '../../../src/ruling/reason.ts';
import type { Doubt } from '../../../src/ruling/ruling.ts';

const beliefs: readonly BeliefCode[] = [
  'aware',
  'assumed-lie',
  'trump-forgotten',
  'as-stated',
  'card-forgotten',
  'miscounted',
];
const belief = (code: BeliefCode, good: number): Reason => ({
  code: 'belief',
  cite: [],
  facts: { belief: code, cards: ['SQ', 'H9'], layouts: 6, good, tricks: 2 },
});

type RevokeFacts = Extract<Reason, { code: 'revoke' }>['facts'];
const plainRevoke: RevokeFacts = {
  by: 'W',
  suit: null,
  established: true,
  because: 'own-claim',
  before: 2,
  after: 2,
  transferred: 1,
  by64: 'side',
  corrected: false,
};
const revokes: readonly Partial<RevokeFacts>[] = [
  { suit: 'H', because: 'played-on', transferred: 2, by64: 'player' },
  { because: 'director', transferred: 0, by64: 'dummy' },
  { by64: 'director' },
  { by64: 'late-card' },
  { by64: 'side' },
  ...(
    [
      'none-won',
      'repeated',
      'penalty-card',
      'faced-card',
      'after-call',
      'after-round',
      'twelfth-trick',
      'both-sides',
    ] as const
  ).map((by64) => ({ by64, transferred: 0 })),
  { transferred: null, by64: null },
  { established: false, because: 'disputed', transferred: null, by64: null },
  { established: false, because: 'disputed', transferred: null, by64: null, corrected: true },
  { established: false, because: 'disputed', transferred: null, by64: null, corrected: true, after: 3 },
];

const unseen = {
  seats: ['E', 'W'],
  notGiven: [],
  hands: ['', '', '', ''],
  ways: 6,
  all: true,
  least: 1,
  most: 2,
} as const;

export const reasons: readonly Reason[] = [
  { code: 'unseen-cards', cite: [], facts: unseen },
  { code: 'unseen-cards', cite: [], facts: { ...unseen, ways: 1, most: 1 } },
  { code: 'unseen-cards', cite: [], facts: { ...unseen, notGiven: ['E'], all: false } },
  { code: 'statement', cite: [], facts: { text: 'x', trump: 'mentioned' } },
  { code: 'statement', cite: [], facts: { text: 'x', trump: 'thought-gone' } },
  { code: 'statement', cite: [], facts: { text: 'x', trump: 'not-mentioned' } },
  { code: 'statement', cite: [], facts: { text: '', trump: 'not-mentioned' } },
  { code: 'number-claimed', cite: [], facts: { tricks: 1, said: true } },
  { code: 'number-in-statement', cite: [], facts: { tricks: 1, by: 'result' } },
  { code: 'number-claimed', cite: [], facts: { tricks: 2, said: false } },
  ...beliefs.flatMap((code) => [belief(code, 6), belief(code, 2)]),
  ...[0, 3].map(
    (examined): Reason => ({
      code: 'belief',
      cite: [],
      facts: { belief: 'aware', cards: [], layouts: 6, good: 0, examined, tricks: 2 },
    }),
  ),
  { code: 'trump-awareness', cite: [], facts: { finding: 'aware' } },
  { code: 'trump-awareness', cite: [], facts: { finding: 'unaware' } },
  { code: 'trump-awareness', cite: [], facts: { finding: 'open' } },
  { code: 'trump-awareness', cite: [], facts: { finding: 'no-round-played' } },
  { code: 'trump-awareness', cite: [], facts: { finding: 'drawing' } },
  ...switchNames.flatMap((name) =>
    readings[name].flatMap(({ value }): Reason[] => [
      { code: 'regulation', cite: [], facts: { name, value } },
      { code: 'regulation', cite: [], facts: { name, value, authority: 'acbl', source: 'acbl-2019' } },
    ]),
  ),
  ...authorityIds.map(
    (authority): Reason => ({
      code: 'not-regulated',
      cite: [],
      facts: { authority, names: ['ruff', 'winWith'] },
    }),
  ),
  { code: 'any-play-bound', cite: [], facts: { tricks: 2 } },
  { code: 'kept-surely', cite: [], facts: { tricks: 9 } },
  { code: 'top-down', cite: [], facts: { applied: true } },
  { code: 'top-down', cite: [], facts: { applied: false } },
  { code: 'class-of-player', cite: [], facts: { class: 'novice', counts: true } },
  { code: 'class-of-player', cite: [], facts: { class: 'expert', counts: false } },
  { code: 'struck-out', cite: [], facts: { plays: ['S:HA'] } },
  { code: 'allowed', cite: [], facts: { plays: ['S:HA', 'N:DK'] } },
  { code: 'partners-choice', cite: [], facts: { credit: true } },
  { code: 'partners-choice', cite: [], facts: { credit: false } },
  { code: 'version-found', cite: [], facts: { version: 'claimer' } },
  { code: 'said-after-objection', cite: [], facts: { text: 'x' } },
  { code: 'said-in-time', cite: [], facts: { text: 'x' } },
  { code: 'play-after-claim', cite: [], facts: { worth: 'void', cards: 1, tricks: 0 } },
  { code: 'play-after-claim', cite: [], facts: { worth: 'not-agreed', cards: 4, tricks: 1 } },
  { code: 'play-after-claim', cite: [], facts: { worth: 'evidence', cards: 4, tricks: 1 } },
  { code: 'play-after-claim', cite: [], facts: { worth: 'result', cards: 4, tricks: 1 } },
  { code: 'play-after-claim', cite: [], facts: { worth: 'unfinished', cards: 4, tricks: 1 } },
  { code: 'knowledge-frozen', cite: [], facts: {} },
  { code: 'more-than-claimed', cite: [], facts: { claimed: 1, awarded: 2 } },
  ...[true, false].map(
    (exact): Reason => ({ code: 'nothing-above-claim', cite: [], facts: { claimed: 1, normal: 2, exact } }),
  ),
  ...(Object.keys(en.isClaim.because) as (keyof typeof en.isClaim.because)[]).map(
    (because): Reason => ({ code: 'claim-or-not', cite: [], facts: { because } }),
  ),
  { code: 'defenders-own-rule', cite: [], facts: {} },
  { code: 'shown-to-declarer-only', cite: ['68A'], facts: {} },
  { code: 'revoke-equity', cite: [], facts: { to: 'claimer', transferred: 0, both: false } },
  { code: 'revoke-equity', cite: [], facts: { to: 'opponents', transferred: 2, both: false } },
  { code: 'revoke-equity', cite: [], facts: { to: 'opponents', transferred: 0, both: true } },
  ...revokes.map((facts): Reason => ({ code: 'revoke', cite: [], facts: { ...plainRevoke, ...facts } })),
  { code: 'defender-concedes', cite: [], facts: { conceded: 2, safe: 1 } },
  { code: 'defender-concedes', cite: [], facts: { conceded: 2, safe: 0 } },
  { code: 'penalty-cards', cite: [], facts: { mayChoose: true, playOn: 2, penalty: 1 } },
  { code: 'penalty-cards', cite: [], facts: { mayChoose: true, playOn: 2, penalty: null } },
  { code: 'penalty-cards', cite: [], facts: { mayChoose: false, playOn: 1, penalty: null } },
  ...(['no-concession-made', 'claim', 'nothing'] as const).map(
    (left): Reason => ({ code: 'partner-objected', cite: [], facts: { left } }),
  ),
  ...(['partners-may-be-penalty', 'not-mentioned', 'no-penalty-cards'] as const).map(
    (answer): Reason => ({ code: 'exposed-cards', cite: [], facts: { answer } }),
  ),
  { code: 'play-goes-on', cite: [], facts: { prospect: 2 } },
  ...(['may-be-lost', 'lost-when-gained', 'gaining-side-adjusted'] as const).map(
    (answer): Reason => ({ code: 'right-forfeited', cite: [], facts: { answer, claimed: 2 } }),
  ),
  ...(['revoke', 'wrong-cards'] as const).flatMap((what) =>
    [true, false].map((settled): Reason => ({ code: 'law-first', cite: [], facts: { what, settled } })),
  ),
  { code: 'withdrawal', cite: [], facts: { of: 'concession', by: 'S' } },
  { code: 'withdrawal', cite: [], facts: { of: 'agreement', by: 'W' } },
  ...(['any-play', 'any-normal', 'likely'] as const).map(
    (standard): Reason => ({ code: 'standard-of-proof', cite: [], facts: { standard, tricks: 2 } }),
  ),
  { code: 'no-rule-to-withdraw', cite: [], facts: {} },
  { code: 'number-claimed', cite: [], facts: { tricks: 0, said: true } },
  { code: 'already-won', cite: [], facts: { of: 'declarer', recorded: 1, won: 2 } },
  { code: 'already-won', cite: [], facts: { of: 'defenders', recorded: 2, won: 3 } },
  ...(['own-rule', 'won-tricks-only'] as const).flatMap((law): Reason[] => [
    { code: 'contract-done', cite: [], facts: { done: 'made', needed: 10, won: 10, law } },
    { code: 'contract-done', cite: [], facts: { done: 'defeated', needed: 1, won: null, law } },
  ]),
  { code: 'not-agreed-yet', cite: [], facts: {} },
  { code: 'likely-impossible', cite: [], facts: { finding: 2, most: 1 } },
  {
    code: 'correction-period',
    cite: [],
    facts: { end: '2026-11-30T22:40', minutes: 30, set: 'edition', inTime: true },
  },
  {
    code: 'correction-period',
    cite: [],
    facts: { end: '2026-11-30T22:40', minutes: 1, set: 'organiser', inTime: false },
  },
  ...[true, false, null].flatMap((value): Reason[] => [
    { code: 'hands-returned', cite: [], facts: { returned: value } },
    { code: 'short-time', cite: [], facts: { passed: value } },
  ]),
  { code: 'time-open', cite: [], facts: { missing: 'times' } },
  { code: 'time-open', cite: [], facts: { missing: 'length' } },
  { code: 'likely-share', cite: [], facts: { shares: [{ tricks: 1, least: 0, even: 0.5, most: 1 }], finding: null } },
  { code: 'likely-share', cite: [], facts: { shares: [{ tricks: 1, least: 0, even: 0.5, most: 1 }], finding: 1 } },
  { code: 'likely-share', cite: [], facts: { shares: [], finding: null } },
  { code: 'share-not-counted', cite: [], facts: {} },
  { code: 'unknown-to-us', cite: [], facts: { question: 'worstLine' } },
  { code: 'unknown-to-us', cite: [], facts: { question: 'worstLine', from: '1997' } },
  { code: 'not-exact', cite: [], facts: { layouts: 6, examined: 1, cut: false } },
];

export const doubts: readonly Doubt[] = [
  { code: 'order', cost: 1, cite: [], facts: { at: 0, play: 'S:HA', instead: ['S:DK', 'S:CK'] } },
  ...beliefs.map((code) => ({ code, cost: 1, cite: [], facts: { cards: ['S2'] } })),
  { code: 'likely', cost: 1, cite: [], facts: { tricks: 1, least: 0, even: 0.5, most: 1 } },
  { code: 'partner-trusts', cost: 1, cite: [], facts: { tricks: 1 } },
];
