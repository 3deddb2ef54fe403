/** Runs every check on a page and says how each ended. */
import type { Artifacts } from './artifacts.ts';
import type { Check, CheckResult, Found } from './check.ts';
import { type CheckId, checks, type ParamsOf } from './checks.ts';
import { given } from './given.ts';
import type { CheckReason } from './reasons.ts';

/** What a check found, under its id. */
export type FoundBy = { [Id in CheckId]: { id: Id; found: Found<ParamsOf<Id>> } }[CheckId];

/** How a check ended. `errored`: it threw, which is our fault and says nothing about the page. */
export interface CheckOutcome {
  id: CheckId;
  outcome: CheckResult<unknown>['outcome'] | 'errored';
  reason?: CheckReason;
}

/** The end of every check in their order, and all that was found, unordered. Never throws. */
export function judgePage(artifacts: Artifacts): { outcomes: CheckOutcome[]; found: FoundBy[] } {
  const found: FoundBy[] = [];
  const outcomes = checks.map((check): CheckOutcome => {
    const result = runOne(check, given(artifacts, check.needs));
    if (result.outcome === 'fail')
      for (const each of result.found) found.push({ id: check.id, found: each } as FoundBy);
    return {
      id: check.id,
      outcome: result.outcome,
      ...('reason' in result ? { reason: result.reason } : {}),
    };
  });
  return { outcomes, found };
}

function runOne(
  check: Pick<Check<string, never, unknown>, never> & { run(artifacts: Artifacts): CheckResult<unknown> },
  artifacts: Artifacts,
): CheckResult<unknown> | { outcome: 'errored' } {
  try {
    return check.run(artifacts);
  } catch {
    return { outcome: 'errored' };
  }
}
