/** Section: the market in a few sentences. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Lists the facts with their evidence. */
export function summarySection({ facts }: RenderedReport['market_serp']['summary'], { t, cite }: Context): Markdown[] {
  if (facts.length === 0) return [];
  return [heading(2, t.headings.summary), bullets(facts.map(({ text, ev }) => md`${text} ${cite(ev)}`))];
}
