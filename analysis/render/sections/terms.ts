/** Section: terms that the market's pages share, compared with the user's page if there is one. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Lists the terms by number of pages; for a gap audit, only those that the page lacks or uses too little. */
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
