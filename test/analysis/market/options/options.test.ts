/** What list pages recommend, on pages short enough to check by hand. */
import { describe, expect, test } from '@jest/globals';
import { listedNames } from '../../../../analysis/market/names/listed-names.ts';
import { isCountry } from '../../../../analysis/market/options/countries.ts';
import { onListPages, optionsOf } from '../../../../analysis/market/options/measure.ts';
import { paidReader } from '../../../../analysis/market/options/paid.ts';
import { composeOptions } from '../../../../analysis/market/options/section.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

function optionsIn(
  texts: string[][],
  types: Record<string, 'product' | 'place' | 'brand'> = {},
  query = 'standing desks',
) {
  const cuts = texts.map((blocks, index) => {
    const page = measuredPage(`s${index + 1}`, `site${index + 1}.example`, blocks);
    return { page, cut: passagesOf(page) };
  });
  const listed = listedNames(
    cuts.map(({ page }) => page),
    english,
  );
  const entities = Object.entries(types).map(([key, type]) => ({ key, type }));
  const first = cuts[0]?.cut.passages[0];
  const prices = first === undefined ? [] : [{ price: '20 USD/mo', passage: first }];
  return composeOptions(optionsOf(cuts, listed, entities, prices, query, english));
}

const one = [
  '## 1. Vantro',
  'It costs little, and users rate it 4.6/5.',
  '## 2. Fjelltre',
  'Fine.',
  '## 3. Ergotron',
  'Good.',
];
const other = [
  '## 1. Ergotron',
  'This product is a device.',
  '## 2. Humanscale',
  'A product.',
  '## 3. Fjelltre',
  'A device.',
];
const types = { vantro: 'product', fjelltre: 'product', ergotron: 'product', humanscale: 'product' } as const;

test('are counted by the pages that list them, with place, price and rating', () => {
  const options = optionsIn([one, other], types);
  expect(options.map(({ name, k, n, share_of_voice }) => [name, k, n, share_of_voice])).toEqual([
    ['Ergotron', 2, 2, 0.3333],
    ['Fjelltre', 2, 2, 0.3333],
    ['Vantro', 1, 2, 0.1667],
    ['Humanscale', 1, 2, 0.1667],
  ]);
  expect(options[2]?.listed_by).toEqual([
    { source_id: 's1', position: 1, of: 3, where: 'heading', price: '20 USD/mo', rating: '4.6/5' },
  ]);
  expect(options[2]?.ev).toContain('s1');
});

test('are one where a page heads an entry with a part of the name in its table', () => {
  const at = (name: string, position: number, where: 'heading' | 'table', source_id = 's1') =>
    ({ source_id, name, position, where, start: 0, end: 0 }) as const;
  const named = (...listed: ReturnType<typeof at>[]) =>
    optionsOf([], listed, [], [], 'standing desks', english).map(({ name, listed_by }) => [name, listed_by.length]);
  const heads = [at('Vantro', 1, 'heading'), at('Fjelltre', 2, 'heading')];
  const rows = [at('Vantro Simple', 1, 'table'), at('Fjelltre Duo', 2, 'table')];
  expect(named(...heads, ...rows, at('Vantro Simple', 1, 'table', 's2'))).toEqual([
    ['Vantro Simple', 2],
    ['Fjelltre', 1],
  ]);
  // A list that has both holds two things.
  const plans = [at('Vantro', 1, 'table'), at('Vantro Simple', 2, 'table')];
  expect(named(...heads, ...plans, at('Vantro Simple', 1, 'heading', 's2')).map(([name]) => name)).toContain(
    'Vantro Simple',
  );
});

test('are nothing that cannot be chosen', () => {
  const places = { vantro: 'place', fjelltre: 'place', ergotron: 'place' } as const;
  expect(optionsIn([one], places)).toEqual([]);
  expect(optionsIn([one], places, 'what to see in lisbon').map(({ type }) => type)).toEqual(Array(3).fill('place'));
  expect(optionsIn([['Nothing is listed here.']])).toEqual([]);
});

test('of several words are products where most of such names are', () => {
  const sold = ['This device costs $20 as a product.', 'Its price of $30 is for the product.'];
  const blocks = ['Vantro Slim', 'Fjelltre Duo', 'Ergotron'].flatMap((name, index) => [
    `## ${index + 1}. ${name}`,
    ...sold,
  ]);
  const typesWith = (type: 'product' | 'brand') =>
    optionsIn([blocks], { 'humanscale float': type }).map((option) => [option.name, option.type]);
  expect(typesWith('product')).toEqual([
    ['Vantro Slim', 'product'],
    ['Fjelltre Duo', 'product'],
    ['Ergotron', 'brand'],
  ]);
  expect(typesWith('brand')[1]).toEqual(['Fjelltre Duo', 'brand']);
});

test('come from pages that recommend, not from those that list their own', () => {
  const own = { position: 1, where: 'table', start: 0, end: 0 } as const;
  const listed = ['s1', 's2', 's3'].map((source_id) => ({ ...own, source_id, name: 'Attire' }));
  const types = new Map([
    ['s1', { type: 'guide' as const }],
    ['s2', { type: 'listicle' as const }],
  ]);
  expect(onListPages(listed, types).map(({ source_id }) => source_id)).toEqual(['s2']);
});

describe('positions', () => {
  const placesOf = (...blocks: string[]) =>
    optionsIn([blocks], types).map(({ name, listed_by: [by] }) => [name, by?.position, by?.of]);
  const text = 'A device.';

  test('of a countdown are its numbers', () => {
    expect(placesOf('## #3: Vantro', text, '## #2: Fjelltre', text, '## #1: Ergotron', text)).toEqual([
      ['Ergotron', 1, 3],
      ['Fjelltre', 2, 3],
      ['Vantro', 3, 3],
    ]);
  });

  test('count through the sections of a page', () => {
    const first = ['## Large', '### Vantro', text, '### Fjelltre', text, '### Ergotron', text];
    const second = ['## Small', '### Vantro', text, '### Humanscale', text, '### Fjelltre', text];
    expect(placesOf(...first, ...second)).toEqual([
      ['Vantro', 1, 6],
      ['Fjelltre', 2, 6],
      ['Ergotron', 3, 6],
      ['Humanscale', 5, 6],
    ]);
  });

  test('skip labels that come in each entry', () => {
    const entry = (name: string) => [`### ${name}`, text, '### Key Facts', text];
    const found = placesOf('## Large', ...['Vantro', 'Fjelltre', 'Ergotron'].flatMap(entry));
    expect(found.map(([name]) => name)).toEqual(['Vantro', 'Fjelltre', 'Ergotron']);
  });
});

test('countries of a menu are none, in whatever language', () => {
  expect(['Österreich', 'Brasil', 'Denmark', '日本'].map(isCountry)).toEqual([true, true, true, true]);
  expect(isCountry('Vantro')).toBe(false);
});

test('an amount that tells of other money is no price', () => {
  const isPaid = paidReader((each) => each.includes('$'), [], english);
  expect(isPaid('The Vantro costs $400.')).toBe(true);
  expect(isPaid('Vantro: $400')).toBe(true);
  expect(isPaid('Their work brought in a little over $10,000 for a firm that makes desks.')).toBe(false);
  expect(isPaid('Trip cancellation | $10,000 (per insured)')).toBe(false);
  // A keyword that has a word of it does not ask for it.
  const isPaidThere = paidReader((each) => each.includes('$'), ['travel'], english);
  expect(isPaidThere('We asked for a man with total travel costs of $10,000.')).toBe(false);
});

test('of a brand, a longer name is a product', () => {
  const rings = (...names: string[]) =>
    names.flatMap((name, index) => [`## ${index + 1}. ${name}`, 'A product for $20.']);
  const found = optionsIn([rings('Vantro', 'Vantro Slim Pro', 'Fjelltre Slim')], { vantro: 'brand' });
  expect(found.map(({ name, type }) => [name, type])).toEqual([
    ['Vantro', 'brand'],
    ['Vantro Slim Pro', 'product'],
    ['Fjelltre Slim', 'brand'],
  ]);
});
