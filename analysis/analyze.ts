/** Runs one analysis: gather, read, measure, report. */

import { composeGap } from './gap/section.ts';
import type { AnalysisOutcome, AnalyzeOptions, AuditOrder, FailedAnalysis, Ports } from './gather/order.ts';
import { DeadlinePassed, type Pace, paceOf } from './gather/pace.ts';
import { type FetchedPage, SearchUnavailable } from './gather/ports.ts';
import { sourcesOf } from './gather/sources.ts';
import { shortenLists } from './lists/shorten-lists.ts';
import { askedKeyword } from './market/answers/direct-answer.ts';
import { withAskedEngines } from './market/citations/asked-engines.ts';
import { measureMarket, queryWords } from './market/market.ts';
import { contentTypesOf } from './market/results/measure.ts';
import { composeMarket } from './market/section.ts';
import { fittingSources } from './market/subject-fit/section.ts';
import { composeMetadata } from './metadata/section.ts';
import { composeOverview } from './overview/section.ts';
import { fetchSources, readSources } from './read/results-pages.ts';
import { userPageOf } from './read/user-page.ts';
import { outputSha256 } from './report/hash/output-hash.ts';
import type { GapReport, MarketReport, Report } from './report/report.ts';
import { analyzerFor } from './text/analyzer.ts';
import { keywordQuestion } from './text/keyword-question.ts';
import { lowerCase } from './text/words.ts';

/**
 * Analyses `order` with data from `ports`. The same results and pages yield the same report, in whatever order the
 * pages arrive. Expected failures are outcomes, not errors.
 * @throws whatever `onProgress` or a port rejects with, except `SearchUnavailable`
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
  const found = await pace.withinDeadline(() => ports.search({ keyword, language, country }));
  await pace.report({ progress: 0.1, step: 'searching' });
  if (found.organic.length === 0) return failed('no_search_results', false, `${found.provider}: no results`);

  const analyzer = analyzerFor(language);
  const question = keywordQuestion(keyword, language);
  const [fetched, engines] = await Promise.all([
    fetchSources(sourcesOf(found, user), ports.fetchPage, pace, user),
    pace.withinDeadline(async () => ports.answers?.({ keyword, question: question.text, language, country }) ?? []),
  ]);
  const snapshot = withAskedEngines(found, engines);
  const read = await readSources(fetched, analyzer, pace);

  const normalized = lowerCase(keyword, language).trim().replaceAll(/\s+/gu, ' ');
  const words = analyzer.analyze(normalized);
  const wanted = queryWords(words);
  const query = wanted.map((word) => word.stem);
  const asked = askedKeyword(normalized, wanted, analyzer);
  const { sources, pages, fits } = fittingSources(read, query, analyzer);
  const measured = (): Promise<void> => pace.report({ progress: 0.92, step: 'measuring' });
  const contentTypes = contentTypesOf(sources, analyzer);
  const market = await measureMarket(pages, query, asked, contentTypes, snapshot, analyzer, measured);
  await pace.report({ progress: 0.95, step: 'measuring' });

  const facts = {
    ...{ order, options, snapshot, sources, fits, contentTypes },
    ...{ keyword: { normalized, words }, question, query, analyzer },
  };
  const market_serp = composeMarket(facts, market);
  const source = sources.find(({ isUserPage }) => isUserPage);
  if (user === undefined || source?.page === undefined) {
    return await finished({ metadata: await composeMetadata(facts, market_serp), market_serp }, pace);
  }
  await pace.report({ progress: 0.96, step: 'comparing' });
  const spelt = new Map(wanted.map(({ stem, text }) => [stem, text]));
  const { page, gap } = await composeGap(
    {
      source,
      fit: fits.get(source.id),
      fetched: user,
      snapshot,
      keyword: { normalized, asked, words: spelt },
      query,
      analyzer,
    },
    source.page,
    market,
    market_serp,
  );
  return await finished({ metadata: await composeMetadata(facts, market_serp, gap), market_serp, page, gap }, pace);
}

/** Fetches the page of a gap audit before anything else: without it there is nothing to compare. */
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

/** Adds the overview before the other parts of the report, cuts long lists, and adds the hash over all of it. */
async function finished(
  parts: Omit<MarketReport, 'overview'> | Omit<GapReport, 'overview'>,
  pace: Pace,
): Promise<AnalysisOutcome> {
  const report: Report = shortenLists({ overview: composeOverview(parts), ...parts });
  report.metadata.reproducibility.output_sha256 = await outputSha256(report);
  await pace.report({ progress: 1, step: 'done' });
  return { outcome: 'report', report };
}
