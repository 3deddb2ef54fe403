/** The audit that a customer orders: its fields, its states, and the table of transitions between them. */
import type { VerdictState } from '../../analysis/index.ts';

export const auditTypes = ['market', 'gap'] as const;
export type AuditType = (typeof auditTypes)[number];

export const auditStatuses = ['pending', 'running', 'completed', 'failed'] as const;
export type AuditStatus = (typeof auditStatuses)[number];

/** Failure codes of an audit, as documented for callers. */
export const failureCodes = [
  'no_search_results',
  'search_unavailable',
  'page_unreachable',
  'page_not_html',
  'page_too_large',
  'analysis_timeout',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The message to the caller for each failure. `ours` marks failures of the service, which return the unit of quota. */
export const failures: Record<FailureCode, { message: string; ours: boolean }> = {
  no_search_results: { message: 'The search returned no results for this keyword, language and country.', ours: false },
  search_unavailable: { message: 'The search provider could not be reached.', ours: true },
  page_unreachable: { message: 'The page at user_url could not be fetched.', ours: false },
  page_not_html: { message: 'The address at user_url does not serve an HTML page.', ours: false },
  page_too_large: { message: 'The page at user_url is too large to analyse.', ours: false },
  analysis_timeout: { message: 'The analysis did not finish in time.', ours: true },
  internal: { message: 'The analysis failed on our side.', ours: true },
};

/** What a customer orders. */
export interface AuditOrder {
  audit_type: AuditType;
  keyword: string;
  user_url?: string;
  /** Other pages, measured beside the page of a gap audit. */
  control_urls?: readonly string[];
  language: string;
  country: string;
}

/** The order of `audit`, to launch it again. */
export function sameOrder(order: AuditOrder): AuditOrder {
  const { audit_type, keyword, user_url, control_urls, language, country } = order;
  return {
    ...{ audit_type, keyword, language, country },
    ...(user_url === undefined ? {} : { user_url }),
    ...(control_urls === undefined ? {} : { control_urls }),
  };
}

/** The small item, without the output: what callers poll and the worker needs. Times are ISO 8601 UTC with ms. */
export interface Audit extends AuditOrder {
  audit_id: string;
  account_id: string;
  key_id: string;
  status: AuditStatus;
  created_at: string;
  updated_at: string;
  /** When the first attempt began. */
  started_at?: string;
  completed_at?: string;
  /** From then on the audit and its report are gone. */
  expires_at?: string;
  /** Number of attempts begun; the number of the running one is its fence. */
  attempt: number;
  /** Attempts that ended by reporting a failure. Earlier attempts that did not were lost with their worker. */
  released?: number;
  /** Until when the running attempt counts as alive. */
  lease_until?: string;
  /** While unfinished: when recovery checks it. */
  check_at?: string;
  /** How often recovery has sent it again. */
  resent: number;
  /** 0 to 1 while running. */
  progress?: number;
  step?: string;
  /** The last step of the previous attempt: where its worker was lost, if it was. */
  previous_step?: string;
  /** Why the last attempt failed; becomes the audit's error when no attempts are left. */
  last_failure?: FailureCode;
  error?: { code: FailureCode; message: string };
  /** Of a completed gap audit: the verdict on its page, and the score from 0 to 100 unless it could not be judged. */
  verdict?: VerdictState;
  score?: number;
}

/**
 * The only table of transitions. A store turns a row into its write condition; `docs/data.md` draws it.
 *
 * - `claim`: an attempt begins; from `running` only if its lease has expired.
 * - `progress`: the attempt that holds the lease reports its progress and renews the lease.
 * - `release`: the attempt gives up its lease so that a later one may begin.
 * - `resend`: recovery sends the message again.
 * - `postpone`: recovery has found an attempt alive and checks again later.
 * - `complete`, `fail`: the end. A `fail` from `pending` is an audit that never began.
 */
export const auditTransitions = {
  claim: { from: ['pending', 'running'], to: 'running', fenced: false },
  progress: { from: ['running'], to: 'running', fenced: true },
  release: { from: ['running'], to: 'running', fenced: true },
  resend: { from: ['pending', 'running'], to: null, fenced: false },
  postpone: { from: ['pending', 'running'], to: null, fenced: true },
  complete: { from: ['running'], to: 'completed', fenced: true },
  fail: { from: ['pending', 'running'], to: 'failed', fenced: true },
} as const satisfies Record<string, { from: readonly AuditStatus[]; to: AuditStatus | null; fenced: boolean }>;
export type AuditTransition = keyof typeof auditTransitions;

/** Whether an audit has ended; an ended audit never changes. */
export function hasEnded(status: AuditStatus): boolean {
  return status === 'completed' || status === 'failed';
}
