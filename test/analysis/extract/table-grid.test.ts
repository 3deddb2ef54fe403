/** A cell of a table is read with the headers of its row and column. */
import { describe, expect, test } from '@jest/globals';
import { assembleBlocks } from '../../../analysis/extract/content/assemble.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import type { TableGrid } from '../../../analysis/extract/content/table-grid.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';

function gridOf(markup: string): TableGrid | undefined {
  const scan = scanPage(parseHtml(`<table>${markup}</table>`).root);
  return assembleBlocks(scan, [...scan.blocks.keys()], 'article').find(({ kind }) => kind === 'table')?.table;
}

const row = (tag: string, ...cells: string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** Each cell as a sentence would say it. */
const said = (grid: TableGrid | undefined) =>
  grid?.rows.flatMap(({ header, cells }) => cells.map((cell, at) => `${header} — ${grid.columns[at]}: ${cell}`));

describe('the cells of a table', () => {
  test('have headers that are marked up', () => {
    const grid = gridOf(
      `<caption>Loads</caption><thead>${row('th', '', 'Model A', 'Model B')}</thead><tbody><tr><th scope=row>Dynamic load<td>60–80 kg<td>100–160 kg</tr></tbody>`,
    );
    expect(grid?.caption).toBe('Loads');
    expect(said(grid)).toEqual(['Dynamic load — Model A: 60–80 kg', 'Dynamic load — Model B: 100–160 kg']);
  });

  test('have headers that only their place tells', () => {
    expect(
      said(gridOf(row('td', 'Plan', 'Price', 'Users') + row('td', 'Basic', '$5', '1') + row('td', 'Team', '$9', '8'))),
    ).toEqual(['Basic — Price: $5', 'Basic — Users: 1', 'Team — Price: $9', 'Team — Users: 8']);
  });

  test('have headers that are bold', () => {
    const head = row('td', '<strong>Plan</strong>', '<p><b>Price 1</b></p>', '<b>Price 2</b>');
    const grid = gridOf(head + row('td', 'Basic', '$5', '$6') + row('td', '<b>Team</b>', '$9', '$8'));
    expect(said(grid)).toEqual([
      'Basic — Price 1: $5',
      'Basic — Price 2: $6',
      'Team — Price 1: $9',
      'Team — Price 2: $8',
    ]);
    const bold = row('td', '<b>Basic</b>', '<b>$5</b>', '<b>$6</b>');
    expect(gridOf(bold + bold)?.columns).toEqual(['', '', '']);
  });

  test('count as columns, though they show nothing but signs', () => {
    const scan = scanPage(
      parseHtml(`<table>${row('th', 'Desk', 'Price', 'Sound')}${row('td', 'Oak', '$$', '★★')}</table>`).root,
    );
    expect(assembleBlocks(scan, [...scan.blocks.keys()], 'article')[0]?.columns).toBe(3);
  });

  test('have headers that a remark explains', () => {
    expect(
      said(gridOf(row('td', 'Gear', 'Score (1-5)') + row('td', 'Mat', '3') + row('td', 'Speed rope', '2'))),
    ).toEqual(['Mat — Score (1-5): 3', 'Speed rope — Score (1-5): 2']);
  });

  test('of a table of two columns are named by the first', () => {
    expect(said(gridOf(row('td', 'Height', '72–118 cm') + row('td', 'Load', '125 kg')))).toEqual([
      'Height — : 72–118 cm',
      'Load — : 125 kg',
    ]);
  });

  test('may stand under several header rows and span several places', () => {
    expect(
      said(
        gridOf(
          `<tr><th rowspan=2>Hut<th colspan=2>Price</tr><tr><th>Summer<th>Winter</tr>${row('td', 'Ridge', '€40', '€50')}<tr><td>Spring<td colspan=2>€35</tr>`,
        ),
      ),
    ).toEqual([
      'Ridge — Price: Summer: €40',
      'Ridge — Price: Winter: €50',
      'Spring — Price: Summer: €35',
      'Spring — Price: Winter: €35',
    ]);
  });

  test('are grouped by rows that only name the ones below', () => {
    expect(
      said(
        gridOf(
          `${row('th', 'Size', 'A', 'B')}<tr><td colspan=3>Desk</tr>${row('td', 'Width', '1 m', '2 m')}<tr><td colspan=3>Drawer</tr>${row('td', 'Depth', '3 cm', '4 cm')}`,
        ),
      ),
    ).toEqual(['Desk: Width — A: 1 m', 'Desk: Width — B: 2 m', 'Drawer: Depth — A: 3 cm', 'Drawer: Depth — B: 4 cm']);
  });

  test('have no headers where the table names none', () => {
    expect(gridOf(row('td', '1', '2') + row('td', '3', '4'))).toEqual({
      caption: null,
      columns: ['', ''],
      rows: [
        { header: '', cells: ['1', '2'] },
        { header: '', cells: ['3', '4'] },
      ],
    });
  });

  test('are values in the first column, too, below headers of one series', () => {
    const rows = row('td', '$84 a term', '$100 a term') + row('td', '$50 in summer', '$60 in summer');
    expect(said(gridOf(row('th', '30-minute lesson', '60-minute lesson') + rows))).toEqual([
      ' — 30-minute lesson: $84 a term',
      ' — 60-minute lesson: $100 a term',
      ' — 30-minute lesson: $50 in summer',
      ' — 60-minute lesson: $60 in summer',
    ]);
    // An order of so much has a fee of so much.
    expect(said(gridOf(row('th', 'Order', 'Delivery fee') + rows))?.[0]).toBe('$84 a term — Delivery fee: $100 a term');
  });

  test('are bounded, whatever their spans say', () => {
    const grid = gridOf(`<tr><td colspan=100000 rowspan=100000>a<td>b</tr>${row('td', 'c', 'd')}`);
    expect((grid?.columns.length ?? 0) <= 60).toBe(true);
  });
});
