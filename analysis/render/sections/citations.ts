/** Section: who is cited for the keyword, over all answer engines observed. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { supportRates } from './claim-support.ts';

/** Lists the cited sites and their overlap with the ranking ones. */
export function citationsSection(landscape: RenderedMarket['citation_landscape'], context: Context): Markdown[] {
  const { t, word, rate, cite } = context;
  if (landscape === null) return [];
  const { n, domains, overlap_top10, site_type_mix, retrieved_not_cited, claim_support } = landscape;
  return [
    heading(2, t.headings.citations),
    md`${t.citations.summary(n, rate(overlap_top10))}`,
    ...(claim_support === null ? [] : [supportRates(claim_support, context)]),
    table(
      [
        { head: t.site },
        { head: t.citations.type },
        { head: t.citations.citations, align: 'right' },
        { head: t.rank, align: 'right' },
        { head: t.citations.engines },
        { head: t.sources },
      ],
      domains.map((site) => [
        site.domain,
        site.site_type === null ? '–' : word('siteType', site.site_type),
        `${site.citations}/${n}`,
        site.best_organic_rank === null ? '–' : String(site.best_organic_rank),
        site.engines.map((engine) => word('engine', engine)).join(', '),
        cite(site.ev),
      ]),
    ),
    ...(site_type_mix.length === 0
      ? []
      : [
          table(
            [{ head: t.citations.type }, { head: t.citations.citations, align: 'right' }],
            site_type_mix.map(({ site_type, k, n: of }) => [word('siteType', site_type), `${k}/${of}`]),
          ),
        ]),
    ...(retrieved_not_cited.length === 0 ? [] : [md`${t.citations.notCited} ${cite(retrieved_not_cited)}`]),
  ];
}
