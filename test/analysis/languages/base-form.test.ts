/** German phrases in the nominative. */
import { expect, test } from '@jest/globals';
import { baseForm, withoutArticle } from '../../../analysis/languages/de/base-form.ts';

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

test.each([
  ['hydraulische Abgleich', 'der hydraulische abgleich', 'hydraulischer Abgleich'],
  ['hydraulische Abgleich', 'ein hydraulischer abgleich', 'hydraulischer Abgleich'],
  ['neue Gerät', 'das neue gerät', 'neues Gerät'],
  ['frische Luft', 'die frische luft', 'frische Luft'],
])('“%s”, where pages write “%s”, names “%s”', (phrase, pages, named) => {
  expect(baseForm(phrase, (words) => words === pages)).toBe(named);
});

test.each([
  ['der', 'hydraulische Abgleich', 'hydraulischer Abgleich'],
  ['der', 'neue hydraulische Abgleich', 'neuer hydraulischer Abgleich'],
  ['das', 'neue Gerät', 'neues Gerät'],
  ['die', 'förderfähigen Kosten', 'förderfähige Kosten'],
  ['die', 'neue Heizung', 'neue Heizung'],
  ['der', 'neuen Heizung', 'neuen Heizung'],
  ['eine', 'neue Heizung', 'neue Heizung'],
])('after “%s”, “%s” names “%s”', (article, phrase, named) => {
  expect(withoutArticle(article, phrase)).toBe(named);
});
