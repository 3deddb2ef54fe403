/** `npm run restore`: the operator's command that brings data of a stage back from a backup of its tables. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { documentClient } from '../adapters/dynamo/client.ts';
import { partitionKeyOf } from '../adapters/dynamo/operator/account-records.ts';
import { dynamoOperatorTrail } from '../adapters/dynamo/operator/operator-trail.ts';
import {
  type BackupSource,
  copyItems,
  dropRestored,
  isRestored,
  restoredName,
  startRestore,
} from '../adapters/dynamo/operator/restored-table.ts';
import type { TableNames } from '../adapters/dynamo/table-names.ts';
import { erasedSince } from '../core/accounts/operator-trail.ts';
import { erase } from './accounts/erase.ts';
import { parse, runCommand, targetOptions } from './arguments.ts';
import { targetFor } from './operator.ts';
import type { Target } from './target.ts';
import { UsageError } from './usage-error.ts';

/** The tables by the names of the stack's outputs. */
const tableNames = {
  ApiKeys: 'apiKeys',
  Accounts: 'accounts',
  Usage: 'usage',
  Audits: 'audits',
  Idempotency: 'idempotency',
  Webhooks: 'webhooks',
  Deliveries: 'deliveries',
  Activity: 'activity',
  Schedules: 'schedules',
} as const satisfies Record<string, keyof TableNames>;
type Table = keyof typeof tableNames;
const allTables = Object.keys(tableNames) as Table[];

/** DynamoDB takes at least some minutes to restore a table. */
const askAgainMs = 20_000;
/** As many entries of the trail are searched for erasures. */
const maxEntries = 1_000;

const help = `Brings data of a stage back from the backups of its tables.

Usage
  npm run restore -- --stage <stage> --at <time> [--table <name>]… [--replace]
  npm run restore -- --stage <stage> --at <time> --table <name> --from <table>
  npm run restore -- --stage <stage> --at <time> --table <name> --backup <arn>

Options
  --stage <stage>   a deployed stage; AWS credentials and region come from the standard chain
  --at <time>       the time whose data is wanted, in UTC: 2026-11-20T10:00:00Z
  --table <name>    one of ${allTables.join(', ')};
                    may be repeated (default: all)
  --from <table>    the table that it is in, if not the stage's own: one that an earlier stack left behind
  --backup <arn>    the backup that it is in; --at says when it was made
  --replace         items that are there get the state of that time; without it, only missing ones are written
  --help            this text

DynamoDB restores each table to a new one, whose items are copied and which is then deleted. What has expired stays
away, what was revoked since stays revoked, and accounts that were erased since are erased again. The command may be
repeated, and continues where it was interrupted.
`;

const options = z
  .object({
    stage: z.string({ error: '--stage is missing' }).min(1),
    at: z.iso
      .datetime({ error: '--at must be a time in UTC, such as 2026-11-20T10:00:00Z' })
      .transform((at) => new Date(at)),
    table: z.array(z.enum(allTables, { error: `--table must be one of ${allTables.join(', ')}` })).default(allTables),
    from: z.string().min(1).optional(),
    backup: z.string().startsWith('arn:', '--backup must be the ARN of a backup').optional(),
    replace: z.boolean().default(false),
  })
  .refine(({ from, backup, table }) => (from === undefined && backup === undefined) || table.length === 1, {
    error: '--from and --backup need one --table',
  })
  .refine(({ from, backup }) => from === undefined || backup === undefined, {
    error: 'give --from or --backup, not both',
  });
type Options = z.output<typeof options>;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ stage: targetOptions.stage, at: { type: 'string' }, table: { type: 'string', multiple: true } },
      ...{ from: { type: 'string' }, backup: { type: 'string' }, replace: { type: 'boolean' } },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const wanted = parse(options, values);
  const { stage, at, table } = wanted;
  if (at > new Date()) throw new UsageError('--at is in the future');
  const detail = `${table.join(',')} of ${at.toISOString()}${wanted.replace ? ', replaced' : ''}`;
  const target = await targetFor({ stage }, { command: 'restore', subject: 'all accounts', detail });
  const client = new DynamoDBClient(target.client);

  const restores = table.map((name) => {
    const to = target.tables[tableNames[name]];
    const source = sourceOf(wanted, to);
    return { name, to, source, from: restoredName(to, source) };
  });
  // All at once: each takes as long as the largest.
  await Promise.all(restores.map(({ source, from }) => startRestore(client, source, from)));
  for (const { name, to, from } of restores) {
    console.error(`${name}: restoring to ${from}`);
    while (!(await isRestored(client, from))) await wait(askAgainMs);
    const key = partitionKeyOf(tableNames[name]);
    const copied = await copyItems(
      documentClient(target.client),
      { from, to, key },
      { now: new Date(), replace: wanted.replace },
    );
    console.error(`${name}: ${copied.written} written, ${copied.kept} kept as they are, ${copied.expired} expired`);
  }
  await eraseAgain(at, target);
  await Promise.all(restores.map(({ from }) => dropRestored(client, from)));
  console.error('Restored.');
}

function sourceOf({ at, from, backup }: Options, ownTable: string): BackupSource {
  if (backup !== undefined) return { kind: 'backup', arn: backup };
  return { kind: 'point-in-time', table: from ?? ownTable, at };
}

/** Erases what was erased after the time of the backup: the backup still has it. */
async function eraseAgain(at: Date, target: Target): Promise<void> {
  const trail = dynamoOperatorTrail(documentClient(target.client), target.tables.activity);
  for (const account of erasedSince(await trail.list({ limit: maxEntries }), at)) {
    await erase(account, target);
    console.error(`Account ${account}: erased again`);
  }
}

runCommand('restore', run);
