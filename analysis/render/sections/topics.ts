/** Section: topics that the market's pages treat, compared with the user's page if there is one. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Lists the topics by number of pages, each with the pages that treat it. */
export function topicsSection({ market_serp: { topics }, gap }: RenderedReport, context: Context): Markdown[] {
  const { t, word, cite } = context;
  if (topics.length === 0) return [];
  const coverage = new Map(gap?.topic_coverage.map((row) => [row.topic_id, row]));
  const hasOwn = coverage.size > 0;
  const shown = topics.slice(0, maxRows);
  return [
    heading(2, t.headings.topics),
    ...(shown.length === topics.length ? [] : [md`${t.shown(shown.length, topics.length)}`]),
    table(
      [
        { head: t.topics.topic },
        ...(hasOwn ? [{ head: t.you }] : []),
        { head: t.pages, align: 'right' },
        { head: t.sources },
      ],
      shown.map(({ id, label, df, n, ev }) => {
        const own = coverage.get(id);
        return [
          label,
          ...(hasOwn ? [own === undefined ? '–' : word('topicStatus', own.status)] : []),
          own === undefined ? `${df}/${n}` : `${own.competitors_covering.k}/${own.competitors_covering.n}`,
          cite(ev),
        ];
      }),
    ),
  ];
}
