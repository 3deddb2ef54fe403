/** The page of a gap audit, beside its market. */
import type { Context } from '../context.ts';
import { bullets, heading, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** The page as it was read. */
export function pageSection(page: NonNullable<RenderedReport['page']>, context: Context): Markdown[] {
  const { t, number, percent, word, cite, quote } = context;
  const { identity, http, extraction, structure, in_serp } = page;
  const left = extraction.boilerplate_ratio;
  return [
    heading(2, t.headings.page),
    bullets([
      md`**${t.page}** ${link(identity.title ?? page.final_url, page.final_url)} ${cite([page.source_id])}`,
      md`**${t.userPage.answer}** ${String(http.status)}, ${http.content_type ?? t.unknown}, ${t.userPage.bytes(number(http.bytes))}`,
      md`**${t.rank}** ${in_serp.rank === null ? t.userPage.notRanked : String(in_serp.rank)}`,
      md`**${t.userPage.content}** ${t.userPage.read(
        number(extraction.words),
        extraction.page_kind === null ? t.unknown : word(extraction.page_kind),
        percent(extraction.confidence),
        left === null ? t.notMeasurable : percent(left),
      )}`,
      md`**${t.userPage.structure}** ${Object.entries(structure)
        .map(([name, count]) => `${word(name)} ${count}`)
        .join(', ')}`,
    ]),
    ...page.passages.slice(0, 3).map(({ id }) => quote(id)),
  ];
}

/** So many are shown; a reader looks up the others in the JSON. */
const mostGaps = 60;

/** The market's terms that the page lacks, or uses less or more than the pages that hold them. */
export function termGapsSection(
  gap: NonNullable<RenderedReport['gap']>,
  { terms = [] }: RenderedReport['market_serp'],
  context: Context,
): Markdown[] {
  const { t, word, number, percent } = context;
  const byId = new Map(terms.map((term) => [term.id, term]));
  const open = gap.term_gaps.filter(({ status }) => status !== 'in_range');
  if (open.length === 0) return [heading(2, t.headings.termGaps), md`${t.none}`];
  const shown = open.slice(0, mostGaps);
  return [
    heading(2, t.headings.termGaps),
    md`${t.shown(shown.length, open.length)}`,
    table(
      [
        { head: 'ID' },
        { head: t.terms.term },
        { head: t.gaps.status },
        { head: t.gaps.onPage, align: 'right' },
        { head: t.pages, align: 'right' },
        { head: t.share, align: 'right' },
        { head: t.terms.density, align: 'right' },
      ],
      shown.map(({ term_id, status, page_count }) => {
        const term = byId.get(term_id);
        const range = term?.per_1000;
        return [
          term_id,
          term?.term ?? '',
          word(status),
          String(page_count),
          term === undefined ? '' : `${term.df}/${term.n}`,
          term === undefined || term.df_rate === null ? '–' : percent(term.df_rate),
          range === null || range === undefined ? '–' : `${number(range.p25)}–${number(range.p75)}`,
        ];
      }),
    ),
  ];
}
