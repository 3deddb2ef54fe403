/** A difference is written in the unit of the figures beside it. */
import { expect, test } from '@jest/globals';
import { measureChange } from '../../../analysis/languages/figures.ts';
import { writingPackOf } from '../../../analysis/languages/writing-packs.ts';
import type { Comparison } from '../../../analysis/report/comparison.ts';

type Measure = Comparison['measures'][number];

const measure = (values: Partial<Measure>): Measure => ({
  ...{ name: 'topics', before: 1, after: 3, before_of: 18, after_of: 18, difference: 0.1111, ci95: [-0.1, 0.32] },
  flags: [],
  ...values,
});
const written = (values: Partial<Measure>, language = 'en') =>
  measureChange(measure(values), writingPackOf(language).comparison, language);

test('counts out of one total differ by a count', () => {
  expect(written({})).toBe('+2 (−2 to +6)');
  expect(written({ difference: 0, ci95: [-0.21, 0.21] })).toBe('0 (−4 to +4)');
  expect(written({}, 'de')).toBe('+2 (−2 bis +6)');
});

test('counts out of two totals differ in percentage points', () => {
  expect(written({ after_of: 20 })).toBe('+11 percentage points (−10 to +32)');
  expect(written({ after_of: 20 }, 'fr')).toBe('+11 points de pourcentage (de −10 à +32)');
  expect(written({ after_of: 20 }, 'es')).toBe('+11 puntos porcentuales (de −10 a +32)');
});

test('a score differs in its own points', () => {
  const values = { name: 'score', before: 13.57, after: 15.5, before_of: 100, after_of: 100 } as const;
  expect(written({ ...values, difference: 1.93, ci95: [-18.25, 22.1] })).toBe('+1.9 (−18.3 to +22.1)');
});

test('what either audit lacks has no difference', () => {
  expect(written({ difference: null, ci95: null })).toBe('–');
});
