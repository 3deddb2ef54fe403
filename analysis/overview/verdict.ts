/** Writes the verdict as a person would say it. */

import { placeAmong } from '../languages/say.ts';
import type { WritingPack } from '../languages/writing-pack.ts';
import { commonType } from '../market/brief/common-type.ts';
import { intentSentence } from '../market/summary/intent-sentence.ts';
import type { ComponentId } from '../report/gap/scores.ts';
import { gapActions } from './actions.ts';
import { countsOf } from './comparison.ts';
import type { ReadableReport } from './readable-report.ts';
import { overviewRule } from './rule.ts';

const { maxNamed, minCounted, minNaming, minUnnamed, maxTopRank } = overviewRule.values;

/** The parts of the score with most weight, and what the table counts of them. */
const heavyParts = [
  ['topic_coverage', 'topics'],
  ['question_answerability', 'questions'],
] as const;

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
  const [action] = gapActions(gap);
  const rank = page?.in_serp.rank ?? null;
  switch (gap.verdict.state) {
    case 'blocked':
      return overview.blocked({ reason: first?.title ?? null });
    case 'off_topic':
      return overview.offTopic({ keyword: metadata.keyword, rank, isNeighbour });
    case 'unknown':
      return overview.unknown({ pages: metadata.coverage.pages_usable });
    default:
      return overview.placed({
        state: gap.verdict.state,
        score: gap.scores.overall,
        rank: gap.verdict.state === 'behind' && rank !== null && rank <= maxTopRank ? rank : null,
        behind: partsThatAre('behind', report),
        ahead: partsThatAre('ahead', report),
        first: action?.title ?? null,
        unnamed: action !== undefined || gap.verdict.state === 'leading' ? [] : unnamedTopics(report),
      });
  }
}

/**
 * The heavy parts in which the page is `wanted` of most: where most pages have more of the topics or questions that the
 * table counts, or fewer, and the table of scores says so, too.
 */
function partsThatAre(wanted: 'behind' | 'ahead', report: ReadableReport): ComponentId[] {
  return heavyParts.flatMap(([id, part]) => {
    const counts = countsOf(report, part);
    if (counts === null || counts.of < minCounted) return [];
    const percentile = report.gap?.scores.components.find((component) => component.id === id)?.percentile ?? null;
    if (percentile === null || placeAmong(percentile) !== wanted) return [];
    const { own, others } = counts;
    const beyond = others.filter((other) => (wanted === 'behind' ? other > own : other < own)).length;
    return beyond * 2 > others.length ? [id] : [];
  });
}

/** The first sections of the brief that most pages have something of, and of which the page names nothing. */
function unnamedTopics({ gap, market_serp: { brief, topics } }: ReadableReport): string[] {
  const missing = new Set(
    (gap?.topic_coverage ?? []).flatMap((row) => (row.status === 'missing' ? [row.topic_id] : [])),
  );
  const unnamed = (brief?.outline ?? [])
    .flatMap(({ topic_id }) => topics.find(({ id }) => id === topic_id && missing.has(id)) ?? [])
    .filter(({ df, n }) => df >= minNaming && df * 2 > n);
  return unnamed.length < minUnnamed ? [] : unnamed.slice(0, maxNamed).map(({ label }) => label);
}
