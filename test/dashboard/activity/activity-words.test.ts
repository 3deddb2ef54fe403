/** How the view of an account's activity names browsers, addresses and actions. */
import { expect, test } from '@jest/globals';
import { trailActions } from '../../../core/accounts/trail.ts';
import { actionWords, addressText, browserText } from '../../../dashboard/src/activity/activity-words.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test.each([
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/140.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 (KHTML, like Gecko) Version/18 Safari/605',
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Mobile Safari/604',
    'Chrome on iOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  [undefined, 'Unknown'],
])('%j is %s', (userAgent, name) => {
  expect(browserText(userAgent)).toBe(name);
});

test('the address is the one that a proxy names, where one does', () => {
  expect(addressText({ ip: '198.51.100.1', forwarded_for: '192.0.2.1' })).toBe('192.0.2.1');
  expect(addressText({ ip: '198.51.100.1' })).toBe('198.51.100.1');
  expect(addressText({})).toBe('Unknown');
});

test('every action has words', () => {
  expect(Object.keys(actionWords).toSorted()).toEqual([...trailActions].toSorted());
});
