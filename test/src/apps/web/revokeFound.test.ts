// The questions about a revoke on the page: none that changes nothing, none left out that does, and no answer that cannot be seen.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSolver } from '../../../../solver/solver.ts';
import { type Draft, emptyDraft } from '../../../../src/apps/web/case/draft.ts';
import {
  askedOf,
  facedCardExempts,
  groundOf,
  grounds,
  groundsFor,
  lateCardCounts,
  withEstablished,
  withGround,
} from '../../../../src/apps/web/case/revokeFound.ts';
import type { Revoke } from '../../../../src/claim/revoke.ts';
import { editionIds, nearestKnown } from '../../../../src/laws/editions.ts';
import { adjudicate } from '../../../../src/ruling/adjudicate.ts';
import { ending, parseAgain } from './hands.ts';

test('what the page knows of the editions is what their answers say', () => {
  for (const edition of editionIds) {
    const late = nearestKnown(edition, 'revokeTricks').known.answer;
    expect(lateCardCounts(edition), edition).toBe(late === 'two-or-one-and-late-card');
    expect(facedCardExempts(edition), edition).toBe(
      nearestKnown(edition, 'revokeNoTransfer').known.answer === 'faced-card',
    );
  }
});

test('each ground is what was tapped, and transfers no trick', async () => {
  const solver = await loadSolver();
  const revoke: Revoke = { by: 'E', suit: 'H', established: true, wonBy: 'player', laterTricks: 2 };
  const transferred = (found: Revoke, draft: Draft) => {
    const { transfer } = adjudicate(parseAgain({ ...draft, incidents: { revoke: found } }), solver, 'quick');
    return transfer?.tricks ?? 0;
  };
  for (const edition of ['2007', '2017'] as const) {
    const draft = { ...ending, edition };
    expect(transferred(revoke, draft)).toBe(2);
    const offered = groundsFor(revoke, draft);
    expect(offered).toEqual(
      grounds.filter((one) => one !== 'twelfth-trick' && (one !== 'faced-card' || edition === '2007')),
    );
    for (const ground of offered) {
      const found = withGround(revoke, ground);
      expect(groundOf(found)).toBe(ground);
      expect(transferred(found, draft), `${edition} ${ground}`).toBe(0);
      expect(withGround(found, undefined)).toEqual(revoke);
    }
  }
});

test('what is not asked does not change the ruling; a revoke that is no longer established was not corrected either', async () => {
  const solver = await loadSolver();
  const yesNo = fc.option(fc.boolean(), { nil: undefined });
  const revokes = fc.record<Revoke>(
    {
      by: fc.constantFrom('N', 'E', 'S', 'W'),
      established: yesNo,
      wonBy: fc.constantFrom('player', 'partner', 'other-side'),
      laterTricks: fc.nat(3),
      lateCard: fc.boolean(),
      instead: fc.constantFrom('penalty-card', 'faced-card'),
      repeated: fc.boolean(),
      transferred: fc.nat(3),
    } as never,
    { requiredKeys: ['by'] },
  );
  fc.assert(
    fc.property(revokes, fc.constantFrom(...editionIds), (given, edition) => {
      const found = Object.fromEntries(
        Object.entries(given).filter(([, one]) => one !== undefined),
      ) as unknown as Revoke;
      const draft: Draft = { ...ending, edition };
      const asked = askedOf(found, draft);
      const result = (revoke: Revoke) => {
        const { tricks, transfer, status } = adjudicate(
          parseAgain({ ...draft, incidents: { revoke } }),
          solver,
          'quick',
        );
        return { tricks, transfer, status };
      };
      for (const key of ['wonBy', 'lateCard', 'transferred'] as const) {
        if (asked.includes(key)) continue;
        const { [key]: _, ...rest } = found;
        expect(result(rest as Revoke), key).toEqual(result(found));
      }
    }),
    { numRuns: 60 },
  );
  expect(withEstablished({ by: 'E', established: false, corrected: true }, true)).toEqual({
    by: 'E',
    established: true,
  });
  expect(askedOf({ by: 'N' }, { ...emptyDraft, declarer: 2 })).toEqual(['established', 'transferred']);
});
