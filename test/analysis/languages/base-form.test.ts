/** German phrases in the nominative. */
import { expect, test } from '@jest/globals';
import { baseForm } from '../../../analysis/languages/de/base-form.ts';

const written = new Set(['kurze', 'gefahrene', 'kilometer', 'monatliche', 'niedrige', 'neue', 'rate', 'große']);

test.each([
  ['kurzen Laufzeiten', 'kurze Laufzeiten'],
  ['gefahrenen Kilometern', 'gefahrene Kilometer'],
  ['monatlichen Rate', 'monatliche Rate'],
  ['niedrigen Raten', 'niedrige Raten'],
  ['neuen Versicherung', 'neue Versicherung'],
])('“%s” names “%s”', (phrase, named) => {
  expect(baseForm(phrase, (word) => written.has(word))).toBe(named);
});

test.each([
  ['a noun whose gender does not show', 'neuen Weg'],
  ['an adjective that nobody writes otherwise', 'seltenen Erden'],
  ['a longer phrase', 'Ende der neuen Laufzeiten'],
  ['a phrase in the nominative', 'monatliche Rate'],
])('%s stays as it is', (_, phrase) => {
  expect(baseForm(phrase, (word) => written.has(word))).toBe(phrase);
});
