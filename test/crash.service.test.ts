/**
 * The process is killed in the middle of fifty audits and started again: all end, each once, none lost, the quota
 * right.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createKeys } from './more-keys.ts';
import { type StartedService, startAsUser } from './started-service.ts';

const accounts = ['one', 'two', 'three'];
let localDir: string;
let service: StartedService | undefined;

beforeAll(() => {
  localDir = mkdtempSync(join(tmpdir(), 'answer-audit-crash-'));
});
afterAll(async () => {
  await service?.end('SIGKILL');
  rmSync(localDir, { recursive: true, force: true });
});

const get = async (path: string, key: string) => {
  const response = await fetch(`${service?.baseUrl}${path}`, { headers: { 'X-API-Key': key } });
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  return (await response.json()) as any;
};

test('fifty running audits survive a SIGKILL', async () => {
  service = await startAsUser(localDir);
  const keys = [service.key];
  expect(statSync(join(localDir, 'first-key')).mode & 0o777).toBe(0o600);
  keys.push(...(await createKeys(localDir, accounts.slice(1))));

  const launched: { key: string; id: string }[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const key = keys[index % keys.length] ?? '';
      const response = await fetch(`${service?.baseUrl}/v1/audits`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          audit_type: 'market',
          // One page of the corpus has it: the test is about the audits, not about their pages.
          keyword: 'walnut',
          language: 'en',
          country: 'US',
        }),
      });
      expect(response.status).toBe(202);
      launched.push({ key, id: ((await response.json()) as { audit_id: string }).audit_id });
    }),
  );
  // In the middle: the first are done, some run, most wait.
  const first = launched[0] ?? { key: '', id: '' };
  for (let polls = 0; polls < 100; polls++) {
    const { audits } = await get('/v1/audits?status=completed', first.key);
    if (audits.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await service.end('SIGKILL')).toBe('SIGKILL');

  service = await startAsUser(localDir);
  // The printed key is the one of the first start.
  expect(service.key).toBe(keys[0]);
  const unfinished = new Set(launched);
  const deadlineMs = Date.now() + 500_000;
  const ended: { status: string; error?: { code: string } }[] = [];
  while (unfinished.size > 0 && Date.now() < deadlineMs) {
    // One list a key tells of all its audits: polling each would meet the limit of requests.
    for (const key of keys) {
      const { audits } = await get('/v1/audits?limit=100', key);
      for (const entry of unfinished) {
        const audit = audits.find(({ audit_id }: { audit_id: string }) => audit_id === entry.id);
        if (audit?.status === 'completed' || audit?.status === 'failed') {
          unfinished.delete(entry);
          ended.push(audit);
        }
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  expect(unfinished.size).toBe(0);
  expect(ended).toHaveLength(50);
  for (const { status, error } of ended) if (status === 'failed') expect(typeof error?.code).toBe('string');
  // Every audit is listed once, has its output if and only if it is completed, and was counted if and only if it was
  // not given back.
  for (const key of keys) {
    const { audits } = await get('/v1/audits?limit=100', key);
    const own = launched.filter((entry) => entry.key === key);
    expect(audits).toHaveLength(own.length);
    const givenBack = audits.filter(({ error }: { error?: { code: string } }) =>
      ['search_unavailable', 'analysis_timeout', 'internal'].includes(error?.code ?? ''),
    );
    const { quota } = await get('/v1/usage', key);
    expect(quota.used).toBe(own.length - givenBack.length);
  }
  const { output } = await get(`/v1/audits/${first.id}`, first.key);
  expect(output.metadata.audit_id).toBe(first.id);

  expect(await service.end('SIGINT')).toBe(0);
  service = undefined;
  // No log holds a key.
  for (const file of readdirSync(join(localDir, 'logs'))) {
    const log = readFileSync(join(localDir, 'logs', file), 'utf8');
    for (const key of keys) expect(log).not.toContain(key.slice(15));
  }
});
