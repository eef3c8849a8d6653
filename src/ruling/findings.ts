// What the director found, put on record: each finding with its author and the count before and after it. Findings are
// taken in a fixed order, one on top of the other; what they change is found by ruling again.

import { NT } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { showOutsJson } from '../claim/caseJson.ts';
import { type Findings, judgedText } from '../claim/findings.ts';
import { withLate } from '../claim/said.ts';
import type { RecordedFinding, Ruling } from './ruling.ts';

const none: Findings = { awareOfTrump: null, notNormal: [], normal: [], class: 'average' };

/** `ruling`: the one under all findings. `rule`: the same with other findings. */
export function recordFindings(theCase: Case, ruling: Ruling, rule: (one: Case) => Ruling): Ruling {
  const parts = partsOf(theCase.findings, theCase.position.strain !== NT);
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

/** The case with what the director found about facts: who had shown out, and what belongs to the statement. */
export function asFound(theCase: Case): Case {
  const { findings, claim } = theCase;
  const shownOut = theCase.shownOut.map((suits, seat) => suits | (findings.shownOut?.[seat] ?? 0));
  const { statement, heard, afterObjection } = claim;
  if (afterObjection === undefined || !findings.saidInTime) return { ...theCase, shownOut };
  const whole = withLate(statement, afterObjection);
  const asHeard = heard !== undefined && { heard: withLate(heard, afterObjection) };
  return { ...theCase, shownOut, claim: { ...claim, statement: whole, ...asHeard } };
}

type Part = Pick<RecordedFinding, 'finding' | 'value'> & { readonly part: Partial<Findings> };

/** `trumps`: whether there are any to know of. */
function partsOf(
  { awareOfTrump, class: level, version, shownOut, saidInTime, notNormal, normal }: Findings,
  trumps: boolean,
): Part[] {
  return [
    ...(version === undefined ? [] : [{ finding: 'version' as const, value: version, part: { version } }]),
    ...(saidInTime === undefined
      ? []
      : [{ finding: 'said-in-time' as const, value: saidInTime ? 'yes' : 'no', part: { saidInTime } }]),
    ...(shownOut === undefined || shownOut.every((suits) => suits === 0)
      ? []
      : [{ finding: 'shown-out' as const, value: showOutsText(shownOut), part: { shownOut } }]),
    ...(awareOfTrump === null || !trumps
      ? []
      : [{ finding: 'aware-of-trump' as const, value: awareOfTrump ? 'yes' : 'no', part: { awareOfTrump } }]),
    ...(level === 'average' ? [] : [{ finding: 'class' as const, value: level, part: { class: level } }]),
    ...(notNormal.length === 0
      ? []
      : [{ finding: 'struck-out' as const, value: notNormal.map(judgedText).join(' '), part: { notNormal } }]),
    ...(normal.length === 0
      ? []
      : [{ finding: 'allowed' as const, value: normal.map(judgedText).join(' '), part: { normal } }]),
  ];
}

/** "W:HD E:S". */
const showOutsText = (shownOut: readonly number[]): string =>
  Object.entries(showOutsJson(shownOut))
    .map(([seat, suits]) => `${seat}:${suits}`)
    .join(' ');
