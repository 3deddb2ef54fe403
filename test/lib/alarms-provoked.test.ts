/**
 * Five alarms provoked, and handled as their section of the runbook says: the real handlers fail as they would, what
 * they log and throw is counted as the template has it, and after the cure the alarm ends and nothing is lost.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { APIGatewayRequestAuthorizerEvent, Context, SQSEvent } from 'aws-lambda';
import { ProviderUnavailable } from '../../adapters/serp/providers/faults.ts';
import { searchAnyOf } from '../../adapters/serp/providers/provider.ts';
import { type Search, SearchUnavailable } from '../../analysis/index.ts';
import { createApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { requestAudit } from '../../core/audits/request-audit.ts';
import { createHandler as apiKeyAuthorizer } from '../../functions/authorizers/api-key.ts';
import { logEvent } from '../../functions/runtime/log-event.ts';
import { logger } from '../../functions/runtime/logger.ts';
import { createHandler as abandonAudit } from '../../functions/workers/abandon-audit.ts';
import { type Engine, createHandler as runAudit } from '../../functions/workers/run-audit.ts';
import { inMemoryQueue } from '../in-memory/queue.ts';
import { inMemoryStores } from '../in-memory/stores.ts';
import { type Period, stateOf } from './alarm-watch.ts';
import { templateOf } from './synthesized.ts';

const template = templateOf('prod');
let time: Date;
const now = (): Date => time;
let stores: ReturnType<typeof inMemoryStores>;
let lines: Record<string, unknown>[];

const levels = ['info', 'warn', 'error'] as const;

beforeEach(() => {
  time = new Date('2026-11-20T12:30:00.000Z');
  stores = inMemoryStores();
  lines = [];
  for (const level of levels) {
    // Over the method of the class, until it is deleted.
    logger[level] = (...[message, fields]: unknown[]) => {
      lines.push({ level: level.toUpperCase(), message, ...(fields as object) });
    };
  }
});
afterEach(() => {
  for (const level of levels) Reflect.deleteProperty(logger, level);
});

/** Runs `call` so often in one period of an alarm, and tells what CloudWatch sees of it. */
async function periodOf(times: number, call: (index: number) => Promise<unknown>): Promise<Period> {
  lines = [];
  let errors = 0;
  for (let index = 0; index < times; index++) {
    await call(index).catch(() => {
      errors++;
    });
  }
  return { lines, errors };
}

const context = { awsRequestId: 'r', getRemainingTimeInMillis: () => 60_000 } as Context;
const message = (auditId: string): SQSEvent =>
  ({
    Records: [{ messageId: 'm', receiptHandle: 'r', body: JSON.stringify({ audit_id: auditId }) }],
  }) as unknown as SQSEvent;
const launch = async (): Promise<string> => {
  const order = { audit_type: 'market', keyword: 'desk', language: 'en', country: 'US' } as const;
  const caller = { keyId: randomUUID(), accountId: randomUUID(), plan: 'free' } as const;
  const deps = { store: stores.newAuditStore(), queue: inMemoryQueue<never>(), now, randomBytes, planOverrides: {} };
  return (await requestAudit({ order, caller }, deps)).audit_id;
};
const statusOf = async (auditId: string) => (await stores.unfinishedAudits.get(auditId))?.status;
const workerOf = (engine: Engine, audits = stores.unfinishedAudits) => {
  const deliveries = inMemoryQueue<{ deliveryId: string; accountId: string; delayMs?: number }>();
  const deps = { audits, webhooks: stores.webhooks, deliveries, now };
  return runAudit({ ...deps, openEngine: async () => engine, retryMessageIn: async () => {} });
};
const healthy: Engine = async () => ({ outcome: 'report', report: { metadata: {} } }) as never;
const broken: Engine = () => Promise.reject(new Error('a bug'));
const down = (): Promise<never> => Promise.reject(new Error('the table is down'));

describe('provoked and cured', () => {
  test('run-audit-errors: the table fails; its messages come again and are then handled', async () => {
    const audits = await Promise.all([launch(), launch(), launch()]);
    const failing = workerOf(healthy, { ...stores.unfinishedAudits, claim: down });
    const during = await periodOf(3, (index) => failing(message(audits[index] ?? ''), context));
    expect(stateOf(template, 'RunAuditErrors', [during])).toBe('ALARM');
    // Where the runbook sends the operator to look.
    expect(during.lines.map(({ message: event }) => event)).toEqual(Array(3).fill('message_failed'));

    const after = await periodOf(3, (index) => workerOf(healthy)(message(audits[index] ?? ''), context));
    expect(stateOf(template, 'RunAuditErrors', [during, after])).toBe('OK');
    expect(await Promise.all(audits.map(statusOf))).toEqual(Array(3).fill('completed'));
  });

  test('audits-failing: a bug; audits launched after the deployment before it complete', async () => {
    const failTwice = async () => {
      const auditId = await launch();
      for (let receive = 0; receive < 2; receive++) {
        await workerOf(broken)(message(auditId), context);
        time = new Date(time.getTime() + 45_000);
      }
      expect(await statusOf(auditId)).toBe('failed');
    };
    const during = [await periodOf(5, failTwice), await periodOf(5, failTwice)];
    expect(stateOf(template, 'AuditsFailingInternal', during.slice(0, 1))).toBe('OK');
    expect(stateOf(template, 'AuditsFailingInternal', during)).toBe('ALARM');
    expect(stateOf(template, 'AuditsFailingSearchUnavailable', during)).toBe('OK');

    const auditId = await launch();
    const after = await periodOf(1, () => workerOf(healthy)(message(auditId), context));
    expect(stateOf(template, 'AuditsFailingInternal', [...during, after])).toBe('OK');
    expect(await statusOf(auditId)).toBe('completed');
  });

  test('search-providers: a revoked key; with the right one in the secret, searches work again', async () => {
    let isRevoked = true;
    const search: Search = searchAnyOf(
      [
        {
          name: 'serper',
          search: async (request) => {
            if (isRevoked) throw new ProviderUnavailable('serper', 'credentials');
            return { request, provider: 'serper' } as never;
          },
        },
      ],
      {
        timeMs: 40_000,
        now,
        failed: ({ provider, fault }) => logEvent('warn', 'search_provider_failed', { provider, fault }),
      },
    );
    const query = { keyword: 'desk', language: 'en', country: 'US' };
    const during = [await periodOf(5, () => search(query)), await periodOf(5, () => search(query))];
    expect(stateOf(template, 'SearchProviders', during)).toBe('ALARM');
    // The row of the runbook's table.
    expect(during[1]?.lines[0]).toMatchObject({ provider: 'serper', fault: 'credentials' });
    await expect(search(query)).rejects.toBeInstanceOf(SearchUnavailable);

    isRevoked = false;
    const after = await periodOf(5, () => search(query));
    expect(stateOf(template, 'SearchProviders', [...during, after])).toBe('OK');
    expect(after.errors).toBe(0);
  });

  test('authorizer-failures: the table of keys fails; refused keys are no failure', async () => {
    const { key } = await createApiKey(
      { accountId: 'acme', name: 'x', environment: 'live' },
      { ...stores, now, randomBytes, newId: randomUUID },
    );
    const methodArn = 'arn:aws:execute-api:us-east-1:000000000000:api/stage/GET/v1/audits';
    const request = (given: string) =>
      ({
        ...{ methodArn, headers: { 'X-API-Key': given }, requestContext: { requestId: 'q' } },
      }) as unknown as APIGatewayRequestAuthorizerEvent;
    const usagePlanKeys = { free: 'k' };
    const failing = apiKeyAuthorizer({ counter: { ...stores.requestCounter, countRequest: down }, now, usagePlanKeys });
    const authorize = apiKeyAuthorizer({ counter: stores.requestCounter, now, usagePlanKeys });
    const during = await periodOf(5, () => failing(request(key)));
    expect(stateOf(template, 'AuthorizerFailures', [during])).toBe('ALARM');
    expect(during.lines[0]?.message).toBe('key_check_failed');

    const refused = await periodOf(50, () => authorize(request(`${key.slice(0, -1)}?`)));
    expect([refused.errors, stateOf(template, 'AuthorizerFailures', [refused])]).toEqual([50, 'OK']);
    const after = await periodOf(5, () => authorize(request(key)));
    expect([after.errors, stateOf(template, 'AuthorizerFailures', [during, after])]).toEqual([0, 'OK']);
  });

  test('abandon-audit-errors: the table fails on a dead letter; the next receive ends its audit', async () => {
    const auditId = await launch();
    const deliveries = inMemoryQueue<{ deliveryId: string; accountId: string; delayMs?: number }>();
    const deps = { audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries, now };
    const failing = abandonAudit({ ...deps, audits: { ...stores.unfinishedAudits, get: down } });
    const during = await periodOf(1, () => failing(message(auditId), context));
    expect(stateOf(template, 'AbandonAuditErrors', [during])).toBe('ALARM');
    expect(await statusOf(auditId)).toBe('pending');

    const after = await periodOf(1, () => abandonAudit(deps)(message(auditId), context));
    expect(stateOf(template, 'AbandonAuditErrors', [during, after])).toBe('OK');
    expect(await statusOf(auditId)).toBe('failed');
    expect(after.lines.map(({ message: event }) => event)).toEqual(['audit_abandoned']);
  });
});
