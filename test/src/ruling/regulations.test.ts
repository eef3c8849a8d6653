// The switches that the law leaves to practice: an ending for each in which two readings give different counts, the sets of
// the authorities, and the order of the classes of player.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { type SeatLetter, seatLetters, strainLetters } from '../../../src/cards/cards.ts';
import { handText } from '../../../src/cards/hands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { authorities, authorityIds, type Regulations, readings, switchNames } from '../../../src/laws/regulations.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { randomQuestion, seeded } from '../lines/endings.ts';

const solver = createSolver();

function rule(input: Record<string, unknown>, regulations: Regulations = {}, findings: Record<string, unknown> = {}) {
  const read = parseCase({
    law70: 'case/1',
    edition: '2017',
    ...input,
    regulations,
    findings: { ...(input.findings as object), ...findings },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return adjudicate(read.value, solver);
}

/** Four cards a hand, declarer claims all: strain, declarer, hands from North, leader, aware of the trump. */
function ending(strain: string, declarer: SeatLetter, hands: string, leader: SeatLetter, aware: boolean) {
  const held = hands.split(' ');
  return {
    strain,
    declarer,
    leader,
    hands: Object.fromEntries(seatLetters.map((seat, i) => [seat, held[i]])),
    claim: { by: declarer, tricks: 4 },
    findings: { awareOfTrump: aware },
  };
}

describe('readings that change a count', () => {
  test.each([
    ['topDown', false, 3, 2, ending('C', 'E', 'T2..8.A Q..A.82 4..T.73 5..9.K5', 'S', true)],
    ['smallCards', 'any', 3, 2, ending('C', 'E', 'T2..8.A Q..A.82 4..T.73 5..9.K5', 'S', true)],
    ['ownLastTrump', 'any-time', 2, 1, ending('S', 'W', '7...QJT .QJ.K.9 .7.94.8 52.4..3', 'E', false)],
    ['ruff', 'any', 4, 3, ending('H', 'S', '.AK6.Q. .Q8.87. .7.A96. .T.KJT.', 'E', false)],
    ['winWith', 'any', 3, 2, ending('D', 'N', 'AQ.9..8 .QJ6..7 K.K..T9 97.T..A', 'W', false)],
    ['showOuts', 'missed', 4, 3, ending('C', 'E', '.T7..T7 .8..AK9 .K9..QJ .A6..86', 'W', true)],
    ['suitOrder', 'not-tortuous', 2, 3, ending('S', 'E', '.AT.Q9. .Q9.K.J ..J.T96 .J8..A7', 'W', true)],
  ] as const)('%s: %s instead of the default', (name, value, usual, other, claim) => {
    expect(rule(claim).tricks.claimer).toBe(usual);
    const ruling = rule(claim, { [name]: value });
    expect(ruling.tricks.claimer).toBe(other);
    expect(ruling.reasons).toContainEqual({ code: 'regulation', facts: { name, value }, cite: [] });
  });

  test('silence about a trump, when declarer had just led one', () => {
    // spades are trumps and 4-1; South has drawn one round
    const drawing = {
      contract: '4S',
      declarer: 'S',
      deal: 'N:9876.AK2.A32.432 J.QJT9.KQJ9.KQJ9 AKQT.543.654.A65 5432.876.T87.T87',
      play: 'H8 HA HT H3 S6 SJ SA S2'.split(' '),
      claim: { by: 'S', tricks: 5, statement: 'the rest but four' },
    };
    const said = (regulations: Regulations) =>
      rule(drawing, regulations).reasons.find(({ code }) => code === 'trump-awareness')?.facts;
    expect(said({})).toEqual({ finding: 'open' });
    expect(said({ silentTrump: 'unless-drawing' })).toEqual({ finding: 'drawing' });
    expect(said({ authority: 'ebu' })).toEqual({ finding: 'drawing' });
  });
});

describe('an authority', () => {
  test.each(authorityIds)('%s: what it settles is used, what it does not is said', (authority) => {
    const { reasons } = rule(ending('NT', 'W', '8.AT.T. 4.Q3.8. JT2.5.. A..K43.', 'S', false), { authority });
    const named = reasons.flatMap((reason) => (reason.code === 'regulation' ? [reason.facts.name] : []));
    expect(named).toEqual(switchNames.filter((name) => name in authorities[authority]));
    const unknown = reasons.flatMap((reason) => (reason.code === 'not-regulated' ? reason.facts.names : []));
    expect([...named, ...unknown].sort()).toEqual([...switchNames].sort());
  });

  test('is overruled by what the case itself says', () => {
    const claim = ending('S', 'W', '7...QJT .QJ.K.9 .7.94.8 52.4..3', 'E', false);
    expect(rule(claim, { authority: 'acbl' }).tricks.claimer).toBe(2);
    expect(rule(claim, { authority: 'acbl', ownLastTrump: 'any-time' }).tricks.claimer).toBe(1);
  });

  test('settles readings that exist', () => {
    for (const settled of Object.values(authorities)) {
      for (const [name, { value }] of Object.entries(settled)) {
        expect(readings[name as keyof typeof readings].map((reading) => reading.value)).toContain(value);
      }
    }
  });
});

test('an expert is never ruled below an average player, nor he below a novice', () => {
  const random = seeded(71);
  for (let i = 0; i < 60; i++) {
    const { position, declarer } = randomQuestion(random, 3);
    const claim = {
      strain: strainLetters[position.strain],
      declarer: seatLetters[declarer],
      leader: seatLetters[position.leader],
      trick: position.trick.map((card) => 'SHDC'[Math.floor(card / 13)]! + '23456789TJQKA'[card % 13]!),
      hands: Object.fromEntries(seatLetters.map((seat, s) => [seat, handText(position.hands, s as 0)])),
      claim: { by: seatLetters[declarer], tricks: i % 2 === 0 ? undefined : 2 },
    };
    const of = (name: string) => rule(claim, {}, { class: name }).ladder.normal;
    const place = JSON.stringify(claim);
    expect(of('novice'), place).toBeLessThanOrEqual(of('average'));
    expect(of('average'), place).toBeLessThanOrEqual(of('expert'));
  }
});

describe('readings of a statement', () => {
  const three = (hands: string, statement: string) => ({
    ...ending('NT', 'S', hands, 'S', true),
    claim: { by: 'S', tricks: 4, statement },
  });
  test('run: to the last card, or until a trick in the suit is lost', () => {
    // East has four clubs: he takes the third round and leads a heart; with a club still to run South loses the ace of diamonds
    const claim = {
      ...three('.432.432. .KQ..QJT9 .A.A.AK43 .JT9.QJT.', 'run the clubs'),
      claim: { by: 'S', tricks: 6, statement: 'run the clubs' },
    };
    expect(rule(claim).ladder.normal).toBe(3);
    expect(rule(claim, { run: 'until-it-loses' }).ladder.normal).toBe(4);
  });
  test('listed: in the order said, or in any', () => {
    const claim = three('.32.2.2 .KQ..QJ A.A.A.K .J9..T9', 'the ace of hearts, the king of clubs, the ace of spades');
    const counts = [rule(claim), rule(claim, { listed: 'any-order' })].map(({ tricks }) => tricks.claimer);
    expect(counts[1]).toBeLessThanOrEqual(counts[0]!);
  });
});
