/** Which numbers before headings only count them. */
import { expect, test } from '@jest/globals';
import { withoutMarkedNumber } from '../../../analysis/text/heading-numbers.ts';

test.each([
  ['3. Oak', 'Oak'],
  ['2.1 Oak', 'Oak'],
  ['7) Oak', 'Oak'],
  ['4 – Oak', 'Oak'],
  ['# 5: Oak', 'Oak'],
  ['12 – 9 months before', '12 – 9 months before'],
  ['12–9 months before', '12–9 months before'],
  ['10:30 Doors open', '10:30 Doors open'],
  ['30- and 60-minute lessons', '30- and 60-minute lessons'],
  ['3 bedroom house', '3 bedroom house'],
  ['1 week before', '1 week before'],
])('“%s” is “%s”', (heading, bare) => {
  expect(withoutMarkedNumber(heading)).toBe(bare);
});
