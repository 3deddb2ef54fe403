/** What the market leaves open. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Each opening with its reason. */
export function opportunitiesSection(opportunities: RenderedMarket['opportunities'], context: Context): Markdown[] {
  const { t, word, percent, cite, label } = context;
  if (opportunities.length === 0) return [heading(2, t.headings.opportunities), md`${t.none}`];
  return [
    heading(2, t.headings.opportunities),
    bullets(
      opportunities.map(({ id, type, ref_id, rationale, ev, size }) => {
        return md`**${id} ${word(type)}** ${label(`(${ref_id})`)} ${rationale} ${t.opportunities.size(percent(size))} ${cite(ev)}`;
      }),
    ),
  ];
}
