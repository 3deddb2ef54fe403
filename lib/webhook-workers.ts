/** Sends events to webhooks: the KMS key that their secrets are derived from, and the functions that send. */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Env as DeliverWebhookEnv } from '../functions/entries/workers/deliver-webhook.ts';
import type { Env as RecoverDeliveriesEnv } from '../functions/entries/workers/recover-deliveries.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { DeliveriesQueue } from './deliveries-queue.ts';
import { NodeFunction } from './node-function.ts';
import type { Stage } from './stage.ts';

/** An attempt takes up to 15 s and its overhead a second. The timeout is half an attempt's lease of 60 s. */
const deliverTimeout = Duration.seconds(30);
/** Less than the minute until the next one, so that two recoveries never overlap. */
const recoverTimeout = Duration.seconds(50);
const recoverEvery = Duration.minutes(1);

export interface WebhookWorkersProps {
  stage: Stage;
  tables: DataTables;
}

export class WebhookWorkers extends Construct {
  readonly queues: DeliveriesQueue;
  readonly secretsKey: Key;
  readonly deliverWebhook: NodeFunction<DeliverWebhookEnv>;
  readonly recoverDeliveries: NodeFunction<RecoverDeliveriesEnv>;

  constructor(scope: Construct, id: string, { stage, tables }: WebhookWorkersProps) {
    super(scope, id);
    this.queues = new DeliveriesQueue(this, 'Deliveries', { workerTimeout: deliverTimeout });
    const { queue } = this.queues;

    // KMS does not rotate HMAC keys, and another key would change every webhook's secret. So single secrets are rotated
    // by name (`keys webhook … --rotate-secret`), and this key is retained like a table, since losing it loses all
    // secrets. Multi-region, which cannot be changed later: a replica in another region derives the same secrets.
    this.secretsKey = new Key(this, 'SecretsKey', {
      description: 'Derives the secrets that webhooks are signed with',
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      multiRegion: true,
      removalPolicy: stage.removalPolicy,
    });

    this.deliverWebhook = new NodeFunction<DeliverWebhookEnv>(this, 'DeliverWebhook', {
      stage,
      entry: 'functions/entries/workers/deliver-webhook.ts',
      description: 'Makes one attempt to tell a webhook of an audit’s end',
      memoryMb: stage.apiMemoryMb,
      timeout: deliverTimeout,
      env: {
        DELIVERIES_TABLE: tables.deliveries.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        DELIVERIES_QUEUE_URL: queue.queueUrl,
        WEBHOOK_SECRETS_KEY_ARN: this.secretsKey.keyArn,
        WEBHOOK_ADDRESSES: stage.webhookAddresses,
      },
    });
    this.deliverWebhook.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], tables.deliveries.tableArn);
    this.deliverWebhook.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], tables.webhooks.tableArn);
    this.deliverWebhook.allow(['kms:GenerateMac'], this.secretsKey.keyArn);
    this.deliverWebhook.allow(['sqs:SendMessage'], queue.queueArn);
    this.deliverWebhook.live.addEventSource(
      new SqsEventSource(queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: stage.deliveryConcurrency,
      }),
    );

    this.recoverDeliveries = new NodeFunction<RecoverDeliveriesEnv>(this, 'RecoverDeliveries', {
      stage,
      entry: 'functions/entries/workers/recover-deliveries.ts',
      description: 'Sends to their worker deliveries whose time has come or whose message was lost',
      memoryMb: stage.apiMemoryMb,
      timeout: recoverTimeout,
      eventLifetime: recoverEvery,
      env: { DELIVERIES_TABLE: tables.deliveries.tableName, DELIVERIES_QUEUE_URL: queue.queueUrl },
    });
    this.recoverDeliveries.allow(['dynamodb:Query'], indexArn(tables.deliveries, indexNames.due));
    this.recoverDeliveries.allow(['dynamodb:UpdateItem'], tables.deliveries.tableArn);
    this.recoverDeliveries.allow(['sqs:SendMessage'], queue.queueArn);
    new Rule(this, 'EveryMinute', {
      description: 'Sends deliveries whose time has come',
      schedule: Schedule.rate(recoverEvery),
      // The next minute is the retry, so a failed event is dropped.
      targets: [new LambdaFunction(this.recoverDeliveries.lambda, { retryAttempts: 0 })],
    });
  }
}
