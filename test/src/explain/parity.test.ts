// Every sentence exists in both languages, and no Dutch sentence is left in English.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerSentence } from '../../../src/explain/laws.ts';
import { en } from '../../../src/explain/words/en.ts';
import { nl } from '../../../src/explain/words/nl.ts';
import type { Words } from '../../../src/explain/words.ts';
import { editionIds, editions, questions } from '../../../src/laws/editions.ts';
import { doubts, reasons } from './samples.ts';

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
