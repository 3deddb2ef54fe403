/** Section: options that list pages recommend. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Lists the options by number of pages; empty without options. */
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

/** The distinct values, or a dash if there are none. */
function said(values: readonly (string | undefined)[]): Markdown {
  const given = [...new Set(values.filter((value) => value !== undefined))];
  return md`${given.length === 0 ? '–' : given.join(', ')}`;
}
