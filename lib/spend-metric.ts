/** The metric of what searches and answers cost, read from the log of the worker that runs audits. */
import type { Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The namespace of metrics from logs; includes the stack's name because stages may share an account. */
export function metricNamespace({ stackName }: Stack): string {
  return `AnswerAudit/${stackName}`;
}

const metricName = 'SpentUsd';

/** Counts the US dollars of each completed audit, as its report has them. */
export function addSpendMetric(scope: Construct, logGroup: ILogGroup, namespace: string): void {
  new MetricFilter(scope, 'SpentUsd', {
    logGroup,
    filterPattern: FilterPattern.exists('$.spent_usd'),
    metricNamespace: namespace,
    metricName,
    metricValue: '$.spent_usd',
  });
}

/** The metric that `addSpendMetric` fills. */
export function spendMetric(namespace: string): Metric {
  return new Metric({ namespace, metricName, statistic: 'sum' });
}
