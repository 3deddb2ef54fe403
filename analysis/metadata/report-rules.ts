/** The rules that a report names, in report order; without the checks, so that the page can load them. */
import { crawlerRule } from '../access/rule.ts';
import { gatesRule } from '../checks/gates/rule.ts';
import { findingsRule } from '../checks/rule.ts';
import { extractionRule } from '../extract/content/rule.ts';
import { pageDatesRule } from '../extract/dates/rule.ts';
import { barriersRule } from '../extract/facts/rule.ts';
import { documentRule } from '../extract/rule.ts';
import { structuredDataRule } from '../extract/structured-data/rule.ts';
import { gatherRule, sitesRule } from '../gather/rule.ts';
import type { LimitCode, MethodId } from '../languages/writing-pack.ts';
import { listsRule } from '../lists/rule.ts';
import { answersRule, directAnswerRule } from '../market/answers/rule.ts';
import { briefRule } from '../market/brief/rule.ts';
import { answerSamplesRule, citationsRule, pawcRule } from '../market/citations/rule.ts';
import { claimsRule } from '../market/claims/rule.ts';
import { profileRule } from '../market/content-profile/rule.ts';
import { difficultyRule } from '../market/difficulty/rule.ts';
import { entitiesRule } from '../market/entities/rule.ts';
import { featuresRule } from '../market/features/rule.ts';
import { freshnessRule } from '../market/freshness/rule.ts';
import { intentRule } from '../market/intent/rule.ts';
import { keywordFormsRule } from '../market/keyword/rule.ts';
import { namesRule } from '../market/names/rule.ts';
import { opportunitiesRule } from '../market/opportunities/rule.ts';
import { optionsRule } from '../market/options/rule.ts';
import { questionsRule } from '../market/questions/rule.ts';
import { relevanceRule } from '../market/relevance/rule.ts';
import { contentTypeRule } from '../market/results/content-type/rule.ts';
import { resultsRule } from '../market/results/rule.ts';
import { siteTypeRule } from '../market/results/site-type/rule.ts';
import { marketClassRule, passagesRule } from '../market/rule.ts';
import { subjectFitRule } from '../market/subject-fit/rule.ts';
import { summaryRule } from '../market/summary/rule.ts';
import { supportRule } from '../market/support/rule.ts';
import { keynessRule, keyPhrasesRule, termsRule } from '../market/terms/rule.ts';
import { topicsRule } from '../market/topics/rule.ts';
import { languageModelRule } from '../model/rule.ts';
import { overviewRule } from '../overview/rule.ts';
import { answerabilityRule } from '../page/answers/rule.ts';
import { topicCoverageRule } from '../page/coverage/rule.ts';
import { identityRule } from '../page/identity/rule.ts';
import { overlapRule } from '../page/originality/rule.ts';
import { gapRule } from '../page/rule.ts';
import { keywordPresenceRule, scoresRule } from '../page/scores/rule.ts';
import { signsRule } from '../page/signs/rule.ts';
import { typingErrorsRule } from '../page/spelling/rule.ts';
import { termGapsRule } from '../page/terms/rule.ts';
import { trustRule } from '../page/trust/rule.ts';
import { verdictRule } from '../page/verdict/rule.ts';
import { datesRule, readabilityRule, readRule } from '../read/rule.ts';
import type { Constant, Rule } from '../rules/rule.ts';
import { bm25Rule, cliffsDeltaRule, quantilesRule, wilsonRule } from '../statistics/rule.ts';
import { languageRule, questionFormRule, readabilityFormulaRule, sentenceRule, wordsRule } from '../text/rule.ts';
import { vectorsRule } from '../vectors/rule.ts';
import { dataQualityRule } from './rule.ts';

/** A rule that a report names: a name or limit without words in the language packs does not compile. */
export type MethodRule = Rule<Record<string, Constant>, MethodId, LimitCode>;

/** Rules that apply to every report. */
export const marketRules: readonly MethodRule[] = [
  extractionRule,
  documentRule,
  pageDatesRule,
  barriersRule,
  structuredDataRule,
  languageRule,
  readabilityFormulaRule,
  sentenceRule,
  questionFormRule,
  wordsRule,
  crawlerRule,
  gatherRule,
  sitesRule,
  readRule,
  datesRule,
  readabilityRule,
  wilsonRule,
  quantilesRule,
  cliffsDeltaRule,
  bm25Rule,
  dataQualityRule,
  marketClassRule,
  passagesRule,
  answersRule,
  directAnswerRule,
  briefRule,
  citationsRule,
  pawcRule,
  claimsRule,
  supportRule,
  profileRule,
  difficultyRule,
  entitiesRule,
  optionsRule,
  featuresRule,
  freshnessRule,
  intentRule,
  keywordFormsRule,
  namesRule,
  opportunitiesRule,
  questionsRule,
  relevanceRule,
  contentTypeRule,
  resultsRule,
  siteTypeRule,
  summaryRule,
  termsRule,
  keynessRule,
  keyPhrasesRule,
  subjectFitRule,
  topicsRule,
  vectorsRule,
  overviewRule,
  listsRule,
];

/** Rules for answer engines that were asked. */
export const askedRules: readonly MethodRule[] = [answerSamplesRule];

/** Rules for texts by a language model. */
export const modelRules: readonly MethodRule[] = [languageModelRule];

/** Rules for comparing a page with its market. */
export const gapRules: readonly MethodRule[] = [
  gatesRule,
  answerabilityRule,
  topicCoverageRule,
  identityRule,
  overlapRule,
  gapRule,
  scoresRule,
  keywordPresenceRule,
  signsRule,
  termGapsRule,
  trustRule,
  typingErrorsRule,
  verdictRule,
  findingsRule,
];

/** Every rule that a report may name. */
export const methodRules: readonly MethodRule[] = [...marketRules, ...askedRules, ...modelRules, ...gapRules];
