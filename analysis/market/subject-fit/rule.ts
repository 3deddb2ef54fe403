/** The rule of subject fit: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const subjectFitRule = defineRule({
  id: 'subject_fit',
  version: 14,
  name: 'Whether a page is about the keyword: its title, its text, its passages and its likeness to the other results',
  constants: {
    weights: {
      value: { title: 0.45, text: 0.2, likeness: 0.35 },
      unit: 'share of the score',
      reason:
        'About those of a logistic regression on 179 labelled results of 24 markets; on results of 16 others, text told more and passages nothing besides.',
      source: 'npm run bench:markets',
    },
    minOn: {
      value: 0.61,
      unit: 'score',
      reason:
        'Below, more pages are on a neighbouring subject than on this one: tax software beside accounting software.',
      source: 'npm run bench:markets',
    },
    minNear: {
      value: 0.4,
      unit: 'score',
      reason: 'Pages of a neighbouring subject lie above it, pages that came up by one shared word below.',
    },
    minMarket: {
      value: 2,
      unit: 'results on the subject',
      reason:
        'Of one page nothing can be said that pages have in common; with fewer, those near the subject count too.',
    },
    minNearLikeness: {
      value: 0.75,
      unit: 'share of the likest results',
      reason: 'a page that uses the words of the others may call the subject by another name',
    },
    minNearText: {
      value: 0.25,
      unit: "share of the keyword's weight in the text",
      reason: 'with no word of the keyword in its opening, a page is of another subject',
    },
    minFamiliarTitle: {
      value: 0.7,
      unit: 'share of the weight of the title',
      reason:
        'The name of the site and a turn of its own may be a third of a title; "online course platforms" among email software is more.',
    },
    minSharing: {
      value: 0.5,
      unit: 'share of the pages',
      reason: 'A word that most of them use belongs to the subject.',
    },
    minNamedAtTop: {
      value: 0.5,
      unit: "share of the keyword's weight",
      reason:
        'A page that names less than half of the keyword in its title and its opening, and in its passages too, is beside the subject, however like the results that remain when one drops out.',
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
    minKinship: {
      value: 0.65,
      unit: 'cosine of word vectors',
      reason:
        'Other names of a thing lie above it ("earbuds", "vehicle"), parts and neighbours mostly below. From .6 to .7 the labelled markets come out alike.',
      source: 'npm run bench:markets',
    },
    minPartChars: {
      value: 3,
      unit: 'characters',
      reason: 'Shorter parts of a word that is written as two are endings.',
    },
    minContracted: {
      value: 2,
      unit: 'pages',
      reason: 'One page may use capitals of its own.',
    },
    minInitials: {
      value: 3,
      unit: 'words',
      reason: 'Two initials stand for many pairs of words.',
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
