/** The rule of texts by a language model: how long and how many they may be, and what they are held to. */
import { defineRule } from '../rules/rule.ts';

export const languageModelRule = defineRule({
  id: 'language_model',
  version: 1,
  name: 'Texts by a language model: each cites ids of its input; quotes, numbers, dates, names and addresses in it are in the cited texts; what is not is dropped',
  constants: {
    promptVersions: {
      value: { questions: 2, topics: 1, facts: 1, support: 1, answers: 1, brief: 1, advice: 2, rewrites: 1 },
      unit: 'version by task',
      reason: 'a changed prompt is another method',
    },
    maxChars: {
      value: { label: 60, question: 140, title: 120, text: 420, suggestion: 500, quote: 300, rewrite: 900 },
      unit: 'characters by kind of text',
      reason: 'as long as the texts that the rules write',
    },
    minChars: { value: 3, unit: 'characters', reason: 'a shorter text says nothing' },
    maxItems: {
      value: { questions: 24, topics: 30, facts: 60, support: 40, answers: 40, brief: 14, advice: 10, rewrites: 5 },
      unit: 'items by task',
      reason: 'as many as the rules report; a reader works through no more',
    },
    minKept: {
      value: { questions: 5, topics: 5, facts: 1, support: 1, answers: 1, brief: 3, advice: 1, rewrites: 1 },
      unit: 'items by task',
      reason: 'a list that replaces the one of the rules must not be shorter than what a reader expects of it',
    },
    maxOutputTokens: {
      value: {
        ...{ questions: 3000, topics: 3000, facts: 5000, support: 2500 },
        ...{ answers: 3000, brief: 2000, advice: 3500, rewrites: 2000 },
      },
      unit: 'tokens by task',
      reason: 'twice what the longest list needs',
    },
    maxIds: {
      value: { questions: 24, topics: 40, facts: 20, support: 4, answers: 24, brief: 16, advice: 12, rewrites: 8 },
      unit: 'ids of an item by task',
      reason: 'more ids are a list of the input, not evidence; a topic may have several sections of each page',
    },
    maxExcerpt: {
      value: { section: 140, passage: 450, rival: 240, statement: 220 },
      unit: 'characters by kind of excerpt',
      reason: 'the first sentences say what a passage is about; whole pages would cost ten times as much',
    },
    maxExcerpts: {
      value: {
        ...{ sections: 220, ownPassages: 60, rivalPassages: 40, answers: 3 },
        ...{ candidates: 120, figures: 40, cited: 3, sentences: 40, around: 2 },
      },
      unit: 'excerpts of an input',
      reason: 'some 12,000 tokens together, which every model reads at once',
    },
    minLanguageChars: {
      value: 60,
      unit: 'characters',
      reason: 'the language of a shorter text cannot be told',
    },
    adviceConfidence: {
      value: 0.5,
      unit: 'confidence',
      reason: 'advice that no rule measured is checked against its evidence, but nobody counted how often it is right',
    },
    answerScore: {
      value: 0.9,
      unit: 'score',
      reason: 'of a passage that the model judges to answer: above the threshold, below a marked-up pair',
    },
  },
  knownLimits: ['model_common_words'],
});
