/** One CloudWatch dashboard: are callers answered, do audits move, do workers fail. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { AuditWorkers } from './audit-workers.ts';
import type { WebhookWorkers } from './webhook-workers.ts';

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
      graph('Oldest audit waiting, s', [queue.metricApproximateAgeOfOldestMessage({ statistic: 'max' })]),
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
  }
}

/** A third of the dashboard's width. */
function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8 });
}
