/** What the script that mutates rules finds and writes. */
import { expect, test } from '@jest/globals';
import { literalsOf, mutantOf, randomOf, sample } from '../../scripts/rule-literals.ts';

const source = `/** Below 5 pages. */
export const exampleRule = defineRule({
  version: 12,
  constants: {
    minShare: { value: 0.9, unit: 'share', reason: 'as in 3 of 4' },
    maxWords: {
      value: 30_000,
      unit: 'words', // 7
    },
    zones: { value: { h1: 3, body: 1e-9 }, unit: "weight of 2" },
  },
});
`;

test('finds the numbers of a rule outside names, strings and comments, with the name of their constant', () => {
  const found = literalsOf('rule.ts', source);
  expect(found.map(({ text }) => text)).toEqual(['0.9', '30_000', '3', '1e-9']);
  expect(found.map(({ line }) => line.split(':', 1)[0])).toEqual(['minShare', 'maxWords', 'zones', 'zones']);
  for (const { start, text } of found) expect(source.slice(start, start + text.length)).toBe(text);
});

test('a change is another number, the same for the same seed', () => {
  for (const text of ['0', '1', '2', '0.9', '30_000', '1e-9', '1.959963984540054']) {
    for (const seed of [1, 2, 3]) {
      const changed = mutantOf(text, randomOf(seed));
      expect(Number(changed)).not.toBeNaN();
      expect(Number(changed)).not.toBe(Number(text.replaceAll('_', '')));
      expect(mutantOf(text, randomOf(seed))).toBe(changed);
    }
  }
});

test('a sample has each item at most once, and another seed gives another sample', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const drawn = sample(items, 20, randomOf(1));
  expect(new Set(drawn).size).toBe(20);
  expect(sample(items, 20, randomOf(1))).toEqual(drawn);
  expect(sample(items, 20, randomOf(2))).not.toEqual(drawn);
  expect(sample(items, 99, randomOf(1))).toHaveLength(50);
});
