/** What is quoted of a passage that is cited for one of its sentences. */
import { expect, test } from '@jest/globals';
import { citedQuote } from '../../../../analysis/market/passages/cited-quote.ts';
import { longestQuoteChars } from '../../../../analysis/report/passages.ts';

const filler = Array.from({ length: 12 }, (_, at) => `Sentence number ${at + 1} tells of the weather and the sea.`);

test('goes on from the cited sentence, with what stands before it where there is room', () => {
  const cited = 'A permit is needed in most towns.';
  const text = [...filler, cited, 'Ask first.', 'Then build.'].join(' ');
  const quote = citedQuote(text, text.indexOf(cited), 'en');
  expect(quote.length).toBeLessThanOrEqual(longestQuoteChars);
  expect(quote).toMatch(/^Sentence number \d+ .*A permit is needed in most towns\. Ask first\. Then build\.$/su);
});

test('begins with the cited sentence where more follows than fits, and with the passage where all fits', () => {
  const text = filler.join(' ');
  expect(citedQuote(text, text.indexOf('Sentence number 2'), 'en')).toMatch(/^Sentence number 2 /u);
  const short = filler.slice(0, 3).join(' ');
  expect(citedQuote(short, short.indexOf('Sentence number 2'), 'en')).toBe(short);
});
