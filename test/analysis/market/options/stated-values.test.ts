/** What a page says of an option: its price and its rating, in its section or in a table that compares. */
import { describe, expect, test } from '@jest/globals';
import { type StatedPrice, valuesOf } from '../../../../analysis/market/options/stated-values.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { measuredPage } from '../../measured-page.ts';

interface Grid {
  columns: string[];
  rows: { header: string; cells: string[] }[];
}

function cutOf(blocks: string[], ...grids: Grid[]) {
  const page = measuredPage('s1', 'a.example', blocks);
  const cut = passagesOf(page);
  const at = { start: page.document.text.length, end: page.document.text.length };
  for (const grid of grids) {
    page.document.blocks.push({ kind: 'table', text: '', heading_path: [], ...at, table: { caption: null, ...grid } });
  }
  return { page, cut };
}

const vantro = { source_id: 's1', name: 'Vantro', where: 'heading', start: 100, end: 200 } as const;
const price = (written: string, start: number, more: Partial<StatedPrice> = {}): StatedPrice => ({
  price: written,
  passage: { source_id: 's1', start },
  ...more,
});
const priceOf = (...prices: StatedPrice[]) => valuesOf(vantro, undefined, prices).price;

describe('a price', () => {
  test('is the first of the section', () => {
    expect(priceOf(price('$9', 90), price('$12', 150), price('$11', 120))).toBe('$11');
  });

  test('is rather the one that a table gives under the name', () => {
    expect(priceOf(price('$12', 150), price('$8', 20, { of: 'vantro' }), price('$7', 20, { of: 'Fjelltre' }))).toBe(
      '$8',
    );
  });

  test('is written as the section has it, where this says what the same amount is for', () => {
    const own = price('$8', 20, { of: 'Vantro', low: 8, per: null });
    expect(priceOf(own, price('$12/mo', 120, { low: 12, per: 'mo' }), price('$8/mo', 150, { low: 8, per: 'mo' }))).toBe(
      '$8/mo',
    );
    expect(priceOf(own, price('$12/mo', 120, { low: 12, per: 'mo' }))).toBe('$8');
  });

  test('of another page is none', () => {
    expect(priceOf(price('$8', 120, { passage: { source_id: 's2', start: 120 } }))).toBeUndefined();
  });
});

describe('a rating', () => {
  const inTable = (grid: Grid, name = 'Vantro') =>
    valuesOf({ ...vantro, name, where: 'table', start: 0, end: 0 }, cutOf(['Desks.'], grid), []).rating;

  test('stands in the section, with or without a space', () => {
    const cut = cutOf(['## Vantro', 'We give it 9.7 /10.', '## Fjelltre', 'We give it 8/10.']);
    const end = cut.page.document.text.indexOf('Fjelltre');
    expect(valuesOf({ ...vantro, start: 0, end }, cut, []).rating).toBe('9.7/10');
  });

  test('stands in the row or the column of the name', () => {
    const row = { columns: ['', ''], rows: [{ header: '', cells: ['vantro', '⭐4.4/5'] }] };
    expect(inTable(row)).toBe('4.4/5');
    const column = { columns: ['Vantro', 'Fjelltre'], rows: [{ header: 'Score', cells: ['9.1/10 sturdy', '8/10'] }] };
    expect([inTable(column), inTable(column, 'Fjelltre'), inTable(column, 'Ergotron')]).toEqual([
      '9.1/10',
      '8/10',
      undefined,
    ]);
  });

  test('is none where a table has several', () => {
    expect(
      inTable({ columns: ['Comfort', 'Looks'], rows: [{ header: 'Vantro', cells: ['4/5', '3/5'] }] }),
    ).toBeUndefined();
  });
});
