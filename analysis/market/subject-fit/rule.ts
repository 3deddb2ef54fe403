/** The rule of subject fit: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const subjectFitRule = defineRule({
  id: 'subject_fit',
  version: 3,
  name: 'Whether a page is about the keyword: its title, its text, its passages and its likeness to the other results',
  constants: {
    weights: {
      value: { title: 0.28, text: 0.16, passages: 0.24, likeness: 0.32 },
      unit: 'share of the score',
      reason:
        'Logistic regression on 81 labelled results of ten markets, rounded; leaving out one market at a time F1 is .93.',
      source: 'npm run bench:markets',
    },
    minOn: {
      value: 0.58,
      unit: 'score',
      reason: 'Where the same regression is undecided.',
      source: 'npm run bench:markets',
    },
    minNear: {
      value: 0.4,
      unit: 'score',
      reason: 'Pages of a neighbouring subject lie above it, pages that came up by one shared word below.',
    },
    minNamedInTitle: {
      value: 0.6,
      unit: "share of the keyword's weight",
      reason:
        'A page that names hardly more than half of the keyword in its title, and less in its passages, is beside the subject, however like the results that remain when one drops out.',
      source: 'npm run bench:stability',
    },
    minNamedInPassages: {
      value: 0.2,
      unit: 'share of the passages that are enough',
      reason: 'As above: fewer than one passage in twenty.',
      source: 'npm run bench:stability',
    },
    minPassageShare: {
      value: 0.6,
      unit: "share of the keyword's weight",
      reason: 'A passage that holds more than half of what is asked is about it.',
    },
    enoughPassages: {
      value: 0.25,
      unit: 'share of the passages',
      reason: 'Long pages on the subject name it in a quarter of their passages; more says nothing further.',
    },
    likestPages: {
      value: 3,
      unit: 'pages',
      reason: 'A market may have two kinds of pages: likeness to the three likest is asked for, not to all.',
    },
    titleWeight: {
      value: 3,
      unit: 'occurrences',
      reason: 'A word of the title says what a page is about as three in the text do.',
    },
    commonWordRarity: {
      value: 3,
      unit: 'negative decimal logarithm of the share',
      reason: 'Words as common as one in a thousand stand on pages of every subject.',
    },
  },
  knownLimits: ['fit_without_synonyms', 'majority_decides_fit'],
});
