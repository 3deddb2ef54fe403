/** One attempt holds an audit, its end is written once, and a failure of ours gives one unit back. */
import { abandonAudit } from '../../../core/audits/abandon-audit.ts';
import type { Audit, FailureCode } from '../../../core/audits/audit.ts';
import { failAudit } from '../../../core/audits/fail-audit.ts';
import { recoverAudits } from '../../../core/audits/recover-audits.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import { differs, hourMs, minuteMs, type Promised, secondMs, type World } from './world.ts';

const leaseMs = 45 * secondMs;
const maxAttempts = 5;
const noWebhooks = { webhooks: { get: async () => undefined }, deliveries: { send: async () => {} } };

async function launched(world: World, caller = world.caller()): Promise<string> {
  return await world.launch(caller);
}

async function claim(world: World, auditId: string): Promise<Audit | undefined> {
  return await world.audits.claim({ auditId, now: world.now(), leaseUntil: new Date(world.clock.ms + leaseMs) });
}

const monthScope = (world: World, accountId: string): string =>
  `account#${accountId}#month#${world.now().toISOString().slice(0, 7)}`;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

export const attempts: Promised[] = [
  {
    name: 'an attempt that holds the lease is alone',
    async *find(world) {
      const auditId = await launched(world);
      yield* differs('the first claim', (await claim(world, auditId))?.attempt, 1);
      world.clock.ms += leaseMs - 1;
      yield* differs('a claim within the lease', (await claim(world, auditId))?.attempt, undefined);
      world.clock.ms += 1;
      const both = await Promise.all([claim(world, auditId), claim(world, auditId)]);
      yield* differs(
        'two claims after it',
        both.filter((one) => one !== undefined).map((one) => one?.attempt),
        [2],
      );
    },
  },
  {
    name: 'an attempt that lost its lease changes nothing',
    async *find(world) {
      const { audits } = world;
      const auditId = await launched(world);
      await claim(world, auditId);
      world.clock.ms += leaseMs;
      await claim(world, auditId);
      const [at, late] = [world.now(), { auditId, attempt: 1, now: world.now() }];
      const until = new Date(world.clock.ms + leaseMs);
      const step = { progress: 0.9, step: 'late', leaseUntil: until };
      yield* differs('its progress', await audits.progress({ ...late, ...step }), false);
      yield* differs(
        'its release',
        await audits.release({ ...late, failure: 'internal', released: 1, retryAt: at }),
        false,
      );
      yield* differs('its output', await audits.complete({ auditId, attempt: 1, outputJson: '{}', at }), false);
      const failing = { auditId, attempt: 1, code: 'internal' as const, message: 'late', at };
      yield* differs('its failure', await audits.fail(failing), false);
      const { status, attempt, progress, lease_until } = (await audits.get(auditId)) ?? {};
      yield* differs(
        'the audit',
        { status, attempt, progress, lease_until },
        {
          ...{ status: 'running', attempt: 2, progress: 0 },
          lease_until: until.toISOString(),
        },
      );
      yield* differs('its outputs', (await world.items('audits', 'audit_id', auditId)).length, 1);
    },
  },
  {
    name: 'an analysis that goes on without its lease is void',
    async *find(world) {
      const auditId = await launched(world);
      let wentOn = false;
      const analyze: Analyze = async (_order, onProgress) => {
        await onProgress({ progress: 0.1, step: 'begun' });
        world.clock.ms += leaseMs + secondMs;
        await claim(world, auditId);
        await onProgress({ progress: 0.5, step: 'goes on' });
        wentOn = true;
        return { outcome: 'failed', code: 'no_search_results', retryable: false, detail: 'never told' };
      };
      const { outcome } = await runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
      yield* differs('the outcome', outcome, 'not_ours');
      yield* differs('it went on', wentOn, false);
      yield* differs('the audit', (await world.audits.get(auditId))?.status, 'running');
    },
  },
  {
    name: 'an audit whose every attempt fails is tried five times',
    async *find(world) {
      const auditId = await launched(world);
      let analyses = 0;
      const analyze: Analyze = async () => {
        analyses++;
        return { outcome: 'failed', code: 'search_unavailable', retryable: true, detail: 'no provider answers' };
      };
      for (let message = 0; message < 4 * maxAttempts; message++) {
        await runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
        world.clock.ms += hourMs;
      }
      yield* differs('analyses', analyses, maxAttempts);
      yield* differs('the audit', (await world.audits.get(auditId))?.status, 'failed');
    },
  },
  {
    name: 'an audit that ends its workers is analysed twice',
    async *find(world) {
      const deps = { audits: world.audits, ...noWebhooks, now: world.now };
      const lost = await launched(world);
      let analyses = 0;
      const late: Analyze = async (_order, onProgress) => {
        analyses++;
        await onProgress({ progress: 0.5, step: 'extracting' });
        return { outcome: 'failed', code: 'analysis_timeout', retryable: true, detail: 'late' };
      };
      for (let workers = 0; workers < 2; workers++) {
        // Out of memory: nothing is written after the claim.
        await claim(world, lost);
        world.clock.ms += hourMs;
      }
      yield* differs('after two lost workers', (await runAudit(lost, { ...deps, analyze: late })).outcome, 'failed');
      yield* differs('analyses', analyses, 0);
      const slow = await launched(world);
      for (let messages = 0; messages < 4; messages++) {
        await runAudit(slow, { ...deps, analyze: late });
        world.clock.ms += hourMs;
      }
      yield* differs('analyses that run out of time', analyses, 2);
      for (const id of [lost, slow])
        yield* differs('its error', (await world.audits.get(id))?.error?.code, 'analysis_timeout');
    },
  },
  {
    name: 'an audit that breaks the engine is analysed twice',
    async *find(world) {
      const auditId = await launched(world);
      let analyses = 0;
      const analyze: Analyze = async () => {
        analyses++;
        throw new Error('poison');
      };
      for (let messages = 0; messages < 4; messages++) {
        await runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
        world.clock.ms += hourMs;
      }
      yield* differs('analyses', analyses, 2);
      yield* differs('the audit', (await world.audits.get(auditId))?.error?.code, 'internal');
    },
  },
  {
    name: "two workers used up by the caller's own page are paid for",
    async *find(world) {
      for (const [step, code, units] of [
        ['comparing', 'page_too_large', 1],
        ['measuring', 'analysis_timeout', 0],
      ] as const) {
        const caller = world.caller();
        const auditId = await launched(world, caller);
        const analyze: Analyze = async (_order, onProgress) => {
          await onProgress({ progress: 0.5, step });
          // Out of memory: the worker is heard of no more.
          return new Promise(() => {});
        };
        for (let workers = 0; workers < 2; workers++) {
          void runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
          await until(async () => {
            const seen = await world.audits.get(auditId);
            return seen?.attempt === workers + 1 && seen.step === step;
          });
          world.clock.ms += hourMs;
        }
        await runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
        yield* differs(step, (await world.audits.get(auditId))?.error?.code, code);
        yield* differs('units', await world.used(monthScope(world, caller.accountId)), units);
      }
    },
  },
  {
    name: 'a failure of ours gives one unit back, to the month of the order; another gives none',
    async *find(world) {
      const end = async (code: FailureCode): Promise<[before: number, after: number]> => {
        world.clock.ms = Date.parse('2026-11-30T23:59:00.000Z');
        const caller = world.caller();
        const [auditId] = [await launched(world, caller), await launched(world, caller)];
        const november = monthScope(world, caller.accountId);
        await claim(world, auditId);
        world.clock.ms += 10 * minuteMs;
        const audit = await world.audits.get(auditId);
        if (audit === undefined) throw new Error('the audit is gone');
        const deps = { audits: world.audits, now: world.now, ...noWebhooks };
        for (let times = 0; times < 3; times++) await failAudit(audit, code, deps);
        await abandonAudit(auditId, deps);
        return [await world.used(november), await world.used(monthScope(world, caller.accountId))];
      };
      yield* differs('internal', await end('internal'), [1, 0]);
      yield* differs('page_unreachable', await end('page_unreachable'), [2, 0]);
    },
  },
  {
    name: 'an audit whose message or worker was lost is sent again',
    async *find(world) {
      const [pending, running] = [await launched(world), await launched(world)];
      await claim(world, running);
      world.clock.ms += 2 * minuteMs;
      const resent: string[] = [];
      const queue = { send: async ({ auditId }: { auditId: string }) => void resent.push(auditId) };
      await recoverAudits({ audits: world.audits, queue, now: world.now, ...noWebhooks });
      for (const id of [pending, running]) yield* differs('sent', resent.filter((one) => one === id).length, 1);
      await recoverAudits({ audits: world.audits, queue, now: world.now, ...noWebhooks });
      for (const id of [pending, running])
        yield* differs('sent soon after', resent.filter((one) => one === id).length, 1);
    },
  },
];
