/** What searchers of the keyword want. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** The mix of intents and the signs that speak for it. */
export function intentSection(intent: RenderedMarket['intent'], context: Context): Markdown[] {
  const { t, word, percent, number, cite, label } = context;
  const { primary, distribution, confidence, mixed, signals } = intent;
  if (primary === null) return [heading(2, t.headings.intent), md`${t.intent.unknown}`];
  const lead = mixed ? t.intent.mixed : t.intent.clear;
  return [
    heading(2, t.headings.intent),
    md`${lead(word(primary), percent(confidence))}`,
    table(
      [{ head: t.intent.intent }, { head: t.share, align: 'right' }],
      Object.entries(distribution).map(([name, share]) => [word(name), percent(share)]),
    ),
    bullets(
      signals.map(({ signal, intent: wants, weight, ev }) => {
        return md`${label(signal)} ${word(wants)}, ${t.intent.weight} ${number(weight)} ${cite(ev)}`;
      }),
    ),
  ];
}
