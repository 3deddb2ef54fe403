/** The questions of the market, with the passages that answer them. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Of the answers to a question so many are quoted, the first ones. */
const mostQuoted = 3;

/** Each question, who answers it, and how. */
export function questionsSection(
  questions: NonNullable<RenderedReport['market_serp']['questions']>,
  context: Context,
): Markdown[] {
  const { t, word, rate, quote } = context;
  if (questions.length === 0) return [heading(2, t.headings.questions), md`${t.none}`];
  return [
    heading(2, t.headings.questions),
    ...questions.flatMap((question) => [
      heading(3, md`${question.id} ${question.text}`),
      md`${t.questions.asked(word(question.origin), question.frequency)} ${t.questions.answered(rate(question.coverage))}`,
      ...question.answered_by.slice(0, mostQuoted).map(({ passage_id }) => quote(passage_id)),
    ]),
  ];
}
