/** Collects the figures by which market pages are compared from the report. */

import { givenNames } from '../../languages/any/given-names.ts';
import type { AnswerStatus } from '../../market/answers/answer-status.ts';
import type { Market } from '../../market/market.ts';
import { marketClassOf } from '../../market/terms/market-class.ts';
import { visibleAge } from '../../read/page-dates.ts';
import type { MarketSerp } from '../../report/report.ts';
import { askedWidely } from '../answers/asked-widely.ts';
import type { CoverageStatus } from '../coverage/topic-coverage.ts';
import { componentValues, degreeOf, passagesWithFigure, reachedShare, wordsBefore } from './component-values.ts';
import type { priceFinder } from './gives-price.ts';
import { isSigned, type PageFigures } from './page-figures.ts';
import { scoresRule } from './rule.ts';
import type { ComponentValues } from './scores.ts';

type Result = MarketSerp['results'][number];

const { minSiteLetters, minTreating } = scoresRule.values;

/** The results whose pages the statistics count. */
export function usableResults(market: Pick<MarketSerp, 'results'>): Result[] {
  return market.results.filter(({ relevance }) => relevance !== null);
}

/** Figures of the page behind a result; null if unknown, as for a page without text. */
export function figuresOf(
  { source_id, numbers_per_100w, outbound_domains, comparison_blocks, direct_answer, words }: Result,
  { cuts, directAnswers }: Pick<Market, 'cuts' | 'directAnswers'>,
  givesPrice: ReturnType<typeof priceFinder>,
  collectedAt: string,
): PageFigures {
  const read = cuts.find(({ page }) => page.source_id === source_id);
  const page = read?.page;
  const answer = directAnswers.get(source_id) ?? null;
  return {
    source_id,
    age_days: page === undefined ? null : visibleAge(page, collectedAt),
    numbers_per_100w,
    figure_passages: read === undefined ? null : passagesWithFigure(read.cut.passages),
    outbound_domains,
    comparison_blocks,
    has_author: words === null || page === undefined ? null : isSignedByOthers(page.document.facts, page.domain),
    has_price: page === undefined ? null : givesPrice(page.document.passages),
    answer_offset_ratio: direct_answer?.offset_ratio ?? null,
    answer_after_words: page === undefined || answer === null ? null : wordsBefore(page, answer),
  };
}

/** The same as `isSigned`, but false for a page that only the site itself signs. */
function isSignedByOthers(facts: Parameters<typeof isSigned>[0], domain: string): boolean | null {
  return facts.signature !== null && namesSite(facts.signature.value, domain) ? false : isSigned(facts);
}

/** Whether an author is the site itself, which signs all its pages: "Acme", "Acme Team" on `acme.example`. */
function namesSite(author: string, domain: string): boolean {
  const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const name = lettersOf(author);
  // A person's own site has the person's name.
  const [first = '', ...others] = author.toLowerCase().split(' ');
  if (others.length === 1 && givenNames.has(first)) return false;
  return domain.split('.').some((part) => {
    const site = lettersOf(part);
    return site === name || (site.length >= minSiteLetters && name.includes(site));
  });
}

/** Status of each market page for topics and questions: by topic or question id, then by source. */
export interface MarketStatuses {
  topics: ReadonlyMap<string, ReadonlyMap<string, CoverageStatus>>;
  questions: ReadonlyMap<string, ReadonlyMap<string, AnswerStatus>>;
}

/** Component values of one market page, judged like the user's page: by what the others share. */
export function marketValues(
  figures: PageFigures,
  market: MarketSerp,
  { topics, questions }: MarketStatuses,
  relevance: number | null,
): ComponentValues {
  const { source_id, age_days, figure_passages, comparison_blocks, answer_after_words } = figures;
  return componentValues({
    relevance,
    age_days: age_days ?? 'none',
    figure_passages,
    comparison_blocks,
    answer: answer_after_words ?? 'none',
    topics: reachedTopics(market.topics, source_id, (id) => topics.get(id)?.get(source_id)),
    questions: reachedQuestions(market.questions, source_id, (id) => questions.get(id)?.get(source_id)),
  });
}

type Topic = MarketSerp['topics'][number];

/**
 * The share that a page covers of the topics that the market shares without the page `without`.
 * @param statusOf the page's status for a topic, by id
 */
export function reachedTopics(
  topics: readonly Topic[],
  without: string,
  statusOf: (id: string) => CoverageStatus | undefined,
): number | null {
  const shared = sharedTopics({ topics }, without);
  return reachedShare(shared.map(({ topic: { id }, reach }) => ({ weight: reach, degree: degreeOf(statusOf(id)) })));
}

/** The same for the questions that the market asks or answers without that page. */
export function reachedQuestions(
  questions: MarketSerp['questions'],
  without: string,
  statusOf: (id: string) => AnswerStatus | undefined,
): number | null {
  const asked = askedWidely(questions, without);
  return reachedShare(asked.map(({ question: { id }, reach }) => ({ weight: reach, degree: degreeOf(statusOf(id)) })));
}

/**
 * The topics that the pages of a market share without the page `without`, and the share of these pages that treat each.
 * A page is compared by them, since every page treats those that it helps to make shared.
 */
export function sharedTopics(
  { topics }: { topics: readonly Topic[] },
  without: string,
): { topic: Topic; reach: number }[] {
  return topics.flatMap((topic) => {
    const pages = topic.df - Number(topic.ev.includes(without));
    const n = topic.n - 1;
    const reach = pages / Math.max(1, n);
    const isShared =
      topic.class !== null && pages >= Math.min(minTreating, n) && marketClassOf(reach) !== 'differentiator';
    return isShared ? [{ topic, reach }] : [];
  });
}
