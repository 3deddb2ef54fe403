/** The terms that the market's pages share. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** So many are shown; a reader looks up the others in the JSON. */
const mostTerms = 60;

/** The terms by reach, with how often the pages that hold them do. */
export function termsSection(terms: NonNullable<RenderedReport['market_serp']['terms']>, context: Context): Markdown[] {
  const { t, percent, interval, number, cite } = context;
  if (terms.length === 0) return [heading(2, t.headings.terms), md`${t.none}`];
  const shown = terms.slice(0, mostTerms);
  return [
    heading(2, t.headings.terms),
    md`${t.shown(shown.length, terms.length)}`,
    table(
      [
        { head: 'ID' },
        { head: t.terms.term },
        { head: t.pages, align: 'right' },
        { head: t.share, align: 'right' },
        { head: t.interval, align: 'right' },
        { head: t.terms.density, align: 'right' },
        { head: t.sources },
      ],
      shown.map((term) => [
        term.id,
        term.term,
        `${term.df}/${term.n}`,
        term.df_rate === null ? '–' : percent(term.df_rate),
        term.ci95 === null ? '–' : interval(term.ci95),
        term.per_1000 === null ? '–' : `${number(term.per_1000.p25)}–${number(term.per_1000.p75)}`,
        cite(term.ev),
      ]),
    ),
  ];
}
