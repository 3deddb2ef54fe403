/** Section: the overview with verdict, actions, comparison and reliability. */
import type { Overview } from '../../report/overview.ts';
import type { Context } from '../context.ts';
import { type Inline, join, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Writes the overview without its own heading, directly below the report's title. */
export function overviewSection(overview: Overview, { metadata, gap }: RenderedReport, context: Context): Markdown[] {
  const { heads } = context.pack.overview;
  const { verdict, actions, comparison, citations, reliability } = overview;
  return [
    md`${heads.subtitle({ pages: metadata.coverage.pages_usable, hasOwn: gap !== undefined })}`,
    md`**${verdict}**`,
    ...(actions.length === 0
      ? []
      : [actionTable(actions, gap === undefined ? heads.writeFirst : heads.doFirst, context)]),
    ...(comparison === null ? [] : [comparisonTable(comparison, context)]),
    md`**${context.label(heads.cited)}** ${citations.text}`,
    md`**${context.label(heads.reliability)}** ${reliability}`,
  ];
}

function actionTable(actions: Overview['actions'], head: string, { pack, cite }: Context): Markdown {
  const { heads } = pack.overview;
  const hasHow = actions.some(({ how }) => how !== null);
  return table(
    [
      { head },
      { head: heads.why },
      ...(hasHow ? [{ head: heads.how }] : []),
      { head: heads.impact },
      { head: heads.effort },
    ],
    actions.map(({ title, why, how, impact, effort, ev }, index) => [
      md`${String(index + 1)}\. ${title}`,
      join([why, cite(ev)], ' '),
      ...(hasHow ? [how ?? ''] : []),
      heads.impacts[impact],
      heads.efforts[effort],
    ]),
  );
}

function comparisonTable({ columns, rows }: NonNullable<Overview['comparison']>, context: Context): Markdown {
  const headOf = ({ domain, rank, is_user_page }: (typeof columns)[number]) =>
    `${is_user_page ? context.t.you : domain}${rank === null ? '' : ` (${rank})`}`;
  return table(
    [{ head: '' }, ...columns.map((column) => ({ head: join([headOf(column)], '').markdown }))],
    rows.map((row) => [labelOf(row, context), ...row.values.map((value) => shown(row.fact, value, context))]),
  );
}

type Row = NonNullable<Overview['comparison']>['rows'][number];

function labelOf(row: Row, { pack }: Context): string {
  const { compared, countedOf } = pack.overview.heads;
  return 'of' in row ? countedOf[row.fact](row.of) : compared[row.fact];
}

function shown(fact: Row['fact'], value: Row['values'][number], { word, number, day, yesNo }: Context): Inline {
  if (value === null) return '–';
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return number(value);
  return fact === 'content_type' ? word('contentType', value) : day(value);
}
