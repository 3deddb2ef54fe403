/** Which canonical addresses are told to be none on the web. */
import { expect, test } from '@jest/globals';
import { canonicalElsewhere } from '../../../../analysis/checks/canonical-elsewhere/check.ts';
import { page } from '../ordinary.ts';

test.each([
  ['https://b.example/types-of-wine', true],
  ['https://b.example/types%20of%20wine', true],
  ['https://b.example/What%20are%20the%20types%20of%20wine?', false],
  ['http://wine-guide/', false],
])('%s: %s', (href, isOnWeb) => {
  const result = canonicalElsewhere.run({
    page: { ...page, access: { ...page.access, canonical: { href, self: false } } },
  });
  expect(result).toMatchObject({ found: [{ params: { href, isOnWeb } }] });
});
