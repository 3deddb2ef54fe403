/** Section: the brief. */
import type { Context } from '../context.ts';
import { bullets, heading, join, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Writes the content type, what to answer first, and the outline. */
export function briefSection(
  { market_serp: { brief, questions } }: Pick<RenderedReport, 'market_serp'>,
  context: Context,
): Markdown[] {
  const { t, word, number, cite } = context;
  if (brief === null) return [];
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  const { recommended_content_type: type, outline, answer_first: first } = brief;
  const range = first?.words_range ?? null;
  const answerFirst =
    first === null
      ? []
      : [
          asked.get(first.question_id) ?? '',
          ...(range === null ? [] : [t.brief.range(number(Math.round(range[0])), number(Math.round(range[1])))]),
        ];
  return [
    heading(2, t.headings.brief),
    bullets([
      ...(type === null ? [] : [md`**${t.brief.type}** ${word('contentType', type)}`]),
      ...(answerFirst.length === 0 ? [] : [md`**${t.brief.answerFirst}** ${join(answerFirst, ', ')}`]),
    ]),
    ...(outline.length === 0
      ? []
      : [
          table(
            [{ head: t.brief.heading }, { head: t.brief.answers }, { head: t.brief.format }, { head: t.sources }],
            outline
              .slice(0, maxRows)
              .map(({ heading: written, questions: ids, target_passage_format: format, ev }) => [
                written,
                ids.map((id) => asked.get(id) ?? '').join(' '),
                format === null ? '–' : word('passageKind', format),
                cite(ev),
              ]),
          ),
        ]),
  ];
}
