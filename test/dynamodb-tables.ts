/**
 * The stack's tables on a real DynamoDB server of this machine, for tests of what stands on them: the one that ships
 * with the project, or the one that `DYNAMODB_ENDPOINT` names.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DocumentClient, documentClient } from '../adapters/dynamo/client.ts';
import { type TableNames, tablesIn } from '../adapters/dynamo/table-names.ts';
import { type DynamodbServer, startDynamodb } from '../local/dynamodb/server.ts';
import { createTables } from '../local/dynamodb/tables.ts';
import { parseTemplate } from '../local/template/assembly.ts';
import { openStack } from '../local/template/stack.ts';
import { testCredentials } from './credentials.ts';
import { type Resource, templateOf } from './lib/synthesized.ts';

export interface TestTables {
  endpoint: string;
  credentials: typeof credentials;
  client: DocumentClient;
  tables: TableNames;
  stop: () => Promise<void>;
}

const region = 'us-east-1';
/** Of each test file its own: DynamoDB Local keeps the tables of each access key apart. */
const credentials = { ...testCredentials, accessKeyId: randomUUID().replaceAll('-', '') };

/** Starts a server with the empty tables of the stack, as its template has them. */
export async function startTables(): Promise<TestTables> {
  const { endpoint, stop } = await serverOfTest();
  const outputs = await createStackTables(endpoint).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  // A write that is tried again because the server was slow counts twice; on a busy machine these counts must be exact.
  const client = documentClient({ endpoint, region, credentials, requestTimeout: 30_000 });
  return {
    endpoint,
    credentials,
    client,
    tables: tablesIn(outputs),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}

async function serverOfTest(): Promise<DynamodbServer> {
  const { DYNAMODB_ENDPOINT: named } = process.env;
  if (named !== undefined) return { endpoint: named, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-tables-'));
  const server = await startDynamodb(folder, { credentials: testCredentials });
  return {
    endpoint: server.endpoint,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the tables of the stack's template; the answer is the stack's outputs. */
async function createStackTables(endpoint: string): Promise<Record<string, string>> {
  const synthesized = structuredClone(templateOf('local').toJSON()) as { Resources: Record<string, Resource> };
  // DynamoDB Local drops what has expired by today's clock, and tests live at times of their own.
  for (const { Properties } of Object.values(synthesized.Resources)) delete Properties?.TimeToLiveSpecification;
  const template = parseTemplate(synthesized);
  const stack = openStack({ stackName: 'Test', template, assets: new Map() }, { sqs: 'http://127.0.0.1:1' });
  const admin = new DynamoDBClient({ endpoint, region, credentials });
  await createTables(stack, admin, 'start anew');
  admin.destroy();
  return stack.outputs();
}
