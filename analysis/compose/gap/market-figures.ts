/** Reads off the report what each page of the market has of the things that pages are compared by. */

import type { Artifacts, PageFigures } from '../../checks/artifacts.ts';
import { askedWidely } from '../../checks/asked-widely.ts';
import { componentValues, degreeOf, reachedShare } from '../../measure/gap/component-values.ts';
import type { AnswerabilityStatus } from '../../measure/gap/question-answerability.ts';
import type { ComponentValues } from '../../measure/gap/scores.ts';
import type { CoverageStatus } from '../../measure/gap/topic-coverage.ts';
import type { MarketSerp } from '../../report/report.ts';

type Result = MarketSerp['results'][number];

/** The results whose pages the statistics count. */
export function usableResults(market: Pick<MarketSerp, 'results'>): Result[] {
  return market.results.filter(({ relevance }) => relevance !== null);
}

/** What checks compare, page by page. */
export function figuresOf(result: Result, claims: Artifacts['claims']): PageFigures {
  const { source_id, age_days, numbers_per_100w, outbound_domains, comparison_blocks, author, direct_answer } = result;
  const prices = claims.filter(({ property }) => property === 'price');
  return {
    source_id,
    age_days,
    numbers_per_100w,
    outbound_domains,
    comparison_blocks,
    has_author: result.words === null ? null : author !== null,
    has_price: prices.some(({ support }) => support.some((id) => id.startsWith(`${source_id}.`))),
    answer_offset_ratio: direct_answer?.offset_ratio ?? null,
  };
}

/** How the pages of the market stand to its topics and questions, by the id of these, then by source. */
export interface MarketStatuses {
  topics: ReadonlyMap<string, ReadonlyMap<string, CoverageStatus>>;
  questions: ReadonlyMap<string, ReadonlyMap<string, AnswerabilityStatus>>;
}

/**
 * The components of one page of the market, judged as the user's page is; `relevance` is measured with that page among
 * the others.
 */
export function marketValues(
  result: Result,
  market: MarketSerp,
  { topics, questions }: MarketStatuses,
  relevance: number | null,
): ComponentValues {
  const { source_id, age_days, numbers_per_100w, comparison_blocks, direct_answer } = result;
  return componentValues({
    relevance,
    age_days,
    numbers_per_100w,
    comparison_blocks,
    answer: direct_answer === null ? null : (direct_answer.offset_ratio ?? 'none'),
    topics: reachedShare(
      sharedTopics(market).map(({ id, df, n }) => ({
        weight: df / n,
        degree: degreeOf(topics.get(id)?.get(source_id)),
      })),
    ),
    questions: reachedShare(
      askedWidely(market.questions).map(({ question, reach }) => ({
        weight: reach,
        degree: degreeOf(questions.get(question.id)?.get(source_id)),
      })),
    ),
  });
}

/** The topics that a page of this market is measured by. */
export function sharedTopics({ topics }: { topics: Artifacts['topics'] }): Artifacts['topics'] {
  return topics.filter((topic) => topic.class === 'core' || topic.class === 'common');
}
