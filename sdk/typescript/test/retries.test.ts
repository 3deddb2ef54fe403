/** What is tried again, when, and that nothing is launched twice by it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { RateLimitError, UnavailableError } from 'answer-audit-sdk';
import { client, faultyClient, impatientKey, nothingFound } from './world.ts';

test('429 and 503 are tried again after the wait that they ask for', async () => {
  const { api, waits, seen } = faultyClient('429-1,503-2');
  assert.equal((await api.usage()).plan, 'free');
  assert.deepEqual(
    waits.map(({ code }) => code),
    ['rate_limit_exceeded', 'unavailable'],
  );
  const [first, second] = waits;
  assert.ok(first && first.waitMs >= 1_000 && first.waitMs <= 1_250);
  assert.ok(second && second.waitMs >= 2_000 && second.waitMs <= 2_250);
  assert.equal((await seen()).length, 3);
});

test('lost connections and broken answers are tried again', async () => {
  const { api, waits } = faultyClient('drop,cut,html');
  assert.equal((await api.usage()).plan, 'free');
  assert.deepEqual(
    waits.map(({ code }) => code),
    ['ConnectionError', 'ConnectionError', 'unexpected_answer'],
  );
});

test('a launch whose answer was lost launches one audit', async () => {
  const { api, seen } = faultyClient('lost,409-1');
  const { audit_id } = await api.audits.create(nothingFound);
  const requests = await seen();
  assert.equal(requests.length, 3);
  assert.equal(new Set(requests.map(({ idempotency_key }) => idempotency_key)).size, 1);
  assert.ok(requests[0]?.idempotency_key);
  const { audits } = await client().audits.listPage({ keyword: nothingFound.keyword, limit: 1 });
  assert.equal(audits[0]?.audit_id, audit_id);
});

test('after the last try the error is thrown', async () => {
  const { api, seen } = faultyClient('503-0,503-0,503-0', { maxRetries: 2 });
  await assert.rejects(api.usage(), UnavailableError);
  assert.equal((await seen()).length, 3);
});

test('a wait that is too long is left to the caller', async () => {
  const { api, waits } = faultyClient('429-3600');
  await assert.rejects(api.usage(), { name: 'RateLimitError', retryAfterSeconds: 3600 });
  assert.deepEqual(waits, []);
});

test('a refusal that will not change is not repeated', async () => {
  const { api, seen } = faultyClient('none');
  await assert.rejects(api.audits.get('no-id'), { code: 'not_found' });
  assert.equal((await seen()).length, 1);
});

test('the limit of the service is waited for, and the request then succeeds', async () => {
  const waits: number[] = [];
  const api = client({
    apiKey: impatientKey,
    onRetry: ({ error, waitMs }) => {
      assert.ok(error instanceof RateLimitError);
      waits.push(waitMs);
    },
  });
  const hurried = client({ apiKey: impatientKey, maxRetries: 0 });
  let limited: unknown;
  for (let requests = 0; limited === undefined && requests < 250; requests++) {
    limited = await hurried.usage().then(
      () => undefined,
      (error: unknown) => error,
    );
  }
  assert.ok(limited instanceof RateLimitError);
  assert.ok(
    limited.retryAfterSeconds !== undefined && limited.retryAfterSeconds >= 1 && limited.retryAfterSeconds <= 60,
  );
  // The window may end just now.
  assert.equal((await api.usage()).plan, 'free');
  assert.ok(waits.length <= 1);
});

test('requests name the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  let agent: string | null = null;
  const api = client({
    fetch: (input) => {
      agent = (input as Request).headers.get('user-agent');
      return fetch(input);
    },
  });
  await api.usage();
  assert.equal(agent, `answer-audit-sdk-typescript/${version}`);
});
