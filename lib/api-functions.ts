/** The public routes, each with its function, its environment and exactly the permissions it uses. */
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Env as CreateAuditEnv } from '../functions/entries/api/create-audit.ts';
import type { Env as EventsEnv } from '../functions/entries/api/events.ts';
import type { Env as GetUsageEnv } from '../functions/entries/api/get-usage.ts';
import type { Env as McpEnv } from '../functions/entries/api/mcp.ts';
import type { Env as MethodNotAllowedEnv } from '../functions/entries/api/method-not-allowed.ts';
import type { Env as OpenapiDocumentEnv } from '../functions/entries/api/openapi-document.ts';
import type { Env as ApiKeyAuthorizerEnv } from '../functions/entries/authorizers/api-key.ts';
import { answeringFunctions, reservedForAuthorizer, waitingTimeout } from './answering-function.ts';
import { auditRoutes } from './audit-routes.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { allowLaunch, allowSchedules, launchEnvironment } from './launching.ts';
import type { NodeFunction } from './node-function.ts';
import { allowedMethods, type Routes } from './route.ts';
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
  /** The routes of the same API that have other callers. */
  otherRoutes: Routes;
}

export class ApiFunctions extends Construct {
  readonly authorizer: NodeFunction<ApiKeyAuthorizerEnv>;
  /** The public routes with the function that answers each. All but the document need a key. */
  readonly routes: Routes;
  /** Responds to any other method of a known path. */
  readonly methodNotAllowed: NodeFunction<MethodNotAllowedEnv>;

  constructor(scope: Construct, id: string, props: ApiFunctionsProps) {
    super(scope, id);
    const { stage, tables, auditsQueue, deliveriesQueue, usagePlanKeys, otherRoutes } = props;
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
    const createAudit = answering<CreateAuditEnv>(
      'CreateAudit',
      'functions/entries/api/create-audit.ts',
      'POST /v1/audits and …/rerun: counts, keeps and announces a new audit; /v1/schedules',
      { ...launchEnvironment(launching), SCHEDULES_TABLE: tables.schedules.tableName },
    );
    allowLaunch(createAudit, launching);
    allowSchedules(createAudit, tables);

    const mcp = answering<McpEnv>(
      'Mcp',
      'functions/entries/api/mcp.ts',
      'POST /mcp: the Model Context Protocol',
      launchEnvironment(launching),
      { timeout: waitingTimeout },
    );
    allowLaunch(mcp, launching);
    mcp.allow(['dynamodb:Query'], tables.audits.tableArn, indexArn(tables.audits, indexNames.byAccount));

    const events = answering<EventsEnv>(
      'Events',
      'functions/entries/api/events.ts',
      '/v1/events: what happened to an account’s audits, sent again when asked',
      {
        DELIVERIES_TABLE: tables.deliveries.tableName,
        WEBHOOKS_TABLE: tables.webhooks.tableName,
        DELIVERIES_QUEUE_URL: deliveriesQueue.queueUrl,
      },
    );
    events.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], tables.deliveries.tableArn);
    events.allow(['dynamodb:Query'], indexArn(tables.deliveries, indexNames.byAccount));
    events.allow(['dynamodb:GetItem'], tables.webhooks.tableArn);
    events.allow(['sqs:SendMessage'], deliveriesQueue.queueArn);

    const getUsage = answering<GetUsageEnv>(
      'GetUsage',
      'functions/entries/api/get-usage.ts',
      'GET /v1/usage: quota and rate limits, used and left',
      { USAGE_TABLE: tables.usage.tableName, PLAN_OVERRIDES: planOverrides },
    );
    getUsage.allow(['dynamodb:BatchGetItem'], tables.usage.tableArn);

    const openapiDocument = answering<OpenapiDocumentEnv>(
      'OpenapiDocument',
      'functions/entries/api/openapi-document.ts',
      'GET /openapi.json: the OpenAPI document',
      {},
    );
    this.routes = {
      'POST /v1/audits': createAudit,
      'POST /v1/audits/{audit_id}/rerun': createAudit,
      ...auditRoutes(answering, tables),
      'POST /v1/schedules': createAudit,
      'GET /v1/schedules': createAudit,
      'GET /v1/schedules/{schedule_id}': createAudit,
      'PATCH /v1/schedules/{schedule_id}': createAudit,
      'DELETE /v1/schedules/{schedule_id}': createAudit,
      'GET /v1/events': events,
      'GET /v1/events/{event_id}': events,
      'POST /v1/events/{event_id}/resend': events,
      'GET /v1/usage': getUsage,
      'POST /mcp': mcp,
      'GET /openapi.json': openapiDocument,
    };

    this.methodNotAllowed = answering<MethodNotAllowedEnv>(
      'MethodNotAllowed',
      'functions/entries/api/method-not-allowed.ts',
      'Any other method of a known path: 405',
      { ALLOWED_METHODS: JSON.stringify(allowedMethods({ ...this.routes, ...otherRoutes })) },
    );
  }
}
