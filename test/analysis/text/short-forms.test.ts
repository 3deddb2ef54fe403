/** Short forms that texts explain, and clipped words. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { clippedForms, explainedForms } from '../../../analysis/text/short-forms.ts';

const english = analyzerFor('en');

test('explained ones stand in parentheses after their words', () => {
  expect(explainedForms('An electric vehicle (EV) and the other EVs (see below).', english)).toEqual([
    { stem: 'ev', stands: ['electr', 'vehicl'] },
  ]);
  expect(explainedForms('An electric car (EV)', english)).toEqual([]);
});

test('clipped ones begin neighbouring words', () => {
  const stems = ['best', 'scienc', 'fiction', 'book'];
  expect(clippedForms('Sci-fi, sci‑fi and hi-fi', stems)).toEqual([
    { stem: 'sci', stands: ['scienc', 'fiction'] },
    { stem: 'sci', stands: ['scienc', 'fiction'] },
  ]);
  expect(clippedForms('best-scie', ['best', 'scienc'])).toEqual([]);
});
