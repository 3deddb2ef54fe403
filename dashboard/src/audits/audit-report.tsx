/** The report of an audit. Its code is loaded when the first report is opened. */
import { Suspense } from 'react';
import type { Report as ReportOutput } from '../../../analysis/index.ts';
import type { AuditRead } from '../../../functions/api/contract/read.ts';
import { reportView } from '../report/load.ts';
import { LoadingRows } from '../ui/query-view.tsx';
import { View } from '../ui/view-code.tsx';

interface AuditReportProps {
  output: NonNullable<AuditRead['output']>;
  auditId: string;
}

export function AuditReport({ output, auditId }: AuditReportProps) {
  return (
    <Suspense fallback={<LoadingRows rows={8} />}>
      <View code={reportView} props={{ report: asReport(output), auditId }} />
    </Suspense>
  );
}

/** The contract of `/v1` does not describe the output, but the service only writes reports that match their schema. */
export function asReport(output: AuditReportProps['output']): ReportOutput {
  return output as unknown as ReportOutput;
}
