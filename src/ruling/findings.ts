// What the director found, put on record: each finding with its author and the count before and after it. Findings are
// taken in a fixed order, one on top of the other; what they change is found by ruling again.

import type { Case, Findings } from '../claim/case.ts';
import { playText, type RecordedFinding, type Ruling } from './ruling.ts';

const none: Findings = { awareOfTrump: null, notNormal: [], normal: [], class: 'average' };

/** `ruling`: the one under all findings. `rule`: the same with other findings. */
export function recordFindings(theCase: Case, ruling: Ruling, rule: (one: Case) => Ruling): Ruling {
  const parts = partsOf(theCase.findings);
  if (parts.length === 0) return ruling;
  const count = (findings: Findings) => rule({ ...theCase, findings }).tricks.claimer;
  let findings = none;
  let before = count(none);
  const recorded = parts.map(({ part, ...said }, i): RecordedFinding => {
    findings = { ...findings, ...part };
    const after = i === parts.length - 1 ? ruling.tricks.claimer : count(findings);
    const row: RecordedFinding = { ...said, author: 'director', before, after };
    before = after;
    return row;
  });
  return { ...ruling, findings: recorded };
}

type Part = Pick<RecordedFinding, 'finding' | 'value'> & { readonly part: Partial<Findings> };

function partsOf({ awareOfTrump, class: level, version, notNormal, normal }: Findings): Part[] {
  return [
    ...(version === undefined ? [] : [{ finding: 'version' as const, value: version, part: { version } }]),
    ...(awareOfTrump === null
      ? []
      : [{ finding: 'aware-of-trump' as const, value: awareOfTrump ? 'yes' : 'no', part: { awareOfTrump } }]),
    ...(level === 'average' ? [] : [{ finding: 'class' as const, value: level, part: { class: level } }]),
    ...(notNormal.length === 0
      ? []
      : [{ finding: 'struck-out' as const, value: notNormal.map(playText).join(' '), part: { notNormal } }]),
    ...(normal.length === 0
      ? []
      : [{ finding: 'allowed' as const, value: normal.map(playText).join(' '), part: { normal } }]),
  ];
}
