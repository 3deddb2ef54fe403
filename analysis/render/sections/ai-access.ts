/** Section: whether crawlers of search and answer engines may read and quote the market's pages. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Lists the obstacles found; empty if there are none. */
export function aiAccessSection(access: RenderedMarket['ai_access'], context: Context): Markdown[] {
  const { t, cite } = context;
  const rows = [
    [t.access.search, access.blocked_by_role.search],
    [t.access.user, access.blocked_by_role.user],
    [t.access.training, access.blocked_by_role.training],
    [t.access.snippet, access.snippet_blocked],
    [t.access.index, access.index_blocked],
    [t.access.scripts, access.js_dependent],
  ] as const;
  const found = rows.flatMap(([name, rate]) => (rate === null || rate.k === 0 ? [] : [{ name, rate }]));
  if (found.length === 0) return [];
  return [
    heading(2, t.headings.access),
    md`${t.access.checked(access.pages_checked, access.robots_checked)}`,
    table(
      [{ head: t.access.obstacle }, { head: t.pages, align: 'right' }, { head: t.sources }],
      found.map(({ name, rate }) => [name, `${rate.k}/${rate.n}`, cite(rate.ev)]),
    ),
  ];
}
