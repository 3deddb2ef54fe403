/** What the test of a webhook says of each end. */
import { expect, test } from '@jest/globals';
import { deliveryFailures } from '../../../core/webhooks/delivery.ts';
import { testResult } from '../../../dashboard/src/keys/webhook-test-words.ts';

const attempt = { at: '2026-11-22T10:00:00.000Z', duration_ms: 42, url: 'https://hooks.example/a' };

test('an answer is told with its status and its time', () => {
  expect(testResult({ state: 'pending', attempts: [] })).toMatchObject({ color: 'blue' });
  expect(testResult({ state: 'delivered', attempts: [{ ...attempt, status: 204 }] })).toMatchObject({
    color: 'green',
    title: 'Arrived: HTTP 204 in 42 ms',
  });
  expect(testResult({ state: 'given_up', attempts: [{ ...attempt, status: 500 }] })).toMatchObject({
    color: 'red',
    title: 'HTTP 500, after 42 ms',
  });
  expect(testResult({ state: 'given_up', attempts: [] })).toMatchObject({ color: 'red', title: 'Not sent' });
});

test('every failure, and every kind of status, has advice of its own', () => {
  const advice = [
    ...deliveryFailures.map((failure) => ({ ...attempt, failure })),
    ...[302, 401, 404, 410, 422, 500].map((status) => ({ ...attempt, status })),
  ].map((last) => testResult({ state: 'given_up', attempts: [last] }).detail);
  expect(new Set(advice).size).toBe(advice.length);
  for (const sentence of advice) expect(sentence).toMatch(/\.$/u);
});
