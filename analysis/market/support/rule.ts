/** The rule of claim support: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

const source = 'Chosen on test/analysis/market/support/cases/development.json: npm run bench:claims.';

export const supportRule = defineRule({
  id: 'claim_support',
  version: 2,
  name: 'Claim support: each cited sentence of an answer beside the sentences of the pages it cites, by shared words, then figures, names and denials',
  constants: {
    minSupport: {
      value: 0.7,
      unit: 'share of the weight of words',
      reason: 'a sentence of the page that has fewer of the words is about something else',
      source,
    },
    minContradiction: {
      value: 0.65,
      unit: 'share of the weight of words',
      reason: 'a contradiction is said only of the same subject and the same attribute',
      source,
    },
    minSupportWithFigure: {
      value: 0.45,
      unit: 'share of the weight of words',
      reason: 'a sentence with the same figure needs fewer of the words',
      source,
    },
    minFigureAttributes: {
      value: 0.4,
      unit: 'share of the weight of words',
      reason: 'with the same figure: words of the title say what a page is about, and not what it says of it',
      source,
    },
    minTextAttributes: {
      value: 0.5,
      unit: 'share of the weight of words',
      reason: 'without a figure, more of what is said about the subject must be there',
      source,
    },
    minAttributes: {
      value: 0.6,
      unit: 'share of the weight of words',
      reason:
        'the same quantity has another value only if the words for the quantity are there, and not only the subject',
      source,
    },
    minDenied: {
      value: 0.45,
      unit: 'share of the weight of words',
      reason: 'a denial in another part of a sentence denies something else',
      source,
    },
    minNameContext: {
      value: 0.75,
      unit: 'share of the weight of words',
      reason: 'a different name contradicts only where nearly all else is the same',
      source,
    },
    margin: {
      value: 0.05,
      unit: 'share of the weight of words',
      reason: 'a sentence that agrees weighs more than one that differs and is hardly nearer',
      source,
    },
    minLikeness: {
      value: 0.5,
      unit: 'cosine',
      reason: 'words below are about the same subject, and do not mean the same',
      source,
    },
    contextShare: {
      value: 0.7,
      unit: 'share',
      reason: 'a word in the heading or in the sentence before counts less than one in the sentence',
      source,
    },
    previousShare: {
      value: 0.35,
      unit: 'share',
      reason: 'a sentence that does not refer back may be about something else than the one before',
      source,
    },
    weightsPerDecade: { value: 100, unit: 'weight', reason: 'a word ten times as rare weighs this much more' },
    weightWithoutList: { value: 400, unit: 'weight', reason: 'a word of one in ten thousand, where no list says' },
    maxWeight: { value: 550, unit: 'weight', reason: 'a rare word does not outweigh all others', source },
    minWords: { value: 2, unit: 'words', reason: 'a shorter sentence claims nothing that can be looked for' },
    maxSentences: { value: 60, unit: 'sentences', reason: 'cited sentences judged of one answer; more are rare' },
    maxNumberWord: {
      value: 90,
      unit: 'number',
      reason: 'larger words, such as "million", are read as part of a figure',
    },
    maxListed: { value: 30, unit: 'sentences', reason: 'sentences listed of one answer; the rates count all' },
    minNearShare: {
      value: 0.6,
      unit: 'share of words',
      reason: 'of a sentence that does not cite the page: a passage with fewer of its words says only a part of it',
    },
    maxOpenings: { value: 8, unit: 'sentences', reason: 'as many as a person works through at once' },
    maxOpeningsOfKind: {
      value: 3,
      unit: 'sentences',
      reason: 'more with the same source and the same page would crowd out the others',
    },
    maxUnits: { value: 1_500, unit: 'sentences', reason: 'sentences read of one page: some 30,000 words' },
  },
  knownLimits: ['denials_by_list', 'support_by_words', 'references_of_whole_block'],
});
