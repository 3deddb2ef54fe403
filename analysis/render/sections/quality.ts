/** Section: warnings about data quality. The list of sources says which pages were left out and why. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Empty without warnings. */
export function qualitySection({ metadata }: Pick<RenderedReport, 'metadata'>, { t }: Context): Markdown[] {
  const { warnings } = metadata.data_quality;
  if (warnings.length === 0) return [];
  return [heading(2, t.headings.quality), bullets(warnings.map(({ message }) => message))];
}
