/** The check of the logs catches what it is for, and nothing that is usual. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formatApiKey, hashApiKey } from '../core/api-keys/api-key.ts';
import { formatSecret } from '../core/webhooks/secrets.ts';
import { signedHeaders } from '../core/webhooks/sign.ts';
import { checkLogs, findLeaks, secretsIn } from './log-check.ts';

const projectDir = join(import.meta.dirname, '..');
const key = formatApiKey('test', new Uint8Array(32).fill(7));
const secret = Uint8Array.from({ length: 32 }, (_, index) => index * 37);
const headers = signedHeaders({ id: 'evt_1', at: new Date(0), body: '{}', secrets: [secret] });
const page = readFileSync(join(projectDir, 'corpus/html/en-desk-01.html'), 'utf8');
const [sentence = ''] = /(?<=<p>)[^<]{60,120}/u.exec(page) ?? [];

const leaksOf = (line: string, secrets: string[] = []): string[] =>
  findLeaks([{ file: 'a.log', text: `fine\n${line}\nfine` }], secrets).map(({ what }) => what);

describe('a line of a log', () => {
  test.each([
    ['an API key', 'an API key', `called with ${key}`],
    ['an API key in an address', 'an API key', `GET /v1/audits?key=${encodeURIComponent(key)}`],
    ['a key without its prefix', 'a long secret', key.slice('ask_live_'.length)],
    ['the hash of a key', 'a hash', `{"key_hash":"${hashApiKey(key)}"}`],
    ['a webhook secret', 'a webhook secret', formatSecret(secret)],
    ['a webhook secret without its prefix', 'a long secret', Buffer.from(secret).toString('base64')],
    ['the signature of a message', 'a signature', headers['webhook-signature']],
    ['the header with a key', 'a header that bears a secret', '{"headers":{"X-API-Key":"…"}}'],
    ['an Authorization header', 'a header that bears a secret', 'Authorization: Basic …'],
    ['an escaped Authorization header', 'a header that bears a secret', '{"raw":"{\\"authorization\\":\\"x\\"}"}'],
    ['credentials of HTTP', 'credentials', `Basic ${Buffer.from('me:pass word').toString('base64')}`],
    ['a signed request to AWS', 'a signature', 'AWS4-HMAC-SHA256 Credential=local'],
    ['the text of a page', 'the text of a page', JSON.stringify({ error: `cannot read "${sentence}"` })],
  ])('with %s is found', (_, what, line) => {
    expect(leaksOf(line)).toContainEqual(expect.stringContaining(what));
  });

  test('with credentials of a provider is found, however they are written', () => {
    const secrets = secretsIn('{"one":{"login":"me@example.org","password":"p4ss\\"w","base_url":"http://127.0.0.1"}}');
    expect(secrets).toEqual(['me@example.org', 'p4ss"w']);
    expect(leaksOf('user me@example.org', secrets)).toEqual(['a secret of this suite']);
    expect(leaksOf(JSON.stringify({ told: 'p4ss"w' }), secrets)).toEqual(['a secret of this suite']);
    expect(leaksOf('http://127.0.0.1', secrets)).toEqual([]);
  });

  test('as the service writes it is let through', () => {
    const line = {
      level: 'INFO',
      message: 'audit_skipped',
      audit_id: '019cdd6e-9a5e-7c2e-b1a6-000000000000',
      stack: ['at Object.send (file:///project/functions/workers/run-audit.ts:12:3)'],
      xray_trace_id: '1-0b7d3c1e-9a5e7c2eb1a6000000000000',
    };
    expect(leaksOf(JSON.stringify(line))).toEqual([]);
  });
});

describe('a suite that runs the service', () => {
  const planted = mkdtempSync(join(tmpdir(), 'answer-audit-logs-'));
  beforeAll(() => mkdirSync(join(planted, 'logs')));
  afterAll(() => rmSync(planted, { recursive: true, force: true }));

  test('may print a new key, and no other secret', () => {
    writeFileSync(join(planted, 'logs', 'a.log'), '{"level":"INFO"}\n');
    checkLogs(planted, { printed: `API key   ${key}\n  curl -H 'X-API-Key: ${key}'` });
    expect(() => checkLogs(planted, { printed: formatSecret(secret) })).toThrow('printed:1 holds a webhook secret');
    expect(() => checkLogs(planted, { printed: 'p4ss', secrets: ['p4ss'] })).toThrow('a secret of this suite');
  });
});
