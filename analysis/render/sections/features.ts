/** Section: features of the results page besides its organic results. */
import type { Context } from '../context.ts';
import { heading, type Markdown, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Lists each feature seen. */
export function featuresSection(features: RenderedMarket['features'], { t, word }: Context): Markdown[] {
  const seen = features.filter(({ state }) => state === 'captured');
  if (seen.length === 0) return [];
  return [
    heading(2, t.headings.features),
    table(
      [{ head: t.features.item }, { head: t.rank, align: 'right' }, { head: t.features.shows }],
      seen.map(({ type, rank_absolute, owners }) => [
        word('feature', type),
        rank_absolute === undefined ? '–' : String(rank_absolute),
        owners.join(', '),
      ]),
    ),
  ];
}
