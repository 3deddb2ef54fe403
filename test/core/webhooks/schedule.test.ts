/** When a message is sent again: the waits, their jitter, and what a receiver may ask for. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { retryAfterMs, triesAfterMs, waitBeforeNextTry } from '../../../core/webhooks/schedule.ts';

const hourMs = 3_600_000;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the waits', () => {
  test('are 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and no more', () => {
    expect(triesAfterMs).toEqual([0, 5_000, 300_000, 1_800_000, 2 * hourMs, 5 * hourMs, 10 * hourMs, 10 * hourMs]);
    const waits = Array.from({ length: 9 }, (_, tries) => waitBeforeNextTry(tries, 0.5));
    expect(waits).toEqual([...triesAfterMs, undefined]);
  });

  test('are a fifth shorter or longer at most, and the same for the same chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), random, (tries, chance) => {
        const wait = waitBeforeNextTry(tries, chance) ?? -1;
        const nominal = triesAfterMs[tries] ?? -1;
        expect(wait).toBeGreaterThanOrEqual(Math.floor(nominal * 0.8));
        expect(wait).toBeLessThanOrEqual(Math.ceil(nominal * 1.2));
        expect(waitBeforeNextTry(tries, chance)).toBe(wait);
      }),
    );
  });

  test('are made longer by what the receiver asks for, never shorter, and by 12 hours at most', () => {
    expect(waitBeforeNextTry(1, 0.5, 60_000)).toBe(60_000);
    expect(waitBeforeNextTry(2, 0.5, 60_000)).toBe(300_000);
    expect(waitBeforeNextTry(1, 0.5, 400 * hourMs)).toBe(12 * hourMs);
    expect(waitBeforeNextTry(8, 0.5, 60_000)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 12:05:00 GMT', 300_000],
    ['Fri, 20 Nov 2026 11:05:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['99999999999999999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));
});
