/** Section: the content profile of the market's pages. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

const columns = ['p25', 'p50', 'p75'] as const;

type Profile = RenderedReport['market_serp']['content_profile'];

/** Counts of ten and more without decimals, which say nothing there; smaller ones with one, and shares as they are. */
function rounded(value: number): number {
  if (Math.abs(value) < 1) return value;
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

/** Lists the quartiles of every measure over the usable pages, without measures that are 0 on most pages. */
export function profileSection(profile: Profile, { t, word, number }: Context): Markdown[] {
  const rows = Object.entries(profile).flatMap(([metric, { all }]) =>
    all === null || columns.every((column) => all[column] === 0)
      ? []
      : [[word('metric', metric), ...columns.map((column) => number(rounded(all[column])))]],
  );
  if (rows.length === 0) return [];
  return [
    heading(2, t.headings.profile),
    md`${t.profile.reading}`,
    table(
      [
        { head: t.profile.measure },
        ...[t.profile.low, t.profile.middle, t.profile.high].map((head) => ({ head, align: 'right' as const })),
      ],
      rows,
    ),
  ];
}
