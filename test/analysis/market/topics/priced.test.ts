/** What several sites give prices of has its cost as a topic, headed or not. */
import { expect, test } from '@jest/globals';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { topicsOf } from '../../../../analysis/market/topics/measure.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** The topic of cost on pages of a site each, with the sources that treat it; null without one. */
function costOf(...pages: (readonly string[])[]): readonly string[] | null {
  const measured = pages.map((blocks, i) => measuredPage(`s${i + 1}`, `${'abc'[i]}.example`, ['# Desks', ...blocks]));
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: ['desk'],
    naturalCase: naturalCaseOf(measured, english),
    analyzer: english,
  };
  const { topics } = topicsOf(market, termsOf(measured, market.keyword, english));
  return topics.find(({ label }) => label === 'Cost')?.sources ?? null;
}

const priced = (a: number) => [
  `The oak desk is $${a} and the pine desk $${a - 90}.`,
  `A steel desk is yours for $${a + 55}.`,
];
const bare = ['An oak desk lasts for years, and a pine desk is light.', 'A desk of steel weighs more.'];

test('two sites with several prices', () => {
  expect(costOf(priced(400), priced(520), bare)).toEqual(['s1', 's2']);
});

test('not one site, nor a single amount', () => {
  expect(costOf(priced(400), bare, bare)).toBeNull();
  expect(costOf(priced(400), ['A desk for $300 stands here.', ...bare], bare)).toBeNull();
});
