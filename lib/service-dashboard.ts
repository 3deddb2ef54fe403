/** A CloudWatch dashboard: the service's objectives first, then API responses, audit throughput and worker failures. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Dashboard, GraphWidget, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { AuditWorkers } from './audit-workers.ts';
import { metricNamespace, spendMetric } from './spend-metric.ts';
import type { WebhookWorkers } from './webhook-workers.ts';

/** The service level objectives, measured over an hour; docs/deployment.md gives the reasons. */
const objectives = { answeredPercent: 99.9, p99Ms: 3_000, waitSeconds: 600 };

export interface ServiceDashboardProps {
  api: RestApi;
  workers: AuditWorkers;
  webhooks: WebhookWorkers;
}

export class ServiceDashboard extends Construct {
  constructor(scope: Construct, id: string, { api, workers, webhooks }: ServiceDashboardProps) {
    super(scope, id);
    const { queue, deadLetters, abandoned } = workers.queues;
    const functions = [
      ...[workers.runAudit, workers.abandonAudit, workers.recoverAudits].map(({ lambda }) => lambda),
      ...[webhooks.deliverWebhook, webhooks.recoverDeliveries].map(({ lambda }) => lambda),
    ];
    const { deploymentStage } = api;
    const dashboard = new Dashboard(this, 'Dashboard', { defaultInterval: Duration.hours(6) });
    const hourly = { period: Duration.hours(1) };
    const answered = new MathExpression({
      expression: '100 * (1 - errors / MAX([requests, 1]))',
      label: 'Requests answered without 5xx, %',
      usingMetrics: {
        errors: deploymentStage.metricServerError({ ...hourly, statistic: 'sum' }),
        requests: deploymentStage.metricCount({ ...hourly, statistic: 'sum' }),
      },
      ...hourly,
    });
    dashboard.addWidgets(
      objective('Answered, %', answered, objectives.answeredPercent),
      objective(
        'Slowest request in a hundred, ms',
        deploymentStage.metricLatency({ ...hourly, statistic: 'p99' }),
        objectives.p99Ms,
      ),
      objective(
        'Oldest audit waiting, s',
        queue.metricApproximateAgeOfOldestMessage({ ...hourly, statistic: 'max' }),
        objectives.waitSeconds,
      ),
    );
    dashboard.addWidgets(
      graph('Requests and refusals', [
        deploymentStage.metricCount(),
        deploymentStage.metricClientError(),
        deploymentStage.metricServerError(),
      ]),
      graph('Latency of the API, ms', [
        deploymentStage.metricLatency({ statistic: 'p50' }),
        deploymentStage.metricLatency({ statistic: 'p99' }),
      ]),
      graph(
        'Calls that Lambda refused',
        functions.map((each) => each.metricThrottles()),
      ),
    );
    dashboard.addWidgets(
      graph(
        'Messages in the queues',
        [queue, deadLetters, abandoned, webhooks.queues.queue, webhooks.queues.deadLetters].map((each) =>
          each.metricApproximateNumberOfMessagesVisible(),
        ),
      ),
      graph(
        'Errors of the workers',
        functions.map((each) => each.metricErrors()),
      ),
      graph('An audit takes, ms', [
        workers.runAudit.lambda.metricDuration({ statistic: 'p50' }),
        workers.runAudit.lambda.metricDuration({ statistic: 'p99' }),
      ]),
    );
    dashboard.addWidgets(
      graph('Searches and answers cost, USD an hour', [
        spendMetric(metricNamespace(Stack.of(this))).with({ ...hourly, label: 'US dollars' }),
      ]),
    );
  }
}

/** A graph of a metric with its objective as a line. */
function objective(title: string, metric: IMetric, value: number): GraphWidget {
  return new GraphWidget({ title, left: [metric], leftAnnotations: [{ value, label: 'objective' }], width: 8 });
}

/** A third of the dashboard's width. */
function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8 });
}
