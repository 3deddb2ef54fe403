/** Every check and its rule. Written by `npm run checks`. */
import type { Rule } from '../rules/rule.ts';
import { affiliateUndisclosed, affiliateUndisclosedRule } from './affiliate-undisclosed/check.ts';
import { answerBuried, answerBuriedRule } from './answer-buried/check.ts';
import { answersNotInHtml, answersNotInHtmlRule } from './answers-not-in-html/check.ts';
import { assistantLinks, assistantLinksRule } from './assistant-links/check.ts';
import { authorMissing, authorMissingRule } from './author-missing/check.ts';
import { bestPickMissing, bestPickMissingRule } from './best-pick-missing/check.ts';
import { brokenCharacters, brokenCharactersRule } from './broken-characters/check.ts';
import { canonicalElsewhere, canonicalElsewhereRule } from './canonical-elsewhere/check.ts';
import { claimDiffers, claimDiffersRule } from './claim-differs/check.ts';
import { claimMissing, claimMissingRule } from './claim-missing/check.ts';
import { comparisonMissing } from './comparison-missing/check.ts';
import { comparisonMissingRule } from './comparison-missing/rule.ts';
import { contactsDiffer, contactsDifferRule } from './contacts-differ/check.ts';
import { copiedText, copiedTextRule } from './copied-text/check.ts';
import { countersEmpty, countersEmptyRule } from './counters-empty/check.ts';
import { dateMissing, dateMissingRule } from './date-missing/check.ts';
import { dateOld, dateOldRule } from './date-old/check.ts';
import { declaredOutdated, declaredOutdatedRule } from './declared-outdated/check.ts';
import { descriptionMissing, descriptionMissingRule } from './description-missing/check.ts';
import { descriptionVague, descriptionVagueRule } from './description-vague/check.ts';
import { descriptionsDiffer, descriptionsDifferRule } from './descriptions-differ/check.ts';
import { directAnswerMissing, directAnswerMissingRule } from './direct-answer-missing/check.ts';
import { entriesBrief, entriesBriefRule } from './entries-brief/check.ts';
import { faqMissing, faqMissingRule } from './faq-missing/check.ts';
import { figuresBroken, figuresBrokenRule } from './figures-broken/check.ts';
import { fileMissing, fileMissingRule } from './file-missing/check.ts';
import { headingsMissing, headingsMissingRule } from './headings-missing/check.ts';
import { kindDiffers, kindDiffersRule } from './kind-differs/check.ts';
import { linksBroken, linksBrokenRule } from './links-broken/check.ts';
import { mainHeadingMissing, mainHeadingMissingRule } from './main-heading-missing/check.ts';
import { mainHeadingVague, mainHeadingVagueRule } from './main-heading-vague/check.ts';
import { maxSnippetShort, maxSnippetShortRule } from './max-snippet-short/check.ts';
import { modelInstructions, modelInstructionsRule } from './model-instructions/check.ts';
import { namesLeftOut, namesLeftOutRule } from './names-left-out/check.ts';
import { nosnippetParts, nosnippetPartsRule } from './nosnippet-parts/check.ts';
import { numberingBroken, numberingBrokenRule } from './numbering-broken/check.ts';
import { offTopic, offTopicRule } from './off-topic/check.ts';
import { offerEnded, offerEndedRule } from './offer-ended/check.ts';
import { optionsLeftOut, optionsLeftOutRule } from './options-left-out/check.ts';
import { orderUnexplained, orderUnexplainedRule } from './order-unexplained/check.ts';
import { outdatedText, outdatedTextRule } from './outdated-text/check.ts';
import { outdatedYear, outdatedYearRule } from './outdated-year/check.ts';
import { termOverusedRule } from './overuse/rule.ts';
import { overviewMissing, overviewMissingRule } from './overview-missing/check.ts';
import { ownProductFirst, ownProductFirstRule } from './own-product-first/check.ts';
import { placeholderText, placeholderTextRule } from './placeholder-text/check.ts';
import { priceMissing } from './price-missing/check.ts';
import { priceMissingRule } from './price-missing/rule.ts';
import { pricesContradict, pricesContradictRule } from './prices-contradict/check.ts';
import { proofMissing } from './proof-missing/check.ts';
import { proofMissingRule } from './proof-missing/rule.ts';
import { queryTermsMissing, queryTermsMissingRule } from './query-terms-missing/check.ts';
import { questionFindingsRule } from './question-findings/rule.ts';
import { questionPartlyAnswered } from './question-partly-answered/check.ts';
import { questionRepeated, questionRepeatedRule } from './question-repeated/check.ts';
import { questionUnanswered, questionUnansweredRule } from './question-unanswered/check.ts';
import { questionsLeftOpen, questionsLeftOpenRule } from './questions-left-open/check.ts';
import { searchBotsBlockedInPart } from './search-bots-blocked-in-part/check.ts';
import { sharedTopicsRule } from './shared-topics/rule.ts';
import { sourcesMissing, sourcesMissingRule } from './sources-missing/check.ts';
import { structuredDataMismatch, structuredDataMismatchRule } from './structured-data-mismatch/check.ts';
import { subjectsLeftOut } from './subjects-left-out/check.ts';
import { subjectsLeftOutRule } from './subjects-left-out/rule.ts';
import { textRepeated, textRepeatedRule } from './text-repeated/check.ts';
import { thinContent, thinContentRule } from './thin-content/check.ts';
import { titleRepeatsName, titleRepeatsNameRule } from './title-repeats-name/check.ts';
import { titleWithoutKeyword, titleWithoutKeywordRule } from './title-without-keyword/check.ts';
import { topicMissing, topicMissingRule } from './topic-missing/check.ts';
import { typingErrors, typingErrorsCheckRule } from './typing-errors/check.ts';
import { yearsDiffer, yearsDifferRule } from './years-differ/check.ts';

export const registry = [
  canonicalElsewhere,
  maxSnippetShort,
  nosnippetParts,
  searchBotsBlockedInPart,
  descriptionMissing,
  descriptionVague,
  descriptionsDiffer,
  kindDiffers,
  offTopic,
  queryTermsMissing,
  titleRepeatsName,
  titleWithoutKeyword,
  entriesBrief,
  namesLeftOut,
  optionsLeftOut,
  subjectsLeftOut,
  thinContent,
  topicMissing,
  answerBuried,
  answersNotInHtml,
  bestPickMissing,
  directAnswerMissing,
  faqMissing,
  questionPartlyAnswered,
  questionUnanswered,
  questionsLeftOpen,
  claimDiffers,
  claimMissing,
  countersEmpty,
  figuresBroken,
  priceMissing,
  pricesContradict,
  dateMissing,
  dateOld,
  declaredOutdated,
  offerEnded,
  outdatedText,
  outdatedYear,
  yearsDiffer,
  comparisonMissing,
  fileMissing,
  headingsMissing,
  mainHeadingMissing,
  mainHeadingVague,
  numberingBroken,
  overviewMissing,
  questionRepeated,
  textRepeated,
  affiliateUndisclosed,
  assistantLinks,
  authorMissing,
  contactsDiffer,
  linksBroken,
  orderUnexplained,
  ownProductFirst,
  proofMissing,
  sourcesMissing,
  typingErrors,
  brokenCharacters,
  copiedText,
  modelInstructions,
  placeholderText,
  structuredDataMismatch,
] as const;

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
