// What the tests of tricks asked back share: a case read, ruled on, and what a reason of the ruling says.

import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import type { Reason } from '../../../src/ruling/reason.ts';

export const solver = createSolver();

export function read(input: object) {
  const parsed = parseCase({ law70: 'case/1', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

export const rule = (input: object) => adjudicate(read(input), solver);

export const factsOf = <C extends Reason['code']>(reasons: readonly Reason[], code: C) =>
  reasons.find((reason) => reason.code === code)?.facts as Extract<Reason, { code: C }>['facts'] | undefined;

/** North has the three top spades and the lead: nothing can be lost. */
export const solid = {
  strain: 'NT',
  declarer: 'S',
  hands: { N: 'AKQ...', E: '.AKQ..', S: '2.32..', W: '543...' },
  leader: 'N',
};

/** South may have forgotten the trump; West agreed, and wins a trick only if South cashes winners first. */
export const agreed = {
  contract: '4S',
  declarer: 'S',
  hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
  leader: 'S',
  won: { NS: 6, EW: 3 },
  claim: { by: 'S', tricks: 4, statement: 'all good' },
  withdrawal: { of: 'agreement', by: 'W' },
};
