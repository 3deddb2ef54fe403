/** Facts of German, French and Spanish sentences: what stands between verb and figure, and what a figure is of. */
import { expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const stated = (language: string, keyword: string, ...blocks: string[]) =>
  claimsIn(keyword, [blocks], { language }).map(({ subject, value, unit }) => [subject, value, unit]);

test.each([
  ['Der hydraulische Abgleich kostet 600 Euro.', ['hydraulischer Abgleich', '600', 'EUR']],
  ['Die förderfähigen Kosten liegen bei 30.000 Euro.', ['förderfähige Kosten', '30000', 'EUR']],
  ['Eine Erdwärmepumpe kostet inklusive Bohrung 40.000 Euro.', ['Erdwärmepumpe', '40000', 'EUR']],
  ['Eine Erdwärmepumpe liegt wegen der Bohrung bei 40.000 Euro.', ['Erdwärmepumpe', '40000', 'EUR']],
  ['Der Einbau der Wärmepumpe dauert in der Regel drei bis fünf Tage.', ['Einbau der Wärmepumpe', '3-5', 'd']],
  ['Mit Solarstrom sinken die Stromkosten der Wärmepumpe um 30 Prozent.', ['Stromkosten der Wärmepumpe', '30', '%']],
])('of the German “%s”', (sentence, fact) => {
  expect(stated('de', 'Wärmepumpe', sentence)).toEqual([fact]);
});

test('where a German search asks for a price, a compound with “Kosten” still names which costs', () => {
  const sentence = 'Für eine Wärmepumpe betragen die Stromkosten etwa 1.160 Euro.';
  expect(stated('de', 'Wärmepumpe Kosten', sentence)).toEqual([['Stromkosten', '1160', 'EUR']]);
});

test('a German condition ends in a noun, not in the verb', () => {
  const [claim] = claimsIn(
    'Wärmepumpe',
    [['Die Kosten der Wärmepumpe sind auf 30.000 Euro für die erste Wohneinheit begrenzt.']],
    { language: 'de' },
  );
  expect(claim?.qualifier).toBe('für die erste Wohneinheit');
});

test.each([
  ['El ahorro con placas solares oscila entre el 40 % y el 70 %.', '40-70'],
  ['El rendimiento de las placas solares es de entre un 18 % y un 23 %.', '18-23'],
  ['El precio de las placas solares va de los 4.000 a los 6.000 euros.', '4000-6000'],
  ['La bonificación por placas solares es de hasta el 50 %.', '<=50'],
])('a Spanish range with articles: “%s”', (sentence, value) => {
  expect(stated('es', 'placas solares', sentence).map((fact) => fact[1])).toEqual([value]);
});

test.each([
  ['fr', 'déménagement', "Les prix d'un déménagement augmentent de 20 à 30 %.", "prix d'un déménagement"],
  ['es', 'placas solares', 'El consumo de las placas solares aumenta un 20 %.', 'consumo de las placas solares'],
])('no verb ends a subject (%s)', (language, keyword, sentence, subject) => {
  expect(stated(language, keyword, sentence).map(([of]) => of)).toEqual([subject]);
});

test('working days are no subject', () => {
  const found = [
    ...stated(
      'fr',
      'assurance habitation',
      'Vous devez déclarer le sinistre à l’assurance habitation dans les 5 jours ouvrés.',
    ),
    ...stated('es', 'seguro de coche', 'El seguro de coche debe pagar en 40 días hábiles.'),
  ];
  expect(found.map(([of]) => of)).not.toEqual(expect.arrayContaining([expect.stringMatching(/ouvrés|hábiles/u)]));
  expect(found).toContainEqual(['seguro de coche', '40', 'd']);
});
