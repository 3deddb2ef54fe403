/** Labels for the states, steps and failures of an audit. */
import type { AuditRead } from '../../../functions/api/contract/read.ts';
import type { DetailedAuditList } from '../../../functions/dashboard/contract/audits.ts';

export const statusWords = {
  pending: { label: 'Waiting', color: 'gray' },
  running: { label: 'Running', color: 'blue' },
  completed: { label: 'Completed', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
} as const satisfies Record<AuditRead['status'], { label: string; color: string }>;

export const typeWords = { market: 'Market', gap: 'Gap' } as const satisfies Record<AuditRead['audit_type'], string>;

/** What a gap audit says of its page. */
export const verdictWords = {
  blocked: 'Blocked',
  off_topic: 'About something else',
  behind: 'Behind the market',
  competitive: 'Level with the market',
  leading: 'Ahead of the market',
  unknown: 'Cannot be judged',
} as const satisfies Record<NonNullable<DetailedAuditList['audits'][number]['verdict']>, string>;

const stepWords: Readonly<Record<string, string>> = {
  searching: 'Asking the search',
  fetching: 'Fetching the pages',
  extracting: 'Reading the pages',
  reading_page: 'Reading your page',
  comparing: 'Comparing your page with the others',
  measuring: 'Measuring and writing the report',
  done: 'Keeping the report',
};

/** The label of a running audit's step. Steps of a newer service are shown unchanged. */
export function stepText(step: string | undefined): string {
  if (step === undefined) return 'Starting';
  return stepWords[step] ?? step;
}

type FailureCode = NonNullable<AuditRead['error']>['code'];

/** What each failure means for the user, and what to do. */
export const failureAdvice: Readonly<Record<FailureCode, string>> = {
  no_search_results:
    'Nothing was found for this keyword there. Check its spelling, or try a more general keyword, another language or country. The search was made, so the audit counts.',
  search_unavailable:
    'Our search provider did not answer, in several tries. The audit does not count. Launch it again later.',
  page_unreachable:
    'Your page could not be fetched. Check that its address is right, public, and open to our crawler (robots.txt, firewall, bot protection). The audit counts.',
  page_not_html:
    'The address serves no HTML page, and audits read nothing else: give the address of the page itself, not of a PDF, an image or a download. The audit counts.',
  page_too_large: 'Pages over 5 MB, or too complex to be read within our limits, are not analysed. The audit counts.',
  analysis_timeout: 'It took too long, in several tries. The audit does not count. Launch it again later.',
  internal:
    'The fault is ours, not yours. The audit does not count. Launch it again; if it fails again, tell us its id.',
};
