import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOfSeat, type Hands, handSize, holding } from '../../../src/cards/hands.ts';
import { countLayouts, factsFor, layouts } from '../../../src/knowledge/knowledge.ts';
import { openingLeader, replay } from '../../../src/play/record.ts';
import { playedDealArb } from '../../arbitraries.ts';

const shape = (hands: Hands) => [0, 1, 2, 3].map((seat) => handSize(hands, seat as 0 | 1 | 2 | 3));

test('layouts: as many as counted, all different, the real one among them, each within the facts', () => {
  fc.assert(
    fc.property(
      playedDealArb(32, 51),
      fc.constantFrom(0, 1, 3),
      ({ deal, strain, declarer, cards, position }, step) => {
        const record = replay(deal, strain, openingLeader(declarer), cards);
        if (!record.ok) throw new Error('the record is legal');
        const seat = ((declarer + step) & 3) as 0 | 1 | 2 | 3;
        const dummy = ((declarer + 2) & 3) as 0 | 1 | 2 | 3;
        const facts = factsFor(position, seat, dummy, record.value.shownOut);
        expect(facts.hidden).not.toContain(seat);
        expect(facts.hidden).not.toContain(dummy);
        const all = [...layouts(facts)];
        expect(all.length).toBe(countLayouts(facts));
        expect(new Set(all.map((hands) => hands.join())).size).toBe(all.length);
        expect(all.map((hands) => hands.join())).toContain(position.hands.join());
        for (const hands of all) {
          expect(shape(hands)).toEqual(shape(position.hands));
          expect(cardsOfSeat(hands, seat)).toEqual(cardsOfSeat(position.hands, seat));
          facts.hidden.forEach((other, i) => {
            for (const suit of [0, 1, 2, 3])
              if (facts.shownOut[i]! & (1 << suit)) expect(holding(hands, other, suit)).toBe(0);
          });
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a full deal has 10,400,600 layouts, and contradictory facts have none', () => {
  fc.assert(
    fc.property(playedDealArb(0, 0), ({ position, declarer }) => {
      const dummy = ((declarer + 2) & 3) as 0 | 1 | 2 | 3;
      const facts = factsFor(position, declarer, dummy, [0, 0, 0, 0]);
      expect(countLayouts(facts)).toBe(10_400_600);
      expect(countLayouts({ ...facts, shownOut: [15, 0] })).toBe(0);
      expect([...layouts({ ...facts, shownOut: [15, 15] })]).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
