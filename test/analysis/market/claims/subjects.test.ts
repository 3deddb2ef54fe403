/** What a figure is of: a wrong subject is worse than none. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const told = (keyword: string, ...blocks: string[]) =>
  claimsIn(keyword, [blocks]).map(({ subject, value, qualifier }) =>
    [subject, value, ...(qualifier === null ? [] : [qualifier])].join(' | '),
  );

describe('a noun that an earlier figure has is not that of the next', () => {
  test.each([
    [
      'Most ferries charge $35, but the fee starts at $15 on some island ferries and goes up to $90 on coastal ones.',
      /island ferries \|/u,
    ],
    ['The kitchen cut its gas use by more than 50% and avoided $9,000 in repair costs.', /gas use \| 9000/u],
    ['The first tariff costs $20 monthly plus $6 per helper.', /tariff.* \| 6(?: |$)/u],
  ])('%s', (sentence, wrong) => {
    for (const each of told('catering', sentence)) expect(each).not.toMatch(wrong);
  });

  test('two cases of one quantity share its name', () => {
    expect(told('catering', 'Vans must hold the required temperature (40°F for salads and 140°F for soups).')).toEqual([
      'required temperature | 40 | for salads',
      'required temperature | 140 | for soups',
    ]);
    expect(
      told(
        'party catering',
        'The average cost of rustic party catering is $60 per guest for food or $75 per guest for food and wine.',
      ),
    ).toEqual([
      'average cost of rustic party catering | 60 | for food',
      'average cost of rustic party catering | 75 | for food and wine',
    ]);
  });
});

describe('words of another clause name nothing', () => {
  test.each([
    ['You can save money too - these cost around 25 dollars.'],
    ['A comfy fern pot that doesn’t tower over 40 cm.'],
  ])('%s', (sentence) => {
    expect(told('ferns', sentence)).toEqual([]);
  });
});

test('a phrase that stops at a verb goes on with what it does something to', () => {
  expect(told('vegan diet', 'A vegan diet led to a 34% lower risk of developing heart disease in adults.')).toEqual([
    'lower risk of developing heart disease | 34 | in adults',
  ]);
});

test('a reference to the text is no condition', () => {
  const stated = 'the filing fee for a firm is $200.';
  expect(told('filing fee', `As mentioned earlier in this article, ${stated}`)).toEqual([
    'filing fee for a firm | 200',
  ]);
});

test('an aside stands between a subject and its verb', () => {
  expect(
    told('catering prices', 'Similarly, the cost of van catering, excluding travel, ranges from $20 to $35 per guest.'),
  ).toEqual(['cost of van catering | 20-35']);
});

test('a subject does not end inside another figure', () => {
  expect(told('ferns', 'Ferns ages 1 to 3 years should get about 12 hours of light per day.').join()).not.toMatch(
    /ages 1 \|/u,
  );
});

test('"tall" is no thing', () => {
  expect(told('ferns', 'Royal ferns grow 2 to 4 feet tall and wide with arching fronds.').join()).toMatch(
    /^Royal ferns/u,
  );
});

test('who receives a sum is named with what they receive', () => {
  expect(told('catering tips', 'Head chefs typically get tips between $50 and $100.')).toEqual([
    'Head chefs typically get tips | 50-100',
  ]);
  expect(told('smart heating', 'A smart heating control can save you roughly $140 per year.').join()).toMatch(
    /save.* \| 140/u,
  );
});

test.each([
  [
    'es',
    'podcast infantil',
    'En un principio los podcast con contenidos para niños creció casi un 200 por ciento.',
    'creció',
  ],
  ['fr', 'barbecue charbon', 'Cette jeune cuisinière de 20 ans étudie le barbecue charbon à Saint-Denis.', 'étudie'],
])('a verb that no article introduces is no subject (%s)', (language, keyword, sentence, verb) => {
  expect(claimsIn(keyword, [[sentence]], { language }).map(({ subject }) => subject)).not.toContain(verb);
});

test('a name of two words is the owner whole', () => {
  const claims = claimsIn('garden wall', [
    [
      '# Garden walls',
      'Most firms in San Rafael ask for a deposit, and offices in San Rafael are closed on Sunday.',
      '## San Rafael Prices of Skilled Labor',
      'Surveyors allow about 2.5 hours for a small plot.',
    ],
  ]);
  expect(claims.map(({ owner }) => owner)).toEqual(['San Rafael']);
});
