/** Whether a page answers the questions of its market, in which passage, and what keeps the passage from standing alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { answerIndexOf } from '../answers.ts';
import type { Passage } from '../passages.ts';
import { issuesOf, needsItsPage } from './answer-issues.ts';

/** A question with what the market's answers are like. */
export interface AskedQuestion {
  text: string;
  /** Words of the market's answers, 75th percentile; null where unknown. */
  usualWords: number | null;
}

export type AnswerabilityStatus = 'answered' | 'partly' | 'missing';

export interface Answerability {
  status: AnswerabilityStatus;
  passage: Passage | null;
  score: number | null;
  /** The best score of the market's passages; null when none shares anything with the question. */
  marketBest: number | null;
  /** What cannot be understood alone is no answer, whatever its score; the other issues make it a worse one. */
  issues: AnswerIssue[];
  /** The same judgement of each page of the market that has something for the question, by source. */
  statuses: ReadonlyMap<string, AnswerabilityStatus>;
}

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
    const sought = analyzer.analyze(text).flatMap((word) => (word.stop ? [] : [word.stem]));
    const statusOf = ({ passage, status }: (typeof ranked)[number]): AnswerabilityStatus =>
      status === 'answered' && needsItsPage({ passage, sought }, analyzer) ? 'partly' : status;
    const bests = new Map<string, (typeof ranked)[number]>();
    for (const entry of ranked) {
      const { passage } = entry;
      if (!mine.has(passage) && !bests.has(passage.source_id)) bests.set(passage.source_id, entry);
    }
    const statuses = new Map([...bests].map(([id, entry]) => [id, statusOf(entry)]));
    const marketBest = Math.max(...[...bests.values()].map(({ score }) => score));
    const market = { marketBest: bests.size === 0 ? null : marketBest, statuses };
    const best = ranked.find(({ passage }) => mine.has(passage));
    if (best === undefined || best.status === 'missing') {
      return { status: 'missing', passage: null, score: null, issues: [], ...market };
    }
    const { passage, score } = best;
    const issues = issuesOf({ passage, question: text, sought, usualWords }, analyzer);
    return { status: statusOf(best), passage, score, issues, ...market };
  });
}
