/** What the service stands on, real servers on this machine: its tables, its queues by a clock that is set, its KMS key. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import { type DocumentClient, documentClient } from '../../adapters/dynamo/client.ts';
import { type TableNames, tablesIn } from '../../adapters/dynamo/table-names.ts';
import { kmsClient } from '../../adapters/kms/webhook-secrets.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { createTables } from '../../local/dynamodb/tables.ts';
import { startKms } from '../../local/kms/server.ts';
import { createQueues, type LocalQueue } from '../../local/sqs/queues-of-stack.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { parseTemplate } from '../../local/template/assembly.ts';
import { openStack } from '../../local/template/stack.ts';
import { testCredentials } from '../credentials.ts';
import { templateOf } from '../lib/synthesized.ts';

/** The URLs of the stack's queues, by what they are for. */
export interface QueueUrls {
  audits: string;
  deadAudits: string;
  /** Nobody consumes these two: they are kept for a person. */
  abandonedAudits: string;
  deliveries: string;
  deadDeliveries: string;
}

export interface Ground {
  client: DocumentClient;
  tables: TableNames;
  sqs: SQSClient;
  queues: QueueUrls;
  kms: ReturnType<typeof kmsClient>;
  secretsKeyArn: string;
  stop: () => Promise<void>;
}

const connection = { region: 'us-east-1', credentials: testCredentials };
const secretsKeyArn = 'arn:aws:kms:us-east-1:000000000000:key/faults';

const logicalIds: Readonly<Record<keyof QueueUrls, RegExp>> = {
  audits: /^WorkersAuditsQueue/u,
  deadAudits: /^WorkersAuditsDeadLetterQueue/u,
  abandonedAudits: /^WorkersAuditsAbandonedQueue/u,
  deliveries: /^WebhooksDeliveriesQueue/u,
  deadDeliveries: /^WebhooksDeliveriesDeadLetterQueue/u,
};

/** The URLs of a stack's queues, from their logical ids. Throws when one is missing. */
export function queueUrls(queues: readonly Pick<LocalQueue, 'logicalId' | 'url'>[]): QueueUrls {
  const urlOf = (name: keyof QueueUrls): string => {
    const found = queues.find(({ logicalId }) => logicalIds[name].test(logicalId));
    if (!found) throw new Error(`the stack has no queue like ${logicalIds[name].source}`);
    return found.url;
  };
  return {
    audits: urlOf('audits'),
    deadAudits: urlOf('deadAudits'),
    abandonedAudits: urlOf('abandonedAudits'),
    deliveries: urlOf('deliveries'),
    deadDeliveries: urlOf('deadDeliveries'),
  };
}

/**
 * Starts the servers, with the empty tables and queues of the stack's template.
 *
 * @param nowMs the queues' clock
 * @param material 32 bytes that webhooks' secrets are derived from
 */
export async function openGround(nowMs: () => number, material: Uint8Array): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-faults-'));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const dynamodb = await startDynamodb(folder, { credentials: testCredentials });
    stops.push(dynamodb.stop);
    const queueServer = await startSqs({
      databasePath: join(folder, 'sqs.sqlite'),
      credentials: testCredentials,
      log: () => {},
      now: nowMs,
    });
    stops.push(queueServer.stop);
    const keys = await startKms({ credentials: testCredentials, log: () => {} });
    stops.push(keys.stop);
    keys.serve([{ id: 'faults', arn: secretsKeyArn, material }]);

    const template = parseTemplate(templateOf('local').toJSON());
    const stack = openStack({ stackName: 'Faults', template, assets: new Map() }, { sqs: queueServer.endpoint });
    const admin = new DynamoDBClient({ ...connection, endpoint: dynamodb.endpoint });
    await createTables(stack, admin, 'start anew');
    admin.destroy();
    const client = documentClient({ ...connection, endpoint: dynamodb.endpoint });
    const sqs = sqsClient({ ...connection, endpoint: queueServer.endpoint });
    const kms = kmsClient({ ...connection, endpoint: keys.endpoint });
    stops.push(() => {
      for (const each of [client, sqs, kms]) each.destroy();
    });
    const queues = queueUrls(await createQueues(stack, sqs));
    return { client, tables: tablesIn(stack.outputs()), sqs, queues, kms, secretsKeyArn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
