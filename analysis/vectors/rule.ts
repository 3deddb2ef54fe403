/** The rule for word vectors: constants that decide how similar two texts are, with their reasons. */

import { defineRule } from '../rules/rule.ts';

export const vectorsRule = defineRule({
  id: 'word_vectors',
  version: 1,
  name: 'Word vectors: how alike two texts are by shared words, and by the vectors of words where they differ',
  constants: {
    minCosine: {
      value: 0.3,
      unit: 'cosine',
      reason: 'Below it, two words have no more in common than any two words of the language.',
      source: 'Chosen on five markets from .2, .3, .4, .5 and .6: docs/benchmarks.md, "Word vectors".',
    },
    weightsPerDecade: {
      value: 100,
      unit: 'weight',
      reason: 'A word ten times as rare weighs this much more. Weights are whole numbers, so that sums are exact.',
      source: 'A choice of precision: rarity to 1 %.',
    },
    likenessSteps: {
      value: 1000,
      unit: 'steps from unlike to equal',
      reason: 'Likeness of two words is a whole number, so that sums do not depend on their order.',
      source: 'A choice of precision: .001.',
    },
    compoundLanguages: {
      value: ['de', 'nl'],
      unit: 'languages',
      reason: 'They write compounds as one word, and no list holds them all: "Stadtrechte", "Wirtschaftsbund".',
      source: 'Measured on German: docs/benchmarks.md, "Word vectors".',
    },
    minPartLetters: {
      value: 4,
      unit: 'letters',
      reason: 'Shorter parts are found in too many words by chance.',
      source: 'Set by hand.',
    },
    maxJointLetters: {
      value: 4,
      unit: 'letters',
      reason: 'What stands between two parts and the stemmer did not see: "s", "en", "ungs".',
      source: 'Set by hand.',
    },
    decimals: {
      value: 4,
      unit: 'decimals of a similarity',
      reason: 'More would differ between machines.',
      source: 'A choice of precision.',
    },
  },
  knownLimits: ['unknown_words_alike_alone', 'opposites_alike', 'numbers_have_no_vector'],
});
