/** The report of an audit; its views are loaded when the first report is opened. */
import { lazy, Suspense } from 'react';
import type { Report as ReportOutput } from '../../../analysis/index.ts';
import type { AuditRead } from '../../../functions/api/contract.ts';
import { LoadingRows } from '../ui/query-view.tsx';

const Report = lazy(() => import('../report/report.tsx'));

interface AuditReportProps {
  output: NonNullable<AuditRead['output']>;
  auditId: string;
}

export function AuditReport({ output, auditId }: AuditReportProps) {
  return (
    <Suspense fallback={<LoadingRows rows={8} />}>
      <Report report={asReport(output)} auditId={auditId} />
    </Suspense>
  );
}

/** The contract of `/v1` leaves the output open; the service writes nothing there that is not a report of its schema. */
export function asReport(output: AuditReportProps['output']): ReportOutput {
  return output as unknown as ReportOutput;
}
