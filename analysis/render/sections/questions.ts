/** Section: questions of the market and their best answers, compared with the user's page if there is one. */
import type { Context } from '../context.ts';
import { heading, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { maxRows } from '../rows.ts';

/** Lists each question with the pages that answer it and the site that answers it best. */
export function questionsSection(report: RenderedReport, context: Context): Markdown[] {
  const { t, word, cite } = context;
  const { market_serp, metadata, gap } = report;
  const { questions } = market_serp;
  const sites = new Map(metadata.sources.map(({ id, domain }) => [id, domain]));
  if (questions.length === 0) return [];
  const answers = new Map(gap?.question_answerability.map((row) => [row.question_id, row]));
  const hasOwn = answers.size > 0;
  const shown = questions.slice(0, maxRows);
  return [
    heading(2, t.headings.questions),
    ...(shown.length === questions.length ? [] : [md`${t.shown(shown.length, questions.length)}`]),
    table(
      [
        { head: t.questions.question },
        ...(hasOwn ? [{ head: t.you }] : []),
        { head: t.pages, align: 'right' },
        { head: t.questions.best },
        { head: t.sources },
      ],
      shown.map(({ id, text, origin, coverage, answered_by, ev }) => {
        const own = answers.get(id);
        return [
          origin === 'aio_fanout' ? md`${text} (${word('origin', origin)})` : text,
          ...(hasOwn ? [own === undefined ? '–' : word('answerStatus', own.status)] : []),
          coverage === null ? '–' : `${coverage.k}/${coverage.n}`,
          answered_by
            .slice(0, 1)
            .map(({ source_id }) => sites.get(source_id) ?? '')
            .join(''),
          cite(ev),
        ];
      }),
    ),
  ];
}
