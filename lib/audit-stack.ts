/** The service as one stack: tables, workers and their queues, the API, alarms; and its outputs. */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { ApiFunctions } from './api-functions.ts';
import { AuditWorkers } from './audit-workers.ts';
import { DashboardFunctions } from './dashboard-functions.ts';
import { DashboardSite } from './dashboard-site.ts';
import { DataTables } from './data-tables.ts';
import { PublicApi } from './public-api.ts';
import { domainTargetOf, urlOf } from './rest-api.ts';
import { ServiceDashboard } from './service-dashboard.ts';
import { SignIn } from './sign-in.ts';
import type { Stage } from './stage.ts';
import { localTokens } from './token-source.ts';
import { usagePlanKeyValues } from './usage-plans.ts';
import { WebhookWorkers } from './webhook-workers.ts';

export interface AuditStackProps extends StackProps {
  stage: Stage;
  /** The commit that the engine is built from. */
  engineGitSha: string;
}

export class AuditStack extends Stack {
  constructor(scope: Construct, id: string, { stage, engineGitSha, ...props }: AuditStackProps) {
    super(scope, id, {
      description: `AEO/GEO audit service, stage ${stage.name}`,
      terminationProtection: stage.deletionProtection,
      tags: { service: 'answer-audit', stage: stage.name },
      ...props,
    });
    // The CDK lists a function's role in DependsOn because its policies must exist too; cfn-lint sees only the role.
    this.templateOptions.metadata = { 'cfn-lint': { config: { ignore_checks: ['W3005'] } } };
    const tables = new DataTables(this, 'Data', { stage });
    const webhooks = new WebhookWorkers(this, 'Webhooks', { stage, tables });
    const deliveriesQueue = webhooks.queues.queue;
    // Encrypts provider credentials and the alarm topic: CloudWatch cannot publish to topics with AWS managed keys.
    const operatorKey =
      stage.name === 'local'
        ? undefined
        : new Key(this, 'OperatorKey', {
            description: 'Encrypts credentials of search providers and messages of alarms',
            enableKeyRotation: true,
            removalPolicy: stage.removalPolicy,
          });
    const workers = new AuditWorkers(this, 'Workers', { stage, tables, deliveriesQueue, operatorKey, engineGitSha });
    // On the local stage, `npm start` serves the page and signs users in.
    const signIn = stage.name === 'local' ? undefined : new SignIn(this, 'SignIn', { stage });
    const dashboard = new DashboardFunctions(this, 'DashboardFunctions', {
      stage,
      tables,
      auditsQueue: workers.queues.queue,
      deliveriesQueue,
      webhookSecretsKey: webhooks.secretsKey,
      signIn: signIn?.tokens ?? localTokens,
    });
    const functions = new ApiFunctions(this, 'Functions', {
      stage,
      tables,
      auditsQueue: workers.queues.queue,
      deliveriesQueue,
      usagePlanKeys: usagePlanKeyValues(this.stackName),
      otherRoutes: dashboard.routes,
    });
    const { api } = new PublicApi(this, 'PublicApi', { stage, functions, dashboard });

    const outputs: Record<string, string> = {
      Stage: stage.name,
      ApiUrl: urlOf(api, stage),
      ApiKeysTableName: tables.apiKeys.tableName,
      AccountsTableName: tables.accounts.tableName,
      UsageTableName: tables.usage.tableName,
      AuditsTableName: tables.audits.tableName,
      IdempotencyTableName: tables.idempotency.tableName,
      WebhooksTableName: tables.webhooks.tableName,
      DeliveriesTableName: tables.deliveries.tableName,
      ActivityTableName: tables.activity.tableName,
      SchedulesTableName: tables.schedules.tableName,
      AuditsQueueUrl: workers.queues.queue.queueUrl,
      AuditsDeadLetterQueueUrl: workers.queues.deadLetters.queueUrl,
      DeliveriesQueueUrl: deliveriesQueue.queueUrl,
      DeliveriesDeadLetterQueueUrl: webhooks.queues.deadLetters.queueUrl,
      WebhookSecretsKeyArn: webhooks.secretsKey.keyArn,
    };
    const domainTarget = domainTargetOf(api);
    if (domainTarget !== undefined) outputs.ApiDomainTarget = domainTarget;
    if (workers.searchSecret !== undefined) {
      outputs.SearchProviders = stage.searchProviders.join(',');
      if (stage.answerEngines !== undefined) outputs.AnswerEngines = stage.answerEngines.join(',');
      outputs.SearchSecretArn = workers.searchSecret.arn;
    }
    if (signIn !== undefined) {
      outputs.DashboardUrl = new DashboardSite(this, 'Site', { stage, api, signIn }).url;
      outputs.UserPoolId = signIn.pool.userPoolId;
      outputs.UserPoolClientId = signIn.client.userPoolClientId;
      outputs.SignInUrl = signIn.loginUrl;
    }
    if (stage.alarms && operatorKey !== undefined) {
      const parts = { stage, api, tables, functions, dashboard, workers, webhooks };
      outputs.AlarmTopicArn = new Alarms(this, 'Alarms', { ...parts, encryptionKey: operatorKey }).topic.topicArn;
      new ServiceDashboard(this, 'Dashboard', { api, workers, webhooks });
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
