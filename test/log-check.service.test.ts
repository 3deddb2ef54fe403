/** A suite that runs the service fails when a log of it holds a secret. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startAsUser } from './started-service.ts';

const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-logs-'));
afterAll(() => rmSync(localDir, { recursive: true, force: true }));

test('fails when one line holds a key, and the failure does not quote it', async () => {
  const service = await startAsUser(localDir);
  appendFileSync(join(localDir, 'logs', 'planted.log'), `{"level":"INFO"}\n{"key":"${service.key}"}\n`);
  const ended = service.end('SIGTERM');
  await expect(ended).rejects.toThrow('planted.log:2 holds an API key');
  await expect(ended).rejects.not.toThrow(service.key.slice(9));
});
