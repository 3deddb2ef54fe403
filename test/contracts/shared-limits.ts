/** What limits that all workers share do, whatever they stand on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { brokenMs, budgetScope, maxFailures } from '../../core/audits/shared-limits.ts';
import { after, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function sharedLimitsContract(stores: () => Stores): void {
  const pace = (more: { burst?: number; maxWaitMs?: number } = {}) => {
    const wanted = { name: randomUUID(), gapMs: 1_000, burst: 0, maxWaitMs: 60_000, ...more };
    return (now = noon) => stores().sharedLimits.turn({ ...wanted, now });
  };

  describe('shared turns', () => {
    test('follow each other at their distance, and begin anew after a pause', async () => {
      const turn = pace();
      expect([await turn(), await turn(), await turn()]).toEqual([0, 1_000, 2_000]);
      expect(await turn(after(1))).toBe(2_000);
      expect(await turn(after(100))).toBe(0);
      expect(await turn(after(100))).toBe(1_000);
    });

    test('of a bucket come at once until it is empty, and it fills while nobody asks', async () => {
      const turn = pace({ burst: 2 });
      expect([await turn(), await turn(), await turn(), await turn()]).toEqual([0, 0, 0, 1_000]);
      expect(await turn(after(3))).toBe(0);
      const idle = [await turn(after(60)), await turn(after(60)), await turn(after(60)), await turn(after(60))];
      expect(idle).toEqual([0, 0, 0, 1_000]);
    });

    test('too far away are not reserved', async () => {
      const turn = pace({ maxWaitMs: 1_500 });
      expect([await turn(), await turn(), await turn(), await turn()]).toEqual([0, 1_000, undefined, undefined]);
      expect(await turn(after(1))).toBe(1_000);
    });

    test('asked for at once are given once each', async () => {
      const turn = pace();
      const waits = await Promise.all(Array.from({ length: 10 }, () => turn()));
      expect(waits.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 10 }, (_, at) => at * 1_000));
    });

    test('of one name do not wait for another', async () => {
      const [one, other] = [pace(), pace()];
      expect([await one(), await other()]).toEqual([0, 0]);
    });
  });

  describe('a stored results page', () => {
    test('comes back as it was stored last, with its time', async () => {
      const { resultsCache: cache } = stores();
      const key = randomUUID();
      expect(await cache.get(key)).toBeUndefined();
      await cache.put(key, { text: '{"a":"é"}', storedAt: noon }, 60_000);
      await cache.put(key, { text: '{"b":"東京"}', storedAt: after(1) }, 60_000);
      expect(await cache.get(key)).toEqual({ text: '{"b":"東京"}', storedAt: after(1) });
      expect(await cache.get(randomUUID())).toBeUndefined();
    });
  });

  describe("a day's budget", () => {
    test('is spent exactly, and there anew the next day', async () => {
      const name = randomUUID();
      const spend = (now = noon, limit = 3) => stores().sharedLimits.spend({ name, limit, period: 'day', now });
      const spent = await Promise.all(Array.from({ length: 5 }, () => spend()));
      expect(spent.filter(Boolean)).toHaveLength(3);
      expect(await spend(after(86_400))).toBe(true);
      expect(await spend(noon, 4)).toBe(true);
      expect(await spend(after(2 * 86_400), 0)).toBe(false);
    });

    test('is spent in units, and what is given back can be spent again', async () => {
      const name = randomUUID();
      const limits = stores().sharedLimits;
      const spend = (units: number) => limits.spend({ name, limit: 1_000, period: 'month', now: noon, units });
      expect([await spend(600), await spend(600), await spend(400), await spend(1)]).toEqual([
        true,
        false,
        true,
        false,
      ]);
      await limits.giveBack({ name, period: 'month', now: noon, units: 250 });
      await limits.giveBack({ name, period: 'month', now: noon, units: 0 });
      expect([await spend(251), await spend(250), await spend(1_001)]).toEqual([false, true, false]);
    });

    test('tells what is used of it, and by which part', async () => {
      const name = randomUUID();
      const { sharedLimits, usage } = stores();
      const scope = budgetScope(name, 'month', noon);
      expect(await usage.budget(scope)).toEqual({ used: 0, parts: {} });
      const spend = (part?: string) =>
        sharedLimits.spend({ name, limit: 4, period: 'month', now: noon, ...(part === undefined ? {} : { part }) });
      for (const part of ['openai', 'gemini', 'openai', undefined, 'gemini']) await spend(part);
      expect(await usage.budget(scope)).toEqual({ used: 4, parts: { openai: 2, gemini: 1 } });
    });

    test('of a month is exact for 200 at once, and does not begin anew with the day', async () => {
      const name = randomUUID();
      const spend = (now: Date) => stores().sharedLimits.spend({ name, limit: 30, period: 'month', now });
      const spent = await Promise.all(Array.from({ length: 200 }, () => spend(new Date('2026-10-05T12:00:00Z'))));
      expect(spent.filter(Boolean)).toHaveLength(30);
      expect(await spend(new Date('2026-10-31T23:59:59Z'))).toBe(false);
      expect(await spend(new Date('2026-11-01T00:00:00Z'))).toBe(true);
    });
  });

  describe('a provider', () => {
    test('counts as broken after failures in succession, is left alone, and tried again', async () => {
      const { isBroken, noteFailed, noteWorked } = stores().sharedLimits;
      const name = randomUUID();
      expect(await isBroken(name, noon)).toBe(false);
      for (let failures = 1; failures < maxFailures; failures++) await noteFailed(name, noon);
      expect(await isBroken(name, noon)).toBe(false);
      await noteFailed(name, noon);
      expect(await isBroken(name, noon)).toBe(true);
      const later = after(brokenMs / 1_000);
      expect(await isBroken(name, later)).toBe(false);
      await noteFailed(name, later);
      expect(await isBroken(name, later)).toBe(true);
      await noteWorked(name);
      expect(await isBroken(name, later)).toBe(false);
      await noteFailed(name, later);
      expect(await isBroken(name, later)).toBe(false);
      await noteWorked(randomUUID());
    });
  });
}
