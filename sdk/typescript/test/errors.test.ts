/** Every refusal of the API as its own class, with what is special about it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import * as sdk from 'answer-audit-sdk';
import { client, faultyClient, impatientKey, nothingFound, order, spentKey, unknownId } from './world.ts';

const api = client();

/** The error that a call is refused with, which is of this class. */
async function refusal<E extends sdk.ApiError>(
  call: Promise<unknown>,
  type: abstract new (...args: never[]) => E,
): Promise<E> {
  const error = await call.then(
    () => assert.fail('the call was not refused'),
    (error: unknown) => error,
  );
  assert.ok(error instanceof type, String(error));
  assert.ok(error instanceof sdk.ApiError && error instanceof sdk.AnswerAuditError);
  assert.equal(error.name, type.name);
  assert.ok(error.requestId.length > 0);
  return error;
}

/** A client that changes its requests on the way out, to send what its methods never do. */
const tampering = (change: { method?: string; body?: string; type?: string }) =>
  client({
    fetch: (input) => {
      const request = input as Request;
      const headers = new Headers(request.headers);
      headers.set('Content-Type', change.type ?? 'application/json');
      const { method = 'POST', body = '{}' } = change;
      return fetch(request.url, { method, headers, ...(method === 'POST' && { body }) });
    },
  });

describe('the service refuses', () => {
  test('an unknown key', async () => {
    const stranger = client({ apiKey: impatientKey.replace(/.$/u, (last) => (last === '0' ? '1' : '0')) });
    const error = await refusal(stranger.usage(), sdk.InvalidApiKeyError);
    assert.deepEqual([error.status, error.code], [401, 'invalid_api_key']);
  });

  test('an order with faults, each of which it names', async () => {
    const { errors } = await refusal(
      api.audits.create({ ...order, language: 'EN', country: 'us' }),
      sdk.ValidationError,
    );
    assert.deepEqual(errors.map(({ loc }) => loc.join('.')).toSorted(), ['body.country', 'body.language']);
  });

  test('an unknown audit and an unknown event', async () => {
    await refusal(api.audits.get(unknownId), sdk.NotFoundError);
    await refusal(api.events.get(`evt_${unknownId}`), sdk.NotFoundError);
  });

  test('another order under a used idempotency key', async () => {
    const idempotencyKey = randomUUID();
    await api.audits.create(nothingFound, { idempotencyKey });
    const other = api.audits.create({ ...nothingFound, country: 'GB' }, { idempotencyKey });
    await refusal(other, sdk.IdempotencyMismatchError);
  });

  test('the brief of an audit that failed', async () => {
    const { audit_id } = await api.audits.create(nothingFound);
    await assert.rejects(api.audits.waitUntilCompleted(audit_id), sdk.AuditFailedError);
    await refusal(api.audits.brief(audit_id), sdk.ConflictError);
  });

  test('an order beyond the quota, without another try', async () => {
    const error = await refusal(client({ apiKey: spentKey }).audits.create(order), sdk.QuotaExceededError);
    assert.deepEqual([error.used, error.limit], [50, 50]);
    assert.ok(Date.parse(error.resetsAt) > Date.now());
  });

  test('a body over 16 KiB', async () => {
    await refusal(api.audits.create({ ...order, keyword: 'x'.repeat(20_000) }), sdk.BodyTooLargeError);
  });

  test('what no method of the client sends', async () => {
    await refusal(tampering({ body: '{' }).audits.create(order), sdk.MalformedJsonError);
    await refusal(tampering({ type: 'text/plain' }).audits.create(order), sdk.UnsupportedMediaTypeError);
    await refusal(tampering({ method: 'PUT' }).audits.create(order), sdk.MethodNotAllowedError);
  });
});

describe('without another try, the client throws', () => {
  const once = (fault: string) => faultyClient(fault, { maxRetries: 0 }).api.usage();

  test('faults of the service', async () => {
    await refusal(once('500'), sdk.InternalError);
    assert.equal((await refusal(once('503-7'), sdk.UnavailableError)).retryAfterSeconds, 7);
    await refusal(once('409'), sdk.IdempotencyConflictError);
  });

  test('what is not an answer of the API', async () => {
    await assert.rejects(once('html'), { status: 502, code: 'unexpected_answer' });
    await assert.rejects(once('portal'), { name: 'ApiError', status: 200, code: 'unexpected_answer' });
  });

  test('a refusal that only a newer service knows', async () => {
    assert.equal((await refusal(once('418'), sdk.ApiError)).code, 'not_known_yet');
  });

  test('a redirect, which could carry the key elsewhere', async () => {
    await assert.rejects(once('redirect'), { status: 302, code: 'unexpected_answer' });
  });

  test('a connection that fails, breaks off or stays silent', async () => {
    await assert.rejects(once('drop'), sdk.ConnectionError);
    await assert.rejects(once('cut'), sdk.ConnectionError);
    const silent = faultyClient('silent', { maxRetries: 0, timeoutMs: 200 });
    await assert.rejects(silent.api.usage(), { name: 'ConnectionError', message: /within 0\.2 s/u });
  });
});

describe('a client is refused', () => {
  test('without a key or an address', () => {
    assert.throws(() => client({ apiKey: '' }), sdk.AnswerAuditError);
    assert.throws(() => client({ baseUrl: 'nowhere' }), sdk.AnswerAuditError);
  });

  test('an address that would show the key to others', () => {
    assert.throws(() => client({ baseUrl: 'http://api.example.com' }), /https/u);
    for (const baseUrl of ['https://api.example.com', 'http://[::1]:8787/'])
      assert.doesNotThrow(() => client({ baseUrl }));
  });
});
