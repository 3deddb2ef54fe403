/** How the pages of a market treat its topics. */
import { expect, test } from '@jest/globals';
import { composeTopicsOnPages } from '../../../../analysis/page/coverage/topics-on-pages.ts';
import type { MarketSerp } from '../../../../analysis/report/report.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

test.each([
  ['Can I remove mold myself', 'Can I remove mold myself?', true],
  ['How much mold is safe', 'Mold that is safe', true],
  ['Remove mold', 'Remove mold safely', false],
])('“%s” below “%s” is a question: %s', (label, text, isAsked) => {
  const topics = [{ id: 't1', label }] as MarketSerp['topics'];
  const headings = [{ text, site: 'a.example' }];
  const found = [{ headings, headed: 2, named: 2, isSpecific: true, score: 1, names: [] }];
  expect(composeTopicsOnPages({ topics }, found, ['ceil'], analyzerFor('en')).get('t1')?.isAsked).toBe(isAsked);
});

test.each([
  ['Advanced analytics', true],
  ['Data visualization', false],
  ['Analytics', false],
  ['Leading lines', false],
  ['Cost', false],
])('“%s” has one everyday word beside the keyword’s: %s', (label, isPlain) => {
  const topics = [{ id: 't1', label }] as MarketSerp['topics'];
  const found = [{ headings: [], headed: 2, named: 2, isSpecific: true, score: 1, names: [] }];
  const keyword = analyzerFor('en')
    .analyze('analytics')
    .map(({ stem }) => stem);
  expect(composeTopicsOnPages({ topics }, found, keyword, analyzerFor('en')).get('t1')?.isPlain).toBe(isPlain);
});
