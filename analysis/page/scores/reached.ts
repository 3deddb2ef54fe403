/** Composes what the page and its market reach of each topic and question, judged alike, for scores. */
import type { GapReport } from '../../report/report.ts';
import type { Answerability } from '../answers/question-answerability.ts';
import type { TopicCoverage } from '../coverage/topic-coverage.ts';
import type { Reached } from './section.ts';

type Gap = GapReport['gap'];

/** Sets the statuses that scores compare in place of those reported, which no page of the market is held to. */
export function composeReached(
  topic_coverage: Gap['topic_coverage'],
  coverage: readonly Pick<TopicCoverage, 'treated' | 'statuses'>[],
  question_answerability: Gap['question_answerability'],
  answers: readonly Pick<Answerability, 'compared' | 'statuses'>[],
): Omit<Reached, 'isCompared'> {
  return {
    topic_coverage: topic_coverage.map((row, at) => ({ ...row, status: coverage[at]?.treated ?? row.status })),
    question_answerability: question_answerability.map((row, at) => ({
      ...row,
      status: answers[at]?.compared ?? row.status,
    })),
    statuses: {
      topics: new Map(topic_coverage.map(({ topic_id }, at) => [topic_id, coverage[at]?.statuses ?? new Map()])),
      questions: new Map(
        question_answerability.map(({ question_id }, at) => [question_id, answers[at]?.statuses ?? new Map()]),
      ),
    },
  };
}
