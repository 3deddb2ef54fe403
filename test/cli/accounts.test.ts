/** `npm run accounts` as an operator runs it, against a service that `npm start` runs. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { localTarget } from '../../cli/target.ts';
import { type StartedService, startAsUser } from '../started-service.ts';
import { openCommands } from './command.ts';
import type { Ended } from './command-process.ts';

let localDir: string;
let service: StartedService | undefined;
beforeAll(async () => {
  localDir = mkdtempSync(join(tmpdir(), 'answer-audit-accounts-'));
  service = await startAsUser(localDir);
});
afterAll(async () => {
  await service?.end('SIGTERM');
  rmSync(localDir, { recursive: true, force: true });
});

const commands = openCommands();
afterAll(() => commands.close());
const command = (script: string, ...args: string[]): Promise<Ended> =>
  commands.run(script, args, { LOCAL_DIR: localDir });

/** Makes an account with a key and a webhook, and waits for the end of an audit that it launches. */
async function usedAccount(account: string): Promise<{ key: string; auditId: string }> {
  const hook = ['--webhook', 'http://127.0.0.1:4999/hook'];
  const key = (await command('keys', 'create', '--name', 'n', '--account', account, ...hook)).out.split('\n')[0] ?? '';
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' };
  const body = JSON.stringify({ audit_type: 'market', keyword: 'walnut', language: 'en', country: 'US' });
  const launched = await fetch(`${service?.baseUrl}/v1/audits`, { method: 'POST', headers, body });
  expect(launched.status).toBe(202);
  const { audit_id: auditId } = (await launched.json()) as { audit_id: string };
  for (let status = ''; status !== 'completed'; ) {
    const answer = await fetch(`${service?.baseUrl}/v1/audits/${auditId}/status`, { headers });
    expect(answer.status).toBe(200);
    ({ status } = (await answer.json()) as { status: string });
    expect(status).not.toBe('failed');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { key, auditId };
}

/** Every item of every table, as text. */
async function everything(): Promise<string> {
  const { client, tables } = await localTarget(localDir);
  const documents = documentClient(client);
  const items: unknown[] = [];
  for (const TableName of Object.values(tables)) {
    const { Items = [] } = await documents.send(new ScanCommand({ TableName }));
    items.push(...Items.filter((item) => item.account_id !== '#operators'));
  }
  documents.destroy();
  return JSON.stringify(items);
}

describe('npm run accounts', () => {
  test('exports an account, erases it, and has nothing of it left in any table', async () => {
    const { key, auditId } = await usedAccount('leaver');
    const { auditId: othersAudit } = await usedAccount('stayer');
    const folder = join(localDir, 'export');

    const exported = await commands.runAlone('accounts', ['export', 'leaver', '--to', folder], { LOCAL_DIR: localDir });
    expect(exported).toMatchObject({ code: 0, out: '' });
    expect(exported.err).toContain('idempotency 1, deliveries 1, audits 1, usage 2, webhooks 1, activity 2, keys 1');
    expect(readdirSync(folder).toSorted()).toEqual(
      ['accounts', 'activity', 'deliveries', 'idempotency', 'keys', 'schedules', 'usage', 'webhooks']
        .map((kind) => `${kind}.jsonl`)
        .concat('audits')
        .toSorted(),
    );
    const audit = JSON.parse(readFileSync(join(folder, 'audits', `${auditId}.json`), 'utf8'));
    expect(audit).toMatchObject({ status: 'completed', output: { metadata: { keyword: 'walnut' } } });
    expect(statSync(join(folder, 'keys.jsonl')).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, 'keys.jsonl'), 'utf8')).not.toContain('key_hash');

    const again = await command('accounts', 'export', 'leaver', '--to', folder);
    expect(again.err).toBe(exported.err);

    const erased = await command('accounts', 'erase', 'leaver');
    expect(erased).toMatchObject({ code: 0, out: '' });
    expect(erased.err).toContain('audits 1');
    const left = await everything();
    for (const trace of ['leaver', auditId]) expect(left).not.toContain(trace);
    for (const trace of ['stayer', othersAudit]) expect(left).toContain(trace);
    expect((await fetch(`${service?.baseUrl}/v1/usage`, { headers: { 'X-API-Key': key } })).status).toBe(401);
    expect((await command('accounts', 'erase', 'leaver')).err).toContain('nothing erased');

    const nobody = join(localDir, 'nobody');
    expect((await command('accounts', 'export', 'leaver', '--to', nobody)).err).toContain('nothing');
    expect(existsSync(join(nobody, 'accounts.jsonl'))).toBe(true);
  });

  test('shows who did what, without a secret', async () => {
    const key = (await command('keys', 'create', '--name', 'traced', '--account', 'watched')).out.trim();
    const [{ key_id }] = JSON.parse((await command('keys', 'list', '--account', 'watched', '--json')).out);
    await command('keys', 'revoke', key_id, '--account', 'watched');
    await command('deliveries', 'list', '--account', 'watched');
    await command('accounts', 'erase', 'watched');
    const { out } = await command('accounts', 'trail', '--limit', '5', '--json');
    const entries: Record<string, string>[] = JSON.parse(out);
    expect(entries.map(({ command: ran, subject, detail }) => [ran, subject, detail])).toEqual([
      ['accounts erase', 'watched', undefined],
      ['deliveries list', 'watched', undefined],
      ['keys revoke', 'watched', key_id],
      ['keys list', 'watched', undefined],
      ['keys create', 'watched', 'traced'],
    ]);
    for (const { who, at } of entries) {
      expect(who).toMatch(/^.+@.+$/u);
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT/u);
    }
    expect(out).not.toContain(key);
    expect((await command('accounts', 'trail')).out).toContain('keys revoke  watched');
  });

  test.each([
    [['erase'], 'id of an account'],
    [['export', 'a b'], '--account'],
    [['erase', 'one', 'two'], 'what is "two"'],
    [['trail', '--limit', '0'], '--limit'],
    [['destroy', 'x'], 'no command'],
  ])('%j is refused with a sentence and exit code 2', async (args, words) => {
    const { code, err, out } = await command('accounts', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});
