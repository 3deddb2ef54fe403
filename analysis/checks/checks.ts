/** The table of checks: each once, with what its findings weigh. */

import type { CheckId } from '../report/gap/check-ids.ts';
import { answerBuried } from './answer-buried/check.ts';
import { authorMissing } from './author-missing/check.ts';
import { canonicalElsewhere } from './canonical-elsewhere/check.ts';
import type { Check } from './check.ts';
import { claimDiffers } from './claim-differs/check.ts';
import { claimMissing } from './claim-missing/check.ts';
import { comparisonMissing } from './comparison-missing/check.ts';
import { copiedText } from './copied-text/check.ts';
import { dateMissing } from './date-missing/check.ts';
import { dateOld } from './date-old/check.ts';
import { descriptionMissing } from './description-missing/check.ts';
import { directAnswerMissing } from './direct-answer-missing/check.ts';
import { faqMissing } from './faq-missing/check.ts';
import { fewFigures } from './few-figures/check.ts';
import { maxSnippetShort } from './max-snippet-short/check.ts';
import { modelInstructions } from './model-instructions/check.ts';
import { nosnippetParts } from './nosnippet-parts/check.ts';
import { offTopic } from './off-topic/check.ts';
import { outdatedText } from './outdated-text/check.ts';
import { outdatedYear } from './outdated-year/check.ts';
import { priceMissing } from './price-missing/check.ts';
import { proofMissing } from './proof-missing/check.ts';
import { queryTermsMissing } from './query-terms-missing/check.ts';
import { questionPartlyAnswered } from './question-partly-answered/check.ts';
import { questionUnanswered } from './question-unanswered/check.ts';
import { searchBotsBlockedInPart } from './search-bots-blocked-in-part/check.ts';
import { sourcesMissing } from './sources-missing/check.ts';
import { structuredDataMismatch } from './structured-data-mismatch/check.ts';
import { thinContent } from './thin-content/check.ts';
import { titleWithoutKeyword } from './title-without-keyword/check.ts';
import { topicMissing } from './topic-missing/check.ts';
import type { Weight } from './weights.ts';

/** One row per check, in the order in which they run. A row without a weight does not compile. */
const table = [
  {
    check: searchBotsBlockedInPart,
    severity: 'high',
    effort: 'S',
    metric: 'eligibility',
    practice: 'eligible_for_retrieval',
  },
  { check: maxSnippetShort, severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  { check: nosnippetParts, severity: 'medium', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  {
    check: canonicalElsewhere,
    severity: 'high',
    effort: 'S',
    metric: 'eligibility',
    practice: 'eligible_for_retrieval',
  },
  { check: offTopic, severity: 'high', effort: 'L', metric: 'relevance', practice: 'topical_relevance' },
  {
    check: titleWithoutKeyword,
    severity: 'medium',
    effort: 'S',
    metric: 'relevance',
    practice: 'title_answers_question',
  },
  { check: descriptionMissing, severity: 'low', effort: 'S', metric: 'relevance', practice: null },
  { check: queryTermsMissing, severity: 'medium', effort: 'S', metric: 'relevance', practice: 'topical_relevance' },
  { check: topicMissing, severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  {
    check: questionUnanswered,
    severity: 'medium',
    effort: 'M',
    metric: 'question_answerability',
    practice: 'question_coverage',
  },
  {
    check: questionPartlyAnswered,
    severity: 'medium',
    effort: 'S',
    metric: 'question_answerability',
    practice: 'question_coverage',
  },
  {
    check: faqMissing,
    severity: 'medium',
    effort: 'M',
    metric: 'question_answerability',
    practice: 'question_coverage',
  },
  { check: thinContent, severity: 'high', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  {
    check: directAnswerMissing,
    severity: 'high',
    effort: 'S',
    metric: 'answer_placement',
    practice: 'topical_relevance',
  },
  { check: answerBuried, severity: 'high', effort: 'S', metric: 'answer_placement', practice: 'answer_early' },
  { check: claimMissing, severity: 'low', effort: 'S', metric: 'verifiable_facts', practice: null },
  { check: claimDiffers, severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: null },
  { check: priceMissing, severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: 'explicit_price' },
  { check: fewFigures, severity: 'low', effort: 'M', metric: 'verifiable_facts', practice: 'quotes_and_statistics' },
  { check: dateMissing, severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  { check: dateOld, severity: 'medium', effort: 'M', metric: 'freshness', practice: 'visible_recent_date' },
  { check: outdatedYear, severity: 'medium', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  { check: outdatedText, severity: 'high', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  { check: comparisonMissing, severity: 'medium', effort: 'M', metric: 'comparison', practice: 'explicit_comparison' },
  { check: proofMissing, severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  {
    check: sourcesMissing,
    severity: 'medium',
    effort: 'S',
    metric: 'verifiable_facts',
    practice: 'quotes_and_statistics',
  },
  { check: authorMissing, severity: 'low', effort: 'S', metric: 'trust', practice: null },
  { check: modelInstructions, severity: 'high', effort: 'S', metric: 'eligibility', practice: null },
  { check: structuredDataMismatch, severity: 'low', effort: 'S', metric: 'eligibility', practice: null },
  { check: copiedText, severity: 'high', effort: 'L', metric: 'originality', practice: null },
] as const satisfies readonly (Weight & { check: unknown })[];

export type AnyCheck = (typeof table)[number]['check'];

export const checks: readonly AnyCheck[] = table.map(({ check }) => check);

/** What the findings of each check weigh. */
export const weights = Object.fromEntries(table.map(({ check, ...weight }) => [check.id, weight])) as Readonly<
  Record<CheckId, Weight>
>;

/** What the texts of a check's findings name. */
export type ParamsOf<Id extends CheckId> =
  Extract<AnyCheck, { id: Id }> extends Check<Id, infer _Need, infer Params> ? Params : never;
