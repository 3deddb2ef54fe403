/** Figures of claims as a reader has them. */
import { expect, test } from '@jest/globals';
import { figureWriter } from '../../../analysis/languages/figures.ts';
import { renderPackOf } from '../../../analysis/languages/writing-packs.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

test.each([
  ['en', '4200-6800', 'USD', '$4,200–$6,800'],
  ['fr', '4200', 'EUR', '4 200 €'],
  ['en', '20.5', 'EUR/mo', '€20.50/month'],
  ['en', '15', 'a', '15 years'],
  ['fr', '10-15', 'a', '10–15 ans'],
  ['en', '>=30', '%', '≥ 30%'],
  ['fr', '<=30', '%', '≤ 30 %'],
  ['en', '3', '{location}', '3 location'],
  ['en', '3', 'B[SPL]', '3 decibels'],
  ['de', '75', 'kW.h/mo', '75 kWh/Monat'],
  ['en', '15-60', 'USD/[sft_i]', '$15–$60/square foot'],
  ['fr', '4-16', 'MBy', '4–16 Mo'],
  ['en', '17', 'century', '17th century'],
  ['en', '15-16', 'century', '15–16th century'],
  ['en', '1', 'century', '1st century'],
  ['fr', '19', 'century', 'XIXe siècle'],
  ['fr', '1', 'century', 'Ier siècle'],
  ['de', '17', 'century', '17. Jahrhundert'],
  ['es', '14', 'century', 'siglo XIV'],
  ['en', '0.006-75', 'kHz', '0.006–75 kHz'],
  ['en', '0.125', 'h', '0.125 hours'],
  ['en', '1234.567', 'USD', '$1,234.57'],
  ['en', '2025-12-31', undefined, 'December 31, 2025'],
  ['fr', '2025-12', undefined, 'décembre 2025'],
  ['en', '2025', undefined, '2025'],
  ['en', 'about ten', 'a', 'about ten'],
  ['en', '2025-99-99', undefined, '2025-99-99'],
])('in %s, %s of %s is %s', (language, value, unit, expected) => {
  expect(plain(figureWriter(renderPackOf(language))(value, unit))).toBe(expected);
});
