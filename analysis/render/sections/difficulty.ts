/** Section: the difficulty of the market. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Writes the score with its components. */
export function difficultySection({ score, components }: RenderedMarket['difficulty'], context: Context): Markdown[] {
  const { t, word, number, percent, label } = context;
  if (score === null) return [];
  const parts = components.flatMap(({ name, value }) =>
    value === null ? [] : [`${label(word('difficulty', name))} ${percent(value)}`],
  );
  return [heading(2, t.headings.difficulty), md`${t.difficulty.score(number(score))} ${parts.join('; ')}`];
}
