/** The alarms, each naming the section of the runbook that says what to do, and the topic they are sent to. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Alarm, type AlarmProps, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { AuditWorkers } from './audit-workers.ts';
import type { NodeFunction } from './node-function.ts';
import type { WebhookWorkers } from './webhook-workers.ts';

const oneMinute = { period: Duration.minutes(1) };
const fiveMinutes = { period: Duration.minutes(5) };

/** What the worker logs, word for word, when a provider fails an audit: it is no error of the function's own. */
export const providerFailures = ['a search provider gave nothing', 'the search providers cannot be used'] as const;

export interface AlarmsProps {
  api: RestApi;
  workers: AuditWorkers;
  webhooks: WebhookWorkers;
}

export class Alarms extends Construct {
  /** Whoever is to hear of an alarm subscribes to this. */
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { api, workers, webhooks }: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // The topic's own policy, which `enforceSSL` makes, takes the place of the default one: CloudWatch must be named.
    this.topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.addQueueAlarms(workers);
    this.addWorkerAlarms(workers);
    if (workers.searchSecret !== undefined) this.addProviderAlarm(workers);
    this.addWebhookAlarms(webhooks);
    // A bad day of one caller is not one of the service: five in five minutes, twice, is.
    this.add('ApiServerErrors', 'The API answers with 5xx', 'api-5xx', {
      metric: api.deploymentStage.metricServerError({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
      evaluationPeriods: 2,
    });
  }

  private addQueueAlarms({ queues }: AuditWorkers): void {
    const { queue, deadLetters, abandoned } = queues;
    // Ten minutes are five audits at the worker's timeout, one after another: a backlog, not a burst.
    this.add('AuditsWaiting', 'Audits wait for more than ten minutes', 'audits-waiting', {
      metric: queue.metricApproximateAgeOfOldestMessage({ ...oneMinute, statistic: 'max' }),
      threshold: 600,
      evaluationPeriods: 5,
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
    // A refused audit is an answer, not an error: an error is a crash or a timeout.
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

  private addProviderAlarm({ runAudit }: AuditWorkers): void {
    const failures = new MetricFilter(this, 'ProviderFailures', {
      logGroup: runAudit.logGroup,
      filterPattern: FilterPattern.anyTerm(...providerFailures),
      // Stages may share an account.
      metricNamespace: `AnswerAudit/${Stack.of(this).stackName}`,
      metricName: 'SearchProviderFailures',
    });
    // One that fails now and then is stood in for; five times in five minutes, twice, somebody should look.
    this.add('SearchProviders', 'Search providers fail', 'search-providers', {
      metric: failures.metric({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
      evaluationPeriods: 2,
    });
  }

  /** Adds an alarm that is raised at or above its threshold, and is quiet while nothing is measured. */
  private add(id: string, meaning: string, section: string, props: AlarmProps): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: `${meaning}. Runbook: docs/runbook.md#${section}`,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...props,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
  }
}
