// An adjusted score worked out: the scores of both sides, whether there was damage (12B1), and what they are worth against other
// tables in matchpoints and IMPs, for these two sides and for everyone they are compared with.

import type { Side } from '../../cards/cards.ts';
import { ok, type Result } from '../../cards/result.ts';
import type { EditionId } from '../../laws/editions.ts';
import { imps } from '../../play/compareScores.ts';
import { type Artificial, artificial, averagePlus, type KnockOut, knockOutRule } from './artificial.ts';
import { totalsWith } from './contest.ts';
import {
  asPlayed,
  compared,
  expectedPoints,
  fieldWorth,
  type SideScore,
  type TableScore,
  type Total,
  type Worth,
} from './field.ts';
import type { Adjustment, Counted } from './request.ts';
import { assign, type StandardId } from './standards.ts';

export interface AdjustedSide {
  readonly score: SideScore;
  /** Expected points of the own side; absent for an artificial score. */
  readonly points?: number;
  /** At the other table of a team match: IMPs of this side. */
  readonly teamImps?: number;
  /** Before and after, against the field. */
  readonly before?: Worth;
  readonly after?: Worth;
}

export interface Adjusted {
  readonly edition: EditionId;
  readonly kind: 'assigned' | 'artificial' | 'no-damage';
  readonly standard?: StandardId;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
  /** The edition that the artificial score was read in, when it is another one, and where it stands there; `cite` has none of it. */
  readonly borrowed?: EditionId;
  readonly borrowedCite?: readonly string[];
  /** The one side that it is borrowed for, when it is not for both. */
  readonly borrowedFor?: Side;
  readonly sides: readonly [AdjustedSide, AdjustedSide];
  /** Average plus takes the place of the assigned score, which gives the innocent side less (86B2b). */
  readonly instead?: 'average-plus';
  /** A knock-out match: IMPs that both teams get for the board, North-South and East-West of this table, and the rule for it. */
  readonly knockOut?: KnockOut & { readonly imps: readonly [number, number] };
  /** Matchpoints in all by pair, the best share first; given for a contest. */
  readonly totals?: readonly Total[];
  /** What the cards say of the contracts in question, in the order given. */
  readonly counts?: readonly Counted[];
  /** The other tables, in the order given: what each side of them gets before and after. */
  readonly others: readonly { readonly before: readonly [Worth, Worth]; readonly after: readonly [Worth, Worth] }[];
}

export function adjust(asked: Adjustment): Result<Adjusted> {
  const found = adjusted(asked);
  if (!found.ok) return found;
  const counts = asked.outcomes.flatMap(({ counted }) => counted ?? []);
  const { sides } = found.value;
  const [NS, EW] = sides.map(({ teamImps }) => teamImps);
  return ok({
    ...found.value,
    ...(asked.knockOut &&
      NS !== undefined &&
      EW !== undefined && {
        knockOut: { ...knockOutRule(asked.edition), imps: [(NS - EW) / 2, (EW - NS) / 2 || 0] as const },
      }),
    ...(counts.length > 0 && { counts }),
    ...(asked.contest && { totals: totalsWith(asked.contest, [sides[0].score, sides[1].score]) }),
  });
}

function adjusted(asked: Adjustment): Result<Adjusted> {
  if (asked.fault !== undefined) {
    const [NS, EW] = asked.fault.map((fault) => artificial(asked.edition, fault, asked.ownAverage)) as [
      Artificial,
      Artificial,
    ];
    const [own, others] = [true, false].map((here) =>
      [NS, EW].filter(({ from }) => (from === asked.edition) === here),
    ) as [Artificial[], Artificial[]];
    const citesOf = (scales: readonly Artificial[]) => [...new Set(scales.flatMap(({ cite }) => cite))];
    return ok({
      kind: 'artificial',
      cite: [...several(asked), ...citesOf(own)],
      read: NS.read === 'text' && EW.read === 'text' ? 'text' : 'second-hand',
      ...(others[0] !== undefined && {
        borrowed: others[0].from,
        borrowedCite: citesOf(others),
        ...(own.length > 0 && { borrowedFor: NS === others[0] ? 0 : 1 }),
      }),
      ...worked(asked, [NS.score, EW.score]),
    });
  }
  const assigned = assign(asked.edition, asked.outcomes, asked.offenders, asked.standard);
  if (!assigned.ok) return assigned;
  const { scores, ...standard } = assigned.value;
  if (!damaged(asked, scores))
    return ok({
      ...standard,
      kind: 'no-damage',
      cite: damageLaw(asked.edition),
      ...worked(asked, asPlayed(asked.result!)),
    });
  const found = worked(asked, scores);
  if (!asked.severalResults || asked.offenders === 'both') return ok({ ...standard, kind: 'assigned', ...found });
  const better = betterOf(found.sides, asked.offenders);
  return ok({ ...standard, kind: 'assigned', ...found, ...better, cite: [...standard.cite, '86B2b'] });
}

/** Where it stands that several results at teams are cancelled for an artificial score: nobody at fault, or both. */
const several = ({ severalResults, fault }: Adjustment): string[] =>
  severalResults ? [fault?.every((one) => one === 'none') ? '86B2a' : '86B2c'] : [];

/** 86B2b: the innocent side gets average plus when that is better, the offenders the complement. */
function betterOf(sides: Adjusted['sides'], offenders: Side): Pick<Adjusted, 'sides' | 'instead'> {
  const assigned = sides[offenders === 0 ? 1 : 0].teamImps!;
  const better = Math.max(averagePlus, assigned);
  const side = (one: Side): AdjustedSide => ({ ...sides[one], teamImps: one === offenders ? -better : better });
  return { sides: [side(0), side(1)], ...(averagePlus > assigned && { instead: 'average-plus' }) };
}

/** Damage is a table result worse than expected: defined in 12B1 of 2017; the same sense is given to the earlier editions. */
function damaged({ result, offenders }: Adjustment, scores: TableScore): boolean {
  if (result === undefined || offenders === 'both') return true;
  const innocent: Side = offenders === 0 ? 1 : 0;
  return expectedPoints(scores[innocent])! > (innocent === 0 ? result : -result);
}

const damageLaw = (edition: EditionId): readonly string[] => (edition === '2017' ? ['12B1'] : ['12']);

function worked(asked: Adjustment, scores: TableScore) {
  const { edition, result, others, otherTable } = asked;
  const teams = otherTable !== undefined || asked.severalResults || asked.knockOut;
  const field = others.map(asPlayed);
  const after = others.length === 0 ? undefined : fieldWorth([scores, ...field]);
  const before = others.length === 0 || result === undefined ? undefined : fieldWorth([asPlayed(result), ...field]);
  const side = (one: Side): AdjustedSide => {
    const score = scores[one];
    const points = expectedPoints(score);
    return {
      score,
      ...(points !== undefined && { points }),
      ...(teams && { teamImps: againstOther(score, one === 0 ? otherTable! : -otherTable!) }),
      ...(before && { before: before[0]![one] }),
      ...(after && { after: after[0]![one] }),
    };
  };
  return {
    edition,
    sides: [side(0), side(1)] as const,
    others: others.flatMap((_, i) =>
      before === undefined || after === undefined ? [] : [{ before: before[i + 1]!, after: after[i + 1]! }],
    ),
  };
}

/** IMPs against the other table, where the own team sat the other way with `opposite` points for this direction. */
const againstOther = (score: SideScore, opposite: number): number =>
  score.kind === 'artificial' ? score.imps : compared(score.parts, [{ score: opposite, weight: 1 }], imps);
