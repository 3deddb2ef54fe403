/** Section: the intent of the keyword. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Writes the shares of the intents that have any signals. */
export function intentSection(intent: RenderedMarket['intent'], { t, word, percent }: Context): Markdown[] {
  const { primary, distribution } = intent;
  if (primary === null) return [];
  const shares = Object.entries(distribution)
    .filter(([, share]) => share > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, share]) => `${word('intent', name)} ${percent(share)}`);
  return [heading(2, t.headings.intent), md`${shares.join(', ')}`];
}
