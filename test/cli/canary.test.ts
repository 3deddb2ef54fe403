/** `npm run canary` against a running service: what it sees, and that it fails when something does. */
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sharedDir } from '../api/shared-service.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { projectDir } from '../started-service.ts';

let receiver: Receiver | undefined;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver?.close();
});

function run(script: string, args: string[], more: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', LOCAL_DIR: sharedDir(), ...more };
    execFile(process.execPath, [script, ...args], { cwd: projectDir, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err });
    });
  });
}

test('launches, reads and waits for the webhook', async () => {
  const order = ['create', '--name', 'canary', '--account', 'canary', '--webhook', `${receiver?.url}`];
  const created = await run('cli/keys.ts', order);
  // The secret of the webhook follows the key.
  const [key = ''] = created.out.split('\n');
  const { code, out, err } = await run('cli/canary.ts', ['--account', 'canary'], { CANARY_KEY: key });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/ launched [\da-f-]{36}\n.* completed\n.* read\n.* told by webhook\n$/u);
  expect(out).not.toContain(key);
});

test('fails in a sentence when it is refused, and says none of its key', async () => {
  const { code, err } = await run('cli/canary.ts', [], { CANARY_KEY: 'ask_test_nobody' });
  expect(code).toBe(1);
  expect(err).toBe('POST /v1/audits answered 401, not 202\n');
});
