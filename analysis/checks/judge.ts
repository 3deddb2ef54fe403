/** Runs every check on a page and reports how each ended. */
import type { CheckId } from '../report/gap/check-ids.ts';
import type { CheckReason } from '../report/gap/check-reasons.ts';
import { judgedType, judgesType } from './applicability.ts';
import type { Artifacts } from './artifacts.ts';
import { type Check, type CheckResult, notApplicable, undecided } from './check.ts';
import { type AnyCheck, checks, type FoundBy } from './checks.ts';
import { given } from './given.ts';
import { tellOnce } from './told-once.ts';

/** How a check ended. `errored`: it threw, which is a fault of this service and says nothing about the page. */
export interface CheckOutcome {
  id: CheckId;
  outcome: CheckResult<unknown>['outcome'] | 'errored';
  reason?: CheckReason;
}

/**
 * Runs all checks and returns their outcomes in order, and the problems found, unordered and each once. Never throws.
 * @param isCompared false if a gate failed: then only checks of how the page is served run
 * @param isOffTopic whether the page is about something other than its market
 */
export function judgePage(
  artifacts: Artifacts,
  { isCompared, isOffTopic }: { isCompared: boolean; isOffTopic: boolean },
): { outcomes: CheckOutcome[]; found: FoundBy[] } {
  const found: FoundBy[] = [];
  const type = judgedType(artifacts.page_type ?? null, artifacts.page?.extraction?.page_kind ?? null);
  const skipped = ({ appliesTo: { types, when } }: Pick<AnyCheck, 'appliesTo'>): CheckResult<unknown> | undefined => {
    if (!isCompared) return when === 'served' ? undefined : undecided('left_to_a_gate');
    if (isOffTopic && when === 'off_topic') return undefined;
    if (isOffTopic && when === 'readable') return notApplicable('about_something_else');
    if (when === 'off_topic') return notApplicable('about_the_keyword');
    return judgesType(types, type) ? undefined : notApplicable('other_kind_of_page');
  };
  const outcomes = checks.map((check): CheckOutcome => {
    const result = skipped(check) ?? runOne(check, given(artifacts, check.needs));
    if (result.outcome === 'fail')
      for (const each of result.found) found.push({ id: check.id, found: each } as FoundBy);
    return {
      id: check.id,
      outcome: result.outcome,
      ...('reason' in result ? { reason: result.reason } : {}),
    };
  });
  return { outcomes, found: tellOnce(found, artifacts) };
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
