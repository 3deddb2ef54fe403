/** The weights that checks can give their findings. */
import type { PracticeId } from '../evidence/practices.ts';
import type { Effort, Severity } from '../report/gap/findings.ts';
import type { EvidenceGrade } from '../report/metadata/evidence-base.ts';

export interface Weight {
  severity: Severity;
  effort: Effort;
  /** The metric expected to improve. */
  metric: string;
  /** The practice that the check recommends; null if the market is the only reason. */
  practice: PracticeId | null;
  /** Whether its findings come before those of all other checks, whatever these are worth. */
  comesFirst?: true;
}

/**
 * Weight of each evidence grade in the order of findings; one grade less counts about a third less. The market alone
 * counts as C.
 */
export const gradeWeight: Readonly<Record<EvidenceGrade | 'market', number>> = {
  A: 1,
  B: 0.7,
  C: 0.5,
  D: 0.35,
  // The practice was found harmful: removing it counts as much as a controlled study.
  X: 0.7,
  market: 0.5,
};

/** Weight of each severity in the order of findings; information comes after anything that costs something. */
export const severityWeight: Readonly<Record<Severity, number>> = {
  blocker: 1,
  high: 1,
  medium: 0.7,
  low: 0.4,
  info: 0.1,
};

/** Approximate days of work for a line, a section and a page. */
export const effortDays: Readonly<Record<Effort, number>> = { S: 1, M: 2, L: 4 };
