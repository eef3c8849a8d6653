// What statements commit to, on small endings: what may be played at each point of a line.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOfSeat, type Hands, withCard, withoutCard } from '../../../../src/cards/hands.ts';
import { opponentsOf, type Scene, seatToPlay } from '../../../../src/claim/statement/plan/scene.ts';
import { type PlanSwitches, strictPlan } from '../../../../src/claim/statement/plan/switches.ts';
import { afterCard, planOf, progressKey, restrict } from '../../../../src/claim/statement/plan.ts';
import { afterPlay, legalPlays } from '../../../../src/play/position.ts';
import { playedDealArb } from '../../../arbitraries.ts';
import { allowedAfter, type Table } from './followed.ts';
import { treeArb } from './trees.ts';

// South declares spades with AK2 of trumps, A3 of hearts; dummy 43 of trumps, K42 of hearts. East has one trump, West two.
const trumps: Table = { hands: '43.K42.. 5.QJ.32. AK2.A3.. 76.T9.4.', strain: 0 };

/** The scene with two cards, one of each opponent and of suits that nobody has shown out of, in the other hand. */
function changedOver(scene: Scene, choice: number): Scene {
  const [left, right] = opponentsOf(scene);
  const [one, other] = [left, right].map((seat) => {
    const cards = cardsOfSeat(scene.hands, seat);
    return cards[choice % Math.max(1, cards.length)];
  });
  if (one === undefined || other === undefined) return scene;
  const swap = (hands: Hands) =>
    withCard(withCard(withoutCard(withoutCard(hands, left, one), right, other), left, other), right, one);
  return { ...scene, hands: swap(scene.hands), start: swap(scene.start) };
}

describe('a plan', () => {
  it('binds in the order of its steps', () => {
    expect(allowedAfter('draw trumps, then the hearts', trumps)).toBe('S2 SK SA');
    expect(allowedAfter('draw trumps, then the hearts', trumps, 'SA S6 S3 S5')).toBe('S2 SK');
    expect(allowedAfter('draw trumps, then the hearts', trumps, 'SA S6 S3 S5 SK S7 S4 D2')).toBe('H3 HA');
  });

  it('counts rounds, and the last trump', () => {
    expect(allowedAfter('one round of trumps, then the ace of hearts', trumps, 'SA S6 S3 S5')).toBe('HA');
    expect(allowedAfter('draw the last trump, then the ace of hearts', trumps, 'SA S6 S3 S5')).toBe('HA');
  });

  it('ends a step that is done before it begins', () => {
    const none: Table = { hands: '4.3.2. .54.3. 2.AK.. .76.4.', strain: 0 };
    expect(allowedAfter('draw the last trump and ruff a heart in dummy', none)).toBe('HK HA');
    expect(allowedAfter('draw trumps, then the ace of hearts', none)).toBe('HA');
  });

  it('plays named cards in order', () => {
    expect(allowedAfter('play the king of spades, ace of hearts and ace of spades', trumps)).toBe('SK');
    expect(allowedAfter('play the king of spades, ace of hearts and ace of spades', trumps, 'SK S6 S3 S5')).toBe('HA');
  });

  it('takes a list of tricks in any order, and no others', () => {
    const winners: Table = { hands: '43.2.32. 5.54.76. A2.A.AK. 76.T9.4.', strain: 4 };
    expect(allowedAfter('the ace of spades and two diamonds', winners)).toBe('SA DK DA');
    expect(allowedAfter('two diamonds and the ace of spades', winners, 'SA S6 S3 S5')).toBe('DK DA');
    expect(allowedAfter('the ace of spades and a diamond', winners, 'SA S6 S3 S5 DA D4 D2 D6')).toBe('S2 HA DK');
  });

  it('plays a suit from the top when he said so', () => {
    expect(allowedAfter('spades from the top', trumps)).toBe('SA');
    expect(allowedAfter('run the spades', trumps)).toBe('S2 SK SA');
  });

  it('ruffs where he said', () => {
    const ruff: Table = { hands: '43..2. ..543. .A43.. ..987.', strain: 0 };
    expect(allowedAfter('ruff a heart in dummy', ruff)).toBe('H3 H4 HA');
    expect(allowedAfter('ruff a heart in dummy', ruff, 'H3 D9')).toBe('S3 S4');
    expect(allowedAfter('ruff a heart high', ruff, 'H3 D9')).toBe('S4');
    expect(allowedAfter('ruff a heart in dummy, then the two of diamonds', ruff, 'H3 D9 S3 D5')).toBe('D2');
    expect(allowedAfter('cross-ruff', ruff, 'H3 D9')).toBe('S3 S4');
  });

  it('crosses with the card said, and wins with what is needed', () => {
    // the ace would not cross: dummy cannot beat it
    expect(allowedAfter('cross to dummy with a heart', trumps)).toBe('H3');
    expect(allowedAfter('a heart to the king', trumps, 'H3 H9')).toBe('HK');
    expect(allowedAfter('cross to dummy with a heart', trumps, 'H3 H9')).toBe('HK');
    expect(allowedAfter('cross to dummy with a heart, then the three of trumps', trumps, 'H3 H9 HK HJ')).toBe('S3');
  });

  it('keeps the trumps for the ruffs that he named, and comes back for the next', () => {
    // two hearts to be ruffed in dummy, which has two trumps; a club is the way back
    const twice: Table = { hands: '43...A2 5.AK..4 A.32..K 7.QJ..3', strain: 0 };
    expect(allowedAfter('ruff two hearts in dummy', twice)).toBe('H2 H3');
    expect(allowedAfter('ruff two hearts in dummy', twice, 'H2 HJ S3 HK')).toBe('C2');
  });

  it('ruffs a round only when the hand is out of the suit by then', () => {
    const third: Table = { hands: '4.43.2. 5.QJ9.. 2.AK5.. 7.T8.3.', strain: 0 };
    expect(allowedAfter('ruff the third round of hearts', third)).toBe('H5 HK HA');
    expect(allowedAfter('ruff the second round of hearts, then the two of trumps', third)).toBe('S2');
  });

  it('passes a way across that does not exist', () => {
    const none: Table = { hands: '.2.32. .3.54. A.A.. K..6.7', strain: 4 };
    expect(allowedAfter('cross to dummy with a heart, then the ace of spades', none)).toBe('SA');
  });

  it('discards, unblocks and overtakes', () => {
    const suits: Table = { hands: '.K2.A.2 .543..3 .AQ..32 .876..4', strain: 4 };
    expect(allowedAfter('unblock the king of hearts', suits, 'HA H6')).toBe('HK');
    expect(allowedAfter('overtake the queen with the king', suits)).toBe('HQ');
    expect(allowedAfter('overtake the queen with the king', suits, 'HQ H6')).toBe('HK');
    const pitch: Table = { hands: '.A2.. .54.. ...32 .76..', strain: 4, leader: 0 };
    expect(allowedAfter('discard a club on the ace of hearts', pitch)).toBe('HA');
    expect(allowedAfter('discard the two of clubs on the ace of hearts', pitch, 'HA H4')).toBe('C2');
  });

  it('throws in with the card said, and exits with it', () => {
    for (const said of ['endplay East with a heart', 'exit with a heart', 'draw the last trump, then exit in hearts'])
      expect(allowedAfter(said, { ...trumps, hands: '43.K42.. 5.QJ.32. A2K.A3.. 76.T9.4.' }), said).toBe(
        said.startsWith('draw') ? 'S2 SK SA' : 'H3 HA',
      );
    expect(allowedAfter('throw East in to lead a diamond', trumps)).toBe('S2 SK SA H3 HA');
  });

  it('discards from the hand said, and not when that hand cannot', () => {
    const squeezed: Table = { hands: '.A2.2. .54.3. .3.AK. .76.4.', strain: 4 };
    expect(allowedAfter('discard a heart from dummy', squeezed, 'DA D4')).toBe('D2');
    expect(allowedAfter('discard a heart from dummy', squeezed, 'DA D4 D2 D3 DK H6')).toBe('H2 HA');
    expect(allowedAfter('discard a heart from hand, then the ace of diamonds', squeezed, 'DA D4 D2 D3 DK H6')).toBe(
      'H2 HA',
    );
  });

  it('cross-ruffs the suits said', () => {
    const ruffs: Table = { hands: '43.2..32 5.54.76. A2..A.5 76.T9.4.', strain: 0 };
    expect(allowedAfter('crossruff diamonds and hearts', ruffs)).toBe('DA');
  });

  it('gives up a trick in the suit said', () => {
    expect(allowedAfter('give up a heart', trumps)).toBe('H3 HA');
    expect(allowedAfter('concede the three of hearts', trumps)).toBe('H3');
  });

  it('does not do what he said he would not', () => {
    expect(allowedAfter('do not draw trumps', trumps)).toBe('H3 HA');
    expect(allowedAfter('no trump, the ace of hearts', { hands: '.2.. .3.. .A.. .4..' })).toBe('HA');
  });

  it('keeps what he said he would keep, in the hand said or in one of the two', () => {
    expect(allowedAfter('keep a trump in hand', trumps, 'SA S6 S3 S5 SK S7 S4 D2')).toBe('H3 HA');
    expect(allowedAfter('draw trumps keeping one in dummy', trumps, 'SA S6 S3 S5 SK S7')).toBe('S4');
    expect(allowedAfter('keep the ace of hearts', trumps)).toBe('S2 SK SA H3');
  });

  it('follows what the line shows', () => {
    const text = 'play the ace of hearts; if the queen of hearts falls then the king of spades else the ace of spades';
    expect(allowedAfter(text, trumps, 'HA H9 H2 HQ')).toBe('SK');
    expect(allowedAfter(text, trumps, 'HA H9 H2 HJ')).toBe('SA');
    const shows = 'one round of trumps; if East shows out the ace of hearts, otherwise the king of spades';
    expect(allowedAfter(shows, { ...trumps, hands: '43.K42.. .QJ.432. AK2.A3.. 765.T9..' }, 'SA S6 S3 D2')).toBe('HA');
    expect(allowedAfter(shows, trumps, 'SA S6 S3 S5')).toBe('SK');
    const split = 'two rounds of trumps; if trumps are 2-1 the ace of hearts, otherwise the two of spades';
    expect(allowedAfter(split, trumps, 'SA S6 S3 S5 SK S7 S4 D2')).toBe('HA');
  });

  it('leaves open what the line has not shown yet', () => {
    expect(allowedAfter('if East has the queen of hearts then the ace of spades', trumps)).toBe('S2 SK SA H3 HA');
  });

  it('lets the play choose between alternatives', () => {
    expect(allowedAfter('play the ace of spades or play the ace of hearts', trumps)).toBe('SA HA');
    const text =
      '(play the ace of spades then play the king of spades) or (play the ace of hearts then play the three of hearts)';
    expect(allowedAfter(text, trumps, 'HA H9 H2 HJ')).toBe('H3');
  });

  it('is free when a step cannot be followed from this hand', () => {
    expect(allowedAfter('cash the diamonds', { hands: '.2.A. .4.3. .A3.. .65..' })).toBe('H3 HA');
  });

  it('passes an impossible step, or ends with it, as the switch says', () => {
    const text = 'the queen of diamonds, then the ace of hearts';
    const cards = 'play the queen of diamonds, then play the ace of hearts';
    expect(allowedAfter(text, trumps)).toBe('HA');
    expect(allowedAfter(cards, trumps)).toBe('HA');
    expect(allowedAfter(cards, trumps, '', { afterBreakdown: 'nothing' })).toBe('S2 SK SA H3 HA');
  });

  const broken: Table = { hands: '4.5.32.7 .4.76.54 A32.A..2 KQ5.6..3', strain: 4 };
  it('runs a suit to the end, or until it loses, or until a defender shows out', () => {
    const line = 'SA S5 S4 D6 S2 SQ D2 D7 H6 H5 H4 HA';
    expect(allowedAfter('run the spades', broken, line)).toBe('S3');
    expect(allowedAfter('run the spades', broken, line, { run: 'until-it-loses' })).toBe('S3 C2');
    expect(allowedAfter('run the spades, then the ace of hearts', broken, 'SA S5 S4 D6')).toBe('S2 S3');
    const stops = { afterShowOut: 'may-stop' } as const;
    expect(allowedAfter('run the spades, then the ace of hearts', broken, 'SA S5 S4 D6', stops)).toBe('HA');
  });

  it('takes steps said one after another in order, or in any order', () => {
    expect(allowedAfter('draw trumps, cash the hearts', trumps)).toBe('S2 SK SA');
    expect(allowedAfter('draw trumps, cash the hearts', trumps, '', { listed: 'any-order' })).toBe('S2 SK SA H3 HA');
  });

  it('allows something, only what is legal, and stays plain data, whatever was said', () => {
    const names = new Map<string, string>();
    const switches: PlanSwitches[] = [
      strictPlan,
      { afterBreakdown: 'nothing', run: 'until-it-loses', afterShowOut: 'may-stop', listed: 'any-order' },
    ];
    fc.assert(
      fc.property(treeArb, playedDealArb(8, 48), fc.array(fc.nat(50), { maxLength: 24 }), (steps, ending, choices) => {
        for (const all of switches) {
          let { position } = ending;
          const { declarer } = ending;
          const start = position.hands;
          const scene = () => ({ claimer: declarer, declarer, ...position, shownOut: [0, 0, 0, 0], start });
          let progress = planOf({ steps }, scene(), all);
          for (const choice of choices) {
            const legal = legalPlays(position);
            if (legal.length === 0) break;
            const own = ((seatToPlay(scene()) ^ declarer) & 1) === 0;
            const bound = own ? restrict(legal, progress, scene(), all) : { plays: legal, progress };
            expect(bound.plays.length).toBeGreaterThan(0);
            for (const card of bound.plays) expect(legal).toContain(card);
            expect(JSON.parse(JSON.stringify(bound.progress))).toEqual(bound.progress);
            const [name, text] = [progressKey(bound.progress), JSON.stringify(bound.progress)];
            expect(names.get(name) ?? text).toBe(text);
            names.set(name, text);
            if (own) {
              // he cannot place the cards he does not see: with one pair of them changed over he may do the same
              const seen = changedOver(scene(), choice);
              expect(restrict(legal, progress, seen, all)).toEqual(bound);
            }
            const card = bound.plays[choice % bound.plays.length]!;
            progress = afterCard(card, bound.progress, scene(), all);
            position = afterPlay(position, card).position;
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
