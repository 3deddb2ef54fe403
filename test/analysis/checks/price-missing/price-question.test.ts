/** A page without a price is told which question on the price to answer. */
import { expect, test } from '@jest/globals';
import { priceMissing } from '../../../../analysis/checks/price-missing/check.ts';
import { own, shows } from '../changes.ts';
import { ordinary, question } from '../ordinary.ts';

function askedOf(
  texts: readonly string[],
  matters: readonly string[][],
  isOffTopic = false,
): string | null | undefined {
  const questions = texts.map((text, at) => ({
    ...question,
    id: `q${at + 1}`,
    text,
    coverage: { k: 2 + at, n: 4, rate: 0.5, ci95: [0, 1] as [number, number] },
  }));
  const outcome = priceMissing.run(
    ordinary({
      ...own({ has_price: false }),
      ...shows({ price: null, isPriced: false, surePrices: 0 }),
      ...{ questions, isOffTopic, page_type: 'service' as const },
      price_matters: new Set(questions.map(({ id }) => id)),
      matters: new Map(questions.map(({ id }, at) => [id, new Set(matters[at])])),
    }),
  );
  return outcome.outcome === 'fail' ? outcome.found[0]?.params.asked : undefined;
}

test('the one that most pages answer', () => {
  expect(askedOf(['What does a desk cost?', 'How much is a desk?'], [['cost'], []])).toBe('How much is a desk?');
});

test('none on another thing with a word of the keyword', () => {
  expect(askedOf(['What does a desktop cost?'], [['cost']])).toBeNull();
});

test('none on a part of it, and none of a market that the page is not about', () => {
  expect(askedOf(['What does the frame of a desk cost?'], [['frame', 'cost']])).toBeNull();
  expect(askedOf(['What does a desk cost?'], [['cost']], true)).toBeNull();
});
