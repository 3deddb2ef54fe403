/** The terms that the market's pages share, beside the user's page where there is one. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** The terms by reach; beside a page only those that it lacks or uses less than the pages that hold them. */
export function termsSection({ market_serp: { terms }, gap }: RenderedReport, context: Context): Markdown[] {
  const { t, word } = context;
  const uses = new Map(gap?.term_gaps.map((row) => [row.term_id, row]));
  const hasOwn = uses.size > 0;
  const worth = hasOwn ? terms.filter(({ id }) => ['missing', 'under'].includes(uses.get(id)?.status ?? '')) : terms;
  if (worth.length === 0) return [];
  const shown = worth.slice(0, maxRows);
  return [
    heading(2, hasOwn ? t.headings.termGaps : t.headings.terms),
    ...(shown.length === worth.length ? [] : [md`${t.shown(shown.length, worth.length)}`]),
    table(
      [
        { head: t.terms.term },
        ...(hasOwn ? [{ head: t.you }, { head: t.gaps.onPage, align: 'right' as const }] : []),
        { head: t.pages, align: 'right' },
      ],
      shown.map(({ id, term, df, n }) => {
        const own = uses.get(id);
        return [
          term,
          ...(hasOwn ? [own === undefined ? '–' : word('termStatus', own.status), String(own?.page_count ?? 0)] : []),
          `${df}/${n}`,
        ];
      }),
    ),
  ];
}
