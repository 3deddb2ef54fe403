/** The input of an analysis, its options, and its possible outcomes. */

import type { Report } from '../report/report.ts';
import type { Answers } from './answer-engines.ts';
import type { LanguageModel } from './language-model.ts';
import type { FetchPage, Search } from './ports.ts';

/** An audit as requested. Times are ISO 8601 UTC; a gap audit requires `user_url`. */
export interface AuditOrder {
  audit_id: string;
  audit_type: 'market' | 'gap';
  keyword: string;
  /** ISO 639-1. */
  language: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  user_url?: string;
  /** Other pages, usually of the same site, that are measured beside the page of a gap audit. */
  control_urls?: readonly string[];
  created_at: string;
  started_at: string;
}

export interface Ports {
  search: Search;
  fetchPage: FetchPage;
  /** Absent if no answer engine is enabled. */
  answers?: Answers;
  /** Absent if no language model is enabled. */
  languageModel?: LanguageModel;
}

/** How far an analysis is, 0 to 1, and its current step. */
export interface Progress {
  progress: number;
  step: 'searching' | 'fetching' | 'extracting' | 'measuring' | 'done' | OwnPageStep;
}

/**
 * Steps that work on the user's page. They are reported before they start, so that a crash there is traced to that
 * page.
 */
export type OwnPageStep = 'reading_page' | 'comparing';

export interface AnalyzeOptions {
  /** What must be equal to reproduce a report. `icu_version` affects how scripts without spaces are segmented. */
  engine: { version: string; git_sha: string; icu_version?: string };
  /** Whether the caller stores the results page and the pages, so that the analysis can be replayed. */
  replayable?: boolean;
  /** Awaited at every step and at least once per fetched page. If it rejects, the analysis ends. */
  onProgress?: (progress: Progress) => void | Promise<void>;
  /** The deadline: once aborted, gathering stops and the outcome is `analysis_timeout`. */
  signal?: AbortSignal;
}

/** Codes of analyses that end without a report. */
export const analysisFailures = [
  'no_search_results',
  'search_unavailable',
  'page_unreachable',
  'page_not_html',
  'page_too_large',
  'analysis_timeout',
] as const;
export type AnalysisFailure = (typeof analysisFailures)[number];

/** An analysis without a report, and whether a retry may succeed. `detail` is for logs, never for a caller. */
export interface FailedAnalysis {
  outcome: 'failed';
  code: AnalysisFailure;
  retryable: boolean;
  detail: string;
}

export type AnalysisOutcome = { outcome: 'report'; report: Report } | FailedAnalysis;
