/** The audits of a month by day: a row a day, and what is said when there are more than are read. */
import { describe, expect, test } from '@jest/globals';
import { daysOfMonth, type LaunchedAudits } from '../../../core/audits/days.ts';

const now = (): Date => new Date('2026-02-04T00:00:00.000Z');
const launchedOf = (
  audits: [created_at: string, status: 'pending' | 'running' | 'completed' | 'failed'][],
  complete = true,
): LaunchedAudits & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    launchedSince: async (accountId, from) => {
      asked.push(`${accountId} ${from.toISOString()}`);
      return { audits: audits.map(([created_at, status]) => ({ created_at, status })), complete };
    },
  };
};
const row = (date: string, completed = 0, failed = 0, unfinished = 0) => ({ date, completed, failed, unfinished });

describe('the days of the month', () => {
  test('are all there from the first to today, each with its audits by how they ended', async () => {
    const launched = launchedOf([
      ['2026-02-04T00:00:00.000Z', 'pending'],
      ['2026-02-03T23:59:59.999Z', 'running'],
      ['2026-02-03T00:00:00.000Z', 'completed'],
      ['2026-02-03T00:00:00.000Z', 'completed'],
      ['2026-02-01T00:00:00.000Z', 'failed'],
    ]);
    expect(await daysOfMonth('a', { launched, now })).toEqual({
      days: [row('2026-02-01', 0, 1), row('2026-02-02'), row('2026-02-03', 2, 0, 1), row('2026-02-04', 0, 0, 1)],
      complete: true,
    });
    expect(launched.asked).toEqual(['a 2026-02-01T00:00:00.000Z']);
  });

  test('leave out what was not read to its end, today aside', async () => {
    const many = launchedOf(
      [
        ['2026-02-04T00:00:00.000Z', 'completed'],
        ['2026-02-03T10:00:00.000Z', 'completed'],
        ['2026-02-02T10:00:00.000Z', 'completed'],
      ],
      false,
    );
    expect(await daysOfMonth('a', { launched: many, now })).toEqual({
      days: [row('2026-02-03', 1), row('2026-02-04', 1)],
      complete: false,
    });
    const today = launchedOf([['2026-02-04T00:00:00.000Z', 'completed']], false);
    expect((await daysOfMonth('a', { launched: today, now })).days).toEqual([row('2026-02-04', 1)]);
  });

  test('hold nothing of tomorrow, which another clock may see', async () => {
    const launched = launchedOf([['2026-02-05T00:00:00.000Z', 'completed']]);
    expect((await daysOfMonth('a', { launched, now })).days.at(-1)).toEqual(row('2026-02-04'));
  });
});
