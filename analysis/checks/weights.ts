/** What a check's findings may weigh; each check names its own. */
import type { PracticeId } from '../evidence/practices.ts';
import type { Effort, Severity } from '../report/gap/findings.ts';
import type { EvidenceGrade } from '../report/metadata/evidence-base.ts';

export interface Weight {
  severity: Severity;
  effort: Effort;
  /** What is expected to move. */
  metric: string;
  /** What is known of the practice that it advises; null where the market alone is the reason. */
  practice: PracticeId | null;
}

/** How much a grade counts in the order of findings: a step of grade is worth about a third. The market alone counts as C. */
export const gradeWeight: Readonly<Record<EvidenceGrade | 'market', number>> = {
  A: 1,
  B: 0.7,
  C: 0.5,
  D: 0.35,
  // Harm that was found: taking the practice away is worth what a lab study is.
  X: 0.7,
  market: 0.5,
};

/** How much the severity of a finding counts in its place: what is for information comes after what costs something. */
export const severityWeight: Readonly<Record<Severity, number>> = {
  blocker: 1,
  high: 1,
  medium: 0.7,
  low: 0.4,
  info: 0.1,
};

/** Days of work, roughly: a line, a section, a page. */
export const effortDays: Readonly<Record<Effort, number>> = { S: 1, M: 2, L: 4 };
