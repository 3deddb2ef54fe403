/** The routes of the dashboard, each with its function, its environment and exactly the permissions it uses. */
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Env as AuthorizerEnv } from '../functions/entries/authorizers/dashboard.ts';
import type { Env as AccountEnv } from '../functions/entries/dashboard/account.ts';
import type { Env as ActivityEnv } from '../functions/entries/dashboard/activity.ts';
import type { Env as AuditsEnv } from '../functions/entries/dashboard/audits.ts';
import type { Env as DeliveriesEnv } from '../functions/entries/dashboard/deliveries.ts';
import type { Env as KeysEnv } from '../functions/entries/dashboard/keys.ts';
import { answeringFunctions, reservedForAuthorizer } from './answering-function.ts';
import { reportRoutes } from './dashboard-report-routes.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { allowLaunch, allowSchedules, launchEnvironment } from './launching.ts';
import type { Action, NodeFunction } from './node-function.ts';
import type { Routes } from './route.ts';
import type { Stage } from './stage.ts';
import type { TokenSource } from './token-source.ts';

/** Reads the signed-in user's account, and creates it at the first request. */
const makesAccounts: readonly Action[] = ['dynamodb:GetItem', 'dynamodb:PutItem'];

export interface DashboardFunctionsProps {
  stage: Stage;
  tables: DataTables;
  /** The queue of new audits. */
  auditsQueue: Queue;
  /** The queue for deliveries that are sent again. */
  deliveriesQueue: Queue;
  webhookSecretsKey: Key;
  signIn: TokenSource;
}

export class DashboardFunctions extends Construct {
  readonly authorizer: NodeFunction<AuthorizerEnv>;
  /** The routes with the function that answers each. */
  readonly routes: Routes;

  constructor(scope: Construct, id: string, props: DashboardFunctionsProps) {
    super(scope, id);
    const { stage, tables, auditsQueue, deliveriesQueue, webhookSecretsKey, signIn } = props;
    const planOverrides = JSON.stringify(stage.planOverrides);
    const answering = answeringFunctions(this, stage);

    this.authorizer = answering<AuthorizerEnv>(
      'Authorizer',
      'functions/entries/authorizers/dashboard.ts',
      'Verifies the access token of who is signed in to the dashboard, and its session',
      {
        SIGN_IN_ISSUER: signIn.issuer,
        SIGN_IN_CLIENT_ID: signIn.clientId,
        SIGN_IN_JWKS_URI: signIn.jwksUri,
        ACTIVITY_TABLE: tables.activity.tableName,
      },
      reservedForAuthorizer(stage),
    );
    this.authorizer.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.activity.tableArn);

    const account = answering<AccountEnv>(
      'Account',
      'functions/entries/dashboard/account.ts',
      '/dashboard/account and /dashboard/usage: plan, quota, days of the month',
      {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        USAGE_TABLE: tables.usage.tableName,
        AUDITS_TABLE: tables.audits.tableName,
        PLAN_OVERRIDES: planOverrides,
        ...(stage.maxAnswersPerMonth === undefined ? {} : { ANSWERS_PER_MONTH: String(stage.maxAnswersPerMonth) }),
        // Set by `npm start` from its own settings.
        ...(stage.name === 'local' ? { ANSWERS_PER_MONTH: '' } : {}),
      },
    );
    account.allow(makesAccounts, tables.accounts.tableArn);
    account.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);
    account.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

    const keys = answering<KeysEnv>(
      'Keys',
      'functions/entries/dashboard/keys.ts',
      '/dashboard/keys: an account’s keys, their webhooks and their use',
      {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        API_KEYS_TABLE: tables.apiKeys.tableName,
        ACTIVITY_TABLE: tables.activity.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        USAGE_TABLE: tables.usage.tableName,
        WEBHOOK_SECRETS_KEY_ARN: webhookSecretsKey.keyArn,
        WEBHOOK_ADDRESSES: stage.webhookAddresses,
      },
    );
    keys.allow(makesAccounts, tables.accounts.tableArn);
    keys.allow(['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.apiKeys.tableArn);
    keys.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);
    keys.allow(['dynamodb:Query'], indexArn(tables.apiKeys, indexNames.keysByAccount));
    keys.allow(
      [
        ...(['dynamodb:GetItem', 'dynamodb:BatchGetItem'] as const),
        ...(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'] as const),
      ],
      tables.webhooks.tableArn,
    );
    keys.allow(['dynamodb:PutItem'], tables.activity.tableArn);
    keys.allow(['kms:GenerateMac'], webhookSecretsKey.keyArn);

    const launching = { stage, tables, auditsQueue };
    const audits = answering<AuditsEnv>(
      'Audits',
      'functions/entries/dashboard/audits.ts',
      '/dashboard/audits and /dashboard/schedules: launching, listing, reading and deleting audits, repeating them',
      {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        ...launchEnvironment(launching),
      },
    );
    allowLaunch(audits, launching);
    allowSchedules(audits, tables);
    audits.allow(makesAccounts, tables.accounts.tableArn);
    audits.allow(['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:DeleteItem'], tables.audits.tableArn);
    audits.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

    const deliveries = answering<DeliveriesEnv>(
      'Deliveries',
      'functions/entries/dashboard/deliveries.ts',
      '/dashboard/deliveries: events on their way to webhooks, sent again when asked, and tests',
      {
        DELIVERIES_TABLE: tables.deliveries.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        DELIVERIES_QUEUE_URL: deliveriesQueue.queueUrl,
      },
    );
    deliveries.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.deliveries.tableArn);
    deliveries.allow(['dynamodb:Query'], indexArn(tables.deliveries, indexNames.byAccount));
    deliveries.allow(['dynamodb:GetItem'], tables.webhooks.tableArn);
    deliveries.allow(['sqs:SendMessage'], deliveriesQueue.queueArn);

    const activity = answering<ActivityEnv>(
      'Activity',
      'functions/entries/dashboard/activity.ts',
      '/dashboard/trail and /dashboard/sessions: what was done to the account, and its sign-ins',
      { ACTIVITY_TABLE: tables.activity.tableName },
    );
    activity.allow(['dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.activity.tableArn);

    this.routes = {
      'GET /dashboard/account': account,
      'GET /dashboard/usage': account,
      'GET /dashboard/keys': keys,
      'POST /dashboard/keys': keys,
      'PATCH /dashboard/keys/{key_id}': keys,
      'GET /dashboard/keys/{key_id}/usage': keys,
      'POST /dashboard/keys/{key_id}/revoke': keys,
      'POST /dashboard/keys/{key_id}/rotate-webhook-secret': keys,
      'POST /dashboard/keys/{key_id}/enable-webhook': keys,
      'GET /dashboard/audits': audits,
      'POST /dashboard/audits': audits,
      'GET /dashboard/audits/{audit_id}': audits,
      'DELETE /dashboard/audits/{audit_id}': audits,
      'POST /dashboard/audits/{audit_id}/rerun': audits,
      'GET /dashboard/audits/{audit_id}/status': audits,
      'GET /dashboard/audits/{audit_id}/compare/{other_id}': audits,
      'GET /dashboard/schedules': audits,
      'POST /dashboard/schedules': audits,
      'GET /dashboard/schedules/{schedule_id}': audits,
      'PATCH /dashboard/schedules/{schedule_id}': audits,
      'DELETE /dashboard/schedules/{schedule_id}': audits,
      'GET /dashboard/deliveries': deliveries,
      'POST /dashboard/deliveries': deliveries,
      'GET /dashboard/deliveries/{delivery_id}': deliveries,
      'POST /dashboard/deliveries/{delivery_id}/resend': deliveries,
      'GET /dashboard/trail': activity,
      'GET /dashboard/sessions': activity,
      'POST /dashboard/sessions/{session_id}/end': activity,
      ...reportRoutes(answering, tables),
    };
  }
}
