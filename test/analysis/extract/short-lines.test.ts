/** Short lines with figures anywhere on a page, and those around its main heading. */
import { expect, test } from '@jest/globals';
import { readShortLines } from '../../../analysis/extract/short-lines.ts';

const line = (text: string, at: number) =>
  ({ text, at, region: 'main', hinted: false, hintedModified: false, times: [] }) as const;

test('short lines with a figure are kept once each, and all short lines near the heading', () => {
  const lines = [
    line('Menu', 0),
    line(' Dec  23 ', 400),
    line('4.8 ⭐', 5000),
    line('4.8 ⭐', 6000),
    line('x '.repeat(40), 410),
  ];
  const visible = { lines, headingEnd: 380 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible)).toEqual({ figures: ['Dec 23', '4.8 ⭐'], atHeading: ['Dec 23'], dated: [] });
  expect(readShortLines({ ...visible, headingEnd: null }).atHeading).toEqual([]);
});

test.each([
  ['Last reviewed April 2017', true],
  ['Zuletzt aktualisiert: März 2021', true],
  ['Mis à jour en juin 2020', true],
  ['Valid until July 2026', false],
  ['Version 2024', false],
])('%s says when the page was written or checked: %s', (text, isDated) => {
  const visible = { lines: [line(text, 9000)], headingEnd: 0 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible).dated).toEqual(isDated ? [text] : []);
});

test('a note on an update tells its date before the colon', () => {
  const text = 'Update, February 2023: We corrected the section on prices and added setup times to the table.';
  const visible = { lines: [line(text, 9000)], headingEnd: 0 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible).dated).toEqual(['Update, February 2023']);
});

test.each([
  'Dieses Merkblatt gibt erste Hinweise und erhebt keinen Anspruch auf Vollständigkeit. Stand: Februar 2026',
  'Stand: Februar 2026. Alle Angaben nach bestem Wissen, ein Anspruch auf Förderung besteht nicht.',
])('a disclaimer tells its date in its first or last sentence: %s', (text) => {
  const visible = { lines: [line(text, 9000)], headingEnd: 0 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible).dated).toEqual(['Stand: Februar 2026']);
});

test('a long line beside the heading is read in its parts', () => {
  const text = 'Publication FN-2114, of the Extension | Published January 2021 | Reviewed March 2024';
  const visible = { lines: [line(text, 10)], headingEnd: 0 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible).atHeading).toContain('Reviewed March 2024');
});

test('lines beside the text tell of other pages', () => {
  const lines = [{ ...line('Updated May 2024', 100), region: 'aside' }];
  const visible = { lines, headingEnd: 0 } as unknown as Parameters<typeof readShortLines>[0];
  expect(readShortLines(visible).dated).toEqual([]);
});
