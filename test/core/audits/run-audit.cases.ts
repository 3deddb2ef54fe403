/** An audit's way to its end: claims, fences, retries, failures, and the quota that comes back once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '../../../core/accounts/caller.ts';
import { readUsage } from '../../../core/accounts/read-usage.ts';
import { abandonAudit } from '../../../core/audits/abandon-audit.ts';
import type { AnnounceDeps } from '../../../core/audits/announce-end.ts';
import { failureCodes } from '../../../core/audits/audit.ts';
import { failingKeyword } from '../../../core/audits/failing-keywords.ts';
import { leaseMs } from '../../../core/audits/leases.ts';
import { recoverAudits } from '../../../core/audits/recover-audits.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import { ownerId } from '../../../core/test-mode.ts';
import type { Stores } from '../../contracts/stores.ts';

export function runAuditCases(open: () => Stores): void {
  /** Keys here have no webhook; `test/core/webhooks` tells of those that have. */
  const announceDeps: AnnounceDeps = {
    webhooks: { get: (keyId) => open().webhooks.get(keyId) },
    deliveries: {
      send: async () => {
        throw new Error('nothing is announced');
      },
    },
  };
  let caller: Caller;
  let time: Date;
  const now = (): Date => time;
  const pass = (ms: number): void => {
    time = new Date(time.getTime() + ms);
  };

  /** An engine that yields this at once; the engine itself is tested in `test/analysis`. */
  const yields =
    (outcome: unknown): Analyze =>
    async () =>
      outcome as Awaited<ReturnType<Analyze>>;
  const report = yields({
    outcome: 'report',
    report: { metadata: { keyword: 'k' }, market_serp: { text: 'ü'.repeat(1_000) } },
  });
  const fails = (code: string, retryable: boolean) => yields({ outcome: 'failed', code, retryable, detail: 'why' });

  beforeEach(() => {
    caller = { keyId: randomUUID(), accountId: randomUUID(), plan: 'free' };
    time = new Date('2026-11-20T12:30:00.000Z');
  });

  const launch = async (keyword = 'k'): Promise<string> => {
    const deps = {
      store: open().newAuditStore(),
      queue: { send: async () => {} },
      now,
      randomBytes,
      planOverrides: {},
    };
    const order = { audit_type: 'market', keyword, language: 'en', country: 'US' } as const;
    return (await requestAudit({ order, caller }, deps)).audit_id;
  };
  const read = (auditId: string) => open().auditReader.get(auditId);
  const monthUsed = async (): Promise<number> => {
    return (await readUsage(caller, { usage: open().usage, now, planOverrides: {} })).quota.used;
  };
  const run = (auditId: string, analyze: Analyze) =>
    runAudit(auditId, { audits: open().unfinishedAudits, analyze, now, ...announceDeps });

  describe('a run of test mode', () => {
    beforeEach(() => {
      caller = { ...caller, accountId: ownerId(caller.accountId, false) };
    });

    test('tells the engine its mode', async () => {
      const modes: boolean[] = [];
      const tells: Analyze = async (order, onProgress, livemode) => {
        modes.push(livemode);
        return report(order, onProgress, livemode);
      };
      expect(await run(await launch(), tells)).toMatchObject({ outcome: 'completed' });
      caller = { ...caller, accountId: randomUUID() };
      await run(await launch(failingKeyword('internal')), tells);
      expect(modes).toEqual([false, true]);
    });

    test.each(failureCodes)(
      'fails at once with %s where its keyword demands that, and returns nothing',
      async (code) => {
        const auditId = await launch(failingKeyword(code).toUpperCase());
        const engine: Analyze = async () => {
          throw new Error('the engine is not asked');
        };
        expect(await run(auditId, engine)).toMatchObject({ outcome: 'failed', code });
        const { audit } = (await read(auditId)) ?? {};
        expect(audit).toMatchObject({ status: 'failed', attempt: 1, error: { code } });
        expect(audit?.error?.message).not.toContain('given back');
        expect(await monthUsed()).toBe(1);
      },
    );
  });

  describe('a run', () => {
    test('ends completed with its output, and a second message changes nothing', async () => {
      const auditId = await launch();
      pass(2_000);
      expect(await run(auditId, report)).toMatchObject({ outcome: 'completed' });
      const first = await read(auditId);
      expect(first?.audit).toMatchObject({ status: 'completed', completed_at: time.toISOString(), attempt: 1 });
      expect(JSON.parse(first?.outputJson ?? '')).toEqual({
        metadata: { keyword: 'k', completed_at: time.toISOString() },
        market_serp: { text: 'ü'.repeat(1_000) },
      });
      pass(60_000);
      expect(await run(auditId, fails('internal', false))).toEqual({ outcome: 'not_ours' });
      expect(await read(auditId)).toEqual(first);
      expect(await monthUsed()).toBe(1);
    });

    test('keeps an output of several megabytes in parts', async () => {
      const auditId = await launch();
      const noise = randomBytes(600_000).toString('base64');
      await run(auditId, yields({ outcome: 'report', report: { metadata: {}, noise } }));
      expect(JSON.parse((await read(auditId))?.outputJson ?? '').noise).toBe(noise);
    });

    test('fails with an output that Lambda could not answer with, at once, and gives the unit back', async () => {
      const auditId = await launch();
      // 1.6 million quotation marks are 3.2 MB of JSON and 6.4 MB as an escaped string.
      const analyze = yields({ outcome: 'report', report: { metadata: {}, marks: '"'.repeat(1_600_000) } });
      expect(await run(auditId, analyze)).toMatchObject({ outcome: 'failed', code: 'internal' });
      const found = await read(auditId);
      expect(found?.audit).toMatchObject({ status: 'failed', attempt: 1, error: { code: 'internal' } });
      expect(found?.outputJson).toBeUndefined();
      expect(await monthUsed()).toBe(0);
    });

    test('tells how far it is, and renews its lease', async () => {
      const auditId = await launch();
      await run(auditId, async (_, onProgress) => {
        for (const step of [1, 2, 3]) {
          pass(leaseMs / 2);
          await onProgress({ progress: step / 4, step: `step ${step}` });
          expect((await read(auditId))?.audit).toMatchObject({
            status: 'running',
            progress: step / 4,
            step: `step ${step}`,
          });
          expect(await run(auditId, report)).toEqual({ outcome: 'not_ours' });
        }
        return report({} as never, onProgress, true);
      });
      expect((await read(auditId))?.audit).toMatchObject({ status: 'completed', attempt: 1 });
    });

    test('that lost its lease changes nothing any more', async () => {
      const auditId = await launch();
      const slow = await run(auditId, async (_, onProgress) => {
        pass(leaseMs + 1);
        expect(await run(auditId, fails('no_search_results', false))).toMatchObject({ outcome: 'failed' });
        await onProgress({ progress: 0.5, step: 'late' });
        throw new Error('not reached');
      });
      expect(slow).toEqual({ outcome: 'not_ours' });
      expect((await read(auditId))?.audit).toMatchObject({ status: 'failed', error: { code: 'no_search_results' } });
    });

    test('of two that claim at once one gets it', async () => {
      const auditId = await launch();
      const outcomes = await Promise.all([run(auditId, report), run(auditId, report), run(auditId, report)]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['completed', 'not_ours', 'not_ours']);
    });
  });

  describe('a failure', () => {
    test("of the caller's making keeps the unit", async () => {
      const auditId = await launch();
      expect(await run(auditId, fails('page_not_html', false))).toMatchObject({
        outcome: 'failed',
        code: 'page_not_html',
      });
      expect((await read(auditId))?.audit.error).toMatchObject({ code: 'page_not_html' });
      expect(await monthUsed()).toBe(1);
    });

    test('of ours gives the unit back, once', async () => {
      const auditId = await launch();
      expect(await run(auditId, fails('analysis_timeout', false))).toMatchObject({ outcome: 'failed' });
      await run(auditId, fails('analysis_timeout', false));
      await abandonAudit(auditId, { audits: open().unfinishedAudits, now, ...announceDeps });
      expect(await monthUsed()).toBe(0);
    });

    test('worth a retry is tried five times, each later than the last, then ends with its code', async () => {
      const auditId = await launch();
      const delays: number[] = [];
      for (let attempt = 1; attempt < 5; attempt++) {
        const outcome = await run(auditId, fails('search_unavailable', true));
        if (outcome.outcome !== 'retry') throw new Error(outcome.outcome);
        delays.push(outcome.delayMs);
        expect(await run(auditId, report)).toEqual({ outcome: 'not_ours' });
        pass(outcome.delayMs);
      }
      expect(delays).toEqual([30_000, 60_000, 120_000, 240_000]);
      expect(await run(auditId, fails('search_unavailable', true))).toMatchObject({
        outcome: 'failed',
        code: 'search_unavailable',
      });
      expect(await monthUsed()).toBe(0);
    });

    test('that throws is retried as internal, once', async () => {
      const auditId = await launch();
      const boom: Analyze = async () => {
        throw new Error('boom');
      };
      expect(await run(auditId, boom)).toMatchObject({ outcome: 'retry', code: 'internal' });
      pass(60_000);
      expect(await run(auditId, boom)).toMatchObject({ outcome: 'failed', code: 'internal' });
      expect(await monthUsed()).toBe(0);
    });

    test('of the store while progress is told is no fault of the page', async () => {
      const auditId = await launch();
      const audits = open().unfinishedAudits;
      const away = { ...audits, progress: () => Promise.reject(new Error('the table is away')) };
      const tells: Analyze = async (_, onProgress) => {
        await onProgress({ progress: 0.5, step: 'fetching' });
        return report({} as never, onProgress, true);
      };
      for (const wait of [60_000, 120_000, 240_000]) {
        const outcome = await runAudit(auditId, { audits: away, analyze: tells, now, ...announceDeps });
        expect(outcome).toMatchObject({ outcome: 'retry', code: 'internal' });
        pass(wait);
      }
      expect(await run(auditId, tells)).toMatchObject({ outcome: 'completed' });
    });

    describe('of an audit that uses up two workers', () => {
      const endsAt = (step: string): Analyze => {
        const late = fails('analysis_timeout', true);
        return async (order, onProgress) => {
          for (const [done, name] of ['fetching', step].entries()) await onProgress({ progress: done / 2, step: name });
          return late(order, onProgress, true);
        };
      };
      /** The worker is gone after it has told `step`. */
      const lose = async (auditId: string, step: string): Promise<void> => {
        const { unfinishedAudits } = open();
        const audit = await unfinishedAudits.claim({
          auditId,
          now: time,
          leaseUntil: new Date(time.getTime() + leaseMs),
        });
        if (audit === undefined) throw new Error('the audit cannot be claimed');
        const told = { auditId, attempt: audit.attempt, progress: 0.5, step, now: time };
        await unfinishedAudits.progress({ ...told, leaseUntil: new Date(time.getTime() + leaseMs) });
        pass(leaseMs);
      };

      test.each([
        ['extracting', 'analysis_timeout', 0],
        ['measuring', 'analysis_timeout', 0],
        ['reading_page', 'page_too_large', 1],
        ['comparing', 'page_too_large', 1],
      ])('while %s is %s', async (step, code, units) => {
        const auditId = await launch();
        await lose(auditId, step);
        await lose(auditId, step);
        expect(await run(auditId, report)).toMatchObject({ outcome: 'failed', code });
        expect(await monthUsed()).toBe(units);
      });

      test.each([
        ['extracting', 'analysis_timeout', 0],
        ['comparing', 'page_too_large', 1],
      ])('out of time while %s is %s', async (step, code, units) => {
        const auditId = await launch();
        expect(await run(auditId, endsAt(step))).toMatchObject({ outcome: 'retry', code: 'analysis_timeout' });
        pass(60_000);
        expect(await run(auditId, endsAt(step))).toMatchObject({ outcome: 'failed', code });
        expect(await monthUsed()).toBe(units);
      });
    });

    test('that the queue gave up on ends as failed, unless an attempt is alive', async () => {
      const auditId = await launch();
      await run(auditId, async (_, onProgress) => {
        expect(await abandonAudit(auditId, { audits: open().unfinishedAudits, now, ...announceDeps })).toBeUndefined();
        return report({} as never, onProgress, true);
      });
      const pending = await launch();
      expect(await abandonAudit(pending, { audits: open().unfinishedAudits, now, ...announceDeps })).toBe('internal');
      expect((await read(pending))?.audit.status).toBe('failed');
      expect(
        await abandonAudit(randomUUID(), { audits: open().unfinishedAudits, now, ...announceDeps }),
      ).toBeUndefined();
    });
  });

  describe('recovery', () => {
    test('sends again what was lost, in the queue or in an attempt, and nothing else', async () => {
      const lostMessage = await launch();
      const crashed = await launch();
      const ended = await launch();
      await run(ended, report);
      const neverEnds: Analyze = () => new Promise(() => {});
      void run(crashed, neverEnds);
      while ((await read(crashed))?.audit.status !== 'running') await new Promise((resolve) => setTimeout(resolve, 5));
      pass(61_000);
      const sent: string[] = [];
      const queue = { send: async ({ auditId }: { auditId: string }) => void sent.push(auditId) };
      const sweep = () => recoverAudits({ audits: open().unfinishedAudits, queue, now, ...announceDeps });
      await sweep();
      expect(sent).toEqual(expect.arrayContaining([lostMessage, crashed]));
      expect(sent).not.toContain(ended);
      const before = sent.length;
      await sweep();
      expect(sent).toHaveLength(before);
      expect(await run(crashed, report)).toMatchObject({ outcome: 'completed', audit: { attempt: 2 } });
    });
  });
}
