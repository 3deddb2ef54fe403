/** Texts of the packs, where nothing could be compared or counts are one, and words that have one meaning. */
import { expect, test } from '@jest/globals';
import { renderPackOf } from '../../../analysis/languages/writing-packs.ts';

const nothing = { results: 7, used: 0, others: 7, unread: 0, cited: 0, hasOwn: true, grade: 'D' } as const;

test.each([
  ['en', 'Your page; no page that ranks could be used', 'None of 7 results is compared here.'],
  ['de', 'Ihre Seite; keine gut platzierte Seite war brauchbar', 'Keines von 7 Ergebnissen wird hier verglichen.'],
  ['es', 'Su página, sin páginas posicionadas utilizables', 'Ninguno de 7 resultados se compara aquí.'],
  ['fr', 'Votre page, sans page bien classée exploitable', 'Aucun résultat sur 7 n’est comparé ici.'],
])('%s says it where no page could be compared', (language, subtitle, reliability) => {
  const { overview } = renderPackOf(language);
  expect(overview.heads.subtitle({ pages: 0, hasOwn: true })).toBe(subtitle);
  expect(overview.reliability(nothing)).toContain(reliability);
});

test.each([
  ['en', 'What 1 page that ranks has', '1 of 6 results was read and is compared here, beside your page.'],
  [
    'de',
    'Was 1 gut platzierte Seite hat',
    '1 von 6 Ergebnissen wurde gelesen und wird hier verglichen, dazu Ihre Seite.',
  ],
  [
    'es',
    'Qué contiene 1 página bien posicionada',
    '1 de 6 resultados se ha leído y se compara aquí, además de su página.',
  ],
  ['fr', 'Ce que contient 1 page bien classée', '1 résultat sur 6 a été lu et est comparé ici, en plus de votre page.'],
])('%s has the singular for one page', (language, subtitle, reliability) => {
  const { overview } = renderPackOf(language);
  expect(overview.heads.subtitle({ pages: 1, hasOwn: false })).toBe(subtitle);
  expect(overview.reliability({ ...nothing, results: 6, used: 1 })).toContain(reliability);
});

test.each([
  ['en', 'Findings 1 and 2 are', 'Findings 1 to 3 are'],
  ['de', 'Die Befunde 1 und 2 sind', 'Die Befunde 1 bis 3 sind'],
  ['es', 'Los hallazgos 1 y 2 son', 'Los hallazgos 1 a 3 son'],
  ['fr', 'Les constats 1 et 2 sont', 'Les constats 1 à 3 sont'],
])('%s joins two findings by “and”', (language, two, three) => {
  const { labels } = renderPackOf(language);
  expect(labels.gap.above(2)).toContain(two);
  expect(labels.gap.above(3)).toContain(three);
});

test('German has one word for a score and one for a place among the results, studies aside', async () => {
  const { pack } = await import('../../../analysis/languages/de/texts/pack.ts');
  const { dashboard } = await import('../../../analysis/languages/de/texts/dashboard/dashboard.ts');
  const texts = JSON.stringify([{ ...pack, studies: null }, dashboard], (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(texts.match(/.{30}(?:[Pp]unktzahl|\bRang\b|\bRänge\b|Textstelle)/gu) ?? []).toEqual([]);
});
