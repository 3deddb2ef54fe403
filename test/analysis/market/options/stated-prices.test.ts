/** The prices that pages state in their tables. */
import { expect, test } from '@jest/globals';
import { toolsFor } from '../../../../analysis/market/claims/measure.ts';
import { statedPrices } from '../../../../analysis/market/options/stated-prices.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

function pricesIn(columns: string[], ...rows: [header: string, ...cells: string[]][]) {
  const page = measuredPage('s1', 'a.example', ['Desks.']);
  const table = { caption: null, columns, rows: rows.map(([header, ...cells]) => ({ header, cells })) };
  page.document.blocks.push({ kind: 'table', text: '', heading_path: [], start: 6, end: 6, table });
  const cut = { page, cut: passagesOf(page) };
  const context = { keyword: [], query: 'standing desks', terms: [], country: 'US', answers: [], listed: [] };
  const stated = { claims: [], tools: toolsFor([cut], context, english) };
  return statedPrices([cut], stated, [], english).map(({ price, of }) => [of, price]);
}

test('are of the row and of the column', () => {
  expect(pricesIn(['Vantro', 'Fjelltre'], ['Price', '$400', '$350/year'])).toEqual([
    ['Price', '$400'],
    ['Vantro', '$400'],
    ['Price', '$350/year'],
    ['Fjelltre', '$350/year'],
  ]);
});

test('are of nothing that a label calls the highest', () => {
  expect(pricesIn(['Vantro'], ['Maximum cost', '$900'])).toEqual([['Maximum cost', '$900']]);
});

test('are none in sentences, and none of other money', () => {
  const long = 'You pay $400 for the small one, and more for the others.';
  expect(pricesIn(['Note'], ['Vantro', long])).toEqual([]);
  expect(pricesIn(['Price'], ['Debt of the maker', '$10,000'])).toEqual([]);
});
