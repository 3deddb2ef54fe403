/** Scores of paragraphs that answer and of the best that do not: what the limits of the score were set by. */
import { answerStatus } from '../analysis/market/answers/answer-status.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import { type AnswerRow, paragraphSearch } from './answer-metrics.ts';

/** Shares of the questions. */
export interface Calibration {
  /** Whose right paragraph is `answered`, and is at least `partly`. */
  right_answered: number;
  right_partly: number;
  /** Whose best other paragraph is: were the right one missing, the question would have no answer. */
  wrong_answered: number;
  wrong_partly: number;
  /** Of those that are `answered`, the right ones: were a question as likely to have an answer as not. */
  precision_answered: number;
}

/** Asks every question of `rows` of all paragraphs. */
export function calibrateAnswers(rows: readonly AnswerRow[], analyzer: Analyzer): Calibration {
  const search = paragraphSearch(rows, analyzer);
  const right: number[] = [];
  const wrong: number[] = [];
  rows.forEach((row, at) => {
    for (const { question } of row.questions) {
      const scores = [...search.bestOf(question)].map(([id, { score }]) => ({ isRight: id === `s${at + 1}`, score }));
      right.push(scores.find(({ isRight }) => isRight)?.score ?? 0);
      wrong.push(Math.max(0, ...scores.filter(({ isRight }) => !isRight).map(({ score }) => score)));
    }
  });
  const share = (scores: readonly number[], least: 'answered' | 'partly'): number => {
    const reached = scores.filter((score) => {
      const status = answerStatus(score);
      return status === 'answered' || status === least;
    });
    return scores.length === 0 ? 0 : reached.length / scores.length;
  };
  const answered = share(right, 'answered');
  const wrongly = share(wrong, 'answered');
  return {
    right_answered: round(answered),
    right_partly: round(share(right, 'partly')),
    wrong_answered: round(wrongly),
    wrong_partly: round(share(wrong, 'partly')),
    precision_answered: round(answered + wrongly === 0 ? 0 : answered / (answered + wrongly)),
  };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
