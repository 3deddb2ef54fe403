/** What list pages recommend. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** The options by how many pages list them; nothing where no page lists any. */
export function optionsSection(options: RenderedMarket['options'], context: Context): Markdown[] {
  const { t, word, cite } = context;
  if (options.length === 0) return [];
  return [
    heading(2, t.headings.options),
    table(
      [
        { head: t.options.name },
        { head: t.entities.type },
        { head: t.options.listedBy, align: 'right' },
        { head: t.options.positions, align: 'right' },
        { head: t.options.price },
        { head: t.options.rating },
        { head: t.sources },
      ],
      options
        .slice(0, maxRows)
        .map(({ name, type, listed_by, k, n, ev }) => [
          md`${name}`,
          word('entityType', type),
          `${k}/${n}`,
          listed_by.map(({ position }) => position).join(', '),
          said(listed_by.map(({ price }) => price)),
          said(listed_by.map(({ rating }) => rating)),
          cite(ev),
        ]),
    ),
  ];
}

/** What pages say, each once; a dash where none says it. */
function said(values: readonly (string | undefined)[]): Markdown {
  const given = [...new Set(values.filter((value) => value !== undefined))];
  return md`${given.length === 0 ? '–' : given.join(', ')}`;
}
