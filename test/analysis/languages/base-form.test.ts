/** German phrases in the nominative. */
import { expect, test } from '@jest/globals';
import { baseForm } from '../../../analysis/languages/de/base-form.ts';

const written = new Set([
  'kurze',
  'gefahrene',
  'kilometer',
  'monatliche',
  'niedrige',
  'neue',
  'rate',
  'große',
  'verschlossener',
  'einkünfte',
  'modul',
  'module',
  'wohngebäude',
]);

test.each([
  ['kurzen Laufzeiten', 'kurze Laufzeiten'],
  ['gefahrenen Kilometern', 'gefahrene Kilometer'],
  ['monatlichen Rate', 'monatliche Rate'],
  ['niedrigen Raten', 'niedrige Raten'],
  ['neuen Versicherung', 'neue Versicherung'],
  ['seltenen Erden', 'seltene Erden'],
  ['örtlichen Netzbetreiber', 'örtliche Netzbetreiber'],
  ['verschlossenen Raum', 'verschlossener Raum'],
  ['Befugnissen', 'Befugnisse'],
  ['bestehenden Wohngebäudes', 'bestehende Wohngebäude'],
  ['zu versteuernden Einkommen', 'zu versteuerndes Einkommen'],
  ['zu versteuernde Einkommen', 'zu versteuerndes Einkommen'],
  ['zu versteuerndem Haushaltseinkommen', 'zu versteuerndes Haushaltseinkommen'],
  ['verschlossenem Raum', 'verschlossener Raum'],
  ['großen Unternehmen', 'große Unternehmen'],
  ['großen Gefahren', 'große Gefahren'],
  ['Einkünften aus Vermietung', 'Einkünfte aus Vermietung'],
  ['Modulen', 'Module'],
])('“%s” names “%s”', (phrase, named) => {
  expect(baseForm(phrase, (word) => written.has(word))).toBe(named);
});

test.each([
  ['a noun whose gender does not show', 'neuen Weg'],
  ['a plural in the nominative', 'Raten'],
  ['a longer phrase', 'Ende der neuen Laufzeiten'],
  ['a phrase in the nominative', 'monatliche Rate'],
])('%s stays as it is', (_, phrase) => {
  expect(baseForm(phrase, (word) => written.has(word))).toBe(phrase);
});
