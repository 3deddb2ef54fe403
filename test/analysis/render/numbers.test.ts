/** How a language writes days and times. */
import { expect, test } from '@jest/globals';
import { numbersOf } from '../../../analysis/render/numbers.ts';

test.each([
  ['en', 'Apr 5, 2026', 'Apr 2026', 'Apr 5, 2026, 08:03 UTC'],
  ['de', '05.04.2026', 'Apr. 2026', '05.04.2026, 08:03 UTC'],
  ['es', '5 abr 2026', 'abr 2026', '5 abr 2026, 08:03 UTC'],
  ['fr', '5 avr. 2026', 'avr. 2026', '5 avr. 2026, 08:03 UTC'],
])('%s writes days in its own form', (language, day, month, minute) => {
  const numbers = numbersOf(language);
  expect(numbers.day('2026-04-05')).toBe(day);
  expect(numbers.day('2026-04')).toBe(month);
  expect(numbers.minute('2026-04-05T08:03:00.000Z')).toBe(minute);
});
