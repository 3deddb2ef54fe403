/** Alarms on spending: the account's month, and a day's searches and answers, which cost more than all of AWS. */
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { AddAlarm } from './add-alarm.ts';
import type { AuditWorkers } from './audit-workers.ts';
import { loggedEvent } from './logged-event.ts';
import { addSpendMetric, spendMetric } from './spend-metric.ts';
import type { Stage } from './stage.ts';

export interface SpendAlarmsProps {
  stage: Stage;
  topic: Topic;
  workers: AuditWorkers;
  /** The namespace of metrics that are read from logs. */
  namespace: string;
}

export function addSpendAlarms(scope: Construct, add: AddAlarm, props: SpendAlarmsProps): void {
  const { stage, topic, workers, namespace } = props;
  const { maxDailySearches, maxDailySpendUsd, monthlyBudgetUsd } = stage;
  if (maxDailySearches !== undefined) {
    const searches = new MetricFilter(scope, 'Searches', {
      logGroup: workers.runAudit.logGroup,
      // One search per attempt; a search without results is billed too.
      filterPattern: loggedEvent('audit_completed', 'audit_failed', 'audit_retry_scheduled'),
      metricNamespace: namespace,
      metricName: 'Searches',
    });
    add('DailySearches', `More than ${maxDailySearches} searches were made in a day`, 'daily-searches', {
      metric: searches.metric({ statistic: 'sum', period: Duration.days(1) }),
      threshold: maxDailySearches,
      evaluationPeriods: 1,
    });
  }
  addSpendMetric(scope, workers.runAudit.logGroup, namespace);
  if (maxDailySpendUsd !== undefined) {
    add('DailySpend', `Searches and answers cost more than ${maxDailySpendUsd} USD in a day`, 'daily-spend', {
      metric: spendMetric(namespace).with({ period: Duration.days(1) }),
      threshold: maxDailySpendUsd,
      evaluationPeriods: 1,
    });
  }
  if (monthlyBudgetUsd !== undefined) {
    topic.grantPublish(
      new ServicePrincipal('budgets.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
      }),
    );
    new CfnBudget(scope, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: (['FORECASTED', 'ACTUAL'] as const).map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
  }
}
