/** Writes the verdict as a person would say it. */
import type { WritingPack } from '../languages/writing-pack.ts';
import type { Overview } from '../report/overview.ts';
import type { ReadableReport } from './readable-report.ts';
import { overviewRule } from './rule.ts';

const { maxNamed, minActions } = overviewRule.values;

/** Returns one or two sentences on the page of a gap audit, otherwise on the market. */
export function verdictOf(report: ReadableReport, comparison: Overview['comparison'], pack: WritingPack): string {
  const { gap, metadata, market_serp: market } = report;
  const { overview } = pack;
  if (gap === undefined) {
    const { primary_intent, dominant_content_type } = market.summary;
    const core = market.topics.filter((topic) => topic.class === 'core').slice(0, maxNamed);
    return overview.market({
      intent: primary_intent,
      type: dominant_content_type,
      topics: core.map(({ label }) => label),
      pages: metadata.coverage.pages_usable,
    });
  }
  const [first] = gap.findings;
  switch (gap.verdict.state) {
    case 'blocked':
      return overview.blocked({ reason: first?.title ?? null });
    case 'off_topic':
      return overview.offTopic({ keyword: metadata.keyword });
    case 'unknown':
      return overview.unknown({ pages: metadata.coverage.pages_usable });
    default: {
      const missing = missingTopics(report).slice(0, maxNamed);
      return overview.placed({
        state: gap.verdict.state,
        score: gap.scores.overall,
        topics: countsOf(comparison, 'topics'),
        questions: countsOf(comparison, 'questions'),
        missing,
        isWithoutFindings: gap.findings.length === 0 && market.brief !== null,
        // What is left out has been said: a verdict has three sentences at most.
        hasFewFindings: missing.length === 0 && gap.findings.length < minActions && market.brief !== null,
      });
    }
  }
}

/** The user page's count and its total; null if it was not compared. */
function countsOf(comparison: Overview['comparison'], fact: 'topics' | 'questions'): { k: number; n: number } | null {
  const row = comparison?.rows.find((each) => each.fact === fact);
  const own = comparison?.columns.findIndex(({ is_user_page }) => is_user_page) ?? -1;
  if (row === undefined || !('of' in row) || own < 0) return null;
  const k = row.values[own];
  return k === null || k === undefined ? null : { k, n: row.of };
}

/** The topics that the page lacks and that a finding reports, those on most pages first. */
function missingTopics({ gap, market_serp }: ReadableReport): string[] {
  const missing = new Set(
    gap?.topic_coverage.filter(({ status }) => status === 'missing').map(({ topic_id }) => topic_id),
  );
  const reported = new Set(gap?.findings.flatMap(({ affects }) => affects));
  return market_serp.topics
    .filter(({ id }) => missing.has(id) && reported.has(id))
    .toSorted((a, b) => b.df - a.df)
    .map(({ label }) => label);
}
