/** Short forms that texts explain, clipped words, and words of which some letters stand in capitals. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { clippedForms, contractedForms, explainedForms } from '../../../analysis/text/short-forms.ts';

const english = analyzerFor('en');

test('explained ones stand in parentheses after their words', () => {
  expect(explainedForms('An electric vehicle (EV) and the other EVs (see below).', english)).toEqual([
    { stem: 'ev', stands: ['electr', 'vehicl'] },
  ]);
  expect(explainedForms('An electric car (EV)', english)).toEqual([]);
  const german = analyzerFor('de');
  const stemsOf = (text: string) => german.analyze(text).map(({ stem }) => stem);
  expect(explainedForms('Die professionelle Zahnreinigung (PZR) dauert.', german)).toEqual([
    { stem: 'pzr', stands: stemsOf('professionelle Zahnreinigung') },
  ]);
  expect(explainedForms('Die private Kasse (PZR) zahlt.', german)).toEqual([]);
});

test('clipped ones begin neighbouring words', () => {
  const stems = ['best', 'scienc', 'fiction', 'book'];
  expect(clippedForms('Sci-fi, sci‑fi and hi-fi', stems)).toEqual([
    { stem: 'sci', stands: ['scienc', 'fiction'] },
    { stem: 'sci', stands: ['scienc', 'fiction'] },
  ]);
  expect(clippedForms('best-scie', ['best', 'scienc'])).toEqual([]);
});

test('contracted ones begin like the word and have its letters in order, on enough pages', () => {
  const german = analyzerFor('de');
  const stems = german.analyze('Photovoltaik anmelden').map(({ stem }) => stem);
  const texts = ['Die PV-Anlage melden', 'PV und EEG', 'Vor der VP', 'Ein PVC'];
  expect(contractedForms(texts, stems, 2, german)).toEqual([{ stem: 'pv', stands: ['photovolta'] }]);
  expect(contractedForms(texts, stems, 3, german)).toEqual([]);
  expect(contractedForms(['The TV', 'A TV'], ['desk'], 2, english)).toEqual([]);
});
