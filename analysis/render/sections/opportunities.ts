/** Section: opportunities, i.e. what the market leaves open. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Lists each opportunity with its reason. */
export function opportunitiesSection(opportunities: RenderedMarket['opportunities'], { t, cite }: Context): Markdown[] {
  if (opportunities.length === 0) return [];
  return [
    heading(2, t.headings.opportunities),
    bullets(opportunities.slice(0, maxRows).map(({ rationale, ev }) => md`${rationale} ${cite(ev)}`)),
  ];
}
