/** What the user's page has of the things that pages are compared by. */

import type { Artifacts, PageFigures } from '../../checks/artifacts.ts';
import { askedWidely } from '../../checks/asked-widely.ts';
import type { CutPage } from '../../measure/claims.ts';
import { comparisonBlocks } from '../../measure/comparison-blocks.ts';
import { directAnswerOf } from '../../measure/direct-answer.ts';
import { substanceOf } from '../../measure/gap/answer-substance.ts';
import {
  componentValues,
  degreeOf,
  passagesWithFigure,
  reachedShare,
  wordsBefore,
} from '../../measure/gap/component-values.ts';
import type { priceFinder } from '../../measure/gap/gives-price.ts';
import type { ComponentValues } from '../../measure/gap/scores.ts';
import { visibleAge } from '../../measure/page-dates.ts';
import { numbersPer100Words, outboundDomains } from '../../measure/structure.ts';
import type { MarketTerm } from '../../measure/terms.ts';
import type { GapFacts } from './gap.ts';
import { sharedTopics } from './market-figures.ts';

/** What checks compare of the page; `terms` are the market's, of which an answer has some. */
export function ownFigures(
  { source, snapshot, keyword, query, analyzer }: GapFacts,
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
    age_days: visibleAge(document, snapshot.collected_at),
    numbers_per_100w: numbersPer100Words(page),
    figure_passages: passagesWithFigure(cut.passages),
    outbound_domains: outboundDomains(document),
    comparison_blocks: comparisonBlocks(document, analyzer.language),
    has_author: document.facts.author !== null,
    has_price: givesPrice(document.passages),
    answer_offset_ratio: answer?.start_ratio ?? null,
    answer_after_words: answer === null ? null : wordsBefore(page, answer),
  };
}

/** The components of the page. */
export function ownValues(
  { figures: { own }, topics, topic_coverage, questions, question_answerability }: Artifacts,
  relevance: number | null,
): ComponentValues {
  const coverage = new Map(topic_coverage.map((row) => [row.topic_id, row.status]));
  const answers = new Map(question_answerability.map((row) => [row.question_id, row.status]));
  return componentValues({
    relevance,
    age_days: own.age_days ?? 'none',
    figure_passages: own.figure_passages,
    comparison_blocks: own.comparison_blocks,
    answer: own.answer_after_words ?? 'none',
    topics: reachedShare(
      sharedTopics({ topics }).map(({ id, df, n }) => ({ weight: df / n, degree: degreeOf(coverage.get(id)) })),
    ),
    questions: reachedShare(
      askedWidely(questions).map(({ question, reach }) => ({
        weight: reach,
        degree: degreeOf(answers.get(question.id)),
      })),
    ),
  });
}
