/** Collects the figures by which the user's page is compared. */

import { substanceOf } from '../../market/answers/answer-substance.ts';
import { directAnswerOf } from '../../market/answers/direct-answer.ts';
import type { CutPage } from '../../market/claims/measure.ts';
import { comparisonBlocks } from '../../market/results/comparison-blocks.ts';
import type { MarketTerm } from '../../market/terms/measure.ts';
import { visibleAge } from '../../read/page-dates.ts';
import { numbersPer100Words, outboundDomains } from '../../read/structure.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import { round } from '../../statistics/round.ts';
import type { UserPage } from '../identity/user-page.ts';
import { componentValues, passagesWithFigure, wordsBefore } from './component-values.ts';
import type { priceFinder } from './gives-price.ts';
import { reachedQuestions, reachedTopics } from './market-figures.ts';
import { isSigned, type PageFigures } from './page-figures.ts';
import type { ComponentValues } from './scores.ts';

/** Figures of the user's page. `terms` are the market's; a direct answer must contain some of them. */
export function ownFigures(
  { source, snapshot, keyword, query, analyzer }: UserPage,
  { page, cut }: CutPage,
  terms: readonly MarketTerm[],
  givesPrice: ReturnType<typeof priceFinder>,
): PageFigures {
  const { document } = page;
  const vocabulary = new Set(terms.flatMap(({ key }) => key.split(' ')));
  const found = directAnswerOf(page, cut, keyword.asked, analyzer);
  const answer =
    found !== null && substanceOf(found, keyword.normalized, { keyword: query, vocabulary }, analyzer).onTheSubject
      ? found
      : null;
  return {
    source_id: source.id,
    age_days: visibleAge(page, snapshot.collected_at),
    numbers_per_100w: numbersPer100Words(page),
    figure_passages: passagesWithFigure(cut.passages),
    outbound_domains: outboundDomains(document),
    comparison_blocks: comparisonBlocks(document, analyzer.language),
    has_author: isSigned(document.facts),
    has_price: givesPrice(document.passages),
    answer_offset_ratio: answer?.start_ratio ?? null,
    answer_after_words: answer === null ? null : wordsBefore(page, answer),
  };
}

/** Inputs of the components. */
type Judged = Pick<MarketSerp, 'topics' | 'questions'> &
  Pick<GapReport['gap'], 'topic_coverage' | 'question_answerability'> & {
    figures: { own: PageFigures; market: readonly PageFigures[] };
  };

/**
 * Component values of the user's page. Beside each page of the market it is measured by what the other pages share, as
 * that page is; the value is the mean.
 */
export function ownValues(
  { figures: { own, market }, topics, topic_coverage, questions, question_answerability }: Judged,
  relevance: number | null,
): ComponentValues {
  const besideEach = (value: (rival: string) => number | null) =>
    meanOf(market.flatMap(({ source_id }) => value(source_id) ?? []));
  const coverage = new Map(topic_coverage.map((row) => [row.topic_id, row.status]));
  const answers = new Map(question_answerability.map((row) => [row.question_id, row.status]));
  return componentValues({
    relevance,
    age_days: own.age_days ?? 'none',
    figure_passages: own.figure_passages,
    comparison_blocks: own.comparison_blocks,
    answer: own.answer_after_words ?? 'none',
    topics: besideEach((rival) => reachedTopics(topics, rival, (id) => coverage.get(id))),
    questions: besideEach((rival) => reachedQuestions(questions, rival, (id) => answers.get(id))),
  });
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
