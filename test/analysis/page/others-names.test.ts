/** Questions about a product of another firm, which the page of one firm need not answer. */
import { expect, test } from '@jest/globals';
import { othersNames } from '../../../analysis/page/others-names.ts';

const market = {
  entities: [
    { name: 'Atmos', type: 'product', df: 2, n: 6 },
    { name: 'Rail Pass', type: 'product', df: 3, n: 6 },
    { name: 'Satan', type: 'organization', df: 1, n: 6 },
  ],
  results: [{ title: 'Atmos 65 review' }, { title: 'What a Rail Pass costs' }],
} as unknown as Parameters<typeof othersNames>[0];

test.each([
  ['Does the Atmos have a rain cover?', true],
  ['Is the Rail Pass worth it?', false],
  ['Why was it called the drink of Satan?', false],
  ['Which atmosphere suits a desk?', false],
])('%s is about the thing of another: %s', (question, isOfOthers) => {
  expect(othersNames(market, ['Hiking pack'])(question)).toBe(isOfOthers);
});

test('a page that names the thing in its title is asked', () => {
  expect(othersNames(market, ['Atmos rental'])('Does the Atmos have a rain cover?')).toBe(false);
});
