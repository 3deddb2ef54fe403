/** Prices in texts, of the page and of its market by one measure. */
import { expect, test } from '@jest/globals';
import { priceFinder, priceReader } from '../../../../analysis/page/scores/gives-price.ts';

test.each([
  ['en', 'US', 'It costs $1,200 with installation.', true],
  ['en', 'GB', 'From £40 a month.', true],
  ['de', 'DE', 'Die Anlage kostet 12.000 Euro.', true],
  ['fr', 'FR', 'Comptez de 800 à 1 200 € pour la pose.', true],
  ['ja', 'JP', '価格は12,000円です。', true],
  ['en', 'US', 'It weighs 40 kilograms and lasts for 15 years.', false],
  ['en', 'US', 'Ask us for a price.', false],
  ['en', 'US', 'The best desks under $500.', false],
  ['en', 'US', 'It costs $450.', true],
])('in %s (%s): %s', (language, country, text, expected) => {
  expect(priceFinder(language, country, 'desk under $500')([{ text: 'Nothing here.' }, { text }])).toBe(expected);
});

test.each([
  ['The desk costs $450.', true],
  ['They avoided $5 million in hardware costs.', false],
  ['Cybercrime costs $10.5T a year.', false],
  ['$1,000+ saved a week.', false],
  ['Save up to $50 on it.', false],
  ['Save time: it costs $50.', true],
  ['These are desks under $500.', false],
])('what a thing costs: %s', (text, expected) => {
  expect(priceReader('en', 'US', 'desk under $500', 1e9)(text)).toBe(expected);
});
