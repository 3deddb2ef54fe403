/** Runs one analysis: gather, read, measure, report. */
import { composeGap } from './compose/gap/gap.ts';
import { composeMarket } from './compose/market.ts';
import { composeMetadata } from './compose/metadata.ts';
import { DeadlinePassed, type Pace, paceOf } from './gather/pace.ts';
import type { ReadSource } from './gather/read-source.ts';
import { fetchSources, readSources } from './gather/results-pages.ts';
import { sourcesOf } from './gather/sources.ts';
import { userPageOf } from './gather/user-page.ts';
import { askedKeyword } from './measure/direct-answer.ts';
import { measureMarket, queryWords } from './measure/market.ts';
import type { AnalysisOutcome, AnalyzeOptions, AuditOrder, FailedAnalysis, Ports } from './order.ts';
import { type FetchedPage, SearchUnavailable } from './ports.ts';
import { outputSha256 } from './report/output-hash.ts';
import type { Report } from './report/report.ts';
import { analyzerFor } from './text/analyzer.ts';
import { lowerCase } from './text/words.ts';

/**
 * Analyses what `order` asks for with what `ports` bring. The same results and pages give the same report, in
 * whatever order the pages come. What can go wrong outside is an outcome.
 * @throws what `onProgress` or a port rejects with, `SearchUnavailable` excepted
 */
export async function analyze(order: AuditOrder, ports: Ports, options: AnalyzeOptions): Promise<AnalysisOutcome> {
  try {
    return await run(order, ports, options, paceOf(options));
  } catch (error) {
    if (error instanceof DeadlinePassed) return failed('analysis_timeout', true, 'the deadline passed');
    if (error instanceof SearchUnavailable) return failed('search_unavailable', error.retryable, error.message);
    throw error;
  }
}

function failed(code: FailedAnalysis['code'], retryable: boolean, detail: string): FailedAnalysis {
  return { outcome: 'failed', code, retryable, detail };
}

async function run(order: AuditOrder, ports: Ports, options: AnalyzeOptions, pace: Pace): Promise<AnalysisOutcome> {
  const user = await fetchUserPage(order, ports, pace);
  if (user?.outcome === 'failed') return user;

  const { keyword, language, country } = order;
  const snapshot = await pace.withinDeadline(() => ports.search({ keyword, language, country }));
  await pace.report({ progress: 0.1, step: 'searching' });
  if (snapshot.organic.length === 0) return failed('no_search_results', false, `${snapshot.provider}: no results`);

  const analyzer = analyzerFor(language);
  const fetched = await fetchSources(sourcesOf(snapshot, user), ports.fetchPage, pace, user);
  const sources = await readSources(fetched, analyzer, pace);

  const normalized = lowerCase(keyword, language).trim().replaceAll(/\s+/gu, ' ');
  const words = analyzer.analyze(normalized);
  const wanted = queryWords(words);
  const query = wanted.map((word) => word.stem);
  const asked = askedKeyword(normalized, wanted, analyzer);
  const market = measureMarket(usablePages(sources), query, asked, snapshot, analyzer);
  await pace.report({ progress: 0.95, step: 'measuring' });

  const facts = { order, options, snapshot, sources, keyword: { normalized, words }, query, analyzer };
  const market_serp = await composeMarket(facts, market);
  const source = sources.find(({ isUserPage }) => isUserPage);
  if (user === undefined || source?.page === undefined) {
    return await finished({ metadata: await composeMetadata(facts, market_serp), market_serp }, pace);
  }
  const spelt = new Map(wanted.map(({ stem, text }) => [stem, text]));
  const { page, gap } = await composeGap(
    { source, fetched: user, snapshot, keyword: { normalized, asked, words: spelt }, query, analyzer },
    source.page,
    market,
    market_serp,
  );
  return await finished({ metadata: await composeMetadata(facts, market_serp, gap), market_serp, page, gap }, pace);
}

/** The page of a gap audit, before anything else is asked for: without it there is nothing to compare. */
async function fetchUserPage(
  { audit_type, user_url }: AuditOrder,
  { fetchPage }: Ports,
  pace: Pace,
): Promise<FetchedPage | FailedAnalysis | undefined> {
  if (audit_type === 'market') return undefined;
  if (user_url === undefined) throw new TypeError('a gap audit needs user_url');
  const page = userPageOf(await pace.withinDeadline(() => fetchPage(user_url)));
  await pace.report({ progress: 0.05, step: 'fetching' });
  return page;
}

function usablePages(sources: readonly ReadSource[]) {
  return sources.flatMap(({ page, excluded }) => (page === undefined || excluded !== undefined ? [] : [page]));
}

async function finished(report: Report, pace: Pace): Promise<AnalysisOutcome> {
  report.metadata.reproducibility.output_sha256 = await outputSha256(report);
  await pace.report({ progress: 1, step: 'done' });
  return { outcome: 'report', report };
}
