// What a lane can be asked: a ruling on a case, or the judgement of a claim in a review. Each lane has a solver of its own.

import { loadSolver, type Solver } from '../solver/solver.ts';
import { parseCase } from '../src/claim/case.ts';
import type { CaseJson } from '../src/claim/caseJson.ts';
import type { EffortName } from '../src/lines/effort.ts';
import type { Candidate } from '../src/review/candidate.ts';
import { type Judged, judge } from '../src/review/judge.ts';
import type { Questions } from '../src/ruling/accounts.ts';
import { adjudicate, type Interim } from '../src/ruling/adjudicate.ts';
import { compareEditions } from '../src/ruling/compareEditions.ts';
import type { Handlers } from './lane.ts';

export interface ReviewJob {
  readonly candidate: Candidate;
  readonly effort: EffortName;
}

export interface AccountJob extends Questions {
  readonly case: CaseJson;
}

/** Cap of a lane's solver table. */
const TABLE_MB = 64;

export async function lawJobs(): Promise<Handlers> {
  const solver: Solver = await loadSolver({ memoryMB: TABLE_MB });
  return {
    /** A case as JSON: its ruling, with why each play is normal, or the problem that it has. Reports each bound as it is found. */
    rule: (input: unknown, report: (interim: Interim) => void) => {
      const read = parseCase(input);
      return read.ok
        ? { ok: true, value: adjudicate(read.value, solver, 'normal', { grounds: true, watch: report }) }
        : read;
    },
    /** What else may be asked of a ruling: other lines, why not another card. */
    account: ({ case: input, ...questions }: AccountJob) => {
      const read = parseCase(input);
      return read.ok
        ? { ok: true, value: adjudicate(read.value, solver, 'normal', { ...questions, unrecorded: true }) }
        : read;
    },
    /** A case as JSON: the ruling under every edition, and why they differ. */
    compare: (input: unknown) => {
      const read = parseCase(input);
      return read.ok ? { ok: true, value: compareEditions(read.value, solver) } : read;
    },
    review: ({ candidate, effort }: ReviewJob, report: (progress: Partial<Judged>) => void) =>
      judge(candidate, solver, report, effort),
  };
}
