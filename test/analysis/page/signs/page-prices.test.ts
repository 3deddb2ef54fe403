/** Statements with a price. */
import { expect, test } from '@jest/globals';
import { languagePack } from '../../../../analysis/languages/packs.ts';
import { priceTeller } from '../../../../analysis/page/signs/page-prices.ts';
import { patternsOf } from '../../../../analysis/text/sign-patterns.ts';

test.each([
  ['en', 'A desk is $300.', true],
  ['en', 'Expect to pay $300 for a desk, or more.', true],
  ['en', 'If you buy in May, a desk is $300.', true],
  ['en', 'If the desk is $300 and lasts ten years, it costs you little.', false],
  ['en', 'For example, let’s say the desk is $300 and lasts ten years.', false],
  ['de', 'Wenn der Tisch $300 kostet, zahlt er sich aus.', false],
  ['fr', 'Si le bureau coûte $300, il est vite payé.', false],
  ['es', 'Si la mesa cuesta $300, se paga pronto.', false],
  ['es', 'Por ejemplo, si la mesa cuesta $300, se paga pronto.', false],
  ['en', 'A desk is a table.', false],
])('%s: %s tells a price: %s', (language, text, tells) => {
  const words = languagePack(language).pageSigns;
  const supposing = words === null ? undefined : patternsOf(words).supposing;
  expect(priceTeller((part) => part.includes('$'), supposing, language)(text)).toBe(tells);
});
