/** The rules of the checks. Written by `npm run checks`. */
import { affiliateUndisclosedRule } from '../checks/affiliate-undisclosed/check.ts';
import { answerBuriedRule } from '../checks/answer-buried/check.ts';
import { answersNotInHtmlRule } from '../checks/answers-not-in-html/check.ts';
import { assistantLinksRule } from '../checks/assistant-links/check.ts';
import { authorMissingRule } from '../checks/author-missing/check.ts';
import { bestPickMissingRule } from '../checks/best-pick-missing/check.ts';
import { brokenCharactersRule } from '../checks/broken-characters/check.ts';
import { canonicalElsewhereRule } from '../checks/canonical-elsewhere/check.ts';
import { claimDiffersRule } from '../checks/claim-differs/check.ts';
import { claimMissingRule } from '../checks/claim-missing/check.ts';
import { comparisonMissingRule } from '../checks/comparison-missing/rule.ts';
import { contactsDifferRule } from '../checks/contacts-differ/check.ts';
import { copiedTextRule } from '../checks/copied-text/check.ts';
import { countersEmptyRule } from '../checks/counters-empty/check.ts';
import { dateMissingRule } from '../checks/date-missing/check.ts';
import { dateOldRule } from '../checks/date-old/check.ts';
import { declaredOutdatedRule } from '../checks/declared-outdated/check.ts';
import { descriptionMissingRule } from '../checks/description-missing/check.ts';
import { descriptionVagueRule } from '../checks/description-vague/check.ts';
import { descriptionsDifferRule } from '../checks/descriptions-differ/check.ts';
import { directAnswerMissingRule } from '../checks/direct-answer-missing/check.ts';
import { entriesBriefRule } from '../checks/entries-brief/check.ts';
import { faqMissingRule } from '../checks/faq-missing/check.ts';
import { figuresBrokenRule } from '../checks/figures-broken/check.ts';
import { fileMissingRule } from '../checks/file-missing/check.ts';
import { headingsMissingRule } from '../checks/headings-missing/check.ts';
import { kindDiffersRule } from '../checks/kind-differs/check.ts';
import { linksBrokenRule } from '../checks/links-broken/check.ts';
import { mainHeadingMissingRule } from '../checks/main-heading-missing/check.ts';
import { mainHeadingVagueRule } from '../checks/main-heading-vague/check.ts';
import { maxSnippetShortRule } from '../checks/max-snippet-short/check.ts';
import { modelInstructionsRule } from '../checks/model-instructions/check.ts';
import { namesLeftOutRule } from '../checks/names-left-out/check.ts';
import { nosnippetPartsRule } from '../checks/nosnippet-parts/check.ts';
import { numberingBrokenRule } from '../checks/numbering-broken/check.ts';
import { offTopicRule } from '../checks/off-topic/check.ts';
import { offerEndedRule } from '../checks/offer-ended/check.ts';
import { optionsLeftOutRule } from '../checks/options-left-out/check.ts';
import { orderUnexplainedRule } from '../checks/order-unexplained/check.ts';
import { outdatedTextRule } from '../checks/outdated-text/check.ts';
import { outdatedYearRule } from '../checks/outdated-year/check.ts';
import { termOverusedRule } from '../checks/overuse/rule.ts';
import { overviewMissingRule } from '../checks/overview-missing/check.ts';
import { ownProductFirstRule } from '../checks/own-product-first/check.ts';
import { placeholderTextRule } from '../checks/placeholder-text/check.ts';
import { priceMissingRule } from '../checks/price-missing/rule.ts';
import { pricesContradictRule } from '../checks/prices-contradict/check.ts';
import { proofMissingRule } from '../checks/proof-missing/rule.ts';
import { queryTermsMissingRule } from '../checks/query-terms-missing/check.ts';
import { questionFindingsRule } from '../checks/question-findings/rule.ts';
import { questionRepeatedRule } from '../checks/question-repeated/check.ts';
import { questionUnansweredRule } from '../checks/question-unanswered/check.ts';
import { questionsLeftOpenRule } from '../checks/questions-left-open/check.ts';
import { sharedTopicsRule } from '../checks/shared-topics/rule.ts';
import { sourcesMissingRule } from '../checks/sources-missing/check.ts';
import { structuredDataMismatchRule } from '../checks/structured-data-mismatch/check.ts';
import { subjectsLeftOutRule } from '../checks/subjects-left-out/rule.ts';
import { textRepeatedRule } from '../checks/text-repeated/check.ts';
import { thinContentRule } from '../checks/thin-content/check.ts';
import { titleRepeatsNameRule } from '../checks/title-repeats-name/check.ts';
import { titleWithoutKeywordRule } from '../checks/title-without-keyword/check.ts';
import { topicMissingRule } from '../checks/topic-missing/check.ts';
import { typingErrorsCheckRule } from '../checks/typing-errors/check.ts';
import { yearsDifferRule } from '../checks/years-differ/check.ts';
import type { Rule } from '../rules/rule.ts';

export const checkRules: readonly Rule[] = [
  affiliateUndisclosedRule,
  answerBuriedRule,
  answersNotInHtmlRule,
  assistantLinksRule,
  authorMissingRule,
  bestPickMissingRule,
  brokenCharactersRule,
  canonicalElsewhereRule,
  claimDiffersRule,
  claimMissingRule,
  comparisonMissingRule,
  contactsDifferRule,
  copiedTextRule,
  countersEmptyRule,
  dateMissingRule,
  dateOldRule,
  declaredOutdatedRule,
  descriptionMissingRule,
  descriptionVagueRule,
  descriptionsDifferRule,
  directAnswerMissingRule,
  entriesBriefRule,
  faqMissingRule,
  figuresBrokenRule,
  fileMissingRule,
  headingsMissingRule,
  kindDiffersRule,
  linksBrokenRule,
  mainHeadingMissingRule,
  mainHeadingVagueRule,
  maxSnippetShortRule,
  modelInstructionsRule,
  namesLeftOutRule,
  nosnippetPartsRule,
  numberingBrokenRule,
  offTopicRule,
  offerEndedRule,
  optionsLeftOutRule,
  orderUnexplainedRule,
  outdatedTextRule,
  outdatedYearRule,
  termOverusedRule,
  overviewMissingRule,
  ownProductFirstRule,
  placeholderTextRule,
  priceMissingRule,
  pricesContradictRule,
  proofMissingRule,
  queryTermsMissingRule,
  questionFindingsRule,
  questionRepeatedRule,
  questionUnansweredRule,
  questionsLeftOpenRule,
  sharedTopicsRule,
  sourcesMissingRule,
  structuredDataMismatchRule,
  subjectsLeftOutRule,
  textRepeatedRule,
  thinContentRule,
  titleRepeatsNameRule,
  titleWithoutKeywordRule,
  topicMissingRule,
  typingErrorsCheckRule,
  yearsDifferRule,
];
