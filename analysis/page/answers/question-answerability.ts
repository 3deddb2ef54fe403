/** Whether a page answers the questions of its market, in which passage, and what keeps the passage from standing alone. */

import { answerSearch } from '../../market/answers/answer-search.ts';
import { type AnswerStatus, answerStatus } from '../../market/answers/answer-status.ts';
import { substanceOf } from '../../market/answers/answer-substance.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import { sectionsOn, stemWeights } from '../../market/questions/read-ask.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { issuesOf } from './answer-issues.ts';
import { answerabilityRule } from './rule.ts';

const { minEcho } = answerabilityRule.values;

/** A question with what the market's answers are like. */
export interface AskedQuestion {
  question: Pick<MarketQuestion, 'text' | 'scores'>;
  /** Stems that answers to it are made of: those of the market's answers and of its terms. */
  vocabulary: ReadonlySet<string>;
  /** Words of the market's answers, 75th percentile; null where unknown. */
  usualWords: number | null;
}

export interface Answerability {
  status: AnswerStatus;
  passage: Passage | null;
  score: number | null;
  /** The page says something near an answer, so that nobody can be sure that it gives none. */
  isEchoed: boolean;
  /** The best score of the market's pages; null when none has anything for the question. */
  marketBest: number | null;
  /** What makes the passage a worse answer when it is read alone. */
  issues: AnswerIssue[];
  /** The same judgement of each page of the market that has something for the question, by source. */
  statuses: ReadonlyMap<string, AnswerStatus>;
}

/**
 * How `own`, the user's page, answers each of `questions`: searched as the market's pages are, by whose words alone
 * rarity is measured, so that the same text has the same status on either side. A passage that only repeats the words
 * of the question and of the keyword answers nothing.
 * @param keyword its stems
 */
export function answerQuestions(
  questions: readonly AskedQuestion[],
  own: CutPage,
  market: readonly CutPage[],
  keyword: readonly string[],
  analyzer: Analyzer,
): Answerability[] {
  const search = answerSearch([own], { keyword, analyzer, measured: market });
  const weightOf = stemWeights(market.flatMap(({ cut }) => cut.passages));
  const texts = questions.map(({ question }) => question.text);
  const sections = sectionsOn(own, texts, { keyword: new Set(keyword), weightOf }, analyzer);
  return questions.map(({ question: { text, scores }, vocabulary, usualWords }, index) => {
    const section = sections[index];
    const { source_id } = own.page;
    const found = search
      .bestOf(text, section === undefined ? new Map() : new Map([[source_id, section]]))
      .get(source_id);
    const market = {
      marketBest: scores.size === 0 ? null : Math.max(...scores.values()),
      statuses: new Map([...scores].map(([id, score]): [string, AnswerStatus] => [id, answerStatus(score)])),
    };
    const status = found === undefined ? 'missing' : answerStatus(found.score);
    const says = found === undefined ? null : substanceOf(found.passage, text, { keyword, vocabulary }, analyzer);
    if (found === undefined || status === 'missing' || says?.onTheSubject !== true)
      return {
        status: 'missing',
        passage: null,
        score: null,
        isEchoed: (found?.score ?? 0) >= minEcho,
        issues: [],
        ...market,
      };
    const { passage, score } = found;
    const sought = analyzer.analyze(text).flatMap((word) => (word.stop ? [] : [word.stem]));
    return {
      status,
      passage,
      score,
      isEchoed: true,
      issues: issuesOf({ passage, question: text, sought, usualWords }, analyzer),
      ...market,
    };
  });
}
