/** The limits over HTTP, exactly: requests a minute, audits an hour, and the headers that tell of them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiTarget, marketOrder, openTarget, testNeeding, withinOneHour, withinOneMinute } from './target.ts';

let api: ApiTarget;
beforeAll(async () => {
  api = await openTarget();
});
afterAll(() => api.stop());

describe('100 requests a minute', () => {
  testNeeding(
    ['access_denied_context', 'simultaneous_cold_starts'],
    'of 130 simultaneous ones exactly 100 are answered, 30 told when to come back',
    async () => {
      const { key } = await api.issueKey();
      await withinOneMinute(40);
      const answers = await Promise.all(
        Array.from({ length: 130 }, (_, index) => api.call('GET', index % 2 ? '/v1/audits' : '/v1/usage', { key })),
      );
      const leftSeconds = 60 - (Date.now() % 60_000) / 1_000;
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited).toHaveLength(30);
      for (const { json, headers } of limited) {
        expect(json).toMatchObject({
          code: 'rate_limit_exceeded',
          detail: expect.any(String),
          request_id: expect.any(String),
        });
        const retryAfter = Number(headers.get('retry-after'));
        expect(Number.isInteger(retryAfter)).toBe(true);
        expect(retryAfter).toBeGreaterThanOrEqual(Math.max(1, leftSeconds - 1));
        expect(retryAfter).toBeLessThanOrEqual(60);
        expect(headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/u);
      }
      const remaining = answers.flatMap(({ status, headers }) =>
        status === 200 ? [Number(/r=(\d+)/u.exec(headers.get('ratelimit') ?? '')?.[1])] : [],
      );
      expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    },
  );

  test('of 130, twenty at a time, exactly 100 are answered', async () => {
    const { key } = await api.issueKey();
    await withinOneMinute(45);
    const statuses: number[] = [];
    for (let sent = 0; sent < 130; sent += 20) {
      const crowd = Array.from({ length: Math.min(20, 130 - sent) }, () => api.call('GET', '/v1/audits', { key }));
      statuses.push(...(await Promise.all(crowd)).map(({ status }) => status));
    }
    expect([200, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([100, 30]);
  });

  test('refused requests count as requests and nothing else', async () => {
    const { key } = await api.issueKey();
    await withinOneMinute(20);
    await api.call('POST', '/v1/audits', { key, body: '{' });
    await api.call('GET', '/v1/audits/x', { key });
    const { json } = await api.call('GET', '/v1/usage', { key });
    expect(json.rate_limits.requests_per_minute).toMatchObject({ limit: 100, used: 3, remaining: 97 });
    expect(json.rate_limits.audits_per_hour.used).toBe(0);
  });
});

describe('20 audits an hour', () => {
  test('of 25 simultaneous orders exactly 20 are accepted, and the counters say 20', async () => {
    const { key } = await api.issueKey();
    await withinOneHour(60);
    await withinOneMinute(30);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => api.call('POST', '/v1/audits', { key, json: marketOrder })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(5);
    const leftSeconds = 3_600 - (Date.now() % 3_600_000) / 1_000;
    for (const { json, headers } of limited) {
      expect(json.code).toBe('rate_limit_exceeded');
      expect(Math.abs(Number(headers.get('retry-after')) - leftSeconds)).toBeLessThan(30);
      expect(headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+, "audits-hour";r=0;t=\d+$/u);
    }
    const { json } = await api.call('GET', '/v1/usage', { key });
    expect(json.quota.used).toBe(20);
    expect(json.rate_limits.audits_per_hour).toMatchObject({ used: 20, remaining: 0 });
  });

  test('another key of the account has an hour of its own, and the same month', async () => {
    const { key, stored } = await api.issueKey();
    const { key: other } = await api.issueKey({ accountId: stored.account_id });
    for (const own of [key, key, other]) await api.call('POST', '/v1/audits', { key: own, json: marketOrder });
    const { json } = await api.call('GET', '/v1/usage', { key: other });
    expect([json.quota.used, json.rate_limits.audits_per_hour.used]).toEqual([3, 1]);
  });
});

describe('RateLimit headers', () => {
  test('stand on every authenticated answer', async () => {
    const { key } = await api.issueKey();
    await withinOneMinute(20);
    const answers = [
      await api.call('GET', '/v1/audits', { key }),
      await api.call('GET', '/v1/audits/x', { key }),
      await api.call('DELETE', '/v1/usage', { key }),
      await api.call('POST', '/v1/audits', { key, body: '{' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 405, 400]);
    answers.forEach(({ headers }, index) => {
      expect(headers.get('ratelimit-policy')).toMatch(/^"minute";q=100;w=60/u);
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"minute";r=${99 - index};t=\\d+`, 'u'));
    });
  });

  test('on a POST tell the hour too', async () => {
    const { key } = await api.issueKey();
    await withinOneHour(30);
    for (const left of [19, 18, 17]) {
      const { headers } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
      expect(headers.get('ratelimit-policy')).toBe('"minute";q=100;w=60, "audits-hour";q=20;w=3600');
      expect(headers.get('ratelimit')).toMatch(
        new RegExp(`^"minute";r=\\d+;t=\\d+, "audits-hour";r=${left};t=\\d+$`, 'u'),
      );
    }
  });
});
