/** The service's alarms, each with a link to its runbook section, and the topic that they notify. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type AddAlarm, alarmsTo } from './add-alarm.ts';
import type { ApiFunctions } from './api-functions.ts';
import type { AuditWorkers } from './audit-workers.ts';
import type { DashboardFunctions } from './dashboard-functions.ts';
import type { DataTables } from './data-tables.ts';
import { addFailureAlarms } from './failure-alarms.ts';
import { addLimitAlarms } from './limit-alarms.ts';
import type { NodeFunction } from './node-function.ts';
import { addSpendAlarms } from './spend-alarms.ts';
import { metricNamespace } from './spend-metric.ts';
import type { Stage } from './stage.ts';
import type { WebhookWorkers } from './webhook-workers.ts';

const oneMinute = { period: Duration.minutes(1) };
const fiveMinutes = { period: Duration.minutes(5) };

export interface AlarmsProps {
  stage: Stage;
  api: RestApi;
  tables: DataTables;
  functions: ApiFunctions;
  dashboard: DashboardFunctions;
  workers: AuditWorkers;
  webhooks: WebhookWorkers;
  /** Encrypts the topic's messages. */
  encryptionKey: Key;
}

export class Alarms extends Construct {
  /** People subscribe to this topic to receive alarms. */
  readonly topic: Topic;
  private readonly add: AddAlarm;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { stage, api, tables, functions, dashboard, workers, webhooks, encryptionKey } = props;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true, masterKey: encryptionKey });
    // `enforceSSL` creates a topic policy that replaces the default one, so CloudWatch needs an explicit grant.
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    this.topic.grantPublish(cloudWatch);
    this.add = alarmsTo(this.topic, this);
    this.addQueueAlarms(workers);
    this.addWorkerAlarms(workers);
    this.addWebhookAlarms(webhooks);
    const namespace = metricNamespace(Stack.of(this));
    addFailureAlarms(this, this.add, { workers, namespace });
    const authorizers = [functions.authorizer, dashboard.authorizer];
    addLimitAlarms(this, this.add, { stage, api, tables, authorizers, namespace });
    addSpendAlarms(this, this.add, { stage, topic: this.topic, workers, namespace });
    // One caller's errors are not a failure of the service; five errors in five minutes, twice, are.
    this.add('ApiServerErrors', 'The API answers with 5xx', 'api-5xx', {
      metric: api.deploymentStage.metricServerError({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
      evaluationPeriods: 2,
    });
  }

  private addQueueAlarms({ queues }: AuditWorkers): void {
    const { queue, deadLetters, abandoned } = queues;
    // Ten minutes are five audits at the worker's timeout, one after another: a backlog, not a burst. A message that
    // waits for its next try also has an age but is not visible, so the age counts only while the queue was never
    // empty.
    this.add('AuditsWaiting', 'Audits wait for more than ten minutes', 'audits-waiting', {
      metric: new MathExpression({
        expression: 'IF(visible > 0, age, 0)',
        label: 'Oldest audit of a backlog, s',
        usingMetrics: {
          visible: queue.metricApproximateNumberOfMessagesVisible({ ...fiveMinutes, statistic: 'min' }),
          age: queue.metricApproximateAgeOfOldestMessage({ ...fiveMinutes, statistic: 'max' }),
        },
        ...fiveMinutes,
      }),
      threshold: 600,
      evaluationPeriods: 1,
    });
    // Dead letters are consumed immediately, so one that stays visible for five minutes means that the consumer fails.
    this.add('DeadLettersWaiting', 'Dead letters are not marked failed', 'dead-letters-waiting', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ ...oneMinute, statistic: 'max' }),
      threshold: 1,
      evaluationPeriods: 5,
    });
    this.add('AbandonedMessages', 'A dead letter could not be marked failed', 'abandoned-messages', {
      metric: abandoned.metricApproximateNumberOfMessagesVisible({ ...oneMinute, statistic: 'max' }),
      threshold: 1,
      evaluationPeriods: 1,
    });
  }

  private addWorkerAlarms({ runAudit, abandonAudit, recoverAudits }: AuditWorkers): void {
    // A failed audit is a result. An error is a crash, a timeout, or a message that could not be processed.
    this.add('RunAuditErrors', 'The worker crashes or runs out of time', 'run-audit-errors', {
      metric: runAudit.lambda.metricErrors({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 3,
      evaluationPeriods: 1,
    });
    this.add('AuditsAbandoned', 'An audit was given up after five receives', 'audits-abandoned', {
      metric: abandonAudit.lambda.metricInvocations({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 1,
      evaluationPeriods: 1,
    });
    this.add('AbandonAuditErrors', 'Marking a dead letter failed fails', 'abandon-audit-errors', {
      metric: abandonAudit.lambda.metricErrors({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 1,
      evaluationPeriods: 1,
    });
    this.addMinutely('RecoverAudits', 'Recovery of lost audits', 'recover-audits', recoverAudits);
  }

  private addWebhookAlarms({ queues, deliverWebhook, recoverDeliveries }: WebhookWorkers): void {
    // A message's own delay is up to 15 minutes and counts toward its age; twice that is a backlog.
    this.add('DeliveriesWaiting', 'Events for webhooks wait for more than half an hour', 'deliveries-waiting', {
      metric: queues.queue.metricApproximateAgeOfOldestMessage({ ...oneMinute, statistic: 'max' }),
      threshold: 1_800,
      evaluationPeriods: 5,
    });
    this.add('DeliveryDeadLetters', 'The worker of webhooks fails on a message', 'delivery-dead-letters', {
      metric: queues.deadLetters.metricApproximateNumberOfMessagesVisible({ ...oneMinute, statistic: 'max' }),
      threshold: 1,
      evaluationPeriods: 1,
    });
    // A receiver that does not respond is a failed attempt, not an error: an error is a crash or a timeout.
    this.add('DeliverWebhookErrors', 'The worker of webhooks crashes or runs out of time', 'deliver-webhook-errors', {
      metric: deliverWebhook.lambda.metricErrors({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 3,
      evaluationPeriods: 1,
    });
    this.addMinutely('RecoverDeliveries', 'Sending what is due to webhooks', 'recover-deliveries', recoverDeliveries);
  }

  /** Adds two alarms for a function that runs every minute: that it fails, and that it does not run. */
  private addMinutely<Env>(id: string, what: string, section: string, { lambda }: NodeFunction<Env>): void {
    this.add(`${id}Errors`, `${what} fails`, section, {
      metric: lambda.metricErrors({ ...oneMinute, statistic: 'sum' }),
      threshold: 1,
      evaluationPeriods: 3,
    });
    // It should run five times in five minutes. Missing data means that it does not run.
    this.add(`${id}Silent`, `${what} does not run`, section, {
      metric: lambda.metricInvocations({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 3,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
      evaluationPeriods: 2,
    });
  }
}
