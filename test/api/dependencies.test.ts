/** The API and what is under it: the AWS calls of each request, counted, and what callers see when a dependency is down. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIdOf } from '../../core/accounts/sign-in.ts';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { type AwsCall, type AwsProxy, startAwsProxy } from '../aws-proxy.ts';
import { testCredentials } from '../credentials.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { type ApiTarget, type CallOptions, isDeployed, marketOrder, openTarget } from './target.ts';

/** The worker finds an empty queue: what is counted is the API alone. */
const emptyQueue: AwsProxy['answer'] = async ({ operation }) => {
  if (operation !== 'ReceiveMessage') return undefined;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { status: 200, body: {} };
};

/** Nothing can be put between the functions of a deployed stage and what they call. */
const describeEmbedded = (name: string, cases: () => void): void =>
  isDeployed
    ? describe.skip(`skipped: emulator lacks a place between functions and tables: ${name}`, cases)
    : describe(name, cases);

let folder: string;
let api: ApiTarget;
let dynamodb: AwsProxy;
let sqs: AwsProxy;
let issuer: Issuer;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (isDeployed) return;
  folder = mkdtempSync(join(tmpdir(), 'answer-audit-under-'));
  const tables = await startDynamodb(folder, { credentials: testCredentials });
  const queues = await startSqs({
    databasePath: join(folder, 'sqs.sqlite'),
    credentials: testCredentials,
    log: () => {},
  });
  dynamodb = await startAwsProxy(tables.endpoint);
  sqs = await startAwsProxy(queues.endpoint);
  sqs.answer = emptyQueue;
  issuer = await startIssuer();
  api = await openTarget({
    endpoints: { dynamodb: dynamodb.endpoint, sqs: sqs.endpoint },
    environment: issuer.environment,
  });
  stops.push(api.stop, issuer.close, dynamodb.stop, sqs.stop, tables.stop, queues.stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  if (isDeployed) return;
  dynamodb.answer = () => undefined;
  sqs.answer = emptyQueue;
});

/** The calls that a request causes; those of the minute's recovery and the sweep of expired items are not among them. */
async function callsOf(send: () => Promise<unknown>): Promise<string[]> {
  dynamodb.calls.length = 0;
  sqs.calls.length = 0;
  await send();
  const name = ({ operation, table }: AwsCall): string => {
    const [known] = Object.entries(api.tables).find(([, value]) => value === table) ?? [];
    return known === undefined ? operation : `${operation} ${known}`;
  };
  const ofRecovery = ['unfinished', 'due'];
  const ofDynamodb = dynamodb.calls.filter(
    ({ operation, index = '' }) => operation !== 'Scan' && !ofRecovery.includes(index),
  );
  const ofSqs = sqs.calls.filter(({ operation }) => operation !== 'ReceiveMessage');
  return [...ofDynamodb, ...ofSqs].map(name);
}

describeEmbedded('AWS calls of a request', () => {
  let key: string;
  let path: string;
  beforeAll(async () => {
    ({ key } = await api.issueKey());
    const { json } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
    path = `/v1/audits/${json.audit_id}`;
  });
  /** The first request of a minute begins its window with one more write; what is counted comes after it. */
  const steady = async (method: string, url: string, options: object = {}): Promise<string[]> => {
    for (let tries = 0; tries < 3; tries++) {
      const minute = Math.floor(Date.now() / 60_000);
      await api.call('GET', '/v1/usage', { key });
      const calls = await callsOf(() => api.call(method, url, { key, ...options }));
      if (Math.floor(Date.now() / 60_000) === minute) return calls;
    }
    throw new Error('no two requests fell into one minute');
  };

  test('a status poll: 1 write, 1 read', async () => {
    expect(await steady('GET', `${path}/status`)).toEqual(['UpdateItem apiKeys', 'GetItem audits']);
  });

  test('a wait of 2 s: 1 write, and a read a second', async () => {
    const calls = await steady('GET', `${path}/status`, { headers: { Prefer: 'wait=2' } });
    expect(new Set(calls)).toEqual(new Set(['UpdateItem apiKeys', 'GetItem audits']));
    // The last second may be cut in two.
    expect(calls.length).toBeLessThanOrEqual(5);
  });

  test('a read: 1 write, 1 query', async () => {
    expect(await steady('GET', path)).toEqual(['UpdateItem apiKeys', 'Query audits']);
  });

  test('a launch: 1 write, 1 transaction, 1 send', async () => {
    // Each instance of the function learns the hour's count with its first launch; see adapters/dynamo/new-audits.ts.
    const launches = [];
    for (let index = 0; index < 4; index++) launches.push(await steady('POST', '/v1/audits', { json: marketOrder }));
    expect(launches.at(-1)).toEqual(['UpdateItem apiKeys', 'TransactWriteItems', 'SendMessage']);
  });

  test('the first launch of a key: as few', async () => {
    ({ key } = await api.issueKey());
    expect(await steady('POST', '/v1/audits', { json: marketOrder })).toEqual([
      'UpdateItem apiKeys',
      'TransactWriteItems',
      'SendMessage',
    ]);
  });

  test('a list: 1 write, 1 query; usage: 1 write, 1 read', async () => {
    expect(await steady('GET', '/v1/audits')).toEqual(['UpdateItem apiKeys', 'Query audits']);
    expect(await steady('GET', '/v1/usage')).toEqual(['UpdateItem apiKeys', 'BatchGetItem']);
  });

  test('an invalid body: 1 write; a malformed key: none', async () => {
    expect(await steady('POST', '/v1/audits', { body: '{' })).toEqual(['UpdateItem apiKeys']);
    expect(await callsOf(() => api.call('GET', '/v1/audits', { key: 'junk' }))).toEqual([]);
  });
});

describeEmbedded('AWS calls of a request of the dashboard', () => {
  let auditPath: string;
  let keyPath: string;
  let asked = 0;
  const subject = randomUUID();
  const call = (method: string, path: string, options: CallOptions = {}) =>
    api.call(method, `/dashboard${path}`, {
      ...options,
      headers: { Authorization: `Bearer ${issuer.token(subject)}` },
    });
  beforeAll(async () => {
    const { json: launched } = await call('POST', '/audits', { json: marketOrder });
    auditPath = `/audits/${launched.audit_id}`;
    const { json: created } = await call('POST', '/keys', { json: { name: 'one' } });
    keyPath = `/keys/${created.key.key_id}`;
    asked = issuer.asked();
  });

  test.each<[string, string, () => string, CallOptions, string[]]>([
    ['the account: 1 read', 'GET', () => '/account', {}, ['GetItem accounts']],
    ['usage: 2 reads, 1 query', 'GET', () => '/usage', {}, ['GetItem accounts', 'BatchGetItem', 'Query audits']],
    // The webhooks, and when each key was last used.
    ['keys: 1 query, 2 reads', 'GET', () => '/keys', {}, ['Query apiKeys', 'BatchGetItem', 'BatchGetItem']],
    [
      // The key itself, and the 313 to 336 counters of its hours.
      ...(['the use of a key: 1 query, 5 reads', 'GET', () => `${keyPath}/usage`, {}] as const),
      ['Query apiKeys', ...Array.from({ length: 5 }, () => 'BatchGetItem')],
    ],
    [
      'a new key: 1 read, 1 query, 2 writes',
      'POST',
      () => '/keys',
      { json: { name: 'two' } },
      ['GetItem accounts', 'Query apiKeys', 'PutItem activity', 'PutItem apiKeys'],
    ],
    [
      'another name: 1 query, 2 writes, 1 read',
      'PATCH',
      () => keyPath,
      { json: { name: 'renamed' } },
      ['Query apiKeys', 'PutItem activity', 'UpdateItem apiKeys', 'GetItem webhooks'],
    ],
    [
      'a revocation: 1 query, 2 writes, 1 read',
      'POST',
      () => `${keyPath}/revoke`,
      {},
      ['Query apiKeys', 'UpdateItem apiKeys', 'PutItem activity', 'GetItem webhooks'],
    ],
    ['audits: 1 query, 1 read', 'GET', () => '/audits', {}, ['Query audits', 'BatchGetItem']],
    ['a status poll: 1 read', 'GET', () => `${auditPath}/status`, {}, ['GetItem audits']],
    ['an audit: 1 query', 'GET', () => auditPath, {}, ['Query audits']],
    [
      'a launch: 1 read, 1 transaction, 1 send',
      'POST',
      () => '/audits',
      { json: marketOrder },
      ['GetItem accounts', 'TransactWriteItems', 'SendMessage'],
    ],
    ['a launch that is not well formed: none', 'POST', () => '/audits', { json: {} }, []],
    ['deliveries: 1 query', 'GET', () => '/deliveries', {}, ['Query deliveries']],
    ['an id that can be none: none', 'GET', () => '/deliveries/x', {}, []],
    ['the trail: 1 query', 'GET', () => '/trail', {}, ['Query activity']],
    ['sessions: 1 query', 'GET', () => '/sessions', {}, ['Query activity']],
  ])('%s, beside the session: 1 read', async (_, method, path, options, expected) => {
    const wanted = ['GetItem activity', ...expected].toSorted().join();
    let calls: string[] = [];
    // Each instance of the function learns the hour's count with its first launch.
    for (let tries = 0; tries < 4 && (tries === 0 || calls.join() !== wanted); tries++) {
      calls = (await callsOf(() => call(method, path(), options))).toSorted();
    }
    expect(calls.join()).toBe(wanted);
    // A token is verified without asking anybody, once an instance has the issuer's keys.
    expect(issuer.asked() - asked).toBeLessThanOrEqual(4);
  });

  test('an account that cannot be read is told as unavailable', async () => {
    dynamodb.answer = ({ table }) =>
      table === api.tables.accounts ? { status: 500, body: { message: 'secret words' } } : undefined;
    const { status, json, text, headers } = await call('GET', '/account');
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(text).not.toContain('secret');
    dynamodb.answer = () => undefined;
    expect((await call('GET', '/account')).json.account_id).toBe(accountIdOf(subject));
  });
});

describeEmbedded('503 unavailable', () => {
  const down = {
    status: 500,
    body: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message: 'secret words' },
  };

  test('when keys cannot be looked up', async () => {
    const { key } = await api.issueKey();
    dynamodb.answer = ({ table }) => (table === api.tables.apiKeys ? down : undefined);
    const { status, json, text, headers } = await api.call('GET', '/v1/audits', { key });
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(text).not.toContain('secret');
  });

  test.each([
    ['answers with a server error', down],
    [
      'throttles',
      {
        status: 400,
        body: { __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException', message: 'secret words' },
      },
    ],
    ['cuts the connection', 'cut' as const],
  ])('when the table of audits %s', async (_, fault) => {
    const { key } = await api.issueKey();
    dynamodb.answer = ({ table, operation }) =>
      table === api.tables.audits || operation === 'TransactWriteItems' ? fault : undefined;
    for (const [method, path] of [
      ['GET', '/v1/audits'],
      ['GET', `/v1/audits/${randomUUID()}/status`],
      ['POST', '/v1/audits'],
    ] as const) {
      const answer = await api.call(method, path, { key, ...(method === 'POST' ? { json: marketOrder } : {}) });
      expect([path, answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
        path,
        503,
        'unavailable',
        '5',
      ]);
      expect(answer.text).not.toContain('secret');
    }
    dynamodb.answer = () => undefined;
    expect((await api.call('GET', '/v1/usage', { key })).json.quota.used).toBe(0);
  });
});

describeEmbedded('a launch whose transaction', () => {
  const cancelled = (codes: string[]) => ({
    status: 400,
    body: {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      message: 'secret words',
      CancellationReasons: codes.map((Code) => ({ Code })),
    },
  });

  test('meets another one of the same Idempotency-Key is answered 409', async () => {
    const { key } = await api.issueKey();
    const conflict = cancelled(['None', 'None', 'None', 'TransactionConflict']);
    dynamodb.answer = ({ operation }) => (operation === 'TransactWriteItems' ? conflict : undefined);
    const headers = { 'Idempotency-Key': 'in flight' };
    const { status, json } = await api.call('POST', '/v1/audits', { key, json: marketOrder, headers });
    expect([status, json.code]).toEqual([409, 'idempotency_conflict']);
    dynamodb.answer = () => undefined;
    expect((await api.call('POST', '/v1/audits', { key, json: marketOrder, headers })).status).toBe(202);
  });

  test('meets another one on a counter is tried again', async () => {
    const { key } = await api.issueKey();
    let conflicts = 2;
    const conflict = cancelled(['TransactionConflict', 'None', 'None']);
    dynamodb.answer = ({ operation }) => (operation === 'TransactWriteItems' && conflicts-- > 0 ? conflict : undefined);
    expect((await api.call('POST', '/v1/audits', { key, json: marketOrder })).status).toBe(202);
    expect((await api.call('GET', '/v1/usage', { key })).json.quota.used).toBe(1);
  });

  test('meets others on every try is answered 503 and counts nothing', async () => {
    const { key } = await api.issueKey();
    const conflict = cancelled(['TransactionConflict', 'None', 'None']);
    dynamodb.answer = ({ operation }) => (operation === 'TransactWriteItems' ? conflict : undefined);
    expect((await api.call('POST', '/v1/audits', { key, json: marketOrder })).status).toBe(503);
    dynamodb.answer = () => undefined;
    expect((await api.call('GET', '/v1/usage', { key })).json.quota.used).toBe(0);
  });
});

describeEmbedded('a launch that cannot be sent', () => {
  test('is accepted all the same, since recovery sends it', async () => {
    const { key } = await api.issueKey();
    sqs.answer = (call) =>
      call.operation === 'SendMessage' ? { status: 500, body: { message: 'down' } } : emptyQueue(call);
    const { status, json } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
    expect(status).toBe(202);
    expect((await api.call('GET', `/v1/audits/${json.audit_id}/status`, { key })).json.status).toBe('pending');
  });
});
