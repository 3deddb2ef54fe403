/** Whether a page answers the questions of its market, in which passage, and what keeps the passage from standing alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { answerIndexOf } from '../answers.ts';
import type { Passage } from '../passages.ts';
import { issuesOf } from './answer-issues.ts';

/** A question with what the market's answers are like. */
export interface AskedQuestion {
  text: string;
  /** Words of the market's answers, 75th percentile; null where unknown. */
  usualWords: number | null;
}

export interface Answerability {
  status: 'answered' | 'partly' | 'missing';
  passage: Passage | null;
  score: number | null;
  /** The best score of the market's passages; null when none shares anything with the question. */
  marketBest: number | null;
  issues: AnswerIssue[];
}

/** Issues that keep a passage from being an answer by itself; the others make it a worse one. */
const breaking: ReadonlySet<AnswerIssue> = new Set(['unresolved_pronoun', 'needs_context']);

/** How the page whose passages are `own` answers each of `questions`, ranked among its passages and the market's. */
export function answerQuestions(
  questions: readonly AskedQuestion[],
  own: readonly Passage[],
  market: readonly Passage[],
  analyzer: Analyzer,
): Answerability[] {
  const mine = new Set(own);
  const index = answerIndexOf([...own, ...market], analyzer);
  return questions.map(({ text, usualWords }) => {
    const ranked = index.rank(text);
    const best = ranked.find(({ passage }) => mine.has(passage));
    const marketBest = ranked.find(({ passage }) => !mine.has(passage))?.score ?? null;
    if (best === undefined || best.status === 'missing') {
      return { status: 'missing', passage: null, score: null, marketBest, issues: [] };
    }
    const { passage, score } = best;
    const sought = analyzer.analyze(text).flatMap((word) => (word.stop ? [] : [word.stem]));
    const issues = issuesOf({ passage, question: text, sought, usualWords }, analyzer);
    const isAnswered = best.status === 'answered' && !issues.some((issue) => breaking.has(issue));
    return { status: isAnswered ? 'answered' : 'partly', passage, score, marketBest, issues };
  });
}
