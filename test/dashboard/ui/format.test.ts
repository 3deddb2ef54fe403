/** Numbers, times and codes as the page writes them. */
import { expect, test } from '@jest/globals';
import {
  countryName,
  formatAgo,
  formatDateTime,
  formatDay,
  formatDuration,
  formatInteger,
  formatMonth,
  formatUntil,
  languageName,
} from '../../../dashboard/src/ui/format.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T11:59:40.000Z', 'just now'],
  // By a clock that is ahead of this one.
  ['2026-11-21T12:00:40.000Z', 'just now'],
  ['2026-11-21T11:57:00.000Z', '3 minutes ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-11-11T11:00:00.000Z', '10 days ago'],
])('what happened at %s happened %s', (iso, words) => expect(formatAgo(iso, now)).toBe(words));

test.each([
  ['2026-11-21T12:00:40.000Z', 'in a moment'],
  ['2026-11-21T11:57:00.000Z', 'in a moment'],
  ['2026-11-21T14:30:00.000Z', 'in 2 hours'],
])('what is due at %s is due %s', (iso, words) => expect(formatUntil(iso, now)).toBe(words));

test.each([
  [840.4, '840 ms'],
  [12_340, '12.3 s'],
  [125_000, '2 min 5 s'],
])('%d ms take %s', (ms, words) => expect(formatDuration(ms)).toBe(words));

test.each([
  ['UTC', '20 Nov 2026, 23:15 UTC'],
  ['Europe/Paris', '21 Nov 2026, 00:15 CET'],
  ['Asia/Kolkata', '21 Nov 2026, 04:45 GMT+5:30'],
])('a time in %s names its zone', (zone, text) => {
  expect(formatDateTime('2026-11-20T23:15:04.123Z', zone)).toBe(text);
});

test('days and months are UTC’s, wherever the reader is', () => {
  expect(formatDay('2026-11-01')).toBe('1 Nov');
  expect(formatMonth('2026-11-01')).toBe('November 2026');
});

test('thousands are set apart', () => expect(formatInteger(12_345)).toBe('12,345'));

test('codes are shown by name, and those without a name as they are', () => {
  expect(languageName('fr')).toBe('French');
  expect(countryName('CH')).toBe('Switzerland');
  expect(languageName('not a code')).toBe('not a code');
  expect(countryName('')).toBe('');
});
