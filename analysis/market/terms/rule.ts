/** The rule of terms: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const termsRule = defineRule({
  id: 'terms',
  version: 3,
  name: 'Terms: runs of one to three words, ordered by salience: share of the pages × weight of the keyness × prominence × weight of the size',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    loneWordWeight: { value: 0.75, unit: 'weight', reason: 'a phrase names a thing more surely than one of its words' },
    minDwellingCount: {
      value: 3,
      unit: 'uses',
      reason: 'a word of navigation is a subject where two pages use it this often',
    },
    maxTerms: { value: 150, unit: 'terms', reason: 'longer lists add terms of two pages in ten' },
    maxRanked: {
      value: 400,
      unit: 'terms',
      reason: "noise is told apart among these; it is a dozen of a market's candidates",
    },
    maxForms: { value: 5, unit: 'forms', reason: 'enough to recognize a term' },
    highQuantile: { value: 0.95, unit: 'quantile', reason: 'more uses than on nineteen of twenty pages' },
    zoneWeights: {
      value: { title: 4, h1: 4, h2_h3: 2, intro: 0, body: 1 },
      unit: 'weight',
      reason: 'weighted frequency of BM25F; how early a term stands is weighed by itself, so the opening has no weight',
      source: 'https://doi.org/10.1561/1500000019',
    },
    halfProminence: {
      value: 6,
      unit: 'weighted uses',
      reason: 'prominence is half of its maximum here: a title and two uses',
    },
    earlyWords: {
      value: 100,
      unit: 'words',
      reason: 'with the exponent, a term that first stands here is .84 as prominent as one in the first words',
    },
    earlyExponent: { value: 0.25, unit: 'exponent', reason: 'see earlyWords' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site alone says is its own wording' },
    minCount: { value: 2, unit: 'uses', reason: 'in a market of few pages one use says nothing' },
    nestedShare: {
      value: 0.9,
      unit: 'share of uses',
      reason: 'a term whose uses are nearly all inside a longer one is not a term of its own',
      source: 'https://doi.org/10.1007/s007999900023',
    },
    maxHyphenatedShare: {
      value: 0.9,
      unit: 'share of uses',
      reason: 'what hyphens cut this often is a piece of compounds: "based foods"',
    },
    minInside: {
      value: 2,
      unit: 'uses',
      reason: 'fewer uses in the middle of sentences do not tell the case of a word',
    },
    minOutside: {
      value: 5,
      unit: 'uses',
      reason: 'fewer uses at the beginning of sentences do not tell the case of a word',
    },
    minOwnCaseShare: {
      value: 0.8,
      unit: 'share of uses',
      reason: 'a case this frequent belongs to the word: acronyms, names, German nouns',
    },
    maxTermWords: { value: 3, unit: 'words', reason: 'longer runs are sentences' },
    maxWordChars: { value: 60, unit: 'characters', reason: 'longer runs of letters are addresses and encoded data' },
    maxWordsOfPage: { value: 30_000, unit: 'words', reason: 'a long book' },
    similarLength: {
      value: 2,
      unit: 'times the median',
      reason: "from half to twice the market's median is similar in length",
    },
  },
  knownLimits: ['best_use_left_out', 'parts_of_speech_by_list'],
});

export const keynessRule = defineRule({
  id: 'keyness',
  version: 1,
  name: 'Keyness: log-likelihood G2 against word shares of the language, a run of words against its rarest',
  referenceUrl: 'https://doi.org/10.3115/1117729.1117730',
  constants: {
    criticalG2: {
      value: 15.13,
      unit: 'G2',
      reason: 'rules chance out at p < .0001 with one degree of freedom (Rayson, Berridge and Francis 2004)',
      source: 'http://ucrel.lancs.ac.uk/llwizard.html',
    },
  },
  knownLimits: ['language_shares_taken_as_known', 'keyness_lower_bound', 'chinese_simplified'],
});

export const keyPhrasesRule = defineRule({
  id: 'key_phrases',
  version: 1,
  name: 'Key phrases of one page: prominence × rarity of the words × weight of the size; orders the terms of fewer than three pages',
  constants: {},
  knownLimits: ['phrases_word_for_word'],
});
