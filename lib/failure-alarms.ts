/** Alarms on audits that the service fails, read from the worker's log: they are not errors of its function. */
import { Duration } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FailureCode } from '../core/audits/audit.ts';
import type { AddAlarm } from './add-alarm.ts';
import type { AuditWorkers } from './audit-workers.ts';
import { loggedEvent } from './logged-event.ts';

const fiveMinutes = { period: Duration.minutes(5) };

/** The service's own failure codes, with the names of their alarms. */
export const ourFailures = {
  search_unavailable: 'SearchUnavailable',
  analysis_timeout: 'AnalysisTimeout',
  internal: 'Internal',
} as const satisfies Partial<Record<FailureCode, string>>;

export interface FailureAlarmsProps {
  workers: AuditWorkers;
  /** The namespace of metrics that are read from logs. */
  namespace: string;
}

export function addFailureAlarms(scope: Construct, add: AddAlarm, { workers, namespace }: FailureAlarmsProps): void {
  const { logGroup } = workers.runAudit;
  for (const [code, name] of Object.entries(ourFailures)) {
    const failures = new MetricFilter(scope, `AuditsFailed${name}`, {
      logGroup,
      filterPattern: FilterPattern.all(loggedEvent('audit_failed'), FilterPattern.stringValue('$.code', '=', code)),
      metricNamespace: namespace,
      metricName: `AuditsFailed${name}`,
    });
    add(`AuditsFailing${name}`, `Audits fail with the code ${code}`, 'audits-failing', {
      metric: failures.metric({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
      evaluationPeriods: 2,
    });
  }
  if (workers.searchSecret === undefined) return;
  const failures = new MetricFilter(scope, 'ProviderFailures', {
    logGroup,
    filterPattern: loggedEvent('search_provider_failed', 'search_providers_unusable'),
    metricNamespace: namespace,
    metricName: 'SearchProviderFailures',
  });
  // Fallback covers an occasional failure; five failures in five minutes, twice, need attention.
  add('SearchProviders', 'Search providers fail', 'search-providers', {
    metric: failures.metric({ ...fiveMinutes, statistic: 'sum' }),
    threshold: 5,
    evaluationPeriods: 2,
  });
}
