/** The results page, result by result. */
import type { Context } from '../context.ts';
import { heading, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** The results with what their pages are made of; the best passage of each below the table. */
export function resultsSection(
  results: NonNullable<RenderedReport['market_serp']['results']>,
  { metadata }: Pick<RenderedReport, 'metadata'>,
  context: Context,
): Markdown[] {
  const { t, number, cite, quote, word } = context;
  const sources = new Map(metadata.sources.map((source) => [source.id, source]));
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : number(value));
  const best = results.flatMap(({ best_passages }) => best_passages.slice(0, 1));
  return [
    heading(2, t.headings.results),
    table(
      [
        { head: t.rank, align: 'right' },
        { head: t.page },
        { head: t.site },
        { head: t.results.type },
        { head: t.results.siteType },
        { head: t.results.age, align: 'right' },
        { head: t.results.cited },
        { head: t.results.words, align: 'right' },
        { head: t.results.headings, align: 'right' },
        { head: t.results.lists, align: 'right' },
        { head: t.results.tables, align: 'right' },
        { head: t.results.figures, align: 'right' },
        { head: t.results.date },
        { head: t.source },
      ],
      results.map((result) => {
        const source = sources.get(result.source_id);
        return [
          String(result.rank_group),
          source === undefined ? result.title : link(result.title, source.url),
          source?.domain ?? '',
          result.content_type === null ? '–' : word(result.content_type),
          result.site_type === null ? '–' : word(result.site_type),
          shown(result.age_days),
          (result.ai?.cited_by ?? []).map(word).join(', '),
          shown(result.words),
          shown(result.headings?.length),
          shown(result.structure?.lists),
          shown(result.structure?.tables),
          shown(result.numbers_per_100w),
          result.date_shown ?? '',
          cite([result.source_id]),
        ];
      }),
    ),
    ...(best.length === 0 ? [] : [md`${t.results.best}`, ...best.map(quote)]),
  ];
}
