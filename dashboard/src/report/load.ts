/** The code that shows a report, in the parts that it loads in: when an audit is opened, or ahead of it. */
import { viewCode } from '../ui/view-code.tsx';
import { loadSections } from './load-sections.ts';
import { loadPack } from './packs.ts';

/** The frame and the overview of every report. */
export const reportView = viewCode(() => import('./report.tsx').then(({ default: Report }) => Report));

/** What the report of this audit has below its overview, and the words of its language. */
export async function loadReportOf(audit: { audit_type: 'gap' | 'market'; language: string }): Promise<void> {
  await Promise.all([loadPack(audit.language), loadSections(audit.audit_type)]);
}
