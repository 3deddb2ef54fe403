/** The topics that the market's pages treat. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** A quotation is given of so many topics, the first ones. */
const mostQuoted = 12;

/** The topics by reach, then what pages say of the first ones. */
export function topicsSection(
  topics: RenderedMarket['topics'],
  { questions = [], terms = [] }: Partial<Pick<RenderedMarket, 'questions' | 'terms'>>,
  context: Context,
): Markdown[] {
  const { t, word, number, percent, interval, cite, yesNo, quote } = context;
  if (topics.length === 0) return [heading(2, t.headings.topics), md`${t.none}`];
  const named = new Map([
    ...questions.map(({ id, text }) => [id, text] as const),
    ...terms.map(({ id, term }) => [id, term] as const),
  ]);
  const names = (ids: readonly string[]) => ids.map((id) => named.get(id) ?? id).join('; ');
  return [
    heading(2, t.headings.topics),
    table(
      [
        { head: 'ID' },
        { head: t.topics.topic },
        { head: t.topics.class },
        { head: t.pages, align: 'right' },
        { head: t.share, align: 'right' },
        { head: t.interval, align: 'right' },
        { head: t.topics.meanWords, align: 'right' },
        { head: t.inAiAnswer },
        { head: t.sources },
      ],
      topics.map((topic) => [
        topic.id,
        topic.label,
        topic.class === null ? '–' : word(topic.class),
        `${topic.df}/${topic.n}`,
        topic.df_rate === null ? '–' : percent(topic.df_rate),
        topic.ci95 === null ? '–' : interval(topic.ci95),
        number(topic.mean_words),
        yesNo(topic.in_ai_answer),
        cite(topic.ev),
      ]),
    ),
    ...topics
      .slice(0, mostQuoted)
      .flatMap((topic) => [
        heading(3, md`${topic.id} ${topic.label}`),
        ...(topic.terms.length === 0 ? [] : [md`**${t.topics.terms}** ${names(topic.terms)}`]),
        ...(topic.questions.length === 0 ? [] : [md`**${t.topics.questions}** ${names(topic.questions)}`]),
        ...topic.passages.slice(0, 1).map(quote),
      ]),
  ];
}
