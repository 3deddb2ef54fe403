/** Whether a page answers the questions of its market, in which passage, and what keeps the passage from standing alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { answerIndexOf, type RankedPassage } from '../answers.ts';
import type { Passage } from '../passages.ts';
import { issuesOf, needsItsPage } from './answer-issues.ts';
import { substanceOf } from './answer-substance.ts';

/** A question with what the market's answers are like. */
export interface AskedQuestion {
  text: string;
  /** Stems that answers to it are made of: those of the market's answers and of its terms. */
  vocabulary: ReadonlySet<string>;
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

/**
 * How the page whose passages are `own` answers each of `questions`, ranked among the market's passages, by whose words
 * alone rarity is measured. A heading counts for the passage below it only where that says something on the question: a
 * list of questions with nothing below them answers none, and neither does a passage that only repeats words.
 * @param keyword its stems
 */
export function answerQuestions(
  questions: readonly AskedQuestion[],
  own: readonly Passage[],
  market: readonly Passage[],
  keyword: readonly string[],
  analyzer: Analyzer,
): Answerability[] {
  const bare = new Map(own.map((passage): [Passage, Passage] => [{ ...passage, heading_path: [] }, passage]));
  const mine = new Set(own);
  const index = answerIndexOf(market, analyzer, [...own, ...bare.keys()]);
  return questions.map(({ text, vocabulary, usualWords }) => {
    const ranked = index.rank(text);
    const sought = analyzer.analyze(text).flatMap((word) => (word.stop ? [] : [word.stem]));
    const statusOf = ({ passage, status }: RankedPassage<Passage>): AnswerabilityStatus =>
      status === 'answered' && needsItsPage({ passage, sought }, analyzer) ? 'partly' : status;
    const bests = new Map<string, RankedPassage<Passage>>();
    for (const entry of ranked) {
      const { passage } = entry;
      const isOwn = mine.has(passage) || bare.has(passage);
      if (!isOwn && !bests.has(passage.source_id)) bests.set(passage.source_id, entry);
    }
    const market = {
      marketBest: bests.size === 0 ? null : Math.max(...[...bests.values()].map(({ score }) => score)),
      statuses: new Map([...bests].map(([id, entry]) => [id, statusOf(entry)])),
    };
    const best = ranked.flatMap((one): RankedPassage<Passage> | [] => {
      const written = bare.get(one.passage);
      if (one.status === 'missing' || (written === undefined && !mine.has(one.passage))) return [];
      const says = substanceOf(one.passage, text, { keyword, vocabulary }, analyzer);
      if (written !== undefined) return says.ofItsOwn ? { ...one, passage: written } : [];
      return says.onTheSubject ? one : [];
    })[0];
    if (best === undefined) {
      return { status: 'missing', passage: null, score: null, issues: [], ...market };
    }
    const { passage, score } = best;
    const issues = issuesOf({ passage, question: text, sought, usualWords }, analyzer);
    return { status: statusOf(best), passage, score, issues, ...market };
  });
}
