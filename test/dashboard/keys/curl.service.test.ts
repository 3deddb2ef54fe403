/** The command that comes with a new key does in a shell what it says. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { launchCurl } from '../../../dashboard/src/keys/curl.ts';

/** What a shell makes of the command's words. */
async function words(command: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`]);
  return stdout.split('\0').slice(0, -1);
}

test('sends a launch with the key to the API', async () => {
  const [silent, address, , key, , type, , body = ''] = await words(launchCurl('http://127.0.0.1:8787', 'ask_test_1'));
  expect([silent, address, key, type]).toEqual([
    '-s',
    'http://127.0.0.1:8787/v1/audits',
    'X-API-Key: ask_test_1',
    'Content-Type: application/json',
  ]);
  expect(JSON.parse(body)).toEqual({ audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' });
});

test('launches an audit like another one, with the key of the shell', async () => {
  const order = {
    audit_type: 'gap' as const,
    keyword: "mum's $(echo no) desk",
    user_url: 'https://a.example/',
    control_urls: ['https://a.example/b'],
    language: 'en',
    country: 'GB',
  };
  const audit = { ...order, audit_id: '019a', status: 'completed' };
  const said = await words(`KEY=ask_test_2; ${launchCurl('http://127.0.0.1:8787', undefined, audit)}`);
  expect(said[3]).toBe('X-API-Key: ask_test_2');
  expect(JSON.parse(said.at(-1) ?? '')).toEqual(order);
});

test('what stands in an address is never run', async () => {
  const address = "http://127.0.0.1/'; echo no; $(echo no) `echo no`";
  expect((await words(launchCurl(address, 'k')))[1]).toBe(`${address}/v1/audits`);
});
