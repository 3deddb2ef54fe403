/** Which texts are written in title case. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { isTitleCase } from '../../../analysis/text/title-case.ts';

test.each([
  ['Starter Package', true],
  ['How Much Does a New Roof Cost?', true],
  ['Ce que Fait un Toit Neuf', true],
  ['How much does a roof cost?', false],
  ['We use HubSpot for our clients and mail', false],
  ['Roof', false],
  ['', false],
])('“%s”: %s', (text, isTitle) => {
  expect(isTitleCase(text, analyzerFor(text.startsWith('Ce') ? 'fr' : 'en').analyze(text))).toBe(isTitle);
});
