/** What a writer is told. */
import type { Context } from '../context.ts';
import { bullets, heading, join, link, type Markdown, md, numbered } from '../markup.ts';
import type { RenderedMarket, RenderedReport } from '../rendered-report.ts';

/** The outline, what to answer first, what must be there, and what does not help. */
export function briefSection(
  brief: RenderedMarket['brief'],
  { metadata, market_serp: { questions = [], topics = [] } }: RenderedReport,
  context: Context,
): Markdown[] {
  const { t, word, number, cite } = context;
  if (brief === null) return [heading(2, t.headings.brief), md`${t.notMeasurable}`];
  const named = new Map([
    ...questions.map(({ id, text }) => [id, text] as const),
    ...topics.map(({ id, label }) => [id, label] as const),
  ]);
  const studies = new Map((metadata.evidence_base ?? []).map((study) => [study.id, study]));
  const { recommended_content_type: type, outline, must_cover, answer_first: first, do_not } = brief;
  const range = first?.words_range;
  return [
    heading(2, t.headings.brief),
    bullets([
      md`**${t.brief.type}** ${type === null ? t.unknown : word(type)}`,
      ...(first === null
        ? []
        : [
            md`**${t.brief.answerFirst}** ${named.get(first.question_id) ?? ''} (${first.question_id})${
              range === null || range === undefined ? '' : `, ${t.brief.range(number(range[0]), number(range[1]))}`
            }`,
          ]),
      md`**${t.brief.mustCover}** ${must_cover.map((id) => `${named.get(id) ?? ''} (${id})`).join('; ')}`,
    ]),
    heading(3, t.brief.outline),
    numbered(
      outline.map(({ heading: written, topic_id, questions: asked, target_passage_format: format, ev }) => {
        const kind = format === null ? '' : t.brief.format(word(format));
        const about = asked.map((id) => `${named.get(id) ?? ''} (${id})`).join('; ');
        return join([md`**${written}** (${topic_id})`, kind, about, cite(ev)], ' ');
      }),
    ),
    ...(do_not.length === 0
      ? []
      : [
          heading(3, t.brief.doNot),
          bullets(
            do_not.map(({ practice, why, evidence_ids }) => {
              const known = evidence_ids.flatMap((id) => studies.get(id) ?? []);
              const named = known.map(({ title, url, year }) => md`${link(title, url)} (${String(year)})`);
              return join([md`**${word(practice)}**`, why, join(named, '; ')], ' ');
            }),
          ),
        ]),
  ];
}
