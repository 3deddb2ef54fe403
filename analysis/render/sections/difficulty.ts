/** Section: the difficulty of the market. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Writes the score, and what it does not mean. */
export function difficultySection({ score }: RenderedMarket['difficulty'], context: Context): Markdown[] {
  if (score === null) return [];
  const { t, number, word } = context;
  return [
    heading(2, t.headings.difficulty),
    md`${t.difficulty.score(number(Math.round(score)))} ${word('notice', 'difficulty_is_a_description')}`,
  ];
}
