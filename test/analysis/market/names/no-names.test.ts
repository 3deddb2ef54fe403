/** Capitalized words that are no names. */
import { expect, test } from '@jest/globals';
import { isNoName } from '../../../../analysis/market/names/no-names.ts';

test.each([
  ['6.300 kWh', true],
  ['kWp', true],
  ['12', true],
  ['Mars 3', true],
  ['3M', false],
  ['Huawei', false],
  ['Buddhist', true],
  ['Zone 3', true],
  ['XS-XL', true],
  ['7.200 Huawei', false],
])('%s is no name: %s', (name, isNone) => {
  expect(isNoName(name, 'fr')).toBe(isNone);
});
