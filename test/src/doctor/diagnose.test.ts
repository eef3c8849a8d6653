// The board doctor: of a deal that was broken in a known way the diagnosis names that way, puts the deal right where that follows,
// and finds the revokes that replaying the true deal would meet.

import { describe, expect, it } from 'vitest';
import { cardName } from '../../../src/cards/cards.ts';
import { rulingFrom } from '../../../src/doctor/answers.ts';
import { examineDealt } from '../../../src/doctor/dealt.ts';
import { diagnose } from '../../../src/doctor/diagnose.ts';
import { parseFoundBoard } from '../../../src/doctor/found.ts';
import { explainIrregularity } from '../../../src/explain/irregularity.ts';
import { readText } from '../../../src/formats/read.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { replay } from '../../../src/play/record.ts';
import { walk } from '../../../src/ruling/irregularity.ts';
import { irregularityJson } from '../../../src/ruling/irregularityJson.ts';
import { breakDeal, evidence, kinds } from './breakages.ts';

const RUNS = 10_000;
const combinations = kinds.flatMap((kind) => evidence.map((known) => ({ kind, known })));
const sorted = (findings: readonly unknown[]) =>
  findings.map((finding) => JSON.stringify(finding, Object.keys(finding as object).sort())).sort();

describe('the board doctor', () => {
  it(`names the breakage, ${RUNS} times`, () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const { kind, known } = combinations[seed % combinations.length]!;
      const { board, deal, expected } = breakDeal(seed, kind, known);
      const found = diagnose(board);
      const where = `${kind}, ${known}, seed ${seed}`;
      expect(sorted(found.findings), where).toEqual(sorted(expected));
      if (found.deal !== undefined) expect(found.deal, where).toEqual(deal);
      if (known === 'record' && kind !== 'another-deal') expect(found.deal, where).toEqual(deal);
      if (known === 'backs' && kind.startsWith('strange')) expect(found.deal, where).toEqual(deal);
      expect(found.laws.length > 0 || found.findings.length === 0, where).toBe(true);
    }
  });

  it('finds the first revoke that replaying the true deal meets, and no other first one', () => {
    let revokes = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const kind = (['not-found', 'elsewhere', 'among-played'] as const)[seed % 3]!;
      const { board, deal, play, strain, opening, expected } = breakDeal(
        seed,
        kind,
        seed % 2 === 0 ? 'none' : 'record',
      );
      if (expected.length !== 1) continue;
      const [first] = diagnose(board).revokes;
      const again = replay(deal, strain, opening, play);
      if (again.ok) expect(first, `seed ${seed}`).toBeUndefined();
      else {
        revokes++;
        const place = Number(/\d+/.exec(again.problem.at)![0]);
        expect(again.problem.code).toBe('revoke');
        expect(first?.trick, `seed ${seed}`).toBe((place >> 2) + 1);
        expect(first?.played).toBe(play[place]);
      }
    }
    expect(revokes).toBeGreaterThan(100);
  });
});

describe('the guided ruling that follows from a diagnosis', () => {
  it('is not sent from 13 to 14 or back: the cards have decided which of them it is', () => {
    for (let seed = 0; seed < 3000; seed++) {
      const { kind, known } = combinations[seed % combinations.length]!;
      const edition = editionIds[Math.floor(seed / combinations.length) % editionIds.length]!;
      const board = { ...breakDeal(seed, kind, known).board, edition };
      const ruling = rulingFrom(board, diagnose(board));
      const see = (ruling && walk(ruling).outcome?.see) ?? [];
      expect(see, `${kind}, ${known}, ${edition}, seed ${seed}, article ${ruling?.article}`).not.toContain(
        ruling?.article === '13' ? '14' : '13',
      );
    }
  });
});

describe('what is asked after a diagnosis', () => {
  const doubled = {
    hands: { N: 'AKQ2.AKQ.AKQ.AKQ', E: 'T987.JT9.JT9.JTQ', S: '6543.876.876.876', W: 'J.5432.5432.5432' },
  };
  const next = (input: object) => {
    const found = parseFoundBoard({ edition: '2017', ...input });
    if (!found.ok) throw new Error(found.problem.wrong);
    return rulingFrom(found.value, diagnose(found.value))!;
  };

  it('with a card twice and thirteen in every hand, only who has it can be short', () => {
    const asked = walk(next(doubled));
    expect(asked).toMatchObject({ ask: 'shortHand', among: ['N', 'E'] });
    expect(explainIrregularity(asked, 'nl')).toMatch(/N: Noord\n +O: Oost\n$/);
    expect(irregularityJson(asked).ask?.answers).toBe('one of N, E');
  });

  it.each([
    ['N', 'W', false],
    ['E', 'W', true],
    ['N', 'N', true],
  ])('short: %s, to lead: %s; whether the owner defends (%s) is known and not asked', (short, opening, defends) => {
    const ruling = next({ ...doubled, opening });
    const answers = {
      ...ruling.answers,
      shortHand: short,
      beforeLead: false,
      cardFound: 'not-found',
      missingCard: 'C9',
    };
    const found = walk({ ...ruling, answers });
    expect(found.path).toContainEqual({ fact: 'ownerDefends', answer: defends });
    expect(found.ask).toBe('failedToPlayIt');
  });

  it('a file that names declarer without the play tells who defends', () => {
    const [item] = readText(
      '[Board "1"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.543"]\n[Declarer "S"]\n[Contract "3NT"]\n',
    );
    if (item === undefined || !('board' in item)) throw new Error('no board');
    const { play, opening, strain, diagnostics } = item.board;
    const cards = diagnostics.find(({ dealt }) => dealt !== undefined)!.dealt!;
    expect(examineDealt({ cards, play, opening, strain }, '2017').next?.answers).toMatchObject({
      shortHand: 'W',
      ownerDefends: true,
    });
    expect(examineDealt({ cards, play }, '2017').next?.answers).not.toHaveProperty('ownerDefends');
  });
});

const board = {
  hands: { N: 'AKQ2.AKQ.AKQ.AKQ', E: 'T987.JT9.JT9.JT9', S: '6543.876.876.876', W: 'J.5432.5432.5432' },
};
const read = (change: object = {}) => {
  const found = parseFoundBoard({ ...board, ...change });
  if (!found.ok) throw new Error(found.problem.wrong);
  return diagnose(found.value);
};

/** A club is missing after the first trick, which `opening` led. */
const shortAfter = (opening: string, short: 'N' | 'E' | 'S' | 'W', edition: string) => {
  const clubs = { N: 'A', E: 'J', S: '8', W: '5' };
  const start = ['N', 'E', 'S', 'W'];
  const from = start.indexOf(opening);
  const play = [...start.slice(from), ...start.slice(0, from)].map((seat) => `C${clubs[seat as 'N']}`);
  const suits = { N: 'KQ', E: 'T9', S: '76', W: '43' };
  const held = (seat: 'N' | 'E' | 'S' | 'W') => (seat === short ? suits[seat].slice(1) : suits[seat]);
  const hands = {
    N: `AKQ2.AKQ.AKQ.${held('N')}`,
    E: `T987.JT9.JT9.${held('E')}`,
    S: `6543.876.876.${held('S')}`,
    W: `J.5432.5432.${held('W')}2`,
  };
  const found = parseFoundBoard({ hands, play, opening, strain: 'NT', edition });
  if (!found.ok) throw new Error(found.problem.wrong);
  return rulingFrom(found.value, diagnose(found.value))!.answers;
};

describe('the play tells who defends', () => {
  it('without a play neither that nor a revoke is answered', () => {
    const found = parseFoundBoard({ ...board, hands: { ...board.hands, W: 'J.5432.5432.543' }, edition: '1963' });
    if (!found.ok) throw new Error(found.problem.wrong);
    const { answers } = rulingFrom(found.value, diagnose(found.value))!;
    expect(answers).toMatchObject({ shortHand: 'W', missingCard: 'C2' });
    expect(Object.keys(answers)).not.toContain('failedToPlayIt');
    expect(Object.keys(answers)).not.toContain('ownerDefends');
  });

  it.each([
    ['W', 'E', true],
    ['W', 'W', true],
    ['W', 'N', false],
    ['W', 'S', false],
    ['N', 'S', true],
    ['N', 'E', false],
  ] as const)('%s led, %s is short: a defender %s', (opening, short, ownerDefends) => {
    for (const edition of ['1963', '2007', '2017'])
      expect(shortAfter(opening, short, edition)).toMatchObject({ shortHand: short, ownerDefends, beforeLead: false });
  });
});

describe('a board in JSON', () => {
  it('nothing is wrong', () => {
    expect(read()).toMatchObject({ findings: [], laws: [], restoration: 'nothing', counts: [13, 13, 13, 13] });
  });

  it.each([
    ['1963', ['14']],
    ['2017', ['14']],
  ])('a card short, %s', (edition, laws) => {
    const found = read({ edition, hands: { ...board.hands, W: 'J.5432.5432.543' } });
    expect(found).toMatchObject({ laws, restoration: 'cards-known', counts: [13, 13, 13, 12] });
    expect(found.findings).toMatchObject([{ kind: 'missing', owner: 3, where: 'not-found' }]);
  });

  it('two hands short: 13 in 1963, where 14 takes three right hands; 14 in 2017', () => {
    const hands = { ...board.hands, W: 'J.5432.5432.543', S: '6543.876.876.87' };
    expect(read({ edition: '1963', hands }).laws).toEqual(['13']);
    expect(read({ edition: '2017', hands }).laws).toEqual(['14']);
  });

  it('a card of another pack in a hand, and the same twice in one hand', () => {
    const found = read({ hands: { ...board.hands, N: 'AKQ2.AKQ.AKQ.AKQQ' } });
    expect(found).toMatchObject({ laws: ['13'], restoration: 'cards-known' });
    expect(found.findings.map((finding) => 'card' in finding && cardName(finding.card))).toEqual(['CQ']);
  });

  it('among the quitted tricks it is a defective trick, under its number in that edition where known', () => {
    const change = {
      hands: { N: 'AKQ2.AKQ.AKQ.AK', E: 'T987.JT9.JT9.JT', S: '6543.876.876.87', W: 'J.5432.5432.54' },
      play: ['C3', 'CQ', 'C9', 'C6'],
      opening: 'W',
      strain: 'NT',
      inFront: { N: ['CQ'], E: ['C9'], S: ['C6'], W: ['C3', 'C2'] },
    };
    for (const [edition, law] of Object.entries({ 1963: '68', 2007: '67', 2017: '67' }))
      expect(read({ ...change, edition }).laws).toEqual(['14', law]);
    expect(read({ ...change, edition: '1997' }).laws).toEqual(['14']);
  });

  it.each<[string, object, string]>([
    ['a hand of three suits', { hands: { ...board.hands, N: 'AKQ.AKQ.AKQ' } }, 'hands.N'],
    ['a rank that is none', { hands: { ...board.hands, N: 'AKQ1.AKQ.AKQ.AKQ' } }, 'hands.N'],
    ['an unknown key', { hand: {} }, 'hand'],
    ['no card', { elsewhere: ['S1'] }, 'elsewhere[0]'],
    ['a card elsewhere that North has', { elsewhere: ['SA'] }, 'elsewhere[0]'],
    [
      'a card elsewhere twice',
      { hands: { ...board.hands, N: 'KQ2.AKQ.AKQ.AKQ' }, elsewhere: ['SA', 'SA'] },
      'elsewhere[1]',
    ],
    ['no seat', { otherPack: ['SA'] }, 'otherPack[0]'],
    ['a card of another pack that the seat has not', { otherPack: ['E:SA'] }, 'otherPack[0]'],
    ['a play without a strain', { play: ['SA'], opening: 'N' }, 'strain'],
    ['cards in front without a play', { inFront: { N: ['SA'] } }, 'play'],
    [
      'a card in front that is in a hand too',
      { play: ['SA'], opening: 'N', strain: 'NT', inFront: { N: ['SA', 'DA'] } },
      'inFront.N',
    ],
    ['a played card that is not there', { play: ['SA'], opening: 'N', strain: 'NT', inFront: { N: [] } }, 'inFront.N'],
    ['a record that is not a deal', { record: 'N:AKQ2.AKQ.AKQ.AKQ ... ... ...' }, 'record.E'],
    ['no hands', { hands: undefined }, 'hands'],
  ])('%s is named', (_, change, at) => {
    const found = parseFoundBoard({ ...board, ...change });
    expect(found.ok ? undefined : found.problem.at).toBe(at);
  });
});
