// Two versions of what was said: the claimer's and the opponents'. Each is ruled on; unless the director finds which was
// said, the difference is a doubtful point and goes against the claimer. Words said only after the objection have no weight;
// findings.ts has made those found to be in time part of the statement.

import type { Case } from '../claim/case.ts';
import type { Reason } from './reason.ts';
import type { Ruling, Version } from './ruling.ts';

/** `cite`: the articles on a doubtful point. */
export function ruleOnVersions(theCase: Case, rule: (one: Case) => Ruling, cite: readonly string[]): Ruling {
  const { heard, ...own } = theCase.claim;
  const ruling = heard === undefined ? rule(theCase) : ruleOnBoth(theCase, own, heard, rule, cite);
  const { afterObjection } = own;
  if (afterObjection === undefined) return ruling;
  const code = theCase.findings.saidInTime ? 'said-in-time' : 'said-after-objection';
  const repair: Reason = { code, facts: { text: afterObjection }, cite: [] };
  return { ...ruling, reasons: [...ruling.reasons, repair] };
}

function ruleOnBoth(
  theCase: Case,
  own: Case['claim'],
  heard: string,
  rule: (one: Case) => Ruling,
  cite: readonly string[],
): Ruling {
  const found = theCase.findings.version;
  const under = (by: Version['by']) =>
    rule({ ...theCase, claim: by === 'claimer' ? own : { ...own, statement: heard } });
  if (found !== undefined) {
    const ruling = under(found);
    return { ...ruling, reasons: [...ruling.reasons, { code: 'version-found', facts: { version: found }, cite: [] }] };
  }
  const both = { claimer: under('claimer'), opponents: under('opponents') };
  const tricks = { claimer: both.claimer.tricks.claimer, opponents: both.opponents.tricks.claimer };
  const ruling = tricks.opponents < tricks.claimer ? both.opponents : both.claimer;
  const cost = Math.abs(tricks.claimer - tricks.opponents);
  const versions = (['claimer', 'opponents'] as const).map(
    (by): Version => ({
      by,
      statement: by === 'claimer' ? (own.statement ?? '') : heard,
      tricks: tricks[by],
      line: both[by].line,
    }),
  );
  return {
    ...ruling,
    versions,
    doubts: cost === 0 ? ruling.doubts : [...ruling.doubts, { code: 'two-versions', cost, cite, facts: tricks }],
    citations: cost === 0 ? ruling.citations : [...new Set([...ruling.citations, ...cite])].sort(),
  };
}
