/** How far the numbers may be trusted: the grade, and what was left out and why. */
import type { Context } from '../context.ts';
import { bullets, heading, link, type Markdown, md, shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Data quality and coverage. */
export function qualitySection({ metadata }: Pick<RenderedReport, 'metadata'>, context: Context): Markdown[] {
  const { t, word, percent, label } = context;
  const { coverage, data_quality: quality } = metadata;
  const ratio = quality.usable_ratio === null ? t.notMeasurable : percent(quality.usable_ratio);
  const excluded = coverage.excluded.map(
    ({ url, reason }) => md`${label(word(reason))} ${link(shortAddress(url), url)}`,
  );
  return [
    heading(2, t.headings.quality),
    md`**${t.quality.grade(quality.grade)}** ${t.quality.usable(coverage.pages_usable, coverage.pages_attempted, ratio)} ${t.quality.meaning[quality.grade]}`,
    ...(excluded.length === 0 ? [] : [md`${t.quality.excluded}`, bullets(excluded)]),
    ...(quality.warnings.length === 0
      ? []
      : [md`${t.quality.warnings}`, bullets(quality.warnings.map(({ message }) => message))]),
  ];
}
