/** What a run of the SDKs' suites works on: `npm start` on free ports, the server beside it, and keys for each suite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { localTarget } from '../../cli/target.ts';
import { plans } from '../../core/accounts/plans.ts';
import { monthScope, windowAt } from '../../core/accounts/windows.ts';
import { openCommands } from '../cli/command.ts';
import { startAsUser } from '../started-service.ts';
import { startSideServer } from './side-server.ts';

export interface World {
  /** The variables that a suite reads; its keys are its own. */
  variablesFor: (suite: string) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Starts the service and what stands beside it. */
export async function openWorld(): Promise<World> {
  const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-sdk-service-'));
  const service = await startAsUser(localDir);
  const side = await startSideServer(service.baseUrl);
  const commands = openCommands();
  const create = async (account: string, name: string, ...more: string[]): Promise<string[]> => {
    const args = ['create', '--name', name, '--account', account, ...more];
    const { code, out, err } = await commands.run('keys', args, { LOCAL_DIR: localDir });
    if (code !== 0) throw new Error(err);
    return out.trim().split('\n');
  };
  return {
    variablesFor: async (suite) => {
      const [key = '', secret = ''] = await create(`sdk-${suite}`, 'main', '--webhook', `${side.url}/hook`);
      const [impatient = ''] = await create(`sdk-${suite}`, 'impatient');
      const [spent = ''] = await create(`sdk-${suite}-spent`, 'spent');
      await spendQuota(localDir, `sdk-${suite}-spent`);
      return {
        ANSWER_AUDIT_BASE_URL: service.baseUrl,
        ANSWER_AUDIT_API_KEY: key,
        // As in the README.
        API: service.baseUrl,
        KEY: key,
        TEST_SIDE_URL: side.url,
        TEST_WEBHOOK_SECRET: secret,
        TEST_IMPATIENT_KEY: impatient,
        TEST_SPENT_KEY: spent,
      };
    },
    close: async () => {
      await commands.close();
      await side.close();
      await service.end('SIGTERM');
      rmSync(localDir, { recursive: true, force: true });
    },
  };
}

/** Has the account's month used up, as fifty audits would. */
async function spendQuota(localDir: string, account: string): Promise<void> {
  const { client, tables } = await localTarget(localDir);
  const documents = documentClient(client);
  await documents.send(
    new UpdateCommand({
      TableName: tables.usage,
      Key: { scope: monthScope(account, windowAt('month', new Date())) },
      UpdateExpression: 'SET used = :used',
      ExpressionAttributeValues: { ':used': plans.free.monthlyAudits },
    }),
  );
  documents.destroy();
}
