// Every sentence exists in both languages, and no Dutch sentence is left in English.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerSentence } from '../../../src/explain/laws.ts';
import { en } from '../../../src/explain/words/en.ts';
import { nl } from '../../../src/explain/words/nl.ts';
import type { Words } from '../../../src/explain/words.ts';
import { editionIds, editions, questions } from '../../../src/laws/editions.ts';
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

const reasons: readonly Reason[] = [
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
  { code: 'knowledge-frozen', cite: [], facts: {} },
  { code: 'more-than-claimed', cite: [], facts: { claimed: 1, awarded: 2 } },
  { code: 'nothing-above-claim', cite: [], facts: { claimed: 1, normal: 2 } },
  ...(Object.keys(en.isClaim.because) as (keyof typeof en.isClaim.because)[]).map(
    (because): Reason => ({ code: 'claim-or-not', cite: [], facts: { because } }),
  ),
  { code: 'defenders-own-rule', cite: [], facts: {} },
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

const doubts: readonly Doubt[] = [
  { code: 'order', cost: 1, cite: [], facts: { at: 0, play: 'S:HA', instead: ['S:DK', 'S:CK'] } },
  ...beliefs.map((code) => ({ code, cost: 1, cite: [], facts: { cards: ['S2'] } })),
  { code: 'likely', cost: 1, cite: [], facts: { tricks: 1, least: 0, even: 0.5, most: 1 } },
  { code: 'partner-trusts', cost: 1, cite: [], facts: { tricks: 1 } },
];

function sentences(words: Words): string[] {
  const scene = { claimer: 'S', examined: 'S', notrump: false } as const;
  return [
    ...Object.values(words.headings),
    ...Object.values(words.ladder),
    ...Object.values(words.laws.questions),
    ...[undefined, 0, 2, 4].map((tricks) => words.claim({ by: 'S', ...(tricks !== undefined && { tricks }) }, 4)),
    words.claim({ by: 'W', tricks: 1, statement: 'x' }, 1),
    words.table.strain('NT'),
    words.table.strain('H'),
    words.table.toLead('W'),
    words.table.onTable(['W:HA'], 'N'),
    words.table.declarer,
    words.table.edition('2017'),
    ...[-1, 0, 1, 2].map(words.verdict.made),
    ...[-1, 0, 2].map(words.verdict.against),
    words.verdict.of(1, 1),
    words.verdict.of(2, 3),
    words.verdict.exact,
    words.verdict.notExact,
    words.verdict.claimerSide('W'),
    words.verdict.contract('4♠', 'W', 10),
    words.line.legend('W'),
    words.line.wonBy,
    words.line.doubtMark,
    words.cite(['70A']),
    words.cite(['70A', '70C']),
    words.cost(1),
    words.cost(2),
    words.noDoubts(true),
    words.noDoubts(false),
    ...Object.values(words.verdict.status),
    ...Object.values(words.hearing),
    words.isClaim.yes,
    words.isClaim.no,
    ...Object.values(words.isClaim.questions),
    ...Object.values(words.isClaim.kinds),
    words.effect.heading,
    words.effect.after,
    words.effect.before({ tricks: 9, score: -50, from: 'claim' }),
    words.effect.before({ tricks: 1, score: -50, from: 'recorded' }),
    ...[-50, 0, 500].map((points) => words.effect.swing(points, Math.sign(points), 'S')),
    ...[1, 2].map((tables) =>
      words.effect.others({
        tables,
        top: 2 * tables,
        before: { matchpoints: 2, imps: 1.5 },
        after: { matchpoints: 0, imps: -3 },
      }),
    ),
    words.editions.heading,
    words.editions.differences,
    words.editions.none,
    words.editions.differ({ from: '1997', to: '2007', tricks: [1, 2] }),
    words.editions.differ({ from: '1997', to: '2007', tricks: [1, 2], transferred: true }),
    words.editions.differ({ from: '1963', to: '1975', tricks: [1, 2], playOn: [false, true] }),
    words.verdict.contract('4♠', 'W', 10, 'least'),
    words.verdict.contract('4♠', 'W', 8, 'most'),
    ...Object.values(words.verdict.bound),
    words.editions.because('x'),
    words.editions.orElse,
    words.editions.noCause,
    words.editions.borrowed('1987', 1, ['1997']),
    words.editions.borrowed('1975', 2, ['1987', '1997']),
    words.laws.notKnown,
    words.laws.secondHand,
    words.laws.readIn,
    words.laws.article('70'),
    words.laws.nearest('1997', 'x'),
    ...Object.values(words.laws.sources),
    words.heard.doubt({ claimer: 2, opponents: 1 }),
    words.heard.versions,
    words.heard.version('claimer', '', 1),
    words.heard.version('opponents', 'x', 2),
    words.heard.findings,
    ...(['version', 'aware-of-trump', 'class', 'struck-out', 'allowed'] as const).map((finding) =>
      words.heard.finding(
        finding,
        { version: 'claimer', 'aware-of-trump': 'yes' }[finding as 'version'] ?? 'novice',
        'S',
      ),
    ),
    words.heard.change(2, 1),
    words.chapter.askersLadder('W'),
    words.chapter.playedLine,
    words.chapter.asConceded,
    words.chapter.transfer({ tricks: 1, to: 'claimer' }, 'S'),
    words.chapter.transfer({ tricks: 2, to: 'opponents' }, 'S'),
    ...Object.values(words.editions.status),
    words.unseen.heading,
    words.unseen.doubt({ seats: ['W'], most: 2 }),
    ...doubts.map((doubt) =>
      doubt.code === 'two-versions'
        ? words.heard.doubt(doubt.facts)
        : doubt.code === 'number-said'
          ? words.heard.numbers(doubt.facts)
          : doubt.code === 'order'
            ? words.doubts.order(doubt.facts, 1)
            : doubt.code === 'likely'
              ? words.chapter.doubts.likely(doubt.facts, scene)
              : doubt.code === 'partner-trusts'
                ? words.chapter.doubts['partner-trusts'](doubt.facts, scene)
                : words.doubts[doubt.code](doubt.facts, scene),
    ),
    ...reasons.map((reason) => (words.reasons[reason.code] as (...all: unknown[]) => string)(reason.facts, scene)),
    ...editionIds.flatMap((id) => questions.map((question) => answerSentence(editions[id], question, words))),
  ];
}

describe('English and Dutch', () => {
  it('say the same things in different words', () => {
    const [english, dutch] = [sentences(en), sentences(nl)];
    expect(dutch).toHaveLength(english.length);
    for (const [i, text] of dutch.entries()) expect(text, english[i]).not.toBe(english[i]);
  });

  it('leave nothing empty and no placeholder', () => {
    for (const text of [...sentences(en), ...sentences(nl)]) expect(text).not.toMatch(/^$|undefined|\[object|NaN/);
  });

  it('call the director by one Dutch word, that of the law book: wedstrijdleider', () => {
    const src = join(import.meta.dirname, '../../../src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const texts = files.map((name) => [name, readFileSync(join(src, name), 'utf8')] as const);
    expect(texts.filter(([, text]) => /\barbiters?\b/i.test(text)).map(([name]) => name)).toEqual([]);
    expect(texts.filter(([, text]) => /\bwedstrijdleider\b/.test(text)).length).toBeGreaterThan(5);
  });

  it('sample every reason in this test', () => {
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(Object.keys(en.reasons)));
  });
});
