/** Writes the report's `citation_landscape`. */
import { registrableDomainOf } from '../../gather/address.ts';
import type { MarketSerp } from '../../report/report.ts';
import { type SiteType, siteTypes } from '../../report/vocabulary.ts';
import { herfindahl } from '../../statistics/concentration.ts';
import { round } from '../../statistics/round.ts';
import { rateOf, wilson95 } from '../../statistics/wilson.ts';
import { citationsRule } from './rule.ts';

const { maxDomains, maxEvidence } = citationsRule.values;

type Landscape = MarketSerp['citation_landscape'];
type Answers = MarketSerp['answer_engines'];
type Citation = Answers[number]['citations'][number] & Pick<Answers[number], 'engine'>;

/** A page of the market with its site type, if known. */
export interface TypedSource {
  id: string;
  url: string;
  site_type: SiteType | null;
}

/**
 * Composes who is cited over all captured answers; null if none was captured.
 * @param market pages of the results used
 * @param support over all answers
 */
export function composeCitationLandscape(
  answers: Answers,
  market: readonly TypedSource[],
  support: NonNullable<Landscape>['claim_support'] = null,
): Landscape {
  const captured = answers.filter(({ state }) => state === 'captured');
  if (captured.length === 0) return null;
  const citations = captured.flatMap(({ engine, citations: cited }) => cited.map((one) => ({ ...one, engine })));
  const n = citations.length;
  const typeOf = siteTypesOf(market);
  const bySite = [...Map.groupBy(citations, siteOfCitation)].sort(byReach);
  const types = citations.flatMap((citation) => typeOf.get(siteOfCitation(citation)) ?? []);
  const hhi = herfindahl(bySite.map(([, cited]) => cited.length));
  const known = new Set(citations.flatMap(({ source_id }) => source_id ?? []));
  return {
    n,
    domains: bySite.slice(0, maxDomains).map(([domain, cited]) => ({
      domain,
      citations: cited.length,
      share: round(cited.length / n),
      ci95: wilson95(cited.length, n),
      engines: [...new Set(cited.map(({ engine }) => engine))],
      best_organic_rank: bestRank(cited),
      site_type: typeOf.get(domain) ?? null,
      ev: cited.slice(0, maxEvidence).map(({ id }) => id),
    })),
    overlap_top10: n === 0 ? null : rateOf(citations.filter(({ serp_overlap }) => serp_overlap === 'top10').length, n),
    site_type_mix: siteTypes
      .map((type) => ({ type, k: types.filter((other) => other === type).length }))
      .filter(({ k }) => k > 0)
      .sort((a, b) => b.k - a.k)
      .map(({ type, k }) => ({ site_type: type, ...rateOf(k, types.length) })),
    hhi: hhi === null ? null : round(hhi),
    claim_support: support,
    retrieved_not_cited: market.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}

function siteOfCitation({ url, domain }: Citation): string {
  return registrableDomainOf(url) || domain;
}

/** The type of each site: that of its best ranked market page with a type. */
function siteTypesOf(market: readonly TypedSource[]): Map<string, SiteType> {
  const types = new Map<string, SiteType>();
  for (const { url, site_type: type } of market) {
    const site = registrableDomainOf(url);
    if (type !== null && !types.has(site)) types.set(site, type);
  }
  return types;
}

function bestRank(citations: readonly Citation[]): number | null {
  const ranks = citations.flatMap(({ organic_rank: rank }) => rank ?? []);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** Most cited first, then the better ranked, then by name. */
function byReach([nameA, a]: [string, Citation[]], [nameB, b]: [string, Citation[]]): number {
  const rank = (cited: Citation[]) => bestRank(cited) ?? Number.MAX_SAFE_INTEGER;
  return b.length - a.length || rank(a) - rank(b) || (nameA < nameB ? -1 : 1);
}
