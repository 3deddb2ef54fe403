/** The page that a gap audit is about: had and readable, or the end of the audit. */
import type { FailedAnalysis } from '../gather/order.ts';
import type { FailedFetch, FetchedPage, FetchFailure } from '../gather/ports.ts';
import type { PageAnswer } from '../gather/sources.ts';
import { unreadableReason } from './read-source.ts';
import { readRule } from './rule.ts';

const { clientError, serverError } = readRule.values;

/** The page, or the failure that its not being had makes of the audit. */
export function userPageOf(answer: PageAnswer): FetchedPage | FailedAnalysis {
  if (answer.outcome === 'failed') return failure(answer);
  if (answer.status >= clientError) {
    return failure({ reason: answer.status < serverError ? 'http_4xx' : 'http_5xx', http_status: answer.status });
  }
  // Looked at before anything is searched or fetched for it: a wrong address should cost nothing more.
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
    // A server that fails or is slow now may answer later; a refusal, a wrong kind of page and a host that is not
    // there stay what they are, and the caller should hear of them at once.
    retryable: reason === 'http_5xx' || reason === 'timeout',
    detail: `user page: ${[reason, http_status, detail].filter((part) => part !== undefined).join(' ')}`,
  };
}
