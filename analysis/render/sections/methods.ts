/** How the numbers were made, and what they do not see. */
import type { Context } from '../context.ts';
import { bullets, heading, link, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Every method with its limits. */
export function methodsSection({ metadata }: Pick<RenderedReport, 'metadata'>, { t }: Context): Markdown[] {
  return [
    heading(2, t.headings.methods),
    bullets(
      Object.entries(metadata.methods).map(([id, { name, reference_url: url, known_limits: limits }]) => {
        return md`**${url === undefined ? id : link(id, url)}** ${name}. ${limits.join(' ')}`;
      }),
    ),
  ];
}
