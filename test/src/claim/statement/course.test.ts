// What became of each numbered step on a line: followed, not reached, impossible, irregular, partly; and what the hands show
// before a card is played.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard, type Seat } from '../../../../src/cards/cards.ts';
import { courseOf, impossibleSteps, type Start } from '../../../../src/claim/statement/course.ts';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { type PlanSwitches, strictPlan } from '../../../../src/claim/statement/plan/switches.ts';
import { numberedSteps } from '../../../../src/claim/statement/tree.ts';
import { understoodSteps } from '../../../../src/explain/understood.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../../src/play/position.ts';
import { playedDealArb } from '../../../arbitraries.ts';
import { handsOf, type Table } from './followed.ts';
import { treeArb } from './trees.ts';

function read(text: string) {
  const statement = parseStatement(text);
  if (!statement.ok || statement.value.notUnderstood.length > 0) throw new Error(`not understood: ${text}`);
  return statement.value;
}

const startOf = ({ hands, strain = 4, leader = 2, claimer = 2, declarer = 2, trick = '' }: Table): Start => ({
  claimer,
  declarer,
  strain,
  position: {
    hands: handsOf(hands),
    strain,
    leader,
    trick: trick
      .split(' ')
      .filter(Boolean)
      .map((card) => parseCard(card)!),
  },
  shownOut: [0, 0, 0, 0],
});

/** Each step as "fate", with the places of its plays and the reason. */
function fates(text: string, table: Table, line: string, switches: Partial<PlanSwitches> = {}): string[] {
  const start = startOf(table);
  let position: Position = start.position;
  const plays = line
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const card = parseCard(name)!;
      const seat = seatToPlay(position);
      position = afterPlay(position, card).position;
      return { seat, card };
    });
  return courseOf(read(text), start, { ...strictPlan, ...switches }, plays).map(({ fate, plays: at, because, held }) =>
    [fate, at.join(' '), because && because.code + (because.seat === undefined ? '' : `:${'NESW'[because.seat]}`), held]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
  );
}

const trumps: Table = { hands: '43.K42.. 5.QJ.32. AK2.A3.. 76.T9.4.', strain: 0 };
const drawn = 'SA S6 S3 S5 SK S7 S4 D2 HA H9 H2 HJ H3 HT HK HQ H4 D3 S2 D4';

describe('the course of a plan', () => {
  it('tells where a step was followed', () => {
    expect(fates('draw trumps, then the hearts from the top', trumps, drawn)).toEqual([
      'followed 0 4',
      'followed 8 12 16',
    ]);
    expect(fates('draw trumps; the rest', trumps, drawn)).toEqual(['followed 0 4', 'no-play']);
  });

  it('tells which card was never there, and goes on', () => {
    expect(fates('ace of clubs, then draw trumps', trumps, drawn)).toEqual(['impossible not-held', 'followed 0 4']);
    expect(fates('play the king of diamonds, then draw trumps', trumps, drawn, { afterBreakdown: 'nothing' })).toEqual([
      'impossible not-held',
      'lapsed',
    ]);
  });

  it('tells what notrump, a hand without trumps or without a way in makes impossible', () => {
    const notrump = { ...trumps, strain: 4 } as const;
    expect(fates('draw trumps, then ruff a heart', notrump, 'SA S6 S3 S5')).toEqual([
      'impossible notrump',
      'impossible notrump',
    ]);
    const none: Table = { hands: '.K42.32. 5.QJ.32. AK2.A3.. 76.T9.4.', strain: 0 };
    expect(fates('ruff a heart in dummy', none, 'SA S6 D2 S5')).toEqual(['impossible no-trump-left:N']);
    expect(fates('ruff a heart in dummy', trumps, 'SA S6 S3 S5')).toEqual(['impossible no-ruff:N']);
    expect(fates('cross to dummy with a trump', trumps, 'S2 S6 S3 S5')).toEqual(['partly 0 no-entry:N']);
  });

  it('tells a step that the lead did not allow', () => {
    expect(fates('play the king of hearts', trumps, 'S2 S6 S3 S5')).toEqual(['irregular wrong-hand:S']);
    const ruff: Table = { hands: '.2.. .3.. 2.A.. .4..', strain: 0, leader: 1, trick: 'H3' };
    expect(fates('ruff', ruff, 'HA H4 H2')).toEqual(['irregular must-follow:S']);
  });

  it('tells what was not reached, not needed and partly followed', () => {
    expect(fates('draw trumps, then the hearts', trumps, 'SA S6 S3 S5')).toEqual(['followed 0', 'not-reached']);
    const none: Table = { hands: '4.3.2. .54.3. 2.AK.. .76.4.', strain: 0 };
    expect(fates('draw trumps, then the ace of hearts', none, 'HA H6 H3 H4')).toEqual(['not-needed', 'followed 0']);
    expect(fates('run the hearts', trumps, 'HA H9 H2 HQ H3 HT HK HJ H4 D2 S2 D4 SA S6 S3 S5')).toEqual([
      'followed 0 4 8',
    ]);
  });

  it('tells whether the tricks of a list were won', () => {
    const list: Table = { hands: '32.2.. K5.4.. A4.3.. 76.5..', strain: 4 };
    expect(fates('two spades', list, 'SA S6 S2 S5 S4 S7 S3 SK H4 H3 H5 H2')).toEqual(['partly 0 4 not-won']);
    expect(fates('the ace of spades', list, 'SA S6 S2 S5 S4 S7 S3 SK H4 H3 H5 H2')).toEqual(['followed 0']);
  });

  it('tells how a condition came out', () => {
    const text = 'ace of hearts; if the queen of hearts falls then the king of spades, otherwise the ace of spades';
    expect(fates(text, trumps, 'HA H9 H2 HQ SK S6 S3 S5')).toEqual(['followed 0', 'followed 4 true']);
    expect(fates(text, trumps, 'HA H9 H2 HJ SA S6 S3 S5')).toEqual(['followed 0', 'followed 4 false']);
    expect(fates('if East has the queen of hearts then the ace of spades', trumps, 'SA S6 S3 S5')).toEqual(['open']);
    expect(
      fates('ace of hearts; if the queen of hearts falls then the king of spades', trumps, 'HA H9 H2 HJ SA'),
    ).toEqual(['followed 0', 'not-met false']);
  });

  it('tells whether he kept from what he said he would not do', () => {
    expect(fates('do not draw trumps', trumps, 'HA H9 H2 HQ')).toEqual(['followed']);
    const only: Table = { hands: '4.... 5.... A.... 7....', strain: 0 };
    expect(fates('do not draw trumps', only, 'SA S7 S4 S5')).toEqual(['irregular only-play']);
  });

  it('does not call a card that lies on the table never held', () => {
    const table: Table = { hands: '.2.. .4.. A.3.. .5..', strain: 4, leader: 0, trick: 'HA H9' };
    expect(fates('play the ace of hearts, then the ace of spades', table, 'H3 H5 H2 H4')).toEqual([
      'impossible spent',
      'not-reached',
    ]);
  });
});

describe('before a card is played', () => {
  const seen = (text: string, table: Table) =>
    [...impossibleSteps(read(text), startOf(table), strictPlan)].map(([step, { code }]) => `${step} ${code}`);

  it('the hands show what can never be', () => {
    expect(seen('draw trumps, then the ace of clubs; finesse against the king of hearts', trumps)).toEqual([
      '1 not-held',
      '2 not-out',
    ]);
    expect(seen('cash the diamonds', trumps)).toEqual(['0 not-held']);
    expect(seen('play the queen of spades from dummy', trumps)).toEqual(['0 not-held']);
    expect(seen('play the king of spades from dummy', trumps)).toEqual(['0 not-in-hand']);
    expect(seen('draw trumps, cash the hearts', trumps)).toEqual([]);
  });
});

it('there is one for each numbered step, whatever was said and played', () => {
  fc.assert(
    fc.property(treeArb, playedDealArb(4, 48), fc.array(fc.nat(50), { maxLength: 52 }), (steps, ending, choices) => {
      const { position, declarer } = ending;
      const start: Start = {
        claimer: declarer,
        declarer,
        strain: position.strain,
        position,
        shownOut: [0, 0, 0, 0],
      };
      let now = position;
      const line: { seat: Seat; card: number }[] = [];
      for (const choice of choices) {
        const legal = legalPlays(now);
        if (legal.length === 0) break;
        const card = legal[choice % legal.length]!;
        line.push({ seat: seatToPlay(now), card });
        now = afterPlay(now, card).position;
      }
      const course = courseOf({ steps }, start, strictPlan, line);
      expect(course).toHaveLength(numberedSteps(steps).length);
      expect(course).toHaveLength(understoodSteps({ steps }, 'en').length);
      const never = impossibleSteps({ steps }, start, strictPlan);
      course.forEach(({ fate, plays, because }, step) => {
        if (never.has(step)) expect(['impossible', 'partly', 'followed', 'irregular']).toContain(fate);
        if (fate === 'impossible' || fate === 'irregular') expect(because).toBeDefined();
        for (const at of plays) expect(line[at]).toBeDefined();
      });
    }),
    { numRuns: 150 },
  );
});
