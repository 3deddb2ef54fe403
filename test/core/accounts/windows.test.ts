/** Counting windows: their names, their ends, and the seconds a client is told to wait. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayScope, hourScope, monthScope, secondsLeft, windowAt } from '../../../core/accounts/windows.ts';

const now = new Date('2026-12-31T23:59:59.400Z');

describe('a counting window', () => {
  test.each([
    ['minute', '202612312359', '2027-01-01T00:00:00.000Z'],
    ['hour', '2026123123', '2027-01-01T00:00:00.000Z'],
    ['month', '202612', '2027-01-01T00:00:00.000Z'],
  ] as const)('%s is named by its start and ends on time', (kind, name, endsAt) => {
    const window = windowAt(kind, now);
    expect(window.name).toBe(name);
    expect(window.endsAt.toISOString()).toBe(endsAt);
  });

  test('the wait is whole seconds to its end and never 0', () => {
    expect(secondsLeft(windowAt('minute', now), now)).toBe(1);
    const start = new Date('2026-11-20T10:00:00.000Z');
    expect(secondsLeft(windowAt('minute', start), start)).toBe(60);
    expect(secondsLeft(windowAt('hour', start), start)).toBe(3600);
  });

  test('holds the moment it was made for, at any time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('minute' as const, 'hour' as const, 'month' as const),
        (time, kind) => {
          const window = windowAt(kind, time);
          const next = windowAt(kind, window.endsAt);
          expect(window.endsAt.getTime()).toBeGreaterThan(time.getTime());
          expect(windowAt(kind, new Date(window.endsAt.getTime() - 1)).name).toBe(window.name);
          expect(next.name > window.name).toBe(true);
        },
      ),
    );
  });

  test('scopes are the documented ones', () => {
    const time = new Date('2026-11-20T22:15:00Z');
    expect(hourScope('k1', windowAt('hour', time))).toBe('key#k1#hour#2026112022');
    expect(monthScope('a1', windowAt('month', time))).toBe('account#a1#month#2026-11');
    expect(dayScope('a1', windowAt('day', time))).toBe('account#a1#day#20261120');
  });
});
