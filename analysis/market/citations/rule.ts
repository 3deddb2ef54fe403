/** The rule of citations: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const citationsRule = defineRule({
  id: 'citations',
  version: 1,
  name: 'Citations by site: counts with Wilson intervals, and the Herfindahl–Hirschman index of their shares',
  referenceUrl: 'https://doi.org/10.1080/01621459.1927.10502953',
  constants: {
    maxBlocks: { value: 100, unit: 'blocks', reason: "answers have some tens of blocks; more is a provider's mistake" },
    maxCitations: { value: 100, unit: 'citations', reason: 'answers have some tens of references' },
    maxQueries: { value: 20, unit: 'queries', reason: 'engines search a few times for one answer' },
    maxTextChars: { value: 200, unit: 'characters', reason: 'enough to recognize a title' },
    maxDomains: { value: 50, unit: 'sites', reason: 'sites beyond these are cited once' },
    maxEvidence: { value: 10, unit: 'references', reason: 'enough to check' },
    minRankOfTenthPage: {
      value: 91,
      unit: 'rank',
      reason: 'results known down to here reach the tenth page: a page not among them ranks nowhere that is looked at',
    },
    maxTopRank: { value: 10, unit: 'rank', reason: 'the first page of results' },
    maxRank: { value: 100, unit: 'rank', reason: 'ten pages of results' },
  },
  knownLimits: ['citations_chosen_together', 'ranks_as_far_as_fetched'],
});

export const pawcRule = defineRule({
  id: 'pawc',
  version: 1,
  name: 'Position-adjusted word count: words of the sentences that cite a page, weighted exp(-i/(n-1)) by the place of the sentence',
  referenceUrl: 'https://arxiv.org/abs/2311.09735',
  constants: {},
  knownLimits: ['references_of_whole_block', 'one_observation'],
});

export const answerSamplesRule = defineRule({
  id: 'answer_samples',
  version: 1,
  name: 'Several answers to one question: counts with Wilson intervals, and the mean Jaccard index of the cited pages',
  referenceUrl: 'https://doi.org/10.1111/j.1469-8137.1912.tb05611.x',
  constants: {
    maxSamples: { value: 10, unit: 'samples', reason: 'more than the service asks for, so that none is lost' },
    minShareOfLines: {
      value: 0.6,
      unit: 'share of lines',
      reason: 'a list or a table may have a line before or after it',
    },
    maxMentions: { value: 100, unit: 'mentions', reason: 'answers name some tens of options' },
    maxOptions: { value: 50, unit: 'options', reason: 'options beyond these are named once' },
  },
  knownLimits: ['samples_of_one_hour', 'option_spellings', 'api_is_not_the_product'],
});
