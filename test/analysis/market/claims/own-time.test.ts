/** A year that only says when a text was written, or of when the figure beside it is, is no fact. */
import { expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const published = { day: '2025-03-01', confidence: 1, evidence: [] };
const facts = { dates: { published, modified: null, shown: [], shownChange: null } };

test.each([
  ['Rust 1.0 was released in 2015.', ['2015']],
  ['Rust is still loved in 2025.', []],
  ['Rust will be taught at most schools in 2026.', []],
  ['In 2024, 83% of the users of Rust wanted to go on.', ['83']],
])('%s', (text, values) => {
  expect(claimsIn('rust', [[text]], { facts }).map(({ value }) => value)).toEqual(values);
});

test('a page without a date may speak of any time', () => {
  expect(claimsIn('rust', [['Rust is still loved in 2025.']]).map(({ value }) => value)).toEqual(['2025']);
});
