/** Runs every check on a page and says how each ended. */

import type { Category } from '../report/gap/findings.ts';
import type { Artifacts } from './artifacts.ts';
import { type Check, type CheckResult, type Found, notApplicable, undecided } from './check.ts';
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

/** What is compared with pages on the subject. A page about something else is not made better by any of it. */
const ofTheSubject: ReadonlySet<Category> = new Set(['coverage', 'answers', 'facts', 'freshness', 'structure']);

/**
 * The end of every check in their order, and all that was found, unordered. Never throws.
 * @param isCompared false where a gate keeps the page's text from being read: then only checks of how it is served decide
 * @param isOffTopic whether the page is about something else than its market
 */
export function judgePage(
  artifacts: Artifacts,
  { isCompared, isOffTopic }: { isCompared: boolean; isOffTopic: boolean },
): { outcomes: CheckOutcome[]; found: FoundBy[] } {
  const found: FoundBy[] = [];
  const outcomes = checks.map((check): CheckOutcome => {
    const result = !(isCompared || 'unread' in check)
      ? undecided('left_to_a_gate')
      : isOffTopic && ofTheSubject.has(check.category)
        ? notApplicable('about_something_else')
        : runOne(check, given(artifacts, check.needs));
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
