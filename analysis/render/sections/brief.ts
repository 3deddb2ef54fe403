/** Section: the brief. */
import type { Context } from '../context.ts';
import { bullets, heading, join, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Questions of a section that a table cell shows; the JSON has all. */
const maxAnswers = 4;

/** Writes the content type, what to answer first, and the outline. */
export function briefSection(
  { market_serp: { brief, questions, topics } }: Pick<RenderedReport, 'market_serp'>,
  context: Context,
): Markdown[] {
  const { t, pack, word, number, cite, quoted } = context;
  if (brief === null) return [];
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  const { recommended_content_type: type, list, outline, mention = [], answer_first: first } = brief;
  const labels = new Map(topics.map(({ id, label }) => [id, label]));
  const { list: listed, labels: names } = pack.brief;
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
      ...(list === null || list === undefined ? [] : [md`**${names.list}** ${listed(list)} ${cite(list.ev)}`]),
    ]),
    ...(outline.length === 0
      ? []
      : [
          table(
            [{ head: t.brief.heading }, { head: t.brief.answers }, { head: t.brief.rivals }, { head: t.sources }],
            outline.slice(0, maxRows).map(({ heading: written, questions: ids, headings, ev }) => [
              written,
              ids
                .slice(0, maxAnswers)
                .map((id) => asked.get(id) ?? '')
                .join(' '),
              join(
                (headings ?? []).slice(0, 1).map(({ text, site }) => md`${quoted(text)} (${site})`),
                ', ',
              ),
              cite(ev),
            ]),
          ),
        ]),
    ...(mention.length === 0
      ? []
      : [
          md`**${names.mention}** ${mention
            .slice(0, maxRows)
            .map((id) => labels.get(id) ?? '')
            .join(', ')}`,
        ]),
  ];
}
