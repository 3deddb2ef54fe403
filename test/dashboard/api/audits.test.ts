/** Reading one audit: with its report, whenever it ends. */
import { expect, test } from '@jest/globals';
import { auditQuery } from '../../../dashboard/src/api/audits.ts';
import type { ApiClient } from '../../../dashboard/src/api/client.ts';

type Query = ReturnType<typeof auditQuery>;
type Status = Parameters<typeof auditQuery>[2];

const api = {} as ApiClient;

/** How soon an audit that was read with the status `read` is read again, once its status is `now`. */
function readAgainAfter(read: Status, now: Status) {
  const { refetchInterval } = auditQuery(api, 'a', now);
  if (typeof refetchInterval !== 'function') throw new Error('it depends on what was read');
  const data = read === undefined ? undefined : { status: read };
  return refetchInterval({ state: { data } } as Parameters<
    Exclude<Query['refetchInterval'], number | false | undefined>
  >[0]);
}

test('an audit that ended after it was read, and before its status was, is read again', () => {
  expect(readAgainAfter('running', 'completed')).toBeGreaterThan(0);
  expect(readAgainAfter('pending', 'failed')).toBeGreaterThan(0);
});

test('an audit is not read again while it runs, nor once it has its report', () => {
  expect(readAgainAfter('running', 'running')).toBe(false);
  expect(readAgainAfter('running', undefined)).toBe(false);
  expect(readAgainAfter('completed', 'completed')).toBe(false);
  expect(readAgainAfter(undefined, 'completed')).toBe(false);
});
