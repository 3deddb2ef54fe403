/** Defines a check: one small judgement about a page in its market, which declares the artifacts it reads. */
import type { CheckReason } from '../report/gap/check-reasons.ts';
import type { Category, Finding } from '../report/gap/findings.ts';
import type { Applicability } from './applicability.ts';
import type { Artifacts } from './artifacts.ts';
import type { Weight } from './weights.ts';

/**
 * One problem found by a check. `params` are the values its texts mention, such as a passage, a figure or a competitor.
 * `size` is the width of the gap, and `reach` is how much of the market does better; both are 0..1.
 */
export interface Found<Params> extends Pick<Finding, 'observed' | 'expected' | 'confidence' | 'affects'> {
  params: Params;
  size: number;
  reach: number;
  /** Working time, if the gap takes another than the check's gaps do. */
  effort?: Weight['effort'];
  /** JSON pointer to the value in the report that the fix will change. */
  json_pointer: string;
  /** Only where one problem lists several topics and questions. */
  listed?: Listed<Params>;
}

/** The topics and questions of a list: their ids, and the problem that lists these alone; null if it is none then. */
export interface Listed<Params> {
  ids: readonly string[];
  only(ids: ReadonlySet<string>): Found<Params> | null;
}

/**
 * The outcomes of a check. `not_applicable`: the page or market has nothing to judge. `undecided`: the deciding fact
 * could not be observed. The runner adds `errored`. Only `fail` creates findings; the others count neither for nor
 * against a page.
 */
export type CheckResult<Params> =
  | { outcome: 'pass' }
  | { outcome: 'fail'; found: readonly Found<Params>[] }
  | { outcome: 'not_applicable'; reason: CheckReason }
  | { outcome: 'undecided'; reason: CheckReason };

/**
 * A check. `id` is the name of its folder, `appliesTo` says which pages it applies to, `weight` says what its findings
 * weigh, and `needs` names the artifacts it reads; it receives no others.
 */
export interface Check<Id extends string, Need extends keyof Artifacts, Params> {
  id: Id;
  category: Category;
  appliesTo: Applicability;
  weight: Weight;
  needs: readonly Need[];
  run(artifacts: Pick<Artifacts, Need>): CheckResult<Params>;
}

/** Declares a check and infers its types. */
export function defineCheck<const Id extends string, Need extends keyof Artifacts, Params>(
  check: Check<Id, Need, Params>,
): Check<Id, Need, Params> {
  return check;
}

export const pass = { outcome: 'pass' } as const;

/** Returns a failure with the problems found, or a pass if there are none. */
export function failWith<Params>(found: readonly Found<Params>[]): CheckResult<Params> {
  return found.length === 0 ? pass : { outcome: 'fail', found };
}

export function notApplicable(reason: CheckReason): { outcome: 'not_applicable'; reason: CheckReason } {
  return { outcome: 'not_applicable', reason };
}

export function undecided(reason: CheckReason): { outcome: 'undecided'; reason: CheckReason } {
  return { outcome: 'undecided', reason };
}
