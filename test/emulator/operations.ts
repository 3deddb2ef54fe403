/**
 * Operations on the deployed stack, as an operator does them: an update with a change in every part, a destruction, a
 * new deployment, and a restore of the old stack's data from backups of its tables. Each step says what it found.
 */
import { cpSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBackupCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { changeEveryPart } from './changed-template.ts';
import { type Cdk, deploy, destroy, dropApiKeyRequirement, redeploy, stackName, stage } from './deployment.ts';
import { inventoryOf } from './inventory.ts';
import { run } from './programs.ts';

export interface Operations {
  cdk: Cdk;
  endpoint: string;
  /** The stack's outputs. */
  outputs: Readonly<Record<string, string>>;
  say: (line: string) => void;
}

const auditMs = 180_000;
const tables = [
  ...['ApiKeys', 'Accounts', 'Usage', 'Audits', 'Idempotency', 'Webhooks', 'Deliveries'],
  ...['Activity', 'Schedules'],
];

/** Runs the steps; each builds on the one before. @throws at the first that does not hold */
export async function rehearseOperations({ cdk, endpoint, outputs, say }: Operations): Promise<number> {
  const command = async (script: string, ...args: string[]): Promise<string> => {
    const { code, text } = await run(process.execPath, [`cli/${script}.ts`, ...args, '--stage', stage], {
      ...{ cwd: cdk.projectDir, env: cdk.env, timeoutMs: auditMs },
    });
    if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${text}`);
    return text;
  };
  const created = await command('keys', 'create', '--name', 'rehearsal', '--account', 'rehearsal');
  const key = /ask_live_\w+/u.exec(created)?.[0] ?? '';
  const auditId = await launch(apiOf(endpoint, outputs), key);
  say('operations: an audit is completed');

  const asSynthesized = `${cdk.assemblyDir}.as-synthesized`;
  cpSync(cdk.assemblyDir, asSynthesized, { recursive: true });
  const counts = changeEveryPart(cdk.assemblyDir, stackName);
  const updated = await redeploy(cdk);
  for (const name of tables) hold(updated[`${name}TableName`] === outputs[`${name}TableName`], `${name} was replaced`);
  await dropApiKeyRequirement(endpoint, apiIdOf(updated));
  await isReadable(apiOf(endpoint, updated), key, auditId);
  say(
    `operations: updated ${Object.values(counts).reduce((sum, count) => sum + count, 0)} resources of ${Object.keys(counts).length} types; the audit is there`,
  );

  const backups = await backUp(endpoint, outputs);
  const at = new Date().toISOString();
  const before = await inventoryOf(endpoint);
  // `dev` has no search providers, and so no secret for them.
  const missing = Object.entries(before).filter(([kind, names]) => kind !== 'secrets' && names.length === 0);
  hold(missing.length === 0, `not deployed: ${missing.map(([kind]) => kind).join(', ')}`);
  await destroy(cdk);
  const left = await inventoryOf(endpoint);
  const { tables: leftTables = [], ...others } = left;
  hold(
    Object.values(others).every((names) => names.length === 0),
    `left behind: ${JSON.stringify(others)}`,
  );
  const kept = tables.map((name) => outputs[`${name}TableName`] ?? '').toSorted();
  hold(JSON.stringify(leftTables) === JSON.stringify(kept), `tables left: ${leftTables.join(', ')}`);
  say('operations: destroyed; only the tables are left, with their data');

  const fresh = await deploy({ ...cdk, assemblyDir: asSynthesized });
  await dropApiKeyRequirement(endpoint, apiIdOf(fresh));
  const api = apiOf(endpoint, fresh);
  hold((await ask(api, key, `/v1/audits/${auditId}`)).status === 401, 'a new stack knows the old key');
  say('operations: deployed again, empty');

  const said: string[] = [];
  for (const name of tables) {
    said.push(await command('restore', '--at', at, '--table', name, '--backup', backups[name] ?? ''));
  }
  say(`operations: ${said.flatMap((text) => text.match(/^.* written.*$/gmu) ?? []).join('; ')}`);
  await isReadable(api, key, auditId);
  const { tables: now = [] } = await inventoryOf(endpoint);
  hold(!now.some((name) => name.includes('-restored-')), `the restore left tables behind: ${now.join(', ')}`);
  say('operations: restored from backups; the old key reads its audit');

  // Erased after the time of the backup: a second restore must not bring the account back.
  await command('accounts', 'erase', 'rehearsal');
  await command('restore', '--at', at, '--table', 'ApiKeys', '--backup', backups.ApiKeys ?? '');
  hold((await ask(api, key, `/v1/audits/${auditId}`)).status === 401, 'a restore brought an erased account back');
  say('operations: an account that was erased since stays erased');
  return 5;
}

/** Backs up every table by hand. The emulator gives a new table the name of the old one, so those left cannot serve. */
async function backUp(endpoint: string, outputs: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const client = new DynamoDBClient({
    ...{ endpoint, region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } },
  });
  const backups: Record<string, string> = {};
  for (const name of tables) {
    const TableName = outputs[`${name}TableName`];
    const { BackupDetails } = await client.send(
      new CreateBackupCommand({ TableName, BackupName: `${name}-rehearsal` }),
    );
    backups[name] = BackupDetails?.BackupArn ?? '';
  }
  client.destroy();
  return backups;
}

function hold(is: boolean, otherwise: string): void {
  if (!is) throw new Error(otherwise);
}

function apiIdOf({ ApiUrl = '' }: Readonly<Record<string, string>>): string {
  return new URL(ApiUrl).hostname.split('.')[0] ?? '';
}

function apiOf(endpoint: string, outputs: Readonly<Record<string, string>>): string {
  return `${endpoint}/_aws/execute-api/${apiIdOf(outputs)}/${stage}`;
}

async function ask(api: string, key: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
  const answer = await fetch(`${api}${path}`, {
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json().catch(() => undefined) };
}

/** Launches an audit and waits for its end. */
async function launch(api: string, key: string): Promise<string> {
  const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
  const launched = await ask(api, key, '/v1/audits', order);
  const { audit_id: auditId } = z.object({ audit_id: z.string() }).parse(launched.json);
  for (const until = Date.now() + auditMs; Date.now() < until; await sleep(1_000)) {
    const { json } = await ask(api, key, `/v1/audits/${auditId}/status`);
    const { status } = z.object({ status: z.string() }).parse(json);
    if (status === 'completed') return auditId;
    hold(status !== 'failed', 'the audit failed');
  }
  throw new Error('the audit does not end');
}

/** Whether the key reads the report. Functions of a new deployment may still be starting. */
async function isReadable(api: string, key: string, auditId: string): Promise<void> {
  const { status, json } = await ask(api, key, `/v1/audits/${auditId}`);
  hold(
    status === 200 && z.looseObject({ output: z.looseObject({}) }).safeParse(json).success,
    `the audit answers ${status}`,
  );
}
