/** Checks that the page of a gap audit was fetched and is readable; otherwise the audit ends. */
import type { FailedAnalysis } from '../gather/order.ts';
import type { FailedFetch, FetchedPage, FetchFailure } from '../gather/ports.ts';
import type { PageAnswer } from '../gather/sources.ts';
import { unreadableReason } from './read-source.ts';
import { readRule } from './rule.ts';

const { clientError, serverError } = readRule.values;

/** Returns the page, or the failure of the audit if it cannot be used. */
export function userPageOf(answer: PageAnswer): FetchedPage | FailedAnalysis {
  if (answer.outcome === 'failed') return failure(answer);
  if (answer.status >= clientError) {
    return failure({ reason: answer.status < serverError ? 'http_4xx' : 'http_5xx', http_status: answer.status });
  }
  // Checked before anything else is searched or fetched: a wrong address should cost nothing more.
  const reason = unreadableReason(answer);
  return reason === undefined ? answer : failure({ reason });
}

function failure({
  reason,
  detail,
  http_status,
}: Pick<FailedFetch, 'detail' | 'http_status'> & { reason: FetchFailure }): FailedAnalysis {
  const code = reason === 'non_html' ? 'page_not_html' : reason === 'too_large' ? 'page_too_large' : 'page_unreachable';
  return {
    outcome: 'failed',
    code,
    // A failing or slow server may respond later. A refusal, a wrong content type and a missing host will not change,
    // and the caller should learn of them at once.
    retryable: reason === 'http_5xx' || reason === 'timeout',
    detail: `user page: ${[reason, http_status, detail].filter((part) => part !== undefined).join(' ')}`,
  };
}
