/** What stores of audits do, whatever they stand on: every write is one transition of the table, or changes nothing. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type Audit, auditTransitions } from '../../core/audits/audit.ts';
import type { DueAudit } from '../../core/audits/unfinished-audits.ts';
import { after, newAudit, newCounter, newDelivery, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function auditContract(stores: () => Stores): void {
  const stored = async (more: Partial<Audit> = {}): Promise<Audit> => {
    const audit = newAudit(more);
    await stores().newAuditStore().create({ audit, hour: newCounter(), quota: newCounter(), now: noon });
    return audit;
  };
  const claimed = async (more: Partial<Audit> = {}): Promise<Audit> => {
    const { audit_id: auditId } = await stored(more);
    const audit = await stores().unfinishedAudits.claim({ auditId, now: after(1), leaseUntil: after(46) });
    if (!audit) throw new Error('not claimed');
    return audit;
  };
  const ended = async (more: Partial<Audit> = {}): Promise<Audit> => {
    const audit = await claimed(more);
    const end = { auditId: audit.audit_id, attempt: 1, outputJson: '{}', at: after(9) };
    expect(await stores().unfinishedAudits.complete(end)).toBe(true);
    return audit;
  };
  /** The reader uses today's clock. */
  const [past, future] = ['2026-11-20T12:00:10.000Z', '2999-01-01T00:00:00.000Z'];
  const read = (audit: Audit) => stores().auditReader.get(audit.audit_id);

  /** Each write with the attempt that it was made for. */
  const writes = {
    claim: ({ audit_id: auditId }: Audit) =>
      stores().unfinishedAudits.claim({ auditId, now: after(100), leaseUntil: after(145) }),
    progress: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.progress({
        ...{ auditId, attempt, progress: 0.5, step: 'half', now: after(100), leaseUntil: after(145) },
      }),
    release: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.release({
        auditId,
        attempt,
        failure: 'internal',
        released: 1,
        now: after(100),
        retryAt: after(130),
      }),
    resend: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.noteResent({
        ...{ auditId, attempt, resent: 0, now: after(100), checkAt: after(160) },
      }),
    postpone: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.postpone({ auditId, attempt, now: after(100), checkAt: after(160) }),
    complete: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.complete({ auditId, attempt, outputJson: '{}', at: after(100) }),
    fail: ({ audit_id: auditId }: Audit, attempt: number) =>
      stores().unfinishedAudits.fail({ auditId, attempt, code: 'internal', message: 'why', at: after(100) }),
  } satisfies Record<keyof typeof auditTransitions, unknown>;

  describe('the lifetime of an audit', () => {
    test('ends for its readers when it expires, whether or not its items are deleted', async () => {
      const kept = await ended({ expires_at: future });
      expect(await read(kept)).toMatchObject({ audit: { expires_at: future, status: 'completed' }, outputJson: '{}' });
      const expired = await ended({ expires_at: past });
      expect(await read(expired)).toBeUndefined();
      expect(await stores().auditReader.getStatus(expired.audit_id)).toBeUndefined();
      expect(await stores().auditReader.getStatus(kept.audit_id)).toMatchObject({ audit_id: kept.audit_id });
    });
  });

  describe('the table of transitions', () => {
    const names = Object.keys(writes) as (keyof typeof writes)[];
    const states = [
      ['pending', stored],
      ['running', claimed],
      ['completed', ended],
    ] as const;
    test.each(names.flatMap((name) => states.map(([state, make]) => [name, state, make] as const)))(
      '%s out of %s is as it says',
      async (name, state, make) => {
        const audit = await make();
        const { attempt } = (await read(audit))?.audit ?? audit;
        const before = await read(audit);
        const { from, to } = auditTransitions[name];
        const isAllowed = from.some((status) => status === state);
        expect(Boolean(await writes[name](audit, attempt))).toBe(isAllowed);
        const now = await read(audit);
        if (isAllowed) expect(now?.audit).toMatchObject({ status: to ?? state, updated_at: after(100).toISOString() });
        else expect(now).toEqual(before);
      },
    );

    test.each(names.filter((name) => name !== 'claim'))('%s for another attempt changes nothing', async (name) => {
      const audit = await claimed();
      const before = await read(audit);
      expect(await writes[name](audit, 2)).toBe(false);
      expect(await read(audit)).toEqual(before);
    });

    test.each(names)('%s of an unknown audit changes nothing', async (name) => {
      const unknown = newAudit();
      expect(Boolean(await writes[name](unknown, 0))).toBe(false);
      expect(await read(unknown)).toBeUndefined();
    });
  });

  describe('an attempt', () => {
    test('begins with a lease, and again only once the lease has run out', async () => {
      const audit = await claimed();
      expect(audit).toMatchObject({
        ...{ status: 'running', attempt: 1, progress: 0, step: 'starting', resent: 0 },
        ...{ started_at: after(1).toISOString(), lease_until: after(46).toISOString() },
      });
      const claim = (now: Date) =>
        stores().unfinishedAudits.claim({ auditId: audit.audit_id, now, leaseUntil: after(200) });
      expect(await claim(after(45))).toBeUndefined();
      expect(await claim(after(46))).toMatchObject({ attempt: 2, started_at: after(1).toISOString() });
    });

    test('knows the last step of the attempt before it', async () => {
      const audit = await claimed();
      expect(audit.previous_step).toBe('starting');
      await writes.progress(audit, 1);
      const again = { auditId: audit.audit_id, now: after(200), leaseUntil: after(245) };
      expect(await stores().unfinishedAudits.claim(again)).toMatchObject({ step: 'starting', previous_step: 'half' });
    });

    test('tells how far it is, and keeps why it was given up', async () => {
      const audit = await claimed();
      await writes.progress(audit, 1);
      expect((await read(audit))?.audit).toMatchObject({
        progress: 0.5,
        step: 'half',
        lease_until: after(145).toISOString(),
      });
      await writes.release(audit, 1);
      expect((await read(audit))?.audit).toMatchObject({
        last_failure: 'internal',
        released: 1,
        lease_until: after(130).toISOString(),
      });
    });
  });

  describe('the end', () => {
    test('keeps the output and the delivery, and takes away what only a running audit has', async () => {
      const audit = await claimed();
      const delivery = newDelivery({ audit_id: audit.audit_id });
      const outputJson = JSON.stringify({ text: 'ü'.repeat(1_000) });
      const end = { auditId: audit.audit_id, attempt: 1, outputJson, at: after(9), delivery };
      expect(await stores().unfinishedAudits.complete(end)).toBe(true);
      const found = await read(audit);
      expect(found).toMatchObject({ audit: { status: 'completed', completed_at: after(9).toISOString() }, outputJson });
      for (const name of ['progress', 'step', 'previous_step', 'lease_until'])
        expect(found?.audit).not.toHaveProperty(name);
      expect(await stores().deliveries.get(delivery.delivery_id)).toEqual(delivery);
    });

    test('in failure keeps why, and gives the unit back', async () => {
      const audit = newAudit();
      const quota = newCounter();
      await stores().newAuditStore().create({ audit, hour: newCounter(), quota, now: noon });
      const delivery = newDelivery({ audit_id: audit.audit_id, type: 'audit.failed' });
      const failed = { auditId: audit.audit_id, attempt: 0, code: 'internal', message: 'why', at: after(9) } as const;
      const fail = () => stores().unfinishedAudits.fail({ ...failed, giveBackTo: quota.scope, delivery });
      expect(await fail()).toBe(true);
      expect(await fail()).toBe(false);
      expect((await read(audit))?.audit.error).toEqual({ code: 'internal', message: 'why' });
      expect(await stores().usage.used([quota.scope])).toEqual([0]);
      expect(await stores().deliveries.get(delivery.delivery_id)).toEqual(delivery);
    });

    test('that was announced already is not kept', async () => {
      const delivery = newDelivery();
      for (const [index, audit] of [await claimed(), await claimed()].entries()) {
        const end = { auditId: audit.audit_id, attempt: 1, outputJson: '{}', at: after(9), delivery };
        const completing = stores().unfinishedAudits.complete(end);
        if (index === 0) expect(await completing).toBe(true);
        else await expect(completing).rejects.toThrow();
        expect((await read(audit))?.audit.status).toBe(index === 0 ? 'completed' : 'running');
      }
    });
  });

  describe('what recovery is to look at', () => {
    const checkAt = async (audit: Audit) => (await read(audit))?.audit.check_at;

    test('is told by the shard, the longest due first, page by page, until the audit ends', async () => {
      // Years apart from what other tests store; ids in one shard.
      const at = (day: number) => new Date(Date.UTC(2020, 0, day)).toISOString();
      const made = async (day: number, digit: string) =>
        stored({ audit_id: `${randomUUID().slice(0, -1)}${digit}`, created_at: at(day), check_at: at(day) });
      const [second, first, later] = [await made(2, '4'), await made(1, '0'), await made(4, '0')];
      const other = await made(1, '1');
      const gone = await made(1, '0');
      const fail = ({ audit_id: auditId }: Audit) =>
        stores().unfinishedAudits.fail({ auditId, attempt: 0, code: 'internal', message: '', at: after(0) });
      await fail(gone);
      const list = (limit: number, from?: DueAudit) =>
        stores().unfinishedAudits.listDue({
          ...{ shard: 0, before: new Date(at(3)), limit },
          ...(from === undefined ? {} : { after: from }),
        });
      const seen = ({ audit_id, check_at = '' }: Audit) => ({ audit_id, check_at });
      expect(await list(9)).toEqual({ due: [seen(first), seen(second)] });
      const page = await list(1);
      expect(page).toEqual({ due: [seen(first)], next: seen(first) });
      expect((await list(1, page.next)).due).toEqual([seen(second)]);
      for (const audit of [first, second, later, other]) {
        await fail(audit);
        expect(await checkAt(audit)).toBeUndefined();
      }
      expect(await list(9)).toEqual({ due: [] });
    });

    test('is an attempt when its lease of the beginning runs out; progress does not move it', async () => {
      const audit = await claimed();
      expect(await checkAt(audit)).toBe(after(46).toISOString());
      await writes.progress(audit, 1);
      expect(await checkAt(audit)).toBe(after(46).toISOString());
      await writes.postpone(audit, 1);
      expect(await checkAt(audit)).toBe(after(160).toISOString());
      await writes.release(audit, 1);
      expect(await checkAt(audit)).toBe(after(130).toISOString());
      await writes.resend(audit, 1);
      expect(await checkAt(audit)).toBe(after(160).toISOString());
    });
  });

  describe('a deletion', () => {
    test('takes an ended audit with its output, once, and leaves the others', async () => {
      const [audit, other] = [await ended(), await ended()];
      const { auditRemover } = stores();
      expect(await auditRemover.remove(audit.account_id, audit.audit_id)).toBe('removed');
      expect(await read(audit)).toBeUndefined();
      expect(await auditRemover.remove(audit.account_id, audit.audit_id)).toBe('not_found');
      expect((await stores().auditReader.list(audit.account_id, { limit: 5 })).audits).toEqual([]);
      expect((await read(other))?.outputJson).toBe('{}');
    });

    test('of another account’s audit, or of one that has not ended, takes nothing', async () => {
      const audit = await ended();
      expect(await stores().auditRemover.remove(randomUUID(), audit.audit_id)).toBe('not_found');
      for (const unfinished of [await stored(), await claimed()]) {
        expect(await stores().auditRemover.remove(unfinished.account_id, unfinished.audit_id)).toBe('not_ended');
        expect(await read(unfinished)).toBeDefined();
      }
      expect(await read(audit)).toBeDefined();
    });
  });

  describe('an account’s list', () => {
    test('is newest first, page by page, filtered when asked', async () => {
      const account_id = randomUUID();
      const audits: Audit[] = [];
      for (let minute = 0; minute < 5; minute++) {
        const created_at = after(minute * 60).toISOString();
        audits.unshift(
          await stored({
            account_id,
            created_at,
            ...(minute === 2 ? { audit_type: 'gap', user_url: 'https://a.example/' } : {}),
          }),
        );
      }
      await stored();
      const ids = audits.map(({ audit_id }) => audit_id);
      const list = (query: Parameters<Stores['auditReader']['list']>[1]) =>
        stores().auditReader.list(account_id, query);
      const first = await list({ limit: 2 });
      expect(first.audits.map(({ audit_id }) => audit_id)).toEqual(ids.slice(0, 2));
      if (!first.next) throw new Error('no next page');
      const second = await list({ limit: 3, after: first.next });
      expect(second.audits.map(({ audit_id }) => audit_id)).toEqual(ids.slice(2));
      expect(second.next).toBeUndefined();
      const gap = await list({ limit: 5, auditType: 'gap' });
      const { audit_id, status, audit_type, keyword, user_url, language, country, created_at } =
        audits[2] ?? newAudit();
      expect(gap.audits).toEqual([{ audit_id, status, audit_type, keyword, user_url, language, country, created_at }]);
      expect((await list({ limit: 5, status: 'completed' })).audits).toEqual([]);
      expect((await list({ limit: 5, keyword })).audits.map(({ audit_id: id }) => id)).toEqual(ids);
      expect((await list({ limit: 5, keyword: `${keyword}s` })).audits).toEqual([]);
    });

    test('is searched by parts of keyword and address, in either order', async () => {
      const account_id = randomUUID();
      const made = [
        { keyword: 'Standing desk', user_url: 'https://desks.example/guide' },
        { keyword: 'office chair', user_url: 'https://chairs.example/standing' },
        { keyword: 'Reading Lamp' },
      ];
      for (const [minute, more] of made.entries()) {
        await stored({ account_id, created_at: after(minute * 60).toISOString(), ...more });
      }
      const keywords = async (query: Parameters<Stores['auditReader']['list']>[1]) =>
        (await stores().auditReader.list(account_id, query)).audits.map(({ keyword }) => keyword);
      expect(await keywords({ limit: 5, search: 'standing' })).toEqual(['office chair', 'Standing desk']);
      expect(await keywords({ limit: 5, search: 'DESK' })).toEqual(['Standing desk']);
      expect(await keywords({ limit: 5, search: 'reading lamp' })).toEqual(['Reading Lamp']);
      expect(await keywords({ limit: 5, search: 'sofa' })).toEqual([]);
      expect(await keywords({ limit: 5, oldestFirst: true })).toEqual([
        'Standing desk',
        'office chair',
        'Reading Lamp',
      ]);
      const first = await stores().auditReader.list(account_id, { limit: 1, oldestFirst: true });
      if (!first.next) throw new Error('no next page');
      expect(await keywords({ limit: 1, oldestFirst: true, after: first.next })).toEqual(['office chair']);
      const count = (query: Parameters<Stores['auditReader']['count']>[1]) =>
        stores().auditReader.count(account_id, query);
      expect(await count({})).toEqual({ count: 3 });
      expect(await count({ search: 'standing' })).toEqual({ count: 2 });
      expect(await count({ status: 'completed' })).toEqual({ count: 0 });
      const newest = await stores().auditReader.list(account_id, { limit: 1 });
      if (!newest.next) throw new Error('no next page');
      expect(await count({ after: newest.next })).toEqual({ count: 2 });
    });

    test('holds what was launched between two times, both included, counted and page by page', async () => {
      const account_id = randomUUID();
      const times = [0, 60, 120, 180].map((seconds) => after(seconds).toISOString());
      for (const created_at of times) await stored({ account_id, created_at });
      const { auditReader } = stores();
      const [, second = '', third = '', fourth = ''] = times;
      const launched = async (query: Omit<Parameters<Stores['auditReader']['list']>[1], 'limit'>) =>
        (await auditReader.list(account_id, { limit: 5, ...query })).audits.map(({ created_at }) => created_at);
      expect(await launched({ launchedFrom: second, launchedTo: third })).toEqual([third, second]);
      expect(await launched({ launchedFrom: third })).toEqual([fourth, third]);
      expect(await launched({ launchedTo: second, oldestFirst: true })).toEqual(times.slice(0, 2));
      expect(await launched({ launchedFrom: second, status: 'completed' })).toEqual([]);
      expect(await auditReader.count(account_id, { launchedFrom: second, launchedTo: third })).toEqual({ count: 2 });
      const first = await auditReader.list(account_id, { limit: 1, launchedFrom: second, launchedTo: third });
      if (!first.next) throw new Error('no next page');
      expect(await launched({ launchedFrom: second, launchedTo: third, after: first.next })).toEqual([second]);
    });

    test('with details says who launched and what came out, of one key when asked', async () => {
      const account_id = randomUUID();
      const judged = { verdict: 'behind', score: 34.5 } as const;
      const gap = await claimed({ account_id, key_id: 'one', created_at: after(60).toISOString() });
      const end = { auditId: gap.audit_id, attempt: 1, outputJson: '{}', at: after(90), judged };
      expect(await stores().unfinishedAudits.complete(end)).toBe(true);
      const control_urls = ['https://a.example/b'];
      const other = await stored({ account_id, key_id: 'two', control_urls });
      const detailed = (more: { keyId?: string; limit?: number } = {}) =>
        stores().auditReader.listDetailed(account_id, { limit: 5, ...more });
      const { audits } = await detailed();
      expect(audits.map(({ audit_id }) => audit_id)).toEqual([gap.audit_id, other.audit_id]);
      expect(audits[0]).toMatchObject({ key_id: 'one', status: 'completed', ...judged });
      expect(audits[1]).toMatchObject({ key_id: 'two', control_urls });
      expect(audits[1]).not.toHaveProperty('verdict');
      expect((await detailed({ keyId: 'two' })).audits.map(({ key_id }) => key_id)).toEqual(['two']);
      expect(await detailed({ keyId: 'none' })).toEqual({ audits: [] });
      expect((await detailed({ limit: 1 })).next).toEqual({ audit_id: gap.audit_id, created_at: gap.created_at });
    });

    test('since a time holds what was launched then or later, newest first', async () => {
      const account_id = randomUUID();
      for (const seconds of [-1, 0, 60]) await stored({ account_id, created_at: after(seconds).toISOString() });
      expect(await stores().auditReader.launchedSince(account_id, noon)).toEqual({
        audits: [
          { created_at: after(60).toISOString(), status: 'pending' },
          { created_at: noon.toISOString(), status: 'pending' },
        ],
        complete: true,
      });
      expect(await stores().auditReader.launchedSince(randomUUID(), noon)).toEqual({ audits: [], complete: true });
    });
  });
}
