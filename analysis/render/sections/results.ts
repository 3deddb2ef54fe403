/** Section: the results, one by one. */
import type { Context } from '../context.ts';
import { heading, link, type Markdown, table } from '../markup.ts';
import type { RenderedMarket, RenderedReport } from '../rendered-report.ts';

/** Lists the results with facts about their pages. */
export function resultsSection(
  { market_serp: { results }, metadata }: Pick<RenderedReport, 'market_serp' | 'metadata'>,
  context: Context,
): Markdown[] {
  const { t, number, cite, word } = context;
  if (results.length === 0) return [];
  const sources = new Map(metadata.sources.map((source) => [source.id, source]));
  const isCited = results.some(({ ai }) => (ai?.cited_by.length ?? 0) > 0);
  return [
    heading(2, t.headings.results),
    table(
      [
        { head: t.rank, align: 'right' },
        { head: t.page },
        { head: t.site },
        { head: t.results.subject },
        { head: t.results.type },
        { head: t.results.words, align: 'right' },
        { head: t.results.date },
        ...(isCited ? [{ head: t.results.cited }] : []),
        { head: t.source },
      ],
      results.map((result) => {
        const source = sources.get(result.source_id);
        return [
          String(result.rank_group),
          source === undefined ? result.title : link(result.title, source.url),
          source?.domain ?? '',
          result.subject_fit === null ? '–' : word('subjectFit', result.subject_fit),
          result.content_type === null ? '–' : word('contentType', result.content_type),
          result.words === null ? '–' : number(result.words),
          dateOf(result, context),
          ...(isCited ? [(result.ai?.cited_by ?? []).map((engine) => word('engine', engine)).join(', ')] : []),
          cite([result.source_id]),
        ];
      }),
    ),
  ];
}

/** The date that the page's age is counted from, and that visitors do not see it if they do not. */
function dateOf({ shown_at, published_at, modified_at }: RenderedMarket['results'][number], { t, day }: Context) {
  if (shown_at !== null) return day(shown_at);
  const declared = [published_at, modified_at]
    .filter((date) => date !== null)
    .toSorted()
    .at(-1);
  return declared === undefined ? '–' : t.results.notVisible(day(declared));
}
