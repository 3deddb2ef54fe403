/** What the results page shows beside its organic results. */
import type { Context } from '../context.ts';
import { heading, type Markdown, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** One row for every item seen, and every type that was not. */
export function featuresSection(features: RenderedMarket['features'], { t, word }: Context): Markdown[] {
  return [
    heading(2, t.headings.features),
    table(
      [
        { head: 'ID' },
        { head: t.features.item },
        { head: t.features.state },
        { head: t.rank, align: 'right' },
        { head: t.features.shows },
      ],
      features.map(({ id, type, state, rank_absolute, owners }) => [
        id,
        word(type),
        word(state),
        rank_absolute === undefined ? '' : String(rank_absolute),
        owners.join(', '),
      ]),
    ),
  ];
}
