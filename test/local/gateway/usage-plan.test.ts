/** The token bucket of a usage plan, with a clock of its own. */

import { expect, test } from '@jest/globals';
import type { GatewayRequest } from '../../../local/gateway/request.ts';
import { openUsagePlans } from '../../../local/gateway/usage-plan.ts';

const request: GatewayRequest = {
  requestId: 'r',
  method: 'GET',
  path: '/',
  query: new Map(),
  headers: new Map([['X-API-Key', ['plan-a']]]),
  sourceIp: '127.0.0.1',
  protocol: 'HTTP/1.1',
  receivedAtMs: 0,
  body: Buffer.alloc(0),
};
const planKeys = new Map([
  ['plan-a', { id: 'a', throttle: { ratePerSecond: 2, burst: 3 } }],
  ['plan-b', { id: 'b' }],
]);

function open(keySource: 'HEADER' | 'AUTHORIZER') {
  const clock = { nowMs: 1_000 };
  const admit = openUsagePlans({ keySource, planKeys }, () => clock.nowMs);
  const verdict = (usageIdentifierKey?: string) => {
    const answer = admit(
      request,
      usageIdentifierKey === undefined ? undefined : { authorizer: {}, usageIdentifierKey },
    );
    return 'refusal' in answer ? answer.refusal.type : answer.apiKey.id;
  };
  return { clock, verdict };
}

test('lets the burst through, then the rate, and never saves up more than the burst', () => {
  const { clock, verdict } = open('AUTHORIZER');
  expect([1, 2, 3, 4].map(() => verdict('plan-a'))).toEqual(['a', 'a', 'a', 'THROTTLED']);
  clock.nowMs += 499;
  expect(verdict('plan-a')).toBe('THROTTLED');
  clock.nowMs += 1;
  expect([1, 2].map(() => verdict('plan-a'))).toEqual(['a', 'THROTTLED']);
  clock.nowMs += 60_000;
  expect([1, 2, 3, 4].map(() => verdict('plan-a'))).toEqual(['a', 'a', 'a', 'THROTTLED']);
});

test('a plan without a throttle lets everything through, and another key’s bucket is another', () => {
  const { verdict } = open('AUTHORIZER');
  expect(Array.from({ length: 50 }, () => verdict('plan-b')).every((id) => id === 'b')).toBe(true);
  expect(verdict('plan-a')).toBe('a');
});

test('the key comes from where the API says', () => {
  expect(open('AUTHORIZER').verdict()).toBe('INVALID_API_KEY');
  expect(open('HEADER').verdict()).toBe('a');
  expect(open('AUTHORIZER').verdict('nobody')).toBe('INVALID_API_KEY');
});
