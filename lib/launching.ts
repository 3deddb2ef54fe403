/**
 * What a function needs to launch audits, and to manage schedules of launches: variables and permissions, the same for
 * every function that does.
 */
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { DataTables } from './data-tables.ts';
import type { NodeFunction } from './node-function.ts';
import type { Stage } from './stage.ts';

interface Launching {
  stage: Stage;
  tables: DataTables;
  /** The queue of new audits. */
  auditsQueue: Queue;
}

/** The variables of `functions/entries/launch-deps.ts`. */
export function launchEnvironment({ stage, tables, auditsQueue }: Launching) {
  return {
    AUDITS_TABLE: tables.audits.tableName,
    USAGE_TABLE: tables.usage.tableName,
    IDEMPOTENCY_TABLE: tables.idempotency.tableName,
    AUDITS_QUEUE_URL: auditsQueue.queueUrl,
    PLAN_OVERRIDES: JSON.stringify(stage.planOverrides),
  };
}

/** Allows a launch. A transaction needs the permissions of its writes and none of its own. */
export function allowLaunch(launcher: Pick<NodeFunction<never>, 'allow'>, { tables, auditsQueue }: Launching): void {
  launcher.allow(['dynamodb:PutItem', 'dynamodb:GetItem'], tables.audits.tableArn);
  launcher.allow(['dynamodb:UpdateItem'], tables.usage.tableArn);
  launcher.allow(['dynamodb:PutItem', 'dynamodb:GetItem'], tables.idempotency.tableArn);
  launcher.allow(['sqs:SendMessage'], auditsQueue.queueArn);
}

/** Allows what the routes of schedules do. Events of schedules are stored by the worker that runs them. */
export function allowSchedules(manager: Pick<NodeFunction<never>, 'allow'>, { schedules }: DataTables): void {
  manager.allow(
    [
      ...(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem'] as const),
      ...(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'] as const),
    ],
    schedules.tableArn,
  );
}
