/** Which words of the keyword a page holds. */
import { expect, test } from '@jest/globals';
import { keywordOn } from '../../../../analysis/page/identity/keyword-on-page.ts';
import type { UserPage } from '../../../../analysis/page/identity/user-page.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const analyzer = analyzerFor('en');

function heldOn(keyword: string, title: string, text = '') {
  const query = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const user = { keyword: { normalized: keyword, words: new Map() }, query, analyzer } as unknown as UserPage;
  const page = { blocks: [{ block: { text }, words: analyzer.analyze(text) }] } as unknown as AnalyzedPage;
  return keywordOn(user, page, { title } as never);
}

const held = (keyword: string, title: string): readonly string[] => heldOn(keyword, title).inTitle;

test('initials stand for neighbouring words of the keyword', () => {
  expect(held('movers in new york city', 'Movers in NYC')).toHaveLength(4);
  expect(held('movers in new york city', 'Movers in LA')).toHaveLength(1);
  expect(held('movers in new york city', 'Movers in nyc')).toHaveLength(1);
});

test('clipped words stand for neighbouring words of the keyword', () => {
  expect(held('best science fiction books', 'Award-winning sci-fi books')).toHaveLength(3);
  expect(held('best science fiction books', 'Books on wi-fi')).toHaveLength(1);
  expect(heldOn('best science fiction books', '', 'Twenty sci-fi novels.').nearText).toHaveLength(2);
});

test('a title may say the keyword in other words', () => {
  const { inTitle, nearTitle } = heldOn('house renovation cost', 'What does a home remodel cost?');
  expect([inTitle.length, nearTitle.length]).toEqual([1, 3]);
  expect(heldOn('house renovation cost', 'Ten garden tools').nearTitle).toEqual([]);
});
