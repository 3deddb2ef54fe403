/** Prices alone on a line are read where the text above them was chosen. */
import { expect, test } from '@jest/globals';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { withPrices } from '../../../analysis/extract/content/with-prices.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';

/** The texts of a page of which only the block with `chosen` was chosen. */
function read(chosen: string, ...lines: string[]): string[] {
  const scan = scanPage(
    parseHtml(`<main>${[chosen, ...lines].map((line) => `<div>${line}</div>`).join('')}</main>`).root,
  );
  return withPrices(measurePage(scan, readHints(parseHtml('').root, '')), [0]).map(
    (index) => scan.blocks[index]?.text ?? '',
  );
}

test.each(['$49', '$$299.00', '19,90 €', '£12/month', '¥ 4,800', '₹1,499'])('%s', (price) => {
  expect(read('Starter plan', price, 'Order now')).toEqual(['Starter plan', price]);
});

test.each(['Order now', '49 seats', '$49 for new clients only, per month', '(34)', '$'])('not %s', (line) => {
  expect(read('Starter plan', line)).toEqual(['Starter plan']);
});

test('not below what was left out', () => {
  expect(read('Starter plan', 'Advertisement', '$49')).toEqual(['Starter plan']);
});
