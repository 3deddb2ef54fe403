/** Scores of paragraphs that answer and of the best that do not: what the limits of the score were set by. */
import { answerStatus } from '../analysis/measure/answer-status.ts';
import { answerIndexOf } from '../analysis/measure/answers.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import type { AnswerRow } from './answer-metrics.ts';

/** Shares of the questions. */
export interface Calibration {
  /** Whose right paragraph is `answered`, and is at least `partly`. */
  right_answered: number;
  right_partly: number;
  /** Whose best other paragraph is, in an index without the right one: the question has no answer there. */
  wrong_answered: number;
  wrong_partly: number;
  /** Of those that are `answered`, the right ones: were a question as likely to have an answer as not. */
  precision_answered: number;
}

/** Asks every question of `rows` with its paragraph and without. One index a paragraph: some ten seconds a language. */
export function calibrateAnswers(rows: readonly AnswerRow[], analyzer: Analyzer): Calibration {
  const passages = rows.map((row) => ({ row, text: row.paragraph, heading_path: [] }));
  const index = answerIndexOf(passages, analyzer);
  const right: number[] = [];
  const wrong: number[] = [];
  for (const passage of passages) {
    const others = answerIndexOf(
      passages.filter((other) => other !== passage),
      analyzer,
    );
    for (const { question } of passage.row.questions) {
      right.push(index.rank(question).find((ranked) => ranked.passage === passage)?.score ?? 0);
      wrong.push(others.rank(question)[0]?.score ?? 0);
    }
  }
  const share = (scores: readonly number[], least: 'answered' | 'partly'): number => {
    const reached = scores.filter((score) => {
      const status = answerStatus(score, analyzer);
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
