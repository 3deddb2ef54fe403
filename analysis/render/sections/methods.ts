/** Section: the engine that made the report, and where its methods are described. */
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { effectsList } from './gap.ts';

/** Writes what is needed to verify the report; the JSON has methods, versions and limits. */
export function methodsSection(report: RenderedReport, context: Context): Markdown[] {
  const { t } = context;
  const { metadata } = report;
  const { engine, reproducibility, audit_id, methods } = metadata;
  return [
    heading(2, t.headings.methods),
    ...effectsList(report, context),
    md`${t.methods.described(Object.keys(methods).length)}`,
    bullets([
      md`**${t.methods.audit}** ${audit_id}`,
      md`**${t.methods.engine}** ${engine.version} (${engine.git_sha})`,
      md`**${t.methods.rules}** ${engine.ruleset_version}`,
      md`**${t.methods.hash}** ${reproducibility.output_sha256}`,
    ]),
  ];
}
