/** Prices of one thing that contradict each other on a page. */
import { expect, test } from '@jest/globals';
import { keyedClaims, toolsFor } from '../../../../analysis/market/claims/measure.ts';
import { priceConflictsOf } from '../../../../analysis/page/claims/price-conflicts.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const analyzer = analyzerFor('en');

function conflictsOn(...blocks: string[]) {
  const page = measuredPage('s1', 'own.example', blocks, { title: 'crm software' });
  const cut = { page, cut: passagesOf(page) };
  const context = { keyword: ['crm', 'softwar'], query: 'crm software', terms: [], country: 'US', answers: [] };
  const tools = toolsFor([cut], context, analyzer);
  return priceConflictsOf(cut, { tools, claims: keyedClaims(cut, tools) });
}

/** Enough text that two statements stand in two passages. */
const filler = Array.from({ length: 60 }, () => 'Teams plan their week with notes and calls in a calm office.').join(
  ' ',
);
const others = [
  '## 2. HubSpot',
  'HubSpot is free for small teams, and Salesforce is not.',
  '## 3. Pipedrive',
  'Pipedrive is made for larger teams.',
];
const pageWith = (first: string, second: string) => conflictsOn('## 1. Salesforce', first, filler, second, ...others);

test('two prices of one plan are told with both sentences, in page order', () => {
  const first = 'The Professional plan costs $75 per user.';
  const second = 'The Professional plan costs $80 per user.';
  expect(pageWith(first, second)).toEqual([
    { subject: 'Salesforce, Professional plan', first, second, passages: ['s1.p1', 's1.p9'] },
  ]);
});

test('cards that differ in their figures alone are of variants', () => {
  expect(pageWith('Professional plan: $75 first year', 'Professional plan: $95 first year')).toEqual([]);
});

test('the same price twice, and prices of two plans, contradict nothing', () => {
  const first = 'The Professional plan costs $75 per user.';
  expect(pageWith(first, 'The Professional plan costs $75 per user and month.')).toEqual([]);
  expect(pageWith(first, 'The Starter plan costs $80 per user.')).toEqual([]);
});

test('things that are called by their sums are two', () => {
  const [first, second] = ['The Professional plan costs $75 per user.', 'The Professional plan costs $80 per user.'];
  expect(conflictsOn('## 1. Salesforce for $1,000', first, filler, second, ...others)).toEqual([]);
});

test('prices below a heading that each entry repeats are of different things', () => {
  const facts = (price: string) => ['### Fast facts', `Cost: Starts at ${price} per month.`, filler];
  const blocks = ['## Oakbox', ...facts('$94'), '## Elmbox', ...facts('$89'), '## Ashbox', ...facts('$59')];
  expect(conflictsOn(...blocks)).toEqual([]);
});
