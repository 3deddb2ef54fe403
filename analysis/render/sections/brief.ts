/** Section: the brief. */
import type { Context } from '../context.ts';
import { bullets, heading, join, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Questions of a section that a table cell shows; the JSON has all. */
const maxAnswers = 4;

/** Writes the content type, what to answer first, and the outline with what the user's page has of it. */
export function briefSection(
  { market_serp: { brief, questions, topics }, gap }: Pick<RenderedReport, 'market_serp' | 'gap'>,
  context: Context,
): Markdown[] {
  const { t, pack, word, number, cite, quoted } = context;
  if (brief === null) return [];
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  const { recommended_content_type: type, list, outline, mention = [], answer_first: first } = brief;
  const statuses = new Map(gap?.topic_coverage.map(({ topic_id, status }) => [topic_id, status]));
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
  const statusOf = (id: string): string => {
    const status = statuses.get(id);
    return status === undefined ? '' : word('topicStatus', status);
  };
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
            [
              { head: t.brief.heading },
              { head: t.you, isOptional: true },
              { head: t.brief.answers, isOptional: true },
              { head: t.brief.rivals, isOptional: true },
              { head: t.sources },
            ],
            outline.slice(0, maxRows).map(({ heading: written, topic_id, questions: ids, headings, ev }) => [
              written,
              statusOf(topic_id),
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
