/** Composes the report's `coverage` and its list of sources. */
import { domainOf, registrableDomainOf } from '../gather/address.ts';
import type { SerpSnapshot } from '../gather/ports.ts';
import { resultsRequested } from '../gather/sources.ts';
import { addressOf, type ReadSource } from '../read/read-source.ts';
import type { Metadata } from '../report/report.ts';

/** The numbers of results and pages requested, fetched and used. */
export function composeCoverage(snapshot: SerpSnapshot, sources: readonly ReadSource[]): Metadata['coverage'] {
  const market = sources.filter((source) => !source.isUserPage && source.isCited !== true);
  return {
    results_requested: resultsRequested,
    results_returned: snapshot.organic.length,
    pages_attempted: market.length,
    pages_fetched: market.filter(({ answer }) => answer.outcome === 'fetched').length,
    pages_usable: usableOf(market).length,
    excluded: sources.flatMap(({ url, result, excluded }) =>
      excluded === undefined || result === undefined ? [] : [{ url, reason: excluded }],
    ),
    features: snapshot.features,
  };
}

/** The sources whose pages count in the market's statistics. */
export function usableOf(sources: readonly ReadSource[]): ReadSource[] {
  return sources.filter(
    (source) => source.page !== undefined && source.excluded === undefined && source.isCited !== true,
  );
}

/** The site of a source: the registrable domain of its final address. */
export function siteOf(source: ReadSource): string {
  return registrableDomainOf(addressOf(source));
}

/** The list of sources. */
export function composeSources(sources: readonly ReadSource[]): Metadata['sources'] {
  return sources.map((source) => {
    const { id, url, answer, result, isCited, isUserPage, contentSha256, page, language } = source;
    return {
      id,
      url,
      ...(answer.outcome === 'fetched' ? { final_url: answer.final_url } : {}),
      domain: domainOf(addressOf(source)),
      registrable_domain: siteOf(source),
      ...(answer.outcome === 'fetched' ? { fetched_at: answer.fetched_at, http_status: answer.status } : {}),
      ...(answer.outcome === 'fetched' && answer.age_s !== undefined ? { age_s: answer.age_s } : {}),
      ...(answer.outcome === 'failed' && answer.http_status !== undefined ? { http_status: answer.http_status } : {}),
      ...(contentSha256 === undefined ? {} : { content_sha256: contentSha256 }),
      ...(page === undefined ? {} : { words: page.words }),
      ...(language === undefined ? {} : { language }),
      from: [
        ...(result === undefined ? [] : [`organic#${result.rank_group}`]),
        ...(isCited === true ? ['cited'] : []),
        ...(isUserPage ? ['user'] : []),
      ],
    };
  });
}
