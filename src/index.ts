// The public interface of the library: a case in, a ruling out, and the pieces to build one from.
// The double-dummy solver is also on its own under law70/solver.

export { createSolver, loadSolver, type Solver } from '../solver/solver.ts';
export type { Problem, Result } from './cards/result.ts';
export { type Case, type Claim, type Findings, parseCase, parseCaseText } from './claim/case.ts';
export { type CaseJson, makeCase } from './claim/caseJson.ts';
export { parseStatement } from './claim/statement/parse.ts';
export { printStatement } from './claim/statement/print.ts';
export type { NotUnderstood, Statement, StatementLang, Step } from './claim/statement/tree.ts';
export { diagnose } from './doctor/diagnose.ts';
export type { Diagnosis, Finding } from './doctor/diagnosis.ts';
export { type FoundBoard, parseFoundBoard } from './doctor/found.ts';
export { explainDiagnosis } from './explain/doctor.ts';
export { explain, explainArticle, explainEdition, explainEditions, type Lang } from './explain/explain.ts';
export { explainHearing } from './explain/hearing.ts';
export { explainIrregularity } from './explain/irregularity.ts';
export { explainIsClaim } from './explain/isClaim.ts';
export { notUnderstoodLines, understoodLines, understoodSteps } from './explain/understood.ts';
export type { Board, Diagnostic, EndingClass, Item } from './formats/board.ts';
export { readBoards, readText } from './formats/read.ts';
export { handviewerLink, writeLin } from './formats/writeLin.ts';
export { pbnHead, writePbn } from './formats/writePbn.ts';
export { type EditionId, editionIds, editions } from './laws/editions.ts';
export { type EffortName, effortNames } from './lines/effort.ts';
export { imps, matchpoints } from './play/compareScores.ts';
export { type Contract, makeContract, parseContract, score, type Vulnerability } from './play/contract.ts';
export type { Position } from './play/position.ts';
export { adjudicate } from './ruling/adjudicate.ts';
export { type Comparison, compareEditions, type Difference } from './ruling/compareEditions.ts';
export { type Timing, timing } from './ruling/correctionPeriod.ts';
export { effectBetween } from './ruling/effect.ts';
export { type HearingStep, hearing } from './ruling/hearing.ts';
export { type Irregularity, parseIrregularity, walk as walkIrregularity } from './ruling/irregularity.ts';
export { type IrregularityRuling, irregularityJson } from './ruling/irregularityJson.ts';
export { type ClaimAnswers, type ClaimFinding, type ClaimKind, claimQuestions, isClaim } from './ruling/isClaim.ts';
export type { BeliefFacts, Doubt, Effect, Ladder, Reason, Ruling } from './ruling/ruling.ts';
