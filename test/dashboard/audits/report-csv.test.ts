/** The lists of a report as CSV: a spreadsheet reads what the report says, and runs nothing of it. */
import { describe, expect, test } from '@jest/globals';
import { csvLists, csvOf } from '../../../dashboard/src/audits/report-csv.ts';
import { parts } from '../../analysis/render/full-report.ts';

const market = { ...parts, questions: [], terms: [] };

/** The rows of a CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a list as CSV', () => {
  test.each(csvLists)('%s has a row for each entry and a cell for each head', (list) => {
    const rows = readCsv(csvOf(list, market));
    expect(rows.length).toBe(1 + market[list === 'facts' ? 'claims' : list].length);
    for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
  });

  test('says what the report says', () => {
    expect(readCsv(csvOf('topics', market))[1]).toEqual([
      'Rebates and tax credits',
      'common',
      '3',
      '6',
      '61.5',
      'true',
    ]);
    expect(readCsv(csvOf('facts', market))[1]?.slice(0, 5)).toEqual([
      'lifespan of a heat pump',
      '',
      'duration',
      '15',
      'a',
    ]);
  });

  test.each(['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\tx'])('keeps %j text', (label) => {
    const [topic] = parts.topics;
    if (topic === undefined) throw new Error('no topic');
    expect(readCsv(csvOf('topics', { ...market, topics: [{ ...topic, label }] }))[1]?.[0]).toBe(`'${label}`);
  });

  test('writes a range so that no spreadsheet takes it for a day', () => {
    const [claim] = parts.claims;
    if (claim === undefined) throw new Error('no claim');
    const written = (value: string) => readCsv(csvOf('facts', { ...market, claims: [{ ...claim, value }] }))[1]?.[3];
    expect([written('11-12'), written('2.5-3'), written('2026-11-23')]).toEqual(['11–12', '2.5–3', '2026-11-23']);
  });

  test.each(['a "quoted" name', 'one, two', 'a\r\nbreak'])('reads %j back as it was', (label) => {
    const [topic] = parts.topics;
    if (topic === undefined) throw new Error('no topic');
    expect(readCsv(csvOf('topics', { ...market, topics: [{ ...topic, label }] }))[1]?.[0]).toBe(label);
  });
});
