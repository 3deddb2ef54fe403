/** The stack's tables on a real DynamoDB server of this machine, for tests of what stands on them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DocumentClient, documentClient } from '../adapters/dynamo/client.ts';
import { type TableNames, tablesIn } from '../adapters/dynamo/table-names.ts';
import { startDynamodb } from '../local/dynamodb/server.ts';
import { createTables } from '../local/dynamodb/tables.ts';
import { parseTemplate } from '../local/template/assembly.ts';
import { openStack } from '../local/template/stack.ts';
import { templateOf } from './lib/synthesized.ts';

export interface TestTables {
  endpoint: string;
  client: DocumentClient;
  tables: TableNames;
  stop: () => Promise<void>;
}

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const region = 'us-east-1';

/** Starts a server with the empty tables of the stack, as its template has them. */
export async function startTables(): Promise<TestTables> {
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-tables-'));
  const server = await startDynamodb(folder);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const { endpoint } = server;
  const outputs = await createStackTables(endpoint).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const client = documentClient({ endpoint, region, credentials });
  return {
    endpoint,
    client,
    tables: tablesIn(outputs),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}

/** Makes the tables of the stack's template; the answer is the stack's outputs. */
async function createStackTables(endpoint: string): Promise<Record<string, string>> {
  const template = parseTemplate(templateOf('local').toJSON());
  const stack = openStack({ stackName: 'Test', template, assets: new Map() }, { sqs: 'http://127.0.0.1:1' });
  const admin = new DynamoDBClient({ endpoint, region, credentials });
  await createTables(stack, admin, 'start anew');
  admin.destroy();
  return stack.outputs();
}
