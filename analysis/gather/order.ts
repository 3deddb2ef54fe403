/** What an analysis is asked for, what it is given, and how it may end. */

import type { Report } from '../report/report.ts';
import type { FetchPage, Search } from './ports.ts';

/** An audit as ordered. Times are ISO 8601 UTC; `user_url` is required of a gap audit. */
export interface AuditOrder {
  audit_id: string;
  audit_type: 'market' | 'gap';
  keyword: string;
  /** ISO 639-1. */
  language: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  user_url?: string;
  created_at: string;
  started_at: string;
}

export interface Ports {
  search: Search;
  fetchPage: FetchPage;
}

/** How far an analysis is: 0..1, and what was just done. */
export interface Progress {
  progress: number;
  step: 'searching' | 'fetching' | 'extracting' | 'measuring' | 'done' | OwnPageStep;
}

/** Steps whose work is the user's page: told before they begin, so that who is lost in one is lost over that page. */
export type OwnPageStep = 'reading_page' | 'comparing';

export interface AnalyzeOptions {
  /** What must be equal to reproduce a report. `icu_version` changes how unsegmented scripts are cut. */
  engine: { version: string; git_sha: string; icu_version?: string };
  /** Whether the caller keeps the results page and the pages, so that the analysis can be run over them again. */
  replayable?: boolean;
  /** Awaited at every step, and at least once per fetched page; what it rejects with ends the analysis. */
  onProgress?: (progress: Progress) => void | Promise<void>;
  /** The deadline: once aborted, gathering stops and the outcome is `analysis_timeout`. */
  signal?: AbortSignal;
}

/** Codes of an analysis that yields no report. */
export const analysisFailures = [
  'no_search_results',
  'search_unavailable',
  'page_unreachable',
  'page_not_html',
  'page_too_large',
  'analysis_timeout',
] as const;
export type AnalysisFailure = (typeof analysisFailures)[number];

/** No report, and whether another try may bring one. `detail` is for logs, never for a caller. */
export interface FailedAnalysis {
  outcome: 'failed';
  code: AnalysisFailure;
  retryable: boolean;
  detail: string;
}

export type AnalysisOutcome = { outcome: 'report'; report: Report } | FailedAnalysis;
