/** Section: sentences of AI answers that the user's page could be the source of. */
import type { Context } from '../context.ts';
import { bullets, heading, join, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

type Opening = NonNullable<NonNullable<RenderedReport['gap']>['answer_openings']>[number];

/** Each sentence with its source and what the user's page says; nothing without one. */
export function openingsSection({ gap, market_serp }: RenderedReport, context: Context): Markdown[] {
  const { t, word } = context;
  const { answer_openings: openings = [] } = gap ?? {};
  if (openings.length === 0) return [];
  const engineOf = new Map(market_serp.answer_engines.map(({ id, engine }) => [id, word('engine', engine)]));
  return [
    heading(2, t.headings.openings),
    md`${t.answers.openings}`,
    bullets(openings.map((opening) => lineOf(opening, engineOf.get(opening.answer_id) ?? opening.answer_id, context))),
  ];
}

function lineOf(
  { text, source, citations, rival, page, quote, passage_id }: Opening,
  engine: string,
  context: Context,
) {
  const { word, quoted, cite } = context;
  const given =
    rival === undefined
      ? join([word('openingSource', source), ...(citations.length === 0 ? [] : [cite(citations)])], ' ')
      : md`${word('openingSource', source)}: ${quoted(rival.quote)} ${cite([rival.source_id])}`;
  const own =
    quote === undefined || passage_id === undefined
      ? md`${word('pageStand', page)}`
      : md`${word('pageStand', page)}: ${quoted(quote)} ${cite([passage_id])}`;
  return md`${quoted(text)} (${engine}) – ${given}; ${own}`;
}
