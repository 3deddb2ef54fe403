/** Writes the report's `overview` from the rest of the report. */
import type { WritingPack } from '../languages/writing-pack.ts';
import { writingPackOf } from '../languages/writing-packs.ts';
import type { Overview } from '../report/overview.ts';
import { gapActions, marketActions } from './actions.ts';
import { compare } from './comparison.ts';
import type { ReadableReport } from './readable-report.ts';
import { overviewRule } from './rule.ts';
import { verdictOf } from './verdict.ts';

const { maxNamed } = overviewRule.values;

/**
 * Composes the overview in the audit's language if the service has messages for it, otherwise in English.
 * @param isNeighbour whether the user's page is on a neighbouring subject
 */
export function composeOverview(report: ReadableReport, isNeighbour = false): Overview {
  const pack = writingPackOf(report.metadata.language);
  const comparison = compare(report);
  return {
    verdict: verdictOf(report, pack, isNeighbour),
    actions: report.gap === undefined ? marketActions(report.market_serp, pack) : gapActions(report.gap),
    comparison,
    citations: citationsOf(report, pack),
    reliability: reliabilityOf(report, pack),
  };
}

/** Who is cited, and whether the page is; also says if no answer engine was observed. */
function citationsOf({ market_serp, gap }: ReadableReport, { overview }: WritingPack): Overview['citations'] {
  const state = market_serp.summary.ai_answer_state;
  const landscape = market_serp.citation_landscape;
  if (landscape === null || landscape.n === 0) return { state, text: overview.notCited({ state }), ev: [] };
  const named = landscape.domains.slice(0, maxNamed);
  const engines = gap === undefined ? null : gap.position.cited_by;
  return {
    state,
    text: overview.cited({
      sites: named.map(({ domain, citations }) => ({ domain, k: citations, n: landscape.n })),
      isPageCited: engines === null ? null : engines.length > 0,
    }),
    ev: named.flatMap(({ ev }) => ev),
  };
}

/** How many results are about the keyword and were read. */
function reliabilityOf({ metadata, market_serp }: ReadableReport, { overview }: WritingPack): string {
  const { coverage, data_quality } = metadata;
  const others = coverage.excluded.filter(({ reason }) => reason === 'off_subject' || reason === 'near_subject');
  const unread = coverage.excluded.filter(({ reason }) => reason !== 'own_page').length - others.length;
  return overview.reliability({
    results: market_serp.results.length,
    used: coverage.pages_usable,
    others: others.length,
    unread,
    cited: citedOnly(market_serp, coverage.pages_usable),
    hasOwn: coverage.excluded.some(({ reason }) => reason === 'own_page'),
    grade: data_quality.grade,
  });
}

/** Pages outside the results that an engine cites: questions are counted on them too, topics are not. */
function citedOnly({ questions }: ReadableReport['market_serp'], used: number): number {
  return Math.max(0, ...questions.map(({ coverage }) => (coverage?.n ?? 0) - used));
}
