/** The functions of `/v1`, each with its environment and exactly the permissions it uses. */
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Env as CompareAuditsEnv } from '../functions/entries/api/compare-audits.ts';
import type { Env as CreateAuditEnv } from '../functions/entries/api/create-audit.ts';
import type { Env as DeleteAuditEnv } from '../functions/entries/api/delete-audit.ts';
import type { Env as EventsEnv } from '../functions/entries/api/events.ts';
import type { Env as GetAuditEnv } from '../functions/entries/api/get-audit.ts';
import type { Env as GetAuditStatusEnv } from '../functions/entries/api/get-audit-status.ts';
import type { Env as GetBriefEnv } from '../functions/entries/api/get-brief.ts';
import type { Env as GetUsageEnv } from '../functions/entries/api/get-usage.ts';
import type { Env as ListAuditsEnv } from '../functions/entries/api/list-audits.ts';
import type { Env as McpEnv } from '../functions/entries/api/mcp.ts';
import type { Env as MethodNotAllowedEnv } from '../functions/entries/api/method-not-allowed.ts';
import type { Env as OpenapiDocumentEnv } from '../functions/entries/api/openapi-document.ts';
import type { Env as ApiKeyAuthorizerEnv } from '../functions/entries/authorizers/api-key.ts';
import { answeringFunctions, reservedForAuthorizer, waitingTimeout } from './answering-function.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { allowLaunch, allowSchedules, launchEnvironment } from './launching.ts';
import type { NodeFunction } from './node-function.ts';
import type { Stage } from './stage.ts';

export interface ApiFunctionsProps {
  stage: Stage;
  tables: DataTables;
  /** The queue of new audits. */
  auditsQueue: Queue;
  /** The queue for events that are sent again. */
  deliveriesQueue: Queue;
  /** The API Gateway key of each subscription plan. */
  usagePlanKeys: Readonly<Record<string, string>>;
  /** The methods that each path of the whole API takes. */
  allowedMethods: Readonly<Record<string, string>>;
}

export class ApiFunctions extends Construct {
  readonly authorizer: NodeFunction<ApiKeyAuthorizerEnv>;
  readonly createAudit: NodeFunction<CreateAuditEnv>;
  readonly getAudit: NodeFunction<GetAuditEnv>;
  readonly getAuditStatus: NodeFunction<GetAuditStatusEnv>;
  readonly deleteAudit: NodeFunction<DeleteAuditEnv>;
  readonly getBrief: NodeFunction<GetBriefEnv>;
  readonly compareAudits: NodeFunction<CompareAuditsEnv>;
  readonly listAudits: NodeFunction<ListAuditsEnv>;
  readonly events: NodeFunction<EventsEnv>;
  readonly getUsage: NodeFunction<GetUsageEnv>;
  readonly mcp: NodeFunction<McpEnv>;
  readonly openapiDocument: NodeFunction<OpenapiDocumentEnv>;
  readonly methodNotAllowed: NodeFunction<MethodNotAllowedEnv>;

  constructor(scope: Construct, id: string, props: ApiFunctionsProps) {
    super(scope, id);
    const { stage, tables, auditsQueue, deliveriesQueue, usagePlanKeys, allowedMethods } = props;
    const planOverrides = JSON.stringify(stage.planOverrides);
    const answering = answeringFunctions(this, stage);

    this.authorizer = answering<ApiKeyAuthorizerEnv>(
      'Authorizer',
      'functions/entries/authorizers/api-key.ts',
      'Authenticates an API key and counts its minute',
      {
        API_KEYS_TABLE: tables.apiKeys.tableName,
        USAGE_PLAN_KEYS: JSON.stringify(usagePlanKeys),
      },
      reservedForAuthorizer(stage),
    );
    this.authorizer.allow(['dynamodb:UpdateItem'], tables.apiKeys.tableArn);

    const launching = { stage, tables, auditsQueue };
    this.createAudit = answering<CreateAuditEnv>(
      'CreateAudit',
      'functions/entries/api/create-audit.ts',
      'POST /v1/audits and …/rerun: counts, keeps and announces a new audit; /v1/schedules',
      { ...launchEnvironment(launching), SCHEDULES_TABLE: tables.schedules.tableName },
    );
    allowLaunch(this.createAudit, launching);
    allowSchedules(this.createAudit, tables);

    this.mcp = answering<McpEnv>(
      'Mcp',
      'functions/entries/api/mcp.ts',
      'POST /mcp: the Model Context Protocol',
      launchEnvironment(launching),
      { timeout: waitingTimeout },
    );
    allowLaunch(this.mcp, launching);
    this.mcp.allow(['dynamodb:Query'], tables.audits.tableArn, indexArn(tables.audits, indexNames.byAccount));

    this.getAudit = answering<GetAuditEnv>(
      'GetAudit',
      'functions/entries/api/get-audit.ts',
      'GET /v1/audits/{audit_id}: an audit with its output',
      { AUDITS_TABLE: tables.audits.tableName },
      { timeout: waitingTimeout },
    );
    this.getAudit.allow(['dynamodb:GetItem', 'dynamodb:Query'], tables.audits.tableArn);

    this.getAuditStatus = answering<GetAuditStatusEnv>(
      'GetAuditStatus',
      'functions/entries/api/get-audit-status.ts',
      'GET /v1/audits/{audit_id}/status: what is polled',
      { AUDITS_TABLE: tables.audits.tableName },
      { timeout: waitingTimeout },
    );
    this.getAuditStatus.allow(['dynamodb:GetItem'], tables.audits.tableArn);

    this.deleteAudit = answering<DeleteAuditEnv>(
      'DeleteAudit',
      'functions/entries/api/delete-audit.ts',
      'DELETE /v1/audits/{audit_id}: an ended audit with its report',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.deleteAudit.allow(['dynamodb:Query', 'dynamodb:DeleteItem'], tables.audits.tableArn);

    this.getBrief = answering<GetBriefEnv>(
      'GetBrief',
      'functions/entries/api/get-brief.ts',
      'GET /v1/audits/{audit_id}/brief: what to write, as a document',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.getBrief.allow(['dynamodb:Query'], tables.audits.tableArn);

    this.compareAudits = answering<CompareAuditsEnv>(
      'CompareAudits',
      'functions/entries/api/compare-audits.ts',
      'GET /v1/audits/{audit_id}/compare/{other_id}: what changed between two audits',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.compareAudits.allow(['dynamodb:Query'], tables.audits.tableArn);

    this.listAudits = answering<ListAuditsEnv>(
      'ListAudits',
      'functions/entries/api/list-audits.ts',
      'GET /v1/audits: an account’s audits, newest first',
      { AUDITS_TABLE: tables.audits.tableName },
    );
    this.listAudits.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

    this.events = answering<EventsEnv>(
      'Events',
      'functions/entries/api/events.ts',
      '/v1/events: what happened to an account’s audits, sent again when asked',
      {
        DELIVERIES_TABLE: tables.deliveries.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        DELIVERIES_QUEUE_URL: deliveriesQueue.queueUrl,
      },
    );
    this.events.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], tables.deliveries.tableArn);
    this.events.allow(['dynamodb:Query'], indexArn(tables.deliveries, indexNames.byAccount));
    this.events.allow(['dynamodb:GetItem'], tables.webhooks.tableArn);
    this.events.allow(['sqs:SendMessage'], deliveriesQueue.queueArn);

    this.getUsage = answering<GetUsageEnv>(
      'GetUsage',
      'functions/entries/api/get-usage.ts',
      'GET /v1/usage: quota and rate limits, used and left',
      { USAGE_TABLE: tables.usage.tableName, PLAN_OVERRIDES: planOverrides },
    );
    this.getUsage.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);

    this.openapiDocument = answering<OpenapiDocumentEnv>(
      'OpenapiDocument',
      'functions/entries/api/openapi-document.ts',
      'GET /openapi.json: the OpenAPI document',
      {},
    );
    this.methodNotAllowed = answering<MethodNotAllowedEnv>(
      'MethodNotAllowed',
      'functions/entries/api/method-not-allowed.ts',
      'Any other method of a known path: 405',
      { ALLOWED_METHODS: JSON.stringify(allowedMethods) },
    );
  }
}
