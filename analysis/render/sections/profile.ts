/** What the market's pages are made of. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

const columns = ['min', 'p10', 'p25', 'p50', 'p75', 'p90', 'max'] as const;

/** The spread of every measure over the usable pages. */
export function profileSection(
  profile: NonNullable<RenderedReport['market_serp']['content_profile']>,
  { t, word, number }: Context,
): Markdown[] {
  const rows = Object.entries(profile).flatMap(([metric, spread]) =>
    spread === null ? [] : [[word(metric), String(spread.n), ...columns.map((column) => number(spread[column]))]],
  );
  if (rows.length === 0) return [heading(2, t.headings.profile), md`${t.notMeasurable}`];
  const heads = [{ head: t.profile.measure }, ...['n', ...columns].map((head) => ({ head, align: 'right' as const }))];
  return [heading(2, t.headings.profile), md`${t.profile.reading}`, table(heads, rows)];
}
