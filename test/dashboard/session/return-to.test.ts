/** A sign-in leads back to this page and nowhere else. */
import { expect, test } from '@jest/globals';
import { safeReturnTo } from '../../../dashboard/src/session/return-to.ts';

test.each(['/', '/audits/1?status=failed#top', '/keys'])('%s is come back to', (path) =>
  expect(safeReturnTo(path)).toBe(path),
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  undefined,
  { path: '/' },
  // Its code has been used.
  '/signed-in?code=1',
])('%j leads to the start', (value) => expect(safeReturnTo(value)).toBe('/'));
