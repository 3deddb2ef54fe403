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
  ['We doubled our sales to $250,000 with it.', false],
  ['A manufacturer with $800 mln revenue uses it.', false],
  ['It costs $300 and brings $800 in revenue.', true],
  ['Free shipping on all orders of $49 or more.', false],
  ['Subscribe and get $30 off.', false],
  ['Each additional seat costs $11 per month.', false],
  ['Demand is expected to grow to $20.6 billion in 2029.', false],
  ['Chefs typically get tips between $50 and $100.', false],
  ['A one-off setup costs $50.', true],
])('%s: is a price: %s', (sentence, isPrice) => {
  expect(read(sentence).has('money')).toBe(true);
  expect(read(sentence).has('price')).toBe(isPrice);
});

test.each([
  ['en', 'If it rattles, call us.', true],
  ['en', 'The gift rattles.', false],
  ['de', 'Rufen Sie an, sobald es klappert.', true],
  ['fr', 'Appelez dès que cela vibre.', true],
  ['es', 'Llame en cuanto vibre.', true],
])('in %s %s tells an occasion: %s', (language, sentence, isTold) => {
  expect(signReader(language)(sentence).has('occasion')).toBe(isTold);
});

test.each([
  ['en', 'You have 250–650 words to respond.', true],
  ['en', 'College lasts four long years, then 40 more.', false],
  ['de', 'Ein Lebenslauf hat höchstens 2 Seiten.', true],
  ['fr', 'Une lettre compte 300 mots.', true],
  ['es', 'Un resumen tiene 200 palabras.', true],
])('in %s %s tells a length: %s', (language, sentence, isTold) => {
  expect(signReader(language)(sentence).has('length')).toBe(isTold);
});
