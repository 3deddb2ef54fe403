/** Section: pages left out of the statistics with reasons, and warnings. */
import type { Context } from '../context.ts';
import { bullets, heading, link, type Markdown, md, shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Empty if every page was read and there are no warnings. */
export function qualitySection({ metadata }: Pick<RenderedReport, 'metadata'>, context: Context): Markdown[] {
  const { t, word, label } = context;
  const excluded = metadata.coverage.excluded.map(
    ({ url, reason }) => md`${label(word('exclusion', reason))} ${link(shortAddress(url), url)}`,
  );
  const warnings = metadata.data_quality.warnings.map(({ message }) => message);
  if (excluded.length + warnings.length === 0) return [];
  return [
    heading(2, t.headings.quality),
    ...(excluded.length === 0 ? [] : [md`${t.quality.excluded}`, bullets(excluded)]),
    ...(warnings.length === 0 ? [] : [bullets(warnings)]),
  ];
}
