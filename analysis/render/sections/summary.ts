/** The market in a few sentences and numbers. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** The facts with their evidence, then the key figures. */
export function summarySection(summary: RenderedReport['market_serp']['summary'], context: Context): Markdown[] {
  const { t, number, cite, word, rate } = context;
  const measured = (value: number | null) => (value === null ? t.notMeasurable : number(value));
  const named = (code: string | null) => (code === null ? t.unknown : word(code));
  const isFull = 'facts' in summary;
  const facts = isFull ? summary.facts.map(({ text, ev }) => md`${text} ${cite(ev)}`) : [];
  const figures = [
    ...(isFull
      ? [
          [t.summary.intent, named(summary.primary_intent)],
          [t.summary.contentType, named(summary.dominant_content_type)],
          [t.summary.aiAnswer, word(summary.ai_answer_state)],
          [t.summary.answerFirst, rate(summary.answer_first)],
          [t.summary.medianAge, measured(summary.median_age_days)],
        ]
      : []),
    [t.summary.medianWords, measured(summary.median_words)],
    [t.summary.domains, number(summary.distinct_domains)],
  ];
  return [
    heading(2, t.headings.summary),
    ...(facts.length === 0 ? [] : [bullets(facts)]),
    table([{ head: t.summary.figure }, { head: t.summary.value, align: 'right' }], figures),
  ];
}
