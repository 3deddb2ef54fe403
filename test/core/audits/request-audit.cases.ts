/** Ordering an audit: what is counted, what is not, and repeated orders. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '../../../core/accounts/caller.ts';
import { readUsage } from '../../../core/accounts/read-usage.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { type LaunchedAudit, requestAudit } from '../../../core/audits/request-audit.ts';
import { ownerId } from '../../../core/test-mode.ts';
import type { Stores } from '../../contracts/stores.ts';

export function requestAuditCases(open: () => Stores): void {
  let caller: Caller;
  let sent: string[];
  let time: Date;
  let sendFails: boolean;
  const now = (): Date => time;
  const order: AuditOrder = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };

  beforeEach(() => {
    caller = { keyId: randomUUID(), accountId: randomUUID(), plan: 'free' };
    sent = [];
    sendFails = false;
    time = new Date('2026-11-20T12:30:00.000Z');
  });

  /** A fresh process: it remembers no counter. */
  const process = () => {
    const deps = {
      store: open().newAuditStore(),
      queue: {
        send: async ({ auditId }: { auditId: string }) => {
          if (sendFails) throw new Error('no queue');
          sent.push(auditId);
        },
      },
      now,
      randomBytes,
      planOverrides: { free: { monthlyAudits: 30 } },
    };
    return (idempotencyKey?: string, body: AuditOrder = order): Promise<LaunchedAudit> =>
      requestAudit({ order: body, caller, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }, deps);
  };
  const used = async (): Promise<{ hour: number; month: number }> => {
    const { auditsHour, quota } = await readUsage(caller, { usage: open().usage, now, planOverrides: {} });
    return { hour: auditsHour.used, month: quota.used };
  };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );

  describe('an order of test mode', () => {
    const inTestMode = (keyId: string) => {
      const live = caller;
      caller = { ...live, keyId, accountId: ownerId(live.accountId, false) };
      return live;
    };

    test('counts in the day and in no quota; of many at once exactly 200 are taken', async () => {
      const live = inTestMode('');
      const outcomes = { taken: 0, refused: [] as unknown[] };
      // Each key launches twenty in an hour.
      for (let key = 0; key < 11; key++) {
        caller = { ...caller, keyId: randomUUID() };
        const launch = process();
        const launches = await Promise.all(Array.from({ length: 20 }, () => launch().catch((error: unknown) => error)));
        outcomes.taken += launches.filter((launched) => !(launched instanceof Error)).length;
        outcomes.refused.push(...launches.filter((launched) => launched instanceof Error));
      }
      expect([outcomes.taken, outcomes.refused.length]).toEqual([200, 20]);
      expect(outcomes.refused[0]).toMatchObject({
        code: 'rate_limit_exceeded',
        message: 'The 200 test audits of this day are launched; try again in 41400 s.',
        headers: { 'Retry-After': '41400' },
      });
      expect((await used()).month).toBe(200);
      caller = live;
      expect(await used()).toEqual({ hour: 0, month: 0 });
      // The next day begins anew.
      time = new Date('2026-11-21T00:00:00.000Z');
      inTestMode(randomUUID());
      await process()();
      expect(await used()).toEqual({ hour: 1, month: 1 });
    }, 60_000);

    test('is no repetition of one of live mode under the same Idempotency-Key', async () => {
      const first = await process()('once');
      inTestMode(caller.keyId);
      const second = await process()('once');
      expect([second.replayed, second.audit_id === first.audit_id]).toEqual([false, false]);
      expect((await process()('once')).replayed).toBe(true);
    });
  });

  describe('an order', () => {
    test('is kept as pending, counted once, and sent', async () => {
      const accepted = await process()();
      expect(accepted).toMatchObject({
        replayed: false,
        created_at: time.toISOString(),
        hour: { limit: 20, remaining: 19, resetSeconds: 1800 },
      });
      expect(sent).toEqual([accepted.audit_id]);
      expect(await used()).toEqual({ hour: 1, month: 1 });
      const audit = await open().auditReader.getStatus(accepted.audit_id);
      expect(audit).toMatchObject({ ...order, status: 'pending', account_id: caller.accountId, attempt: 0 });
    });

    test('is accepted even when it cannot be sent: recovery sends it', async () => {
      sendFails = true;
      expect(await process()()).toMatchObject({ replayed: false, sendFailure: expect.any(Error) });
      expect(await used()).toEqual({ hour: 1, month: 1 });
    });

    test('tells what is left of the hour exactly, from one process or several', async () => {
      const [one, other] = [process(), process()];
      const left = [];
      for (const send of [one, one, other, one, other, other]) left.push((await send()).hour?.remaining);
      expect(left).toEqual([19, 18, 17, 16, 15, 14]);
    });
  });

  describe('limits', () => {
    test('of 25 simultaneous orders exactly 20 are accepted and counted', async () => {
      const senders = [process(), process(), process()];
      const results = await Promise.all(
        Array.from({ length: 25 }, (_, index) => refusal(senders[index % 3]?.() ?? Promise.reject())),
      );
      const refused = results.filter((result) => result !== undefined);
      expect(refused).toHaveLength(5);
      for (const error of refused)
        expect(error).toMatchObject({ code: 'rate_limit_exceeded', headers: { 'Retry-After': '1800' } });
      expect(await used()).toEqual({ hour: 20, month: 20 });
      expect(sent).toHaveLength(20);
    });

    test('the hour begins anew, the month goes on, and the month too ends at its limit', async () => {
      const send = process();
      for (let index = 0; index < 20; index++) await send();
      expect(await refusal(send())).toMatchObject({ code: 'rate_limit_exceeded' });
      time = new Date('2026-11-20T13:00:00.000Z');
      for (let index = 0; index < 10; index++) await send();
      expect(await refusal(send())).toMatchObject({
        code: 'quota_exceeded',
        body: { used: 30, limit: 30, resets_at: '2026-12-01T00:00:00.000Z' },
      });
      expect(await used()).toEqual({ hour: 10, month: 30 });
      time = new Date('2026-12-01T00:00:00.000Z');
      expect(await send()).toMatchObject({ replayed: false });
    });
  });

  describe('an Idempotency-Key', () => {
    test('gives the first answer again and consumes nothing, from any process', async () => {
      const first = await process()('order-1');
      const again = await process()('order-1');
      expect(again).toEqual({ audit_id: first.audit_id, created_at: first.created_at, replayed: true });
      expect(await used()).toEqual({ hour: 1, month: 1 });
      expect(sent).toHaveLength(1);
    });

    test('with another body is refused and consumes nothing', async () => {
      const send = process();
      await send('order-2');
      expect(await refusal(send('order-2', { ...order, keyword: 'other' }))).toMatchObject({
        code: 'idempotency_mismatch',
      });
      expect(await used()).toEqual({ hour: 1, month: 1 });
    });

    test("of one account says nothing about another account's", async () => {
      const first = await process()('order-3');
      caller = { ...caller, accountId: randomUUID(), keyId: randomUUID() };
      expect((await process()('order-3')).audit_id).not.toBe(first.audit_id);
    });

    test('is forgotten after 24 hours', async () => {
      const first = await process()('order-4');
      time = new Date(time.getTime() + 24 * 3_600_000 + 1_000);
      expect(await process()('order-4')).toMatchObject({ replayed: false });
      expect((await process()('order-4')).audit_id).not.toBe(first.audit_id);
    });

    test('is answered even when the hour is used up since', async () => {
      const send = process();
      const first = await send('order-5');
      for (let index = 0; index < 19; index++) await send();
      expect(await send('order-5')).toMatchObject({ audit_id: first.audit_id, replayed: true });
      expect(await refusal(send('order-6'))).toMatchObject({ code: 'rate_limit_exceeded' });
    });

    test('of simultaneous requests launches one audit', async () => {
      const senders = [process(), process()];
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => senders[index % 2]?.('order-7')));
      expect(new Set(answers.map((answer) => answer?.audit_id)).size).toBe(1);
      expect(answers.filter((answer) => answer?.replayed === false)).toHaveLength(1);
      expect(await used()).toEqual({ hour: 1, month: 1 });
    });
  });
}
