// What a language must supply for the board doctor: a sentence for each finding, and for how the deal is put right.

import type { SeatLetter } from '../../cards/cards.ts';
import type { Finding, Restoration } from '../../doctor/diagnosis.ts';
import type { SaidFinding, SaidRevoke } from '../../doctor/said.ts';

export interface DoctorWords {
  readonly heading: string;
  readonly fine: string;
  readonly counts: (counts: readonly (readonly [seat: SeatLetter, count: number])[]) => string;
  readonly findings: {
    readonly [K in Finding['kind']]: (finding: Extract<SaidFinding, { readonly kind: K }>) => string;
  };
  readonly restoration: Readonly<Record<Restoration, string>>;
  readonly revoke: (revoke: SaidRevoke) => string;
  readonly laws: (laws: readonly string[]) => string;
  readonly noLaw: string;
}
