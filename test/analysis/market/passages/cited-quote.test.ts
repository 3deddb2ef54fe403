/** What is quoted of a passage that is cited for one of its sentences. */
import { expect, test } from '@jest/globals';
import { citedQuote } from '../../../../analysis/market/passages/cited-quote.ts';

const filler = Array.from({ length: 12 }, (_, at) => `Sentence number ${at + 1} tells of the weather and the sea.`);

test('holds the cited sentence, with what fits before it and the one after it', () => {
  const cited = 'A permit is needed in most towns.';
  const text = [...filler, cited, 'Ask first.', 'Then build.'].join(' ');
  const quote = citedQuote(text, text.indexOf(cited), 'en');
  expect(quote.length).toBeLessThanOrEqual(300);
  expect(quote).toMatch(/^Sentence number \d+ .*A permit is needed in most towns\. Ask first\./su);
});

test('begins with the passage where the cited sentence stands there', () => {
  const text = filler.join(' ');
  expect(citedQuote(text, 0, 'en')).toBe(citedQuote(text, text.indexOf('Sentence number 2'), 'en'));
});
