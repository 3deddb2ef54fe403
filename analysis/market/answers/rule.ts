/** The rule of answers: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const answersRule = defineRule({
  id: 'answers',
  version: 15,
  name: 'Answers: a sentence on the subject of the question that holds what it asks for (money, a duration, a length, a time …), or a place below the question or a heading of its matter; not what a seller says is the best',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    minSecondScore: {
      value: 0.52,
      unit: 'score of an answer',
      reason:
        'where only the page that asks answers well, the question is its own; of such questions, two of three were no gap',
      source: 'npm run bench:markets',
    },
    minLikelyScore: {
      value: 0.7,
      unit: 'score of an answer',
      reason: 'seven of ten passages above answer the question, five of ten below',
      source: 'npm run bench:markets',
    },
    minSureScore: {
      value: 0.9,
      unit: 'score of an answer',
      reason:
        'on pages that do not ask the question themselves, nine of ten passages above answer it or a part of it, eight of ten below',
      source: 'npm run bench:markets',
    },
    maxSubjectWords: {
      value: 3,
      unit: 'words',
      reason: 'with more words a question asks for something about a thing, not what it is',
    },
    maxWordsBefore: {
      value: 3,
      unit: 'words',
      reason: 'may stand before the subject of a defining sentence ("In short, a …")',
    },
    maxWordsBetween: { value: 2, unit: 'words', reason: 'may stand between the words of the subject' },
    sentenceParameters: {
      value: { before: 0.1, form: 0.1 },
      unit: 'weight',
      reason:
        'the sentence before counts since an answer goes on from it; a figure or a definition counts where one is asked for',
      source: 'npm run bench:answers',
    },
    minWords: { value: 2, unit: 'words', reason: "one word besides the question's may be chance" },
    minVocabulary: { value: 20, unit: 'words', reason: 'in a smaller market nothing can be missed' },
    maxBlocks: { value: 100, unit: 'blocks', reason: 'engines write less' },
    maxBlockChars: { value: 5000, unit: 'characters', reason: 'engines write less' },
    answerParameters: {
      value: { sentence: 0.4, withoutForm: 0.8 },
      unit: 'share of the score',
      reason: 'what the best sentence counts, and what is left without the figure or definition asked for',
      source: 'npm run bench:answers',
    },
    shareParameters: {
      value: { k1: 0.6, b: 0.75, above: 0.5 },
      unit: 'parameters',
      reason:
        'as BM25; a passage is short and says a thing once, so the first mention counts more; a mention in the heading counts half',
      source: 'npm run bench:answers',
    },
    stopWordWeight: {
      value: 0.5,
      unit: 'weight',
      reason: 'stop words ("how", "is") say little of what a question asks, but more than nothing',
    },
    wordShares: {
      value: { keyword: 0.5, everyday: 0.5 },
      unit: 'share of a word’s weight',
      reason: "of the keyword's own words, which every page of the market holds, and of everyday words",
      source: 'npm run bench:markets',
    },
    minLikeness: { value: 0.5, unit: 'cosine', reason: 'words less alike mean other things' },
    maxSimilarWords: { value: 8, unit: 'words', reason: 'the likest decide; more cost time' },
    signLimits: {
      value: { places: 5, sentences: 5, longSentence: 25, shortSentence: 6, fullRanking: 0.63 },
      unit: 'passages, sentences, stems, words, score',
      reason:
        'from where on a later place counts no more; a sentence of more stems is a table row that names everything; a shorter one is a label; .63 is the ranking of a passage with every word',
    },
    model: {
      value: {
        constant: -4.6,
        own: 0.55,
        ownMatter: 0.45,
        like: 1.6,
        headingLike: 0.45,
        ranking: 4.35,
        pair: 1.9,
        pairPlace: -0.95,
        named: 2.85,
        namedPlace: -0.75,
        sentencePlace: -0.4,
        holds: 1.75,
        holdsNear: 0.4,
        lacks: -3,
        definesSubject: 0.15,
        steps: 0.55,
        short: -0.65,
        refersBack: -0.7,
        opens: 0.5,
        table: -0.2,
        vague: -3,
        undefined: -3,
        figureAbove: 2.5,
        told: 1.5,
      },
      unit: 'weights of a logistic model',
      reason:
        'what speaks for a sentence as the answer and what against it, fitted to the quotes of five labelled markets by logistic regression; what is lacking (money, a definition, a subject) is set to decide, as is what a text picks as the best',
      source: 'npm run bench:markets',
    },
    minMonthChars: {
      value: 4,
      unit: 'letters',
      reason: 'shorter names of months are words of other languages: "mar", "set"',
    },
    maxBeforeSubject: { value: 1, unit: 'words', reason: 'an article stands before what is defined, and little else' },
    openingWords: { value: 8, unit: 'words', reason: 'what a sentence is about stands among its first words' },
    maxIntroductionWords: {
      value: 5,
      unit: 'words',
      reason: 'before a comma they lead up to the subject ("At its most basic, …"); more are a clause of their own',
    },
    maxSharedWords: {
      value: 40,
      unit: 'words',
      reason: 'the heaviest of what other pages say near a question; the rest is chance',
    },
    belowQuestion: {
      value: 2,
      unit: 'score of a passage',
      reason:
        'what stands below the question itself answers it for sure: its words count three times those of a near passage',
      source: 'npm run bench:markets',
    },
    sharedWeights: {
      value: { sentence: 3, passage: 3 },
      unit: 'log odds for all of the shared words',
      reason: 'chooses between the passages of a page; whether the page answers does not depend on other pages',
      source: 'npm run bench:markets',
    },
    minTitleShare: {
      value: 0.5,
      unit: 'share of a page’s passages',
      reason: 'a heading above so many is the title of the page, which says nothing of a single place on it',
    },
    minOpeningOdds: {
      value: { hard: 0.25, other: 0.1 },
      unit: 'share of the best sentence’s odds',
      reason:
        'an answer is quoted from its first sentence that answers, not from what leads up to it; a price or a time stands in one sentence, other answers are prepared by those before',
      source: 'npm run bench:markets',
    },
    pairScore: {
      value: 0.6,
      unit: 'score',
      reason:
        'at least: a page that asks the very question and writes below it answers, unless it lacks the figure asked for',
    },
    maxUnpricedScore: {
      value: 0.3,
      unit: 'score',
      reason: '"Contact us for a quote" comes near to a question for the price and is no answer.',
    },
    answerLimits: {
      value: { answered: 0.34, partly: 0.18 },
      unit: 'score',
      reason:
        'where the pages that answer and those that do not part best in the labelled markets; of limits that part them equally well, the one that claims fewer answers',
      source: 'npm run bench:markets',
    },
    maxQuestionWords: { value: 60, unit: 'words', reason: 'no question has more words' },
  },
  knownLimits: ['words_and_place_tell_topic', 'vectors_no_help_for_answers'],
});

export const directAnswerRule = defineRule({
  id: 'direct_answer',
  version: 2,
  name: 'Direct answers: the first passage below a question of the keyword, or that defines it or states it at once',
  constants: {
    maxPassages: { value: 200, unit: 'passages', reason: 'nobody reads further for an answer' },
    maxChars: { value: 2000, unit: 'characters', reason: 'enough for the opening of a passage' },
    openingSentences: { value: 3, unit: 'sentences', reason: 'a direct answer opens its passage' },
    minSentenceWords: { value: 6, unit: 'words', reason: 'a shorter sentence is a label' },
    maxSentenceWords: { value: 60, unit: 'words', reason: 'a longer sentence is no direct answer' },
    openingShare: {
      value: 0.3,
      unit: 'share of the text',
      reason: 'a statement about the keyword here introduces it; further down it adds something',
    },
    maxExtraWords: { value: 1, unit: 'words', reason: "of a question, besides the keyword's" },
    maxWordsBeforeSubject: { value: 1, unit: 'words', reason: 'an article, or "best" where the keyword asks for it' },
  },
  knownLimits: ['answer_judged_by_form', 'synonyms_and_abbreviations'],
});
