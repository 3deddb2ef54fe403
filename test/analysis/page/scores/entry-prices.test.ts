/** Which entries of a list have a price. */
import { expect, test } from '@jest/globals';
import { listedNames } from '../../../../analysis/market/names/listed-names.ts';
import { entryPrices } from '../../../../analysis/page/scores/entry-prices.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const isPriced = (text: string) => text.includes('$');
const pricesOf = (...blocks: string[]) => {
  const page = measuredPage('s1', 'a.example', blocks);
  return entryPrices(listedNames([page], analyzerFor('en')), page, isPriced, { stems: [] }, analyzerFor('en'));
};

test('an entry has a price in the text below its heading, and not in the text of the next', () => {
  const found = pricesOf(
    '## 1. Uplift',
    'It rises at a touch.',
    '## 2. Flexispot',
    'It costs $399.',
    '## 3. Autonomous',
    'It stands still.',
    '## 4. Branch',
    'It costs $899.',
  );
  expect(found).toEqual([
    { name: 'Uplift', isPriced: false, isSure: false },
    { name: 'Flexispot', isPriced: true, isSure: true },
    { name: 'Autonomous', isPriced: false, isSure: false },
    { name: 'Branch', isPriced: true, isSure: true },
  ]);
});

test('an amount that is no price makes no entry priced for sure', () => {
  const found = pricesOf(
    '## 1. Uplift',
    'You save $40.',
    '## 2. Flexispot',
    'It costs $399.',
    '## 3. Autonomous',
    'It stands still.',
  );
  expect(found.map(({ isPriced: any, isSure }) => [any, isSure])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test('what is free has its price, what has a free trial or is risk-free has none', () => {
  const found = pricesOf(
    '## 1. Uplift',
    'Its plans are free.',
    '## 2. Flexispot',
    'Take the free trial, it is risk-free.',
    '## 3. Autonomous',
    'A nonprofit with free educational videos.',
    '## 4. Branch',
    'Feel free to ask.',
  );
  expect(found.map(({ isPriced: any, isSure }) => [any, isSure])).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [false, false],
  ]);
});
