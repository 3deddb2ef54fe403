/** Reads off the report what each page of the market has of the things that pages are compared by. */

import type { Artifacts, PageFigures } from '../../checks/artifacts.ts';
import { askedWidely } from '../../checks/asked-widely.ts';
import type { AnalyzedPage } from '../../measure/analyzed-page.ts';
import { componentValues, passagesWithFigure, reachedShare, wordsBefore } from '../../measure/gap/component-values.ts';
import type { ComponentValues } from '../../measure/gap/scores.ts';
import { passagesOf } from '../../measure/passages.ts';
import type { MarketSerp } from '../../report/report.ts';

type Result = MarketSerp['results'][number];

/** The results whose pages the statistics count. */
export function usableResults(market: Pick<MarketSerp, 'results'>): Result[] {
  return market.results.filter(({ relevance }) => relevance !== null);
}

/** What checks compare, page by page; `page` is the one behind the result. */
export function figuresOf(result: Result, page: AnalyzedPage | undefined, claims: Artifacts['claims']): PageFigures {
  const { source_id, age_days, numbers_per_100w, outbound_domains, comparison_blocks, author, direct_answer } = result;
  const prices = claims.filter(({ property }) => property === 'price');
  return {
    source_id,
    age_days,
    numbers_per_100w,
    figure_passages: page === undefined ? null : passagesWithFigure(passagesOf(page).passages),
    outbound_domains,
    comparison_blocks,
    has_author: result.words === null ? null : author !== null,
    has_price: prices.some(({ support }) => support.some((id) => id.startsWith(`${source_id}.`))),
    answer_offset_ratio: direct_answer?.offset_ratio ?? null,
  };
}

/** The components of one page of the market, of which `figures` are known. */
export function marketValues(
  { source_id, direct_answer, words }: Result,
  { age_days, figure_passages, comparison_blocks }: PageFigures,
  market: MarketSerp,
  relevance: number | null,
): ComponentValues {
  const treats = (ev: readonly string[]) => (ev.includes(source_id) ? 1 : 0);
  return componentValues({
    relevance,
    age_days: age_days ?? 'none',
    figure_passages,
    comparison_blocks,
    answer: direct_answer === null ? null : answerAfter(direct_answer.offset_ratio, words),
    topics: reachedShare(sharedTopics(market).map(({ df, n, ev }) => ({ weight: df / n, degree: treats(ev) }))),
    questions: reachedShare(
      askedWidely(market.questions).map(({ question, reach }) => ({ weight: reach, degree: treats(question.ev) })),
    ),
  });
}

function answerAfter(ratio: number | null, words: number | null): number | 'none' | null {
  if (ratio === null) return 'none';
  return words === null ? null : wordsBefore(ratio, words);
}

/** The topics that a page of this market is measured by. */
export function sharedTopics({ topics }: Pick<MarketSerp, 'topics'>): MarketSerp['topics'] {
  return topics.filter((topic) => topic.class === 'core' || topic.class === 'common');
}
