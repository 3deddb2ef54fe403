/** What the market's pages are made of, and where the winners differ. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

const columns = ['min', 'p10', 'p25', 'p50', 'p75', 'p90', 'max'] as const;

type Profile = NonNullable<RenderedReport['market_serp']['content_profile']>;

/** The spread of every measure over the usable pages, then the differences between groups of them. */
export function profileSection(profile: Profile, { t, word, number }: Context): Markdown[] {
  const metrics = Object.entries(profile);
  const rows = metrics.flatMap(([metric, { all }]) =>
    all === null ? [] : [[word(metric), String(all.n), ...columns.map((column) => number(all[column]))]],
  );
  if (rows.length === 0) return [heading(2, t.headings.profile), md`${t.notMeasurable}`];
  const numeric = (head: string) => ({ head, align: 'right' as const });
  const groups = (['top3_vs_rest', 'cited_vs_not'] as const).flatMap((group) =>
    metrics.flatMap(([metric, profiled]) => {
      const found = profiled[group];
      if (found === null) return [];
      const { delta, ci95, n_a, n_b, median_a, median_b } = found;
      return [
        [
          word(metric),
          word(group),
          `${number(median_a)} (n = ${n_a})`,
          `${number(median_b)} (n = ${n_b})`,
          `${number(delta)} (${number(ci95[0])} – ${number(ci95[1])})`,
        ],
      ];
    }),
  );
  return [
    heading(2, t.headings.profile),
    md`${t.profile.reading}`,
    table([{ head: t.profile.measure }, ...['n', ...columns].map(numeric)], rows),
    ...(groups.length === 0
      ? []
      : [
          md`${t.profile.differences}`,
          table(
            [
              { head: t.profile.measure },
              { head: t.profile.groups },
              numeric(t.profile.first),
              numeric(t.profile.second),
              numeric('Cliff δ'),
            ],
            groups,
          ),
        ]),
  ];
}
