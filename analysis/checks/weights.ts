/** What each check's findings weigh, and why: no check knows its own weight. */
import type { PracticeId } from '../evidence/practices.ts';
import type { EvidenceGrade } from '../report/evidence-base.ts';
import type { Effort, Severity } from '../report/gap/findings.ts';
import type { CheckId } from './checks.ts';

export interface Weight {
  severity: Severity;
  effort: Effort;
  /** What is expected to move. */
  metric: string;
  /** What is known of the practice that it advises; null where the market alone is the reason. */
  practice: PracticeId | null;
}

/** How much a grade counts in the order of findings: a step of grade is worth about a third. The market alone counts as C. */
export const gradeWeight: Readonly<Record<EvidenceGrade | 'market', number>> = {
  A: 1,
  B: 0.7,
  C: 0.5,
  D: 0.35,
  // Harm that was found: taking the practice away is worth what a lab study is.
  X: 0.7,
  market: 0.5,
};

/** How much the severity of a finding counts in its place: what is for information comes after what costs something. */
export const severityWeight: Readonly<Record<Severity, number>> = {
  blocker: 1,
  high: 1,
  medium: 0.7,
  low: 0.4,
  info: 0.1,
};

/** Days of work, roughly: a line, a section, a page. */
export const effortDays: Readonly<Record<Effort, number>> = { S: 1, M: 2, L: 4 };

/** One row a check, held by the compiler: neither a check without a weight nor a weight without a check passes. */
export const weights: Readonly<Record<CheckId, Weight>> = {
  'search-bots-blocked-in-part': {
    severity: 'high',
    effort: 'S',
    metric: 'eligibility',
    practice: 'eligible_for_retrieval',
  },
  'max-snippet-short': { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  'nosnippet-parts': { severity: 'medium', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  'canonical-elsewhere': { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  'title-without-keyword': { severity: 'medium', effort: 'S', metric: 'relevance', practice: 'title_answers_question' },
  'query-terms-missing': { severity: 'high', effort: 'S', metric: 'relevance', practice: 'topical_relevance' },
  'topic-missing': { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  'core-terms-missing': { severity: 'low', effort: 'M', metric: 'topic_coverage', practice: null },
  'question-unanswered': {
    severity: 'medium',
    effort: 'M',
    metric: 'question_answerability',
    practice: 'question_coverage',
  },
  'question-partly-answered': {
    severity: 'medium',
    effort: 'S',
    metric: 'question_answerability',
    practice: 'question_coverage',
  },
  'direct-answer-missing': {
    severity: 'medium',
    effort: 'S',
    metric: 'answer_placement',
    practice: 'topical_relevance',
  },
  'answer-buried': { severity: 'low', effort: 'S', metric: 'answer_placement', practice: 'answer_early' },
  'claim-missing': { severity: 'low', effort: 'S', metric: 'verifiable_facts', practice: null },
  'claim-differs': { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: null },
  'price-missing': { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: 'explicit_price' },
  'few-figures': { severity: 'low', effort: 'M', metric: 'verifiable_facts', practice: 'quotes_and_statistics' },
  'date-missing': { severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  'date-old': { severity: 'medium', effort: 'M', metric: 'freshness', practice: 'visible_recent_date' },
  'comparison-missing': { severity: 'medium', effort: 'M', metric: 'comparison', practice: 'explicit_comparison' },
  'sources-missing': { severity: 'low', effort: 'S', metric: 'verifiable_facts', practice: 'quotes_and_statistics' },
  'author-missing': { severity: 'info', effort: 'S', metric: 'trust', practice: null },
  'model-instructions': { severity: 'high', effort: 'S', metric: 'eligibility', practice: null },
  'term-overused': { severity: 'low', effort: 'S', metric: 'relevance', practice: 'keyword_stuffing' },
  'structured-data-mismatch': { severity: 'low', effort: 'S', metric: 'eligibility', practice: null },
  'copied-text': { severity: 'high', effort: 'L', metric: 'originality', practice: null },
};
