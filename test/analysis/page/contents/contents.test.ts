/** What a page has that no page of its market has. */
import { expect, test } from '@jest/globals';
import { toolsFor } from '../../../../analysis/market/claims/measure.ts';
import type { Market } from '../../../../analysis/market/market.ts';
import { composeContents } from '../../../../analysis/page/contents/section.ts';
import type { UserPage } from '../../../../analysis/page/identity/user-page.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import type { MarketSerp } from '../../../../analysis/report/report.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const makers =
  'Ergotron Fellowes Humanscale Steelcase Vitsoe Kinnarps Wilkhahn Sedus Interstuhl Bisley Haworth Teknion';
const analyzer = analyzerFor('en');

test('is listed up to ten names and ten facts', () => {
  const names = makers.split(' ');
  const page = measuredPage('s9', 'own.example', [
    ...names.map((name) => `We like the arms of ${name} and the desks of ${name} best.`),
    ...names.map((name, at) => `The standing desk of ${name} costs $${400 + at * 10}.`),
  ]);
  const cut = { page, cut: passagesOf(page) };
  const context = { keyword: ['stand', 'desk'], query: 'standing desk', terms: [], country: 'US', answers: [] };
  const stated = { tools: toolsFor([cut], context, analyzer), claims: [] };
  const nothing = { pages: [], terms: [], entities: [], claims: [], stated };
  const { originality } = composeContents(
    { source: { id: 's9' }, query: context.keyword, analyzer } as unknown as UserPage,
    cut,
    nothing as unknown as Market,
    { entities: [], claims: [] } as unknown as MarketSerp,
  );
  expect(originality.unique_entities).toHaveLength(10);
  expect(originality.unique_claims).toHaveLength(10);
});
