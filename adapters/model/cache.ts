/** Keeps answers of a model for a while, so that equal tasks of several audits are asked once per instance. */
import type { ModelAnswer } from '../../analysis/index.ts';
import type { AnswerCache } from './bounded.ts';

/** Pages change from day to day; prompts change the hash. */
export const cachedMs = 24 * 3_600_000;
/** An answer is a few kilobytes. */
const maxAnswers = 500;

export function answerCache(now: () => Date): AnswerCache {
  const answers = new Map<string, { answer: ModelAnswer; untilMs: number }>();
  return {
    get: (sha256) => {
      const found = answers.get(sha256);
      if (found === undefined) return undefined;
      if (now().getTime() < found.untilMs) return found.answer;
      answers.delete(sha256);
      return undefined;
    },
    keep: (sha256, answer) => {
      answers.delete(sha256);
      answers.set(sha256, { answer, untilMs: now().getTime() + cachedMs });
      for (const [oldest] of answers) {
        if (answers.size <= maxAnswers) break;
        answers.delete(oldest);
      }
    },
  };
}
