/** The rules for language, readability, sentences, questions and words: constants, reasons, known limits. */
import { defineRule } from '../rules/rule.ts';

export const languageRule = defineRule({
  id: 'language',
  version: 2,
  name: 'Language of a text: script, then words and letter trigrams',
  constants: {
    minConfidence: {
      value: 0.8,
      unit: 'probability',
      reason: 'at and above it nine of ten single sentences are named right',
      source: 'npm run bench:language',
    },
    minWords: {
      value: 8,
      unit: 'words',
      reason: 'with as many words, a doubt between two near languages is between these two alone',
    },
    onceChars: {
      value: 20_000,
      unit: 'characters',
      reason: 'what is read anew where text and tag differ: a list of products repeats its words, so more is read',
    },
    nameWeight: { value: 0.5, unit: 'weight', reason: 'a name in capitals inside a sentence may come from anywhere' },
    foreignLetterLoss: {
      value: 3,
      unit: 'log-probability',
      reason: 'lost by a word for each letter that a language does not write',
    },
    spellingPower: {
      value: 0.6,
      unit: 'exponent',
      reason: 'letters depend on one another, so their product overstates',
    },
    minSureWords: {
      value: 6,
      unit: 'words',
      reason: 'fewer words prove less than their sum says: one may be a name, or borrowed',
    },
    steepness: {
      value: 0.25,
      unit: 'logistic slope',
      reason: 'set so that a confidence of .9 is right nine times in ten',
      source: 'npm run bench:language',
    },
  },
  knownLimits: ['short_texts_undecided'],
});

export const readabilityFormulaRule = defineRule({
  id: 'readability_formulas',
  version: 1,
  name: 'Formulas of readability: samples they need',
  constants: {
    minWords: { value: 100, unit: 'words', reason: 'Flesch used samples of 100 words; in fewer, chance decides' },
    minSentences: { value: 3, unit: 'sentences', reason: 'in fewer, chance decides' },
    maxReadChars: { value: 100_000, unit: 'characters', reason: 'longer texts are sampled from the beginning' },
    longWordChars: { value: 6, unit: 'characters', reason: 'LIX counts words of more letters as long' },
  },
  knownLimits: ['syllables_by_vowels'],
});

export const sentenceRule = defineRule({
  id: 'sentences',
  version: 1,
  name: 'Sentences: Unicode text segmentation, and clauses where a script marks no end',
  constants: {
    minChars: {
      value: 40,
      unit: 'characters',
      reason: 'a shorter sentence says too little to stand alone: about ten words',
    },
    maxChars: { value: 220, unit: 'characters', reason: 'a clause is joined up to this length: about fifty words' },
  },
  knownLimits: ['rare_abbreviations'],
});

export const questionFormRule = defineRule({
  id: 'question_form',
  version: 3,
  name: 'Questions: recognized by question marks and by question words of the language',
  constants: {
    maxQuestionChars: { value: 160, unit: 'characters', reason: 'longer texts are paragraphs marked up as headings' },
    maxHeadingChars: {
      value: 80,
      unit: 'characters',
      reason: 'longer headings say more than the matter and what it is of',
    },
    maxLabelChars: {
      value: 30,
      unit: 'characters',
      reason: 'a name or a time may stand before the matter: "17th century: the spread of coffee"',
    },
  },
  knownLimits: ['unmarked_questions_missed'],
});

export const wordsRule = defineRule({
  id: 'words',
  version: 6,
  name: 'Words: letters, marks and digits of any script; Intl.Segmenter where words are written together',
  constants: {
    maxStemmedChars: { value: 60, unit: 'characters', reason: 'longer runs are addresses and encoded data' },
    maxFormChars: {
      value: 80,
      unit: 'characters',
      reason: 'a full form stands right before its short form, and six words fit in',
    },
    minContractedChars: { value: 8, unit: 'letters', reason: 'shorter words are written in full' },
    minPartChars: { value: 4, unit: 'letters', reason: 'shorter words begin or end too many others by chance' },
    minInnerChars: { value: 5, unit: 'letters', reason: 'inside a word, four letters are found by chance' },
    minTitleShare: {
      value: 0.6,
      unit: 'share of the content words after the first',
      reason: 'a line with as many capitals is written as a title, not as a sentence',
    },
    minRestChars: { value: 3, unit: 'letters', reason: 'the rest is a word or the ending of a derived word' },
  },
  knownLimits: ['words_cut_by_dictionary'],
});
