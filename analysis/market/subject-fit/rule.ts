/** The rule of subject fit: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const subjectFitRule = defineRule({
  id: 'subject_fit',
  version: 4,
  name: 'Whether a page is about the keyword: its title, its text, its passages and its likeness to the other results',
  constants: {
    weights: {
      value: { title: 0.33, text: 0.23, passages: 0.19, likeness: 0.25 },
      unit: 'share of the score',
      reason:
        'Logistic regression on 114 labelled results of fourteen markets, rounded, so that these say nothing of others.',
      source: 'npm run bench:markets',
    },
    minOn: {
      value: 0.56,
      unit: 'score',
      reason: 'Where the same regression is undecided.',
      source: 'npm run bench:markets',
    },
    minNear: {
      value: 0.32,
      unit: 'score',
      reason: 'Pages of a neighbouring subject lie above it, pages that came up by one shared word below.',
    },
    minNamedAtTop: {
      value: 0.6,
      unit: "share of the keyword's weight",
      reason:
        'A page that names hardly more than half of the keyword in its title and its opening, and less in its passages, is beside the subject, however like the results that remain when one drops out.',
      source: 'npm run bench:stability',
    },
    minNamedInPassages: {
      value: 0.2,
      unit: 'share of the passages that are enough',
      reason: 'As above: fewer than one passage in twenty.',
      source: 'npm run bench:stability',
    },
    ordinaryWordRarity: {
      value: 2,
      unit: 'negative decimal logarithm of the share',
      reason: 'Words as common as one in a hundred tell no subject from another; the weight is counted from there.',
    },
    minWordWeight: {
      value: 0.4,
      unit: 'weight',
      reason: 'No word of the keyword counts for nothing.',
    },
    minInitials: {
      value: 3,
      unit: 'words',
      reason: 'Two initials stand for many pairs of words.',
    },
    maxFormChars: {
      value: 80,
      unit: 'characters',
      reason: 'The full form stands right before its short form, and six words fit in.',
    },
    openingShare: {
      value: 0.1,
      unit: 'share of the passages',
      reason: 'A page says what it is about in its first tenth.',
    },
    minOpening: {
      value: 2,
      unit: 'passages',
      reason: 'The first passage is often a greeting or a byline.',
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
    surestPages: {
      value: 3,
      unit: 'pages',
      reason:
        'A market may have two kinds of pages, so likeness to all is not asked for; pages of a neighbouring subject that resemble each other are not what the rest is compared with.',
    },
    leastSurety: {
      value: 0.01,
      unit: 'weight',
      reason: 'If no page has a word of the keyword in title or passages, all count alike.',
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
