/** Writes the verdict as a person would say it. */

import { placeAmong } from '../languages/say.ts';
import type { WritingPack } from '../languages/writing-pack.ts';
import { commonType } from '../market/brief/common-type.ts';
import { intentSentence } from '../market/summary/intent-sentence.ts';
import type { ComponentId } from '../report/gap/scores.ts';
import type { GapReport } from '../report/report.ts';
import { gapActions } from './actions.ts';
import type { ReadableReport } from './readable-report.ts';
import { overviewRule } from './rule.ts';

const { maxNamed, minWeight, minCounted } = overviewRule.values;

/**
 * Returns one to four sentences on the page of a gap audit, otherwise on the market.
 * @param isNeighbour whether a page that is off topic is on a neighbouring subject
 */
export function verdictOf(report: ReadableReport, pack: WritingPack, isNeighbour = false): string {
  const { gap, metadata, page, market_serp: market } = report;
  const { overview } = pack;
  if (gap === undefined) {
    const core = market.topics.filter((topic) => topic.class === 'core').slice(0, maxNamed);
    return overview.market({
      intent: intentSentence(market.intent, pack),
      type: commonType(market.results),
      topics: core.map(({ label }) => label),
      pages: metadata.coverage.pages_usable,
    });
  }
  const [first] = gap.findings;
  switch (gap.verdict.state) {
    case 'blocked':
      return overview.blocked({ reason: first?.title ?? null });
    case 'off_topic':
      return overview.offTopic({ keyword: metadata.keyword, rank: page?.in_serp.rank ?? null, isNeighbour });
    case 'unknown':
      return overview.unknown({ pages: metadata.coverage.pages_usable });
    default:
      return overview.placed({
        state: gap.verdict.state,
        score: gap.scores.overall,
        behind: partsThatAre('behind', gap),
        ahead: partsThatAre('ahead', gap),
        first: gapActions(gap)[0]?.title ?? null,
      });
  }
}

/** The heaviest parts of the score in which the page is `wanted` of most. */
function partsThatAre(wanted: 'behind' | 'ahead', gap: GapReport['gap']): ComponentId[] {
  const counted: Partial<Record<ComponentId, number>> = {
    topic_coverage: gap.topic_coverage.length,
    question_answerability: gap.question_answerability.length,
  };
  return gap.scores.components
    .filter(({ id }) => (counted[id] ?? minCounted) >= minCounted)
    .filter(({ weight, percentile }) => weight >= minWeight && percentile !== null && placeAmong(percentile) === wanted)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}
