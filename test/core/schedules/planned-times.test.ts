/** The planned times of schedules: months of any length, missed times, and times before the first. */
import { describe, expect, test } from '@jest/globals';
import { type Frequency, latestPlanned, nextPlanned, plannedBetween } from '../../../core/schedules/planned-times.ts';

const first = '2026-01-31T09:30:00.500Z';
const rhythm = (frequency: Frequency, starts_at = first) => ({ starts_at, frequency });
const at = (text: string): Date => new Date(text);

describe('planned times', () => {
  test.each<[Frequency, string, string]>([
    ['daily', '2026-01-31T09:30:00.500Z', '2026-02-01T09:30:00.500Z'],
    ['daily', '2026-02-01T09:30:00.499Z', '2026-02-01T09:30:00.500Z'],
    ['weekly', '2026-02-07T09:30:00.500Z', '2026-02-14T09:30:00.500Z'],
    ['monthly', '2026-01-31T09:30:00.500Z', '2026-02-28T09:30:00.500Z'],
    ['monthly', '2026-02-28T09:30:00.500Z', '2026-03-31T09:30:00.500Z'],
    ['monthly', '2028-02-01T00:00:00.000Z', '2028-02-29T09:30:00.500Z'],
    ['monthly', '2026-12-31T09:30:00.500Z', '2027-01-31T09:30:00.500Z'],
    ['monthly', '2020-01-01T00:00:00.000Z', first],
    ['daily', '2020-01-01T00:00:00.000Z', first],
  ])('%s: after %s comes %s', (frequency, now, next) => {
    expect(nextPlanned(rhythm(frequency), at(now)).toISOString()).toBe(next);
  });

  test.each<[Frequency, string, string]>([
    ['daily', '2026-02-03T09:30:00.499Z', '2026-02-02T09:30:00.500Z'],
    ['weekly', '2026-02-27T00:00:00.000Z', '2026-02-21T09:30:00.500Z'],
    ['monthly', '2026-03-01T00:00:00.000Z', '2026-02-28T09:30:00.500Z'],
    ['monthly', '2025-01-01T00:00:00.000Z', first],
  ])('%s: the last one up to %s was %s', (frequency, now, last) => {
    expect(latestPlanned(rhythm(frequency), at(now)).toISOString()).toBe(last);
  });

  test('of any rhythm follow each other, and none is counted twice or left out', () => {
    for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
      let time = at('2026-01-01T00:00:00.000Z');
      for (let count = 0; count < 60; count++) {
        const next = nextPlanned(rhythm(frequency), time);
        expect(next > time).toBe(true);
        expect(latestPlanned(rhythm(frequency), next)).toEqual(next);
        expect(plannedBetween(rhythm(frequency), at(first), next)).toBe(count);
        time = next;
      }
    }
  });

  test('between a time and an earlier one there are none', () => {
    expect(plannedBetween(rhythm('daily'), at('2026-03-01T00:00:00Z'), at('2026-02-01T00:00:00Z'))).toBe(0);
  });
});
