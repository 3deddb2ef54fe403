/** Addresses that somebody else wrote: which become links, and how they are shown. */
import { expect, test } from '@jest/globals';
import { httpAddress, shortAddress } from '../../../dashboard/src/ui/http-address.ts';

test.each(['https://example.com/a?b=c', 'http://example.com/'])('%s may be a link', (address) =>
  expect(httpAddress(address)).toBe(address),
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '/relative',
  'no address',
  '',
])('%j is shown as text', (address) => expect(httpAddress(address)).toBeUndefined());

test('is shown without scheme, www and the slash at the end', () => {
  expect(shortAddress('https://www.example.com/guide/')).toBe('example.com/guide');
});

test('is cut at characters, never within one', () => {
  expect(shortAddress(`https://example.com/${'🪑'.repeat(80)}`, 15)).toBe('example.com/🪑🪑…');
});
