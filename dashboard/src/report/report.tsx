/** Stands in for the report's views. */
import type { Report as ReportOutput } from '../../../analysis/index.ts';

export default function Report({ report, auditId }: { report: ReportOutput; auditId: string }) {
  return <pre data-audit={auditId}>{JSON.stringify(report.metadata, null, 2)}</pre>;
}
