/** Check: the page is far shorter than the market's and leaves out topics that they treat. */

import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { isNameable } from '../question-findings/suited-questions.ts';
import { isNamed } from '../shared-topics/shared-topics.ts';

export const thinContentRule = defineRule({
  id: 'thin_content',
  version: 2,
  name: 'The page has far fewer words than the market and leaves its subjects open',
  constants: {
    maxShare: {
      value: 0.5,
      unit: 'share of the median',
      reason: 'length has no effect of its own; at half of it something is left out',
    },
    minOpen: { value: 3, unit: 'subjects', reason: 'a short page that treats what others treat is only brief' },
    maxNamed: { value: 4, unit: 'subjects', reason: 'more are not read in a sentence' },
    confidence: { value: 0.8, unit: 'probability', reason: 'text that scripts load is not counted' },
  },
  knownLimits: [],
});

const { maxShare, minOpen, maxNamed, confidence } = thinContentRule.values;

export interface ThinParams {
  own: number;
  /** Median number of words in the market. */
  median: number;
  n: number;
  /** Topics and questions that market pages treat and this one does not. */
  open: string[];
}

export const thinContent = defineCheck({
  id: 'thin-content',
  category: 'coverage',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'high', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: [
    'signs',
    'page',
    'topics',
    'topic_coverage',
    'topics_on_pages',
    'topic_echoes',
    'questions',
    'questions_on_keyword',
    'questions_in_title',
    'question_answerability',
    'question_echoes',
  ],
  run: ({ signs: { own, market }, page, ...compared }) => {
    const { topics, topic_coverage, topics_on_pages, topic_echoes, questions } = compared;
    const { question_answerability, question_echoes } = compared;
    const words = market.map((each) => each.words).sort((a, b) => a - b);
    const median = words[Math.floor(words.length / 2)];
    if (median === undefined || words.length < minOpen) return undecided('too_few_pages');
    const topicName = new Map(topics.map(({ id, label }) => [id, label]));
    const questionText = new Map(
      questions.flatMap((question) => (isNameable(question, compared) ? [[question.id, question.text] as const] : [])),
    );
    const open = [
      ...topic_coverage
        .filter(({ status, topic_id }) => status === 'missing' && !topic_echoes.has(topic_id))
        .filter(({ topic_id }) => isNamed(topics_on_pages.get(topic_id)))
        .flatMap(({ topic_id }) => topicName.get(topic_id) ?? []),
      ...question_answerability.flatMap((row) =>
        row.status === 'missing' && !question_echoes.has(row.question_id)
          ? (questionText.get(row.question_id) ?? [])
          : [],
      ),
    ];
    if (own.words >= maxShare * median || open.length < minOpen) return failWith<ThinParams>([]);
    return failWith([
      {
        params: { own: own.words, median, n: words.length, open: open.slice(0, maxNamed) },
        observed: { value: own.words, unit: 'words', ev: [page.source_id] },
        expected: { value: median, basis: 'market', ev: market.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1 - own.words / median,
        reach: 1,
        json_pointer: '/page/extraction/words',
      },
    ]);
  },
});
