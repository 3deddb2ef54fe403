/** What a check is: one small judgement about a page beside its market, which declares what it reads. */
import type { CheckReason } from '../report/gap/check-reasons.ts';
import type { Category, Finding } from '../report/gap/findings.ts';
import type { Applicability } from './applicability.ts';
import type { Artifacts } from './artifacts.ts';
import type { Weight } from './weights.ts';

/**
 * One thing that a check found wrong. `params` are what its texts name: the passage, the figure, the competitor.
 * `size` is how wide the gap is and `reach` how much of the market stands on the other side, both 0..1.
 */
export interface Found<Params> extends Pick<Finding, 'observed' | 'expected' | 'confidence' | 'affects'> {
  params: Params;
  size: number;
  reach: number;
  /** Where in the report the number stands that will move. */
  json_pointer: string;
}

/**
 * How a check may end. `not_applicable`: this page or market has nothing to judge. `undecided`: what decides could not
 * be seen. The runner adds `errored`. Only `fail` makes findings; none of the others counts for or against a page.
 */
export type CheckResult<Params> =
  | { outcome: 'pass' }
  | { outcome: 'fail'; found: readonly Found<Params>[] }
  | { outcome: 'not_applicable'; reason: CheckReason }
  | { outcome: 'undecided'; reason: CheckReason };

/**
 * A judgement: its id is its folder's name, `appliesTo` says which pages it judges, `weight` what its findings weigh;
 * `needs` names the artifacts it reads, and it is given no others.
 */
export interface Check<Id extends string, Need extends keyof Artifacts, Params> {
  id: Id;
  category: Category;
  appliesTo: Applicability;
  weight: Weight;
  needs: readonly Need[];
  run(artifacts: Pick<Artifacts, Need>): CheckResult<Params>;
}

/** Declares a check; its types are read off what is given. */
export function defineCheck<const Id extends string, Need extends keyof Artifacts, Params>(
  check: Check<Id, Need, Params>,
): Check<Id, Need, Params> {
  return check;
}

export const pass = { outcome: 'pass' } as const;

/** A failure with what was found, or a pass where nothing was. */
export function failWith<Params>(found: readonly Found<Params>[]): CheckResult<Params> {
  return found.length === 0 ? pass : { outcome: 'fail', found };
}

export function notApplicable(reason: CheckReason): { outcome: 'not_applicable'; reason: CheckReason } {
  return { outcome: 'not_applicable', reason };
}

export function undecided(reason: CheckReason): { outcome: 'undecided'; reason: CheckReason } {
  return { outcome: 'undecided', reason };
}
