/** The rule of answerability: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const answerabilityRule = defineRule({
  id: 'answerability',
  version: 8,
  name: 'Answers to questions: the page searched as the pages of the market are, rarity measured on the market alone; the passage has to say something besides the question',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    minAskedShare: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'from this share on a question belongs to the market; one on the results page always does',
    },
    minDerivedShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'the same for a question that no page asks in words',
    },
    minAnswering: { value: 2, unit: 'pages', reason: 'what one page alone answers is a matter of that page' },
    minEcho: {
      value: 0.1,
      unit: 'score',
      reason: 'from this score on, some of the pages that are told not to answer do: no finding says that they do not',
      source: 'npm run bench:markets',
    },
    minSureScore: {
      value: 0.7,
      unit: 'score',
      reason: 'nine of ten passages above answer the question or a part of it, whatever other words they use',
      source: 'npm run bench:markets',
    },
    strayLimits: {
      value: { answered: 0.5, partly: 0.34 },
      unit: 'score',
      reason:
        'Below no heading on the question, one passage in two above the upper limit answers it, and one in three between the limits; most below the lower one have nothing on it.',
      source: 'npm run bench:markets',
    },
    maxGoingOn: {
      value: 3,
      unit: 'passages',
      reason: 'below a heading that asks, an answer goes on from its first sentence: "It is not dead."',
    },
    minHeadedWords: {
      value: 2,
      unit: 'words',
      reason: 'a heading of one word names a subject, not what is asked of it',
    },
    minStemChars: { value: 3, unit: 'letters', reason: 'shorter everyday words join others and say nothing' },
    maxTimesLonger: {
      value: 2,
      unit: 'times the longest usual answer',
      reason: 'a longer passage is not an answer but a section',
    },
    maxAnswerWords: { value: 150, unit: 'words', reason: 'engines quote only part of a longer answer' },
    lateShare: { value: 0.7, unit: 'share of the text', reason: 'an answer after this point is hard to find' },
  },
  knownLimits: ['words_tell_topic', 'standing_alone_by_list'],
});
