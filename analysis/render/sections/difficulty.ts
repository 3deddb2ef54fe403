/** How hard the market is to enter. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** The score with all of its parts. */
export function difficultySection({ score, components }: RenderedMarket['difficulty'], context: Context): Markdown[] {
  const { t, word, number, percent, cite } = context;
  return [
    heading(2, t.headings.difficulty),
    md`${score === null ? t.notMeasurable : t.difficulty.score(number(score))}`,
    table(
      [
        { head: t.difficulty.component },
        { head: t.summary.value, align: 'right' },
        { head: t.difficulty.weight, align: 'right' },
        { head: t.evidence },
      ],
      components.map(({ name, value, weight, ev }) => [
        word(name),
        value === null ? '–' : number(value),
        percent(weight),
        cite(ev),
      ]),
    ),
  ];
}
