/** The tables, one per aggregate, with their keys and the indexes for lists. */
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, type TableProps } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** The names of the indexes, as used by the stores in `adapters/dynamo`. */
export const indexNames = {
  byAccount: 'by-account',
  keysByAccount: 'keys-by-account',
  unfinished: 'unfinished',
  due: 'due',
} as const;

export interface DataTablesProps {
  stage: Stage;
}

/**
 * On-demand capacity, encrypted at rest with DynamoDB's own key (the default, free of charge). Do not rename the
 * tables' construct ids: CloudFormation would replace the table with an empty one.
 */
export class DataTables extends Construct {
  readonly apiKeys: Table;
  readonly accounts: Table;
  readonly usage: Table;
  readonly audits: Table;
  readonly idempotency: Table;
  readonly webhooks: Table;
  readonly deliveries: Table;
  readonly activity: Table;
  readonly schedules: Table;

  constructor(scope: Construct, id: string, { stage }: DataTablesProps) {
    super(scope, id);
    const table = (name: string, key: TableProps['partitionKey'], more: Partial<TableProps> = {}) =>
      new Table(this, name, {
        ...(key && { partitionKey: key }),
        billingMode: BillingMode.PAY_PER_REQUEST,
        removalPolicy: stage.removalPolicy,
        deletionProtection: stage.deletionProtection,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage.pointInTimeRecovery },
        ...more,
      });

    this.apiKeys = table('ApiKeys', text('key_hash'));
    // Excludes the minute counter: every request writes it and would be billed for the index too.
    this.apiKeys.addGlobalSecondaryIndex({
      indexName: indexNames.keysByAccount,
      partitionKey: text('account_id'),
      sortKey: text('created_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['key_id', 'name', 'start', 'status', 'plan', 'expires_at', 'revoked_at'],
    });

    this.accounts = table('Accounts', text('account_id'));
    this.usage = table('Usage', text('scope'), { timeToLiveAttribute: 'ttl' });

    // Audits, their reports and share links expire.
    this.audits = table('Audits', text('audit_id'), { sortKey: text('part'), timeToLiveAttribute: 'ttl' });
    // The list of an account's audits. Attributes that it does not show, above all the output, are not in the index.
    this.audits.addGlobalSecondaryIndex({
      indexName: indexNames.byAccount,
      partitionKey: text('account_id'),
      sortKey: text('created_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [
        ...['status', 'audit_type', 'keyword', 'user_url', 'language', 'country', 'completed_at', 'error'],
      ],
    });
    // Sparse: only unfinished audits have `unfinished`, their shard, so recovery reads no others. The index holds only
    // keys, so that progress writes do not touch it.
    this.audits.addGlobalSecondaryIndex({
      indexName: indexNames.unfinished,
      partitionKey: text('unfinished'),
      sortKey: text('check_at'),
      projectionType: ProjectionType.KEYS_ONLY,
    });

    this.idempotency = table('Idempotency', text('account_id'), {
      sortKey: text('idempotency_key'),
      timeToLiveAttribute: 'ttl',
    });

    // Separate from the keys: every request writes a key's item, and the sender of events needs no access to keys.
    this.webhooks = table('Webhooks', text('key_id'));

    this.deliveries = table('Deliveries', text('delivery_id'), { timeToLiveAttribute: 'ttl' });
    // The list of an account's deliveries; message and attempts are not in the index.
    this.deliveries.addGlobalSecondaryIndex({
      indexName: indexNames.byAccount,
      partitionKey: text('account_id'),
      sortKey: text('created_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [
        ...['key_id', 'audit_id', 'type', 'state', 'attempt', 'next_attempt_at', 'ended_at', 'last_result'],
        'given_up_reason',
      ],
    });
    // Sparse: only pending deliveries have `due`, their shard, so recovery reads no others.
    this.deliveries.addGlobalSecondaryIndex({
      indexName: indexNames.due,
      partitionKey: text('due'),
      sortKey: text('due_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['account_id', 'attempt', 'resent'],
    });

    // The audit trail and sessions of accounts.
    this.activity = table('Activity', text('account_id'), { sortKey: text('item'), timeToLiveAttribute: 'ttl' });

    // Schedules, their runs and their number, in one partition for each account. Runs expire.
    this.schedules = table('Schedules', text('account_id'), { sortKey: text('item'), timeToLiveAttribute: 'ttl' });
    // Sparse: only schedules that wait for a time or for an audit have `due`, their shard.
    this.schedules.addGlobalSecondaryIndex({
      indexName: indexNames.due,
      partitionKey: text('due'),
      sortKey: text('due_at'),
      projectionType: ProjectionType.KEYS_ONLY,
    });

    if (!stage.pointInTimeRecovery && stage.removalPolicy === RemovalPolicy.DESTROY) {
      Validations.of(this).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'The data of this stage is for trying things out and goes with the stack: nobody would restore it.',
      });
    }
  }
}

/** The ARN of one index of a table, for a grant on that index alone. */
export function indexArn(table: Table, name: (typeof indexNames)[keyof typeof indexNames]): string {
  return `${table.tableArn}/index/${name}`;
}

/** A key attribute of type string. */
function text(name: string): { name: string; type: AttributeType } {
  return { name, type: AttributeType.STRING };
}
