// Artificial scores by fault: average plus, average, average minus (12C1 in 1987 and 1997), in IMPs plus 3, 0, minus 3 (86A); in
// 1963 at least 60 % or one's own average for the innocent (107). Where an edition is not known the nearest known one is used
// and named.

import { type EditionId, lookedUpIn } from '../../laws/editions.ts';
import type { SideScore } from './field.ts';

export type Fault = 'none' | 'partly' | 'directly';

interface Scale {
  readonly percent: Readonly<Record<Fault, number>>;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
}

const byFault: Partial<Record<EditionId, Scale>> = {
  1987: { percent: { none: 60, partly: 50, directly: 40 }, cite: ['12C1'], read: 'second-hand' },
  1997: { percent: { none: 60, partly: 50, directly: 40 }, cite: ['12C1'], read: 'text' },
};

/** What a knock-out match does with scores that do not balance: both teams get the mean of what each has by itself. */
const knockOut: Partial<Record<EditionId, Omit<KnockOut, 'from'>>> = {
  1987: { cite: ['86'], read: 'second-hand' },
  2007: { cite: ['86B'], read: 'text' },
};

export interface KnockOut {
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
  /** The edition that it was read in. */
  readonly from: EditionId;
}

export function knockOutRule(edition: EditionId): KnockOut {
  const from = lookedUpIn(edition).find((id) => knockOut[id] !== undefined)!;
  return { ...knockOut[from]!, from };
}

/** Average plus in IMPs. */
export const averagePlus = 3;

const inImps: Readonly<Record<Fault, number>> = { none: averagePlus, partly: 0, directly: -averagePlus };

export interface Artificial {
  readonly score: SideScore;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
  /** The edition that it was read in. */
  readonly from: EditionId;
}

/** `ownAverage`: the average in per cent on the boards that the side played; it counts for the innocent side of 1963. */
export function artificial(edition: EditionId, fault: Fault, ownAverage?: number): Artificial {
  if (edition === '1963' && fault === 'none') {
    const percent = Math.max(60, ownAverage ?? 0);
    return { score: { kind: 'artificial', percent, imps: 3 }, cite: ['107'], read: 'text', from: '1963' };
  }
  const from = lookedUpIn(edition).find((id) => byFault[id] !== undefined)!;
  const { percent, cite, read } = byFault[from]!;
  return { score: { kind: 'artificial', percent: percent[fault], imps: inImps[fault] }, cite, read, from };
}
