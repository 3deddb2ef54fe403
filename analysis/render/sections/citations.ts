/** Section: who is cited for the keyword, over all answer engines observed. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Lists the cited sites and their overlap with the ranking ones. */
export function citationsSection(landscape: RenderedMarket['citation_landscape'], context: Context): Markdown[] {
  const { t, word, percent, interval, number, rate, cite } = context;
  if (landscape === null) return [];
  const { n, domains, overlap_top10, site_type_mix, hhi, retrieved_not_cited } = landscape;
  return [
    heading(2, t.headings.citations),
    md`${t.citations.summary(n, rate(overlap_top10), hhi === null ? t.notMeasurable : number(hhi))}`,
    table(
      [
        { head: t.site },
        { head: t.citations.type },
        { head: t.citations.citations, align: 'right' },
        { head: t.share, align: 'right' },
        { head: t.interval, align: 'right' },
        { head: t.rank, align: 'right' },
        { head: t.citations.engines },
        { head: t.sources },
      ],
      domains.map((site) => [
        site.domain,
        site.site_type === null ? '–' : word('siteType', site.site_type),
        `${site.citations}/${n}`,
        percent(site.share),
        interval(site.ci95),
        site.best_organic_rank === null ? '–' : String(site.best_organic_rank),
        site.engines.map((engine) => word('engine', engine)).join(', '),
        cite(site.ev),
      ]),
    ),
    ...(site_type_mix.length === 0
      ? []
      : [
          table(
            [
              { head: t.citations.type },
              { head: t.citations.citations, align: 'right' },
              { head: t.share, align: 'right' },
            ],
            site_type_mix.map(({ site_type, k, n: of, rate: share }) => [
              word('siteType', site_type),
              `${k}/${of}`,
              percent(share),
            ]),
          ),
        ]),
    ...(retrieved_not_cited.length === 0 ? [] : [md`${t.citations.notCited} ${cite(retrieved_not_cited)}`]),
  ];
}
