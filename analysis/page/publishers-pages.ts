/** Tells the pages of publishers, who live by what they write, from those of companies and institutions. */
import { siteTypesOf } from '../market/results/site-type/measure.ts';
import type { AnalyzedPage } from '../read/analyzed-page.ts';
import type { MarketSerp } from '../report/report.ts';

/** Ids of the sources on publishers' sites: of the results and of the `page` at `url`. */
export function publishersPages(
  page: AnalyzedPage,
  url: string,
  { results }: Pick<MarketSerp, 'results'>,
): ReadonlySet<string> {
  const isKnown = results.some(({ source_id }) => source_id === page.source_id);
  const own = isKnown ? [] : [...siteTypesOf([{ url, page }]).values()];
  const sites = [...results, ...own.map(({ type }) => ({ source_id: page.source_id, site_type: type }))];
  return new Set(sites.flatMap(({ source_id, site_type }) => (site_type === 'media' ? [source_id] : [])));
}
