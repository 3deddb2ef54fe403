/** Which words of the keyword a page holds. */
import { describe, expect, test } from '@jest/globals';
import { keywordOn } from '../../../../analysis/page/identity/keyword-on-page.ts';
import type { UserPage } from '../../../../analysis/page/identity/user-page.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const analyzer = analyzerFor('en');

const pageOf = (text: string, title = '') =>
  ({
    ...{ source_id: 's1', domain: 'a.example' },
    document: { facts: { outline: [], visibleText: text, title: { value: title }, h1: null } },
    blocks: [{ block: { text }, words: analyzer.analyze(text) }],
  }) as unknown as AnalyzedPage;

function heldOn(keyword: string, title: string, text = '', market: readonly AnalyzedPage[] = []) {
  const query = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const user = {
    keyword: { normalized: keyword, words: new Map() },
    query,
    analyzer,
    source: {},
  } as unknown as UserPage;
  return keywordOn(user, pageOf(text), { title } as never, market);
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
  const { inTitle, nearText } = heldOn('house renovation cost', 'What does a home remodel cost?');
  expect([inTitle.length, nearText.length]).toEqual([1, 3]);
  expect(heldOn('house renovation cost', 'Ten garden tools').nearText).toEqual([]);
});

describe('words that no heading has', () => {
  const leftOut = (keyword: string, title: string, text: string, ...titles: string[]) => {
    const query = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
    const words = new Map(analyzer.analyze(keyword).map(({ stem, text: word }) => [stem, word]));
    const user = { keyword: { normalized: keyword, words }, query, analyzer, source: {} } as unknown as UserPage;
    return keywordOn(
      user,
      pageOf(text, title),
      { title } as never,
      titles.map((each) => pageOf('', each)),
    ).leftOut;
  };
  const keyword = 'marathon training plan for beginners';

  test('are those that titles of the market have, with how often the text uses them', () => {
    const text = 'A beginner runs. Beginners rest.';
    const found = leftOut(keyword, 'Marathon training plan', text, 'Plan for a beginner', 'A plan');
    expect(found).toEqual([
      {
        ...{ word: 'beginners', having: ['s1'], n: 2, uses: 2 },
        example: { quote: 'Plan for a beginner', domain: 'a.example' },
      },
    ]);
  });

  test('are none if no title has them', () => {
    expect(leftOut(keyword, 'Marathon training plan', '', 'A plan')).toEqual([]);
  });

  test('are none that a heading writes out', () => {
    const of = (asked: string, title: string) => leftOut(asked, title, '', `All about ${asked}`);
    expect(of('cybersecurity services', 'Cyber Security Services')).toEqual([]);
    expect(of('low light houseplants', 'Indoor plants for low light')).toEqual([]);
    expect(of('start an llc', 'Start a Limited Liability Company')).toEqual([]);
    expect(of('start an llc', 'Start a company')).toHaveLength(1);
  });

  test('are none that a heading has up to the end of a compound', () => {
    const german = analyzerFor('de');
    const leftOutOf = (title: string): number => {
      const query = german.analyze('Sportlehrerverband').map(({ stem }) => stem);
      const text = { normalized: 'sportlehrerverband', words: new Map() };
      const user = { keyword: text, query, analyzer: german, source: {} } as unknown as UserPage;
      const market = [pageOf('', 'Sportlehrerverband'), pageOf('', 'Der Sportlehrerverband')];
      return keywordOn(user, pageOf('Sportlehrerverband', title), { title } as never, market).leftOut.length;
    };
    expect([leftOutOf('Sportlehrer'), leftOutOf('Sport')]).toEqual([0, 1]);
  });

  test('are not places, years and words that say little', () => {
    const weak = 'best tips for movers in chicago 2026';
    expect(leftOut(weak, 'Movers', '', 'Best tips for movers in Chicago 2026')).toEqual([]);
  });
});

test('a word that several titles say in the place of one of the keyword is not missed', () => {
  const keyword = 'how to descale a coffee machine';
  const market = ['Descale a coffee machine', 'Descale your coffee maker', 'How to descale a coffee maker'].map(
    (title, at) => ({ ...pageOf('', title), domain: `${'abc'[at]}.example` }),
  );
  const missed = (title: string) => heldOn(keyword, title, '', market).leftOut.map(({ word }) => word);
  expect(missed('Descale a coffee maker (3 ways)')).toEqual([]);
  expect(missed('Descale a coffee pot')).toEqual(['machin']);
});
