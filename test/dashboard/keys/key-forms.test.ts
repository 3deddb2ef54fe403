/** The forms of a key: when it ends, and that a form takes what the API takes. */
import { describe, expect, test } from '@jest/globals';
import { expiryFault, expiryTime } from '../../../dashboard/src/keys/key-expiry.ts';
import { nameFault, webhookFault } from '../../../dashboard/src/keys/key-rules.ts';
import { keyBodies } from '../../../functions/dashboard/contract/keys.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const api = keyBodies({ webhookUrlFault: () => undefined, now: () => now }).create;

describe('when a key ends', () => {
  test('never', () => expect(expiryTime('never', '', now)).toBeUndefined());
  test('in 30 days', () => expect(expiryTime('30', '', now)).toBe('2026-12-21T12:00:00.000Z'));
  test('when the chosen day does', () => {
    const end = new Date(expiryTime('date', '2027-01-31', now) ?? '');
    expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2027, 0, 31, 23]);
  });
  test.each([
    ['', 'Choose a date'],
    ['2027-13-40', 'Choose a date'],
    ['2026-11-01', 'The date has passed'],
    ['2037-01-01', 'At most 10 years from now'],
    ['2027-01-31', null],
  ])('on %j: %s', (date, fault) => expect(expiryFault('date', date, now)).toBe(fault));
});

test.each([
  '',
  '   ',
  'my program',
  ' padded ',
  'x'.repeat(80),
  'x'.repeat(81),
  'tab\tinside',
  'büro 机',
  '🪑'.repeat(80),
  '🪑'.repeat(81),
  'paid \u202eterces',
  '\u200b\u2800',
])('the name %j is taken by the form if and only if the API takes it', (name) =>
  expect(nameFault(name) === null).toBe(api.safeParse({ name }).success),
);

test.each([
  ['https://hooks.example.com/audits', null],
  ['http://127.0.0.1:9000/', null],
  ['http://hooks.example.com/', 'The address must be https, or http to this machine (http://127.0.0.1:…)'],
  ['https://user:secret@hooks.example.com/', 'The address must not hold a user name or password'],
])('the webhook %s: %s', (url, fault) => expect(webhookFault(url)).toBe(fault));
