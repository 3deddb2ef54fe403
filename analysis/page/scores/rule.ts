/** The rules of scores and keyword presence: constants with their reasons, and known limits. */

import { defineRule } from '../../rules/rule.ts';
import { componentWeights } from './component-weights.ts';

export const scoresRule = defineRule({
  id: 'scores',
  version: 9,
  name: 'Scores: the mid-rank percentile of each component among the usable pages of the market, and their weighted mean',
  constants: {
    componentWeights: {
      value: componentWeights,
      unit: 'weight',
      reason: 'what a page treats and answers tells pages on one subject apart; the weights sum to 1',
    },
    halfWords: {
      value: 100,
      unit: 'words',
      reason: 'an answer after this many words is worth half of one at the top; for percentiles the order alone counts',
    },
    daysAlike: { value: 30, unit: 'days', reason: 'nobody calls a page old because another is some days younger' },
    halfDays: {
      value: 360,
      unit: 'days',
      reason: 'a page of about a year is worth half of one of today; for percentiles the order alone counts',
    },
    minSiteLetters: {
      value: 5,
      unit: 'letters',
      reason: 'a shorter name of a site may be part of the name of the person who signs a page',
    },
    minBlockWords: { value: 6, unit: 'words', reason: 'a shorter block is a byline, a date or a label' },
    degrees: {
      value: { covered: 1, answered: 1, partial: 0.5, partly: 0.5, missing: 0 },
      unit: 'share',
      reason: 'half of a topic or of an answer is worth half',
    },
    minTreating: {
      value: 2,
      unit: 'other pages',
      reason: 'a page is measured by what several others treat; what one other treats is that page’s choice',
    },
    minEntries: {
      value: 3,
      unit: 'topics or questions',
      reason: 'of one or two the share that a page has is chance',
      source: 'npm run bench:markets',
    },
    minNumbered: {
      value: 4,
      unit: 'numbered headings',
      reason: 'a run of fewer is an enumeration; from four on a list numbers its entries',
    },
    minPages: {
      value: 2,
      unit: 'pages',
      reason: 'beside two pages a place is coarse, and still tells ahead from behind; beside one it tells nothing',
    },
    minFirmFactor: {
      value: 1e6,
      unit: 'factor',
      reason: 'sums written with a word for this much or more ("$5 million") are earned, spent or saved by firms',
    },
    savingReach: {
      value: 30,
      unit: 'characters',
      reason: 'words of saving stand beside the amount: "save up to $50", "$1,000+ saved"',
    },
    minKnownWeight: {
      value: 0.35,
      unit: 'share of the weight',
      reason: 'beside two pages topics and questions may be unknown; with less than the rest a score would say nothing',
    },
  },
  knownLimits: ['score_weights_are_ours', 'one_page_many_percentiles', 'score_no_forecast'],
});

export const keywordPresenceRule = defineRule({
  id: 'keyword_presence',
  version: 1,
  name: 'Relevance of a page: BM25F with each word of the keyword counted once in title, h1, opening and text, whatever their length',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    maxKeywordShare: {
      value: 0.5,
      unit: 'share of a block',
      reason: "a block that is mostly the keyword's words says nothing with them",
    },
  },
  knownLimits: ['synonyms_unknown', 'many_equal_values'],
});
