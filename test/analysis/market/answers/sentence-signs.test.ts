/** What a question may ask for, as sentences hold it. */
import { expect, test } from '@jest/globals';
import { signReader } from '../../../../analysis/market/answers/sentence-signs.ts';

const read = signReader('en');

test.each([
  ['Plans start at $12 a month.', true],
  ['It costs $200 and saves $50 a year.', true],
  ['You could save up to $180 a year or more.', false],
  ['That is a savings of around $10,500.', false],
  ['Claim the $100 rebate online.', false],
])('%s: is a price: %s', (sentence, isPrice) => {
  expect(read(sentence).has('money')).toBe(true);
  expect(read(sentence).has('price')).toBe(isPrice);
});
