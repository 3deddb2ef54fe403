/**
 * Measures the scores of right answers and of the best wrong ones, from which the limits of the answer score were set.
 */
import { answerStatus } from '../analysis/market/answers/answer-status.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import { type AnswerRow, paragraphSearch } from './answer-metrics.ts';

/** Shares of the questions. */
export interface Calibration {
  /** Questions whose right paragraph reaches `answered`, and at least `partly`. */
  right_answered: number;
  right_partly: number;
  /** Questions whose best wrong paragraph does: without the right one, they would seem answered. */
  wrong_answered: number;
  wrong_partly: number;
  /** Precision of `answered`, if half of all questions had an answer. */
  precision_answered: number;
}

/** Scores every question of `rows` against all paragraphs. */
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
