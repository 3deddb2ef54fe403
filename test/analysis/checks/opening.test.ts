/** Which keywords one sentence answers, in languages whose questions show by their form and in others. */
import { expect, test } from '@jest/globals';
import { asksForOne } from '../../../analysis/checks/opening.ts';

test.each([
  ['is a standing desk worth it', 'en', true],
  ['what is seo', 'en', true],
  ['how to build a standing desk', 'en', false],
  ['standing desk', 'en', false],
  ['what to see in lisbon', 'en', false],
  ['qué ver en lisboa en 3 días', 'es', false],
  ['que faire à lyon', 'fr', false],
  ['was kann man in lissabon machen', 'de', false],
  ['was ist eine wärmepumpe', 'de', true],
  ['muss man ein balkonkraftwerk anmelden', 'de', true],
  ['steuererklärung rentner', 'de', false],
  ['prix pompe à chaleur', 'fr', true],
  ['choisir poêle à granulés', 'fr', false],
  ['qué es un autónomo', 'es', true],
  ['seguro de salud autónomos', 'es', false],
])('%s (%s): %s', (keyword, language, isAsked) => {
  expect(asksForOne(keyword, language)).toBe(isAsked);
});
