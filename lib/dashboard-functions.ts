/** The functions of the dashboard, each with its environment and exactly the permissions it uses. */
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Env as AuthorizerEnv } from '../functions/entries/authorizers/dashboard.ts';
import type { Env as AccountEnv } from '../functions/entries/dashboard/account.ts';
import type { Env as ActivityEnv } from '../functions/entries/dashboard/activity.ts';
import type { Env as AuditsEnv } from '../functions/entries/dashboard/audits.ts';
import type { Env as DeliveriesEnv } from '../functions/entries/dashboard/deliveries.ts';
import type { Env as DocumentsEnv } from '../functions/entries/dashboard/documents.ts';
import type { Env as KeysEnv } from '../functions/entries/dashboard/keys.ts';
import type { Env as ShareLinksEnv } from '../functions/entries/dashboard/share-links.ts';
import type { Env as SharedReportEnv } from '../functions/entries/dashboard/shared-report.ts';
import { answeringFunctions, reservedForAuthorizer } from './answering-function.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { allowLaunch, allowSchedules, launchEnvironment } from './launching.ts';
import type { Action, NodeFunction } from './node-function.ts';
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
  readonly account: NodeFunction<AccountEnv>;
  readonly keys: NodeFunction<KeysEnv>;
  readonly audits: NodeFunction<AuditsEnv>;
  readonly documents: NodeFunction<DocumentsEnv>;
  readonly shareLinks: NodeFunction<ShareLinksEnv>;
  readonly sharedReport: NodeFunction<SharedReportEnv>;
  readonly deliveries: NodeFunction<DeliveriesEnv>;
  readonly activity: NodeFunction<ActivityEnv>;

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

    this.account = answering<AccountEnv>(
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
    this.account.allow(makesAccounts, tables.accounts.tableArn);
    this.account.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);
    this.account.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

    this.keys = answering<KeysEnv>(
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
    this.keys.allow(makesAccounts, tables.accounts.tableArn);
    this.keys.allow(['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.apiKeys.tableArn);
    this.keys.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);
    this.keys.allow(['dynamodb:Query'], indexArn(tables.apiKeys, indexNames.keysByAccount));
    this.keys.allow(
      [
        ...(['dynamodb:GetItem', 'dynamodb:BatchGetItem'] as const),
        ...(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'] as const),
      ],
      tables.webhooks.tableArn,
    );
    this.keys.allow(['dynamodb:PutItem'], tables.activity.tableArn);
    this.keys.allow(['kms:GenerateMac'], webhookSecretsKey.keyArn);

    const launching = { stage, tables, auditsQueue };
    this.audits = answering<AuditsEnv>(
      'Audits',
      'functions/entries/dashboard/audits.ts',
      '/dashboard/audits and /dashboard/schedules: launching, listing, reading and deleting audits, repeating them',
      {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        ...launchEnvironment(launching),
      },
    );
    allowLaunch(this.audits, launching);
    allowSchedules(this.audits, tables);
    this.audits.allow(makesAccounts, tables.accounts.tableArn);
    this.audits.allow(['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:DeleteItem'], tables.audits.tableArn);
    this.audits.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

    this.documents = answering<DocumentsEnv>(
      'Documents',
      'functions/entries/dashboard/documents.ts',
      '/dashboard/audits/{audit_id}: the report and its brief as documents',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.documents.allow(['dynamodb:Query'], tables.audits.tableArn);

    this.shareLinks = answering<ShareLinksEnv>(
      'ShareLinks',
      'functions/entries/dashboard/share-links.ts',
      '/dashboard/audits/{audit_id}/shares: creating, listing and revoking links to a report',
      { AUDITS_TABLE: tables.audits.tableName, ACTIVITY_TABLE: tables.activity.tableName },
    );
    this.shareLinks.allow(
      [
        ...(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'] as const),
        'dynamodb:ConditionCheckItem',
      ],
      tables.audits.tableArn,
    );
    this.shareLinks.allow(['dynamodb:PutItem'], tables.activity.tableArn);

    // Open to everybody: a function of its own that can only read.
    this.sharedReport = answering<SharedReportEnv>(
      'SharedReport',
      'functions/entries/dashboard/shared-report.ts',
      '/dashboard/shared-report: the report that a share link opens',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.sharedReport.allow(['dynamodb:GetItem', 'dynamodb:Query'], tables.audits.tableArn);

    this.deliveries = answering<DeliveriesEnv>(
      'Deliveries',
      'functions/entries/dashboard/deliveries.ts',
      '/dashboard/deliveries: events on their way to webhooks, sent again when asked, and tests',
      {
        DELIVERIES_TABLE: tables.deliveries.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        DELIVERIES_QUEUE_URL: deliveriesQueue.queueUrl,
      },
    );
    this.deliveries.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.deliveries.tableArn);
    this.deliveries.allow(['dynamodb:Query'], indexArn(tables.deliveries, indexNames.byAccount));
    this.deliveries.allow(['dynamodb:GetItem'], tables.webhooks.tableArn);
    this.deliveries.allow(['sqs:SendMessage'], deliveriesQueue.queueArn);

    this.activity = answering<ActivityEnv>(
      'Activity',
      'functions/entries/dashboard/activity.ts',
      '/dashboard/trail and /dashboard/sessions: what was done to the account, and its sign-ins',
      { ACTIVITY_TABLE: tables.activity.tableName },
    );
    this.activity.allow(['dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], tables.activity.tableArn);
  }
}
