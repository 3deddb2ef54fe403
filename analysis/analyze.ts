/** Runs one analysis: gather, read, measure, report. */

import { composeControls, fetchControls } from './gap/controls.ts';
import { composeGap } from './gap/section.ts';
import type { AnalysisOutcome, AnalyzeOptions, AuditOrder, FailedAnalysis, Ports } from './gather/order.ts';
import { DeadlinePassed, type Pace, paceOf } from './gather/pace.ts';
import { type FetchedPage, SearchUnavailable } from './gather/ports.ts';
import { citedSourcesOf, sourcesOf } from './gather/sources.ts';
import { shortenLists } from './lists/shorten-lists.ts';
import { askedKeyword } from './market/answers/direct-answer.ts';
import { withAskedEngines } from './market/citations/asked-engines.ts';
import { measureMarket, queryWords } from './market/market.ts';
import { contentTypesOf } from './market/results/measure.ts';
import { composeMarket } from './market/section.ts';
import { fittingSources } from './market/subject-fit/section.ts';
import { measureSupport } from './market/support/measure.ts';
import { composeMetadata } from './metadata/section.ts';
import { type ModelSession, modelSession } from './model/ask.ts';
import { marketInWords, marketModel, pageInWords } from './model/report.ts';
import { composeOverview } from './overview/section.ts';
import { fetchCited, fetchSources, readSources } from './read/results-pages.ts';
import { userPageOf } from './read/user-page.ts';
import { outputSha256 } from './report/hash/output-hash.ts';
import type { LanguageModelUse } from './report/metadata/language-model.ts';
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
  const model = ports.languageModel === undefined ? undefined : modelSession(ports.languageModel, pace);
  const user = await fetchUserPage(order, ports, pace);
  if (user?.outcome === 'failed') return user;

  const { keyword, language, country } = order;
  const found = await pace.withinDeadline(() => ports.search({ keyword, language, country }));
  await pace.report({ progress: 0.1, step: 'searching' });
  if (found.organic.length === 0) return failed('no_search_results', false, `${found.provider}: no results`);

  const analyzer = analyzerFor(language);
  const question = keywordQuestion(keyword, language);
  const results = sourcesOf(found, user);
  const [fetched, engines] = await Promise.all([
    fetchSources(results, ports.fetchPage, pace, user),
    pace.withinDeadline(async () => ports.answers?.({ keyword, question: question.text, language, country }) ?? []),
  ]);
  const controls = await fetchControls(
    user === undefined ? [] : (order.control_urls ?? []),
    fetched,
    ports.fetchPage,
    pace,
  );
  const snapshot = withAskedEngines(found, engines);
  const further = await fetchCited(citedSourcesOf(snapshot.answers, results), ports.fetchPage, pace);
  const read = await readSources([...fetched, ...further], analyzer, pace);

  const normalized = lowerCase(keyword, language).trim().replaceAll(/\s+/gu, ' ');
  const words = analyzer.analyze(normalized);
  const wanted = queryWords(words);
  const query = wanted.map((word) => word.stem);
  const asked = askedKeyword(normalized, wanted, analyzer);
  const { sources, pages, cited, fits, fitOf } = fittingSources(read, query, analyzer);
  const onMeasured = (): Promise<void> => pace.report({ progress: 0.92, step: 'measuring' });
  const contentTypes = contentTypesOf(sources, analyzer);
  const support = measureSupport(snapshot.answers, sources, analyzer, country);
  await onMeasured();
  const toMeasure = { pages, cited, support, ...marketModel(keyword, sources, model) };
  const market = await measureMarket(toMeasure, query, asked, contentTypes, snapshot, analyzer, onMeasured);
  await pace.report({ progress: 0.95, step: 'measuring' });

  const facts = {
    ...{ order, options, snapshot, sources, fits, contentTypes },
    ...{ keyword: { normalized, words }, question, support: market.support, query, analyzer },
  };
  const measuredMarket = composeMarket(facts, market);
  const source = sources.find(({ isUserPage }) => isUserPage);
  if (user === undefined || source?.page === undefined) {
    const market_serp = await marketInWords(measuredMarket, facts, model);
    const metadata = await composeMetadata({ ...facts, ...usedModel(model) }, market_serp);
    return await finished({ metadata, market_serp }, pace);
  }
  await pace.report({ progress: 0.96, step: 'comparing' });
  const spelt = new Map(wanted.map(({ stem, text }) => [stem, text]));
  const ordered = { snapshot, support: market.support, keyword: { normalized, asked, words: spelt }, query, analyzer };
  const own = { ...ordered, source, fit: fits.get(source.id), fetched: user };
  const compared = await composeGap(own, source.page, market, measuredMarket);
  const [market_serp, { page, gap: alone }] = await Promise.all([
    marketInWords(measuredMarket, facts, model),
    pageInWords(compared, source.page, measuredMarket, facts, model),
  ]);
  await pace.report({ progress: 0.98, step: 'measuring' });
  const measured = await composeControls(controls, fetched, ordered, { market, report: market_serp, fitOf });
  const gap = measured.length === 0 ? alone : { ...alone, controls: measured };
  const metadata = await composeMetadata({ ...facts, ...usedModel(model) }, market_serp, gap);
  return await finished({ metadata, market_serp, page, gap }, pace, own.fit?.fit === 'near');
}

/** The part of the metadata about a language model; none without one. */
function usedModel(model: ModelSession | undefined): { model?: LanguageModelUse } {
  return model === undefined ? {} : { model: model.use() };
}

/** Fetches the page of a gap audit before anything else: without it there is nothing to compare. */
async function fetchUserPage(
  { audit_type, user_url }: AuditOrder,
  { fetchPage }: Ports,
  pace: Pace,
): Promise<FetchedPage | FailedAnalysis | undefined> {
  if (audit_type === 'market') return undefined;
  if (user_url === undefined) throw new TypeError('a gap audit needs user_url');
  const page = userPageOf(await pace.withinDeadline(() => fetchPage(user_url, { fresh: true })));
  await pace.report({ progress: 0.05, step: 'fetching' });
  return page;
}

/** Adds the overview before the other parts of the report, cuts long lists, and adds the hash over all of it. */
async function finished(
  parts: Omit<MarketReport, 'overview'> | Omit<GapReport, 'overview'>,
  pace: Pace,
  isNeighbour = false,
): Promise<AnalysisOutcome> {
  const report: Report = shortenLists({ overview: composeOverview(parts, isNeighbour), ...parts });
  report.metadata.reproducibility.output_sha256 = await outputSha256(report);
  await pace.report({ progress: 1, step: 'done' });
  return { outcome: 'report', report };
}
