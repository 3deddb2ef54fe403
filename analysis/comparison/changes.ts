/** Decides which differences of a comparison are changes, for those who are told of nothing else. */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';

/** What a change is about. New kinds may be added at the end. */
export const changeKinds = [
  ...(['score', 'topics', 'questions', 'citations'] as const),
  ...(['results_new', 'results_lost', 'results_moved'] as const),
  ...(['citations_new', 'citations_lost'] as const),
  ...(['market_topics_new', 'market_topics_lost', 'market_questions_new', 'market_questions_lost'] as const),
  ...(['verdict', 'findings_new', 'findings_solved'] as const),
] as const;

/** So many differences of one kind. */
export interface Change {
  kind: (typeof changeKinds)[number];
  count: number;
}

type Flagged = readonly { flags: readonly DifferenceFlag[] }[];

/**
 * The differences that count, by kind, in the order of `changeKinds`; empty if nothing changed beyond noise.
 *
 * - A difference that is `within_noise` does not count, nor one between rulesets: that is not a change of the market.
 * - What follows from the results counts only if the results changed beyond noise, or did not change at all: topics and
 *   questions of the market, and the verdict and the findings of a page that nobody edited.
 * - Edits of the page count by what they bring about. Its topics and questions count as measures, which have intervals.
 */
export function changesOf({ changed, measures, results, citations, market, page }: Comparison): Change[] {
  const moved = results.kept.filter((result) => result.rank_before !== result.rank_after);
  const ofResults = [...results.new, ...results.lost, ...moved];
  const isMarketNoise = ofResults.length > 0 && beyondNoise(ofResults) === 0;
  const ofMarket = (entries: Flagged) => (isMarketNoise ? 0 : beyondNoise(entries));
  const ofPage = (entries: Flagged) => (changed.page === false ? ofMarket(entries) : beyondNoise(entries));
  const verdict = page === null || page.verdict_before === page.verdict_after ? [] : [{ flags: flagsOf(changed) }];
  const counts: Record<Change['kind'], number> = {
    ...measureCounts(measures),
    results_new: beyondNoise(results.new),
    results_lost: beyondNoise(results.lost),
    results_moved: beyondNoise(moved),
    citations_new: beyondNoise(citations.new),
    citations_lost: beyondNoise(citations.lost),
    market_topics_new: ofMarket(market.topics.new),
    market_topics_lost: ofMarket(market.topics.lost),
    market_questions_new: ofMarket(market.questions.new),
    market_questions_lost: ofMarket(market.questions.lost),
    verdict: ofPage(verdict),
    findings_new: ofPage(page?.findings.new ?? []),
    findings_solved: ofPage(page?.findings.solved ?? []),
  };
  return changeKinds.flatMap((kind) => (counts[kind] === 0 ? [] : [{ kind, count: counts[kind] }]));
}

function measureCounts(measures: Comparison['measures']) {
  const count = (name: Comparison['measures'][number]['name']): number =>
    beyondNoise(measures.filter((measure) => measure.name === name && (measure.difference ?? 0) !== 0));
  return {
    score: count('score'),
    topics: count('topics'),
    questions: count('questions'),
    citations: count('citations'),
  };
}

function flagsOf({ rules }: Comparison['changed']): DifferenceFlag[] {
  return rules ? ['rules_changed'] : [];
}

function beyondNoise(entries: Flagged): number {
  return entries.filter(({ flags }) => !flags.includes('within_noise') && !flags.includes('rules_changed')).length;
}
