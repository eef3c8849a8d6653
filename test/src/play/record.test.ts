import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, type Seat, suitOf } from '../../../src/cards/cards.ts';
import { hasCard, holding } from '../../../src/cards/hands.ts';
import { tricksLeft } from '../../../src/play/position.ts';
import { dealBefore, openingLeader, playFromColumns, replay } from '../../../src/play/record.ts';
import { playedDealArb } from '../../arbitraries.ts';

test('a play record leads to its position, keeps the tricks at thirteen, and can be taken back', () => {
  fc.assert(
    fc.property(playedDealArb(), ({ deal, strain, declarer, cards, position }) => {
      const leader = openingLeader(declarer);
      const result = replay(deal, strain, leader, cards);
      if (!result.ok) throw new Error(JSON.stringify(result.problem));
      const { won, shownOut } = result.value;
      expect(result.value.position).toEqual(position);
      expect(won.NS + won.EW + tricksLeft(position)).toBe(13);
      expect(dealBefore(position, leader, cards)).toEqual(deal);
      for (const seat of [0, 1, 2, 3] as const)
        for (const suit of [0, 1, 2, 3])
          if (shownOut[seat]! & (1 << suit)) expect(holding(position.hands, seat, suit)).toBe(0);
    }),
  );
});

test('PBN columns give the same cards as the order of play', () => {
  fc.assert(
    fc.property(playedDealArb(), ({ deal, strain, declarer, cards }) => {
      const opening = openingLeader(declarer);
      const rows: (Card | undefined)[][] = Array.from({ length: 13 }, () => [
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const [i, card] of cards.entries()) {
        const holder = ([0, 1, 2, 3] as Seat[]).find((seat) => hasCard(deal, seat, card))!;
        rows[i >> 2]![(holder - opening + 4) & 3] = card;
      }
      expect(playFromColumns(rows, opening, strain)).toEqual({ ok: true, value: cards });
    }),
  );
});

test('a card out of place is refused at its own place, and as a revoke when its seat could follow', () => {
  fc.assert(
    fc.property(playedDealArb(1, 51), fc.nat(), fc.nat(51), ({ deal, strain, declarer, cards }, at, other) => {
      const place = at % cards.length;
      const changed = cards.map((card, i) => (i === place ? other : card));
      const result = replay(deal, strain, openingLeader(declarer), changed);
      if (result.ok) return;
      expect(['card-not-held', 'revoke']).toContain(result.problem.code);
      const named = Number(result.problem.at.slice(5, -1));
      expect(named).toBeGreaterThanOrEqual(place);
      if (result.problem.code === 'revoke') expect(suitOf(changed[named]!)).not.toBe(suitOf(changed[named & ~3]!));
    }),
  );
});

test('a gap in the columns is named by its row', () => {
  // South declares, West leads spades; East wins the first trick with the ace.
  const [two, ace, three, four, king] = [0, 12, 1, 2, 11];
  const first = [two, three, ace, four];
  expect(playFromColumns([first, [undefined, undefined, king]], 3, 4)).toMatchObject({ ok: true });
  expect(playFromColumns([first, [king]], 3, 4)).toMatchObject({ problem: { code: 'play-gap', at: 'play[1]' } });
  expect(playFromColumns([[two], [king]], 3, 4)).toMatchObject({ problem: { code: 'play-gap', at: 'play[0]' } });
});
