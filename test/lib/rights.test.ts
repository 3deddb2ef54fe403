/** Who may do what to which data. */
import { describe, expect, test } from '@jest/globals';
import { referred, resourcesOf, templateOf } from './synthesized.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

interface Policy {
  PolicyDocument: { Statement: Statement[] };
}

const template = templateOf('prod');
/** What the CDK brings along to copy the site's files has the rights that the CDK gives it, on the site's bucket alone. */
const roles = resourcesOf(template, 'AWS::IAM::Role').filter(([id]) => !id.startsWith('SiteUploadRole'));
const statements = roles.flatMap(([id, { Properties }]) =>
  ((Properties.Policies ?? []) as Policy[]).flatMap(({ PolicyDocument }) =>
    PolicyDocument.Statement.map((statement) => ({ id, ...statement })),
  ),
);
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

describe('rights', () => {
  test('are in the role of their function, without policies that count towards the resources of the stack', () => {
    const policies = resourcesOf(template, 'AWS::IAM::Policy').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
    expect(policies).toEqual(['SiteUploadRoleDefaultPolicy']);
  });

  test('no statement allows a wildcard action', () => {
    for (const { Action } of statements) for (const action of list(Action)) expect(action).not.toContain('*');
  });

  test('only tracing is allowed on every resource', () => {
    const everywhere = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('"*"'));
    expect(new Set(everywhere.flatMap(({ Action }) => Action))).toEqual(
      new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']),
    );
  });

  test('no resource of a data grant ends in a wildcard', () => {
    const data = statements.filter(({ Action }) =>
      list(Action).some((action) => /^(dynamodb|sqs|kms|secretsmanager):/.test(action)),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const { Resource } of data) expect(JSON.stringify(Resource)).not.toMatch(/\*/);
  });

  // The list is the review: who may do what to which data. A change of it is a change of this table.
  test.each([
    ['FunctionsAuthorizer', ['dynamodb:UpdateItem ApiKeys']],
    [
      'FunctionsCreateAudit',
      [
        'dynamodb:DeleteItem Schedules',
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Idempotency',
        'dynamodb:GetItem Schedules',
        'dynamodb:PutItem Audits',
        'dynamodb:PutItem Idempotency',
        'dynamodb:PutItem Schedules',
        'dynamodb:Query Schedules',
        'dynamodb:UpdateItem Schedules',
        'dynamodb:UpdateItem Usage',
        'sqs:SendMessage AuditsQueue',
      ],
    ],
    ['FunctionsGetAuditRole', ['dynamodb:GetItem Audits', 'dynamodb:Query Audits']],
    ['FunctionsGetAuditStatus', ['dynamodb:GetItem Audits']],
    ['FunctionsDeleteAudit', ['dynamodb:DeleteItem Audits', 'dynamodb:Query Audits']],
    ['FunctionsGetBrief', ['dynamodb:Query Audits']],
    ['FunctionsCompareAudits', ['dynamodb:Query Audits']],
    ['FunctionsListAudits', ['dynamodb:Query Audits/index/by-account']],
    [
      'FunctionsEvents',
      [
        'dynamodb:GetItem Deliveries',
        'dynamodb:GetItem Webhooks',
        'dynamodb:Query Deliveries/index/by-account',
        'dynamodb:UpdateItem Deliveries',
        'sqs:SendMessage DeliveriesQueue',
      ],
    ],
    ['FunctionsGetUsage', ['dynamodb:BatchGetItem Usage']],
    [
      'FunctionsMcp',
      [
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Idempotency',
        'dynamodb:PutItem Audits',
        'dynamodb:PutItem Idempotency',
        'dynamodb:Query Audits',
        'dynamodb:Query Audits/index/by-account',
        'dynamodb:UpdateItem Usage',
        'sqs:SendMessage AuditsQueue',
      ],
    ],
    ['FunctionsOpenapiDocument', []],
    ['FunctionsMethodNotAllowed', []],
    [
      'DashboardFunctionsAuthorizer',
      ['dynamodb:GetItem Activity', 'dynamodb:PutItem Activity', 'dynamodb:UpdateItem Activity'],
    ],
    [
      'DashboardFunctionsAccount',
      [
        'dynamodb:BatchGetItem Usage',
        'dynamodb:GetItem Accounts',
        'dynamodb:PutItem Accounts',
        'dynamodb:Query Audits/index/by-account',
      ],
    ],
    [
      'DashboardFunctionsKeys',
      [
        'dynamodb:BatchGetItem ApiKeys',
        'dynamodb:BatchGetItem Usage',
        'dynamodb:BatchGetItem Webhooks',
        'dynamodb:DeleteItem Webhooks',
        'dynamodb:GetItem Accounts',
        'dynamodb:GetItem Webhooks',
        'dynamodb:PutItem Accounts',
        'dynamodb:PutItem Activity',
        'dynamodb:PutItem ApiKeys',
        'dynamodb:PutItem Webhooks',
        'dynamodb:Query ApiKeys/index/keys-by-account',
        'dynamodb:UpdateItem ApiKeys',
        'dynamodb:UpdateItem Webhooks',
        'kms:GenerateMac SecretsKey',
      ],
    ],
    [
      'DashboardFunctionsAudits',
      [
        'dynamodb:BatchGetItem Audits',
        'dynamodb:DeleteItem Audits',
        'dynamodb:DeleteItem Schedules',
        'dynamodb:GetItem Accounts',
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Idempotency',
        'dynamodb:GetItem Schedules',
        'dynamodb:PutItem Accounts',
        'dynamodb:PutItem Audits',
        'dynamodb:PutItem Idempotency',
        'dynamodb:PutItem Schedules',
        'dynamodb:Query Audits',
        'dynamodb:Query Audits/index/by-account',
        'dynamodb:Query Schedules',
        'dynamodb:UpdateItem Schedules',
        'dynamodb:UpdateItem Usage',
        'sqs:SendMessage AuditsQueue',
      ],
    ],
    ['DashboardFunctionsDocuments', ['dynamodb:Query Audits']],
    [
      'DashboardFunctionsShareLinks',
      [
        'dynamodb:ConditionCheckItem Audits',
        'dynamodb:GetItem Audits',
        'dynamodb:PutItem Activity',
        'dynamodb:PutItem Audits',
        'dynamodb:Query Audits',
        'dynamodb:UpdateItem Audits',
      ],
    ],
    // What everybody may call can only read.
    ['DashboardFunctionsSharedReport', ['dynamodb:GetItem Audits', 'dynamodb:Query Audits']],
    [
      'DashboardFunctionsDeliveries',
      [
        'dynamodb:GetItem Deliveries',
        'dynamodb:GetItem Webhooks',
        'dynamodb:PutItem Deliveries',
        'dynamodb:Query Deliveries/index/by-account',
        'dynamodb:UpdateItem Deliveries',
        'sqs:SendMessage DeliveriesQueue',
      ],
    ],
    [
      'DashboardFunctionsActivity',
      ['dynamodb:PutItem Activity', 'dynamodb:Query Activity', 'dynamodb:UpdateItem Activity'],
    ],
    [
      'WorkersAbandonAudit',
      [
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Webhooks',
        'dynamodb:PutItem Deliveries',
        'dynamodb:UpdateItem Audits',
        'dynamodb:UpdateItem Usage',
        'sqs:SendMessage DeliveriesQueue',
        'sqs:consume AuditsDeadLetterQueue',
      ],
    ],
    [
      'WorkersRecoverAudits',
      [
        'dynamodb:GetItem Accounts',
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Idempotency',
        'dynamodb:GetItem Schedules',
        'dynamodb:GetItem Webhooks',
        'dynamodb:PutItem Audits',
        'dynamodb:PutItem Deliveries',
        'dynamodb:PutItem Idempotency',
        'dynamodb:PutItem Schedules',
        'dynamodb:Query ApiKeys/index/keys-by-account',
        'dynamodb:Query Audits',
        'dynamodb:Query Audits/index/unfinished',
        'dynamodb:Query Schedules/index/due',
        'dynamodb:UpdateItem Audits',
        'dynamodb:UpdateItem Usage',
        'sqs:SendMessage AuditsQueue',
        'sqs:SendMessage DeliveriesQueue',
      ],
    ],
    [
      'WorkersRunAudit',
      [
        'dynamodb:DeleteItem Usage',
        'dynamodb:GetItem Audits',
        'dynamodb:GetItem Usage',
        'dynamodb:GetItem Webhooks',
        'dynamodb:PutItem Audits',
        'dynamodb:PutItem Deliveries',
        'dynamodb:UpdateItem Audits',
        'dynamodb:UpdateItem Usage',
        'kms:Decrypt OperatorKey',
        'secretsmanager:GetSecretValue SearchCredentials',
        'sqs:SendMessage DeliveriesQueue',
        'sqs:consume AuditsQueue',
      ],
    ],
    [
      'WebhooksDeliverWebhook',
      [
        'dynamodb:GetItem Deliveries',
        'dynamodb:GetItem Webhooks',
        'dynamodb:UpdateItem Deliveries',
        'dynamodb:UpdateItem Webhooks',
        'kms:GenerateMac SecretsKey',
        'sqs:SendMessage DeliveriesQueue',
        'sqs:consume DeliveriesQueue',
      ],
    ],
    [
      'WebhooksRecoverDeliveries',
      ['dynamodb:Query Deliveries/index/due', 'dynamodb:UpdateItem Deliveries', 'sqs:SendMessage DeliveriesQueue'],
    ],
  ])('%s may do exactly %j', (prefix, expected) => {
    const data = statements.filter(
      ({ id, Action }) =>
        id.startsWith(prefix) && !String(Action).startsWith('xray:') && !String(Action).startsWith('logs:'),
    );
    const found = data.flatMap(({ Action, Resource }) =>
      list(Resource).flatMap((resource) => list(Action).map((action) => `${consuming(action)} ${nameOf(resource)}`)),
    );
    expect([...new Set(found)].toSorted()).toEqual(expected);
  });
});

/** What an event source needs of its queue, as one word. */
function consuming(action: string): string {
  const parts = ['ReceiveMessage', 'ChangeMessageVisibility', 'GetQueueUrl', 'DeleteMessage', 'GetQueueAttributes'];
  return parts.some((part) => action === `sqs:${part}`) ? 'sqs:consume' : action;
}

/** The table, index or queue of an ARN, without the construct it is in and the hash of its logical id. */
function nameOf(resource: unknown): string {
  const [base, path = ''] = (resource as { 'Fn::Join'?: [string, [unknown, string]] })['Fn::Join']?.[1] ?? [resource];
  return `${referred(base)
    ?.replace(/^(Data|Workers|Webhooks(?=Deliveries|Secrets))/, '')
    .replace(/[0-9A-F]{8}$/, '')}${path}`;
}
