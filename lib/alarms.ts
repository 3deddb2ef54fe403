/** The alarms, each naming the section of the runbook that says what to do, and the topic they are sent to. */
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
  /** Whoever is to hear of an alarm subscribes to this. */
  readonly topic: Topic;
  private readonly add: AddAlarm;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { stage, api, tables, functions, dashboard, workers, webhooks, encryptionKey } = props;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true, masterKey: encryptionKey });
    // The topic's own policy, which `enforceSSL` makes, takes the place of the default one: CloudWatch must be named.
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    this.topic.grantPublish(cloudWatch);
    this.add = alarmsTo(this.topic, this);
    this.addQueueAlarms(workers);
    this.addWorkerAlarms(workers);
    this.addWebhookAlarms(webhooks);
    // Of metrics that are read from logs; stages may share an account.
    const namespace = `AnswerAudit/${Stack.of(this).stackName}`;
    addFailureAlarms(this, this.add, { workers, namespace });
    const authorizers = [functions.authorizer, dashboard.authorizer];
    addLimitAlarms(this, this.add, { stage, api, tables, authorizers, namespace });
    addSpendAlarms(this, this.add, { stage, topic: this.topic, workers, namespace });
    // A bad day of one caller is not one of the service: five in five minutes, twice, is.
    this.add('ApiServerErrors', 'The API answers with 5xx', 'api-5xx', {
      metric: api.deploymentStage.metricServerError({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
      evaluationPeriods: 2,
    });
  }

  private addQueueAlarms({ queues }: AuditWorkers): void {
    const { queue, deadLetters, abandoned } = queues;
    // Ten minutes are five audits at the worker's timeout, one after another: a backlog, not a burst. A message that waits
    // for its next try has an age too, but is not visible: the age counts where the queue was never empty.
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
    // The dead letters are consumed at once, so that a message seen for five minutes means a consumer that fails.
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
    // A refused audit is an answer, not an error: an error is a crash, a timeout, or a message that could not be handled.
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
    // A message's own delay is up to 15 minutes and counts as age: twice that is a backlog.
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
    // A receiver that does not answer is an attempt, not an error: an error is a crash or a timeout.
    this.add('DeliverWebhookErrors', 'The worker of webhooks crashes or runs out of time', 'deliver-webhook-errors', {
      metric: deliverWebhook.lambda.metricErrors({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 3,
      evaluationPeriods: 1,
    });
    this.addMinutely('RecoverDeliveries', 'Sending what is due to webhooks', 'recover-deliveries', recoverDeliveries);
  }

  /** Two alarms on what runs every minute: that it fails, and that it does not run. */
  private addMinutely<Env>(id: string, what: string, section: string, { lambda }: NodeFunction<Env>): void {
    this.add(`${id}Errors`, `${what} fails`, section, {
      metric: lambda.metricErrors({ ...oneMinute, statistic: 'sum' }),
      threshold: 1,
      evaluationPeriods: 3,
    });
    // It should run five times in five minutes; nothing reported at all is the same as not running.
    this.add(`${id}Silent`, `${what} does not run`, section, {
      metric: lambda.metricInvocations({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 3,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
      evaluationPeriods: 2,
    });
  }
}
