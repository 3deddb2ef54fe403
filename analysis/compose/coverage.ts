/** Writes the report's `coverage`, `data_quality` and registry of sources. */

import { domainOf } from '../gather/address.ts';
import type { ReadSource } from '../gather/read-source.ts';
import { resultsRequested } from '../gather/sources.ts';
import { leastSample } from '../measure/quantiles.ts';
import { round } from '../measure/round.ts';
import type { SerpSnapshot } from '../ports.ts';
import type { Metadata } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';

type Coverage = Metadata['coverage'];
type DataQuality = Metadata['data_quality'];

/** What was asked for, had and used. */
export function composeCoverage(snapshot: SerpSnapshot, sources: readonly ReadSource[]): Coverage {
  const market = sources.filter((source) => !source.isUserPage);
  return {
    results_requested: resultsRequested,
    results_returned: snapshot.organic.length,
    pages_attempted: market.length,
    pages_fetched: market.filter(({ answer }) => answer.outcome === 'fetched').length,
    pages_usable: usable(market).length,
    excluded: sources.flatMap(({ url, result, excluded }) =>
      excluded === undefined || result === undefined ? [] : [{ url, reason: excluded }],
    ),
    features: snapshot.features,
  };
}

function usable(sources: readonly ReadSource[]): ReadSource[] {
  return sources.filter((source) => source.page !== undefined && source.excluded === undefined);
}

/**
 * The grade: A from eight usable pages and four fifths of those attempted, D below three, where statistics end;
 * between, B from five pages and three fifths, the width of a 95 % interval of a rate being about .8 at five pages
 * and .6 at eight. Bounds ours.
 */
export function composeQuality(coverage: Coverage, sources: readonly ReadSource[], analyzer: Analyzer): DataQuality {
  const { pages_usable: pages, pages_attempted: attempted } = coverage;
  const ratio = attempted === 0 ? 0 : pages / attempted;
  const grade = pages < leastSample ? 'D' : pages >= 8 && ratio >= 0.8 ? 'A' : pages >= 5 && ratio >= 0.6 ? 'B' : 'C';
  return {
    grade,
    usable_ratio: attempted === 0 ? null : round(ratio),
    warnings: warningsOf(coverage, usable(sources), analyzer),
  };
}

function warningsOf(coverage: Coverage, pages: readonly ReadSource[], analyzer: Analyzer): DataQuality['warnings'] {
  const warnings: DataQuality['warnings'] = [];
  const warn = (condition: boolean, code: string, message: string, affects: string[]) => {
    if (condition) warnings.push({ code, message, affects });
  };
  const statistics = ['/market_serp/terms', '/market_serp/questions', '/market_serp/content_profile'];
  warn(
    coverage.results_returned < coverage.results_requested,
    'fewer_results',
    `The search returned ${coverage.results_returned} of ${coverage.results_requested} results.`,
    ['/market_serp/results'],
  );
  warn(
    pages.length < leastSample,
    'few_usable_pages',
    `Market statistics need ${leastSample} usable pages; there are ${pages.length}.`,
    ['/market_serp/summary/median_words', ...statistics],
  );
  warn(
    pages.length > 1 && new Set(pages.map(({ page }) => page?.domain)).size === 1,
    'single_site',
    'All usable pages are of one site: what they share may be its own wording.',
    statistics,
  );
  warn(
    pages.some(({ page }) => (page?.document.limits.length ?? 0) > 0),
    'text_truncated',
    'A page is longer than is read; its end was left out.',
    ['/market_serp/results', ...statistics],
  );
  warn(
    analyzer.stemmer === null,
    'no_stemmer',
    'No stemmer is known for this language: the forms of a word count as different terms.',
    ['/market_serp/terms', '/market_serp/questions'],
  );
  warn(
    analyzer.stopWords === null,
    'no_stop_words',
    'No stop words are known for this language: terms may begin or end with function words.',
    ['/market_serp/terms', '/market_serp/questions'],
  );
  return warnings;
}

/** The registry of sources. */
export function composeSources(sources: readonly ReadSource[]): Metadata['sources'] {
  return sources.map((source) => {
    const { id, url, answer, result, isUserPage, contentSha256, page, language } = source;
    return {
      id,
      url,
      ...(answer.outcome === 'fetched' ? { final_url: answer.final_url } : {}),
      domain: domainOf(answer.outcome === 'fetched' ? answer.final_url : url),
      ...(answer.outcome === 'fetched' ? { fetched_at: answer.fetched_at, http_status: answer.status } : {}),
      ...(answer.outcome === 'failed' && answer.http_status !== undefined ? { http_status: answer.http_status } : {}),
      ...(contentSha256 === undefined ? {} : { content_sha256: contentSha256 }),
      ...(page === undefined ? {} : { words: page.words }),
      ...(language === undefined ? {} : { language }),
      from: [...(result === undefined ? [] : [`organic#${result.rank_group}`]), ...(isUserPage ? ['user'] : [])],
    };
  });
}
