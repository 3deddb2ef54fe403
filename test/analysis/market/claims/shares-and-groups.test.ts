/** Shares and ages that say nothing by themselves, and subjects that a number, a verb or "and" would cut. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const told = (sentence: string, language = 'en', keyword = 'vegan diet') =>
  claimsIn(keyword, [[sentence]], { language }).map(({ subject, value }) => `${subject} | ${value}`);

describe('a share or an age without a quantity of its own', () => {
  test.each([
    ['en', 'Aim to follow a vegan diet 80% of the time.'],
    ['en', 'Allow yourself some flexibility with the vegan diet the remaining 20%.'],
    ['en', 'A vegan diet lowers the risk of cancer, especially in men under 65 years.'],
    ['en', 'Chefs cook a vegan diet for guests, and nearly 90% say it is tasty.'],
    ['de', 'Eine vegane Ernährung gelingt 80 % der Zeit.'],
    ['fr', 'Suivez un régime vegan 80 % du temps.'],
    ['es', 'Siga una dieta vegana el 80 % del tiempo.'],
  ])('in %s, “%s” states none', (language, sentence) => {
    expect(told(sentence, language)).toEqual([]);
  });

  test('what a share of people does is one', () => {
    expect(told('About 31% of adults have overweight, while a vegan diet helps.')).toEqual([
      'adults have overweight | 31',
    ]);
  });
});

test.each([
  [
    'A vegan diet led to a 34% lower risk of developing type 2 diabetes in adults.',
    'lower risk of developing type 2 diabetes | 34',
  ],
  ['A vegan diet could reduce land use by 70%.', 'land use | 70'],
  ['Alder meal kits come with a vegan diet plan, recipe cards and 20 hours of battery life.', 'battery life | 20'],
  ['Starter Plan including 1 hour of vegan diet advice: $49', 'Starter Plan | 49'],
])('“%s”: %s', (sentence, fact) => {
  expect(told(sentence)).toContain(fact);
});

test('how long a firm has done its work comes after what it costs', () => {
  const firm = 'For nearly thirty years, Alder has set the standard for the vegan diet.';
  expect(told(`${firm} The vegan diet plan takes four weeks.`)[0]).toMatch(/\| 4$/u);
});
