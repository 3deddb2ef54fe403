/** The limits of the list of facts. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const things = [
  'walnut',
  'birch',
  'maple',
  'cedar',
  'linden',
  'alder',
  'willow',
  'cherry',
  'poplar',
  'larch',
  'spruce',
];
const parts = ['frame', 'shelf'];
const sentences = things.flatMap((thing, row) =>
  parts.map((part, index) => `The ${thing} ${part} costs $${100 + 10 * row + 3 * index}.`),
);

describe('room in the list of facts', () => {
  test('a page alone fills what room is left', () => {
    expect(claimsIn('furniture prices', [sentences]).length).toBeGreaterThan(18);
  });

  test('further facts of the longest page come after those of the others', () => {
    const other = 'A desk of solid oak weighs 40 kg.';
    const claims = claimsIn('furniture prices', [sentences, [other]]);
    const place = claims.findIndex(({ statement }) => statement === other);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(18);
    expect(claims.length).toBeGreaterThan(19);
  });
});
