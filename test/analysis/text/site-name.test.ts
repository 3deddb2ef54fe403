/** Names of sites in titles. */
import { expect, test } from '@jest/globals';
import { titleWithoutSite } from '../../../analysis/text/site-name.ts';

test.each([
  ['Leaks: whom to call | Oak Insurance', 'oakinsurance.com', 'Leaks: whom to call'],
  ['Dienstrad-Leasing in Osnabrück - Zweirad Hagemeister', 'zweirad-hagemeister.de', 'Dienstrad-Leasing in Osnabrück'],
  ['Leaks | Whom to call', 'oakinsurance.com', 'Leaks | Whom to call'],
  ['Oak Insurance', 'oakinsurance.com', 'Oak Insurance'],
])('%s on %s: %s', (title, domain, rest) => {
  expect(titleWithoutSite(title, domain, 4)).toBe(rest);
});
