/** Figures of a page of the market: who counts as its author. */
import { expect, test } from '@jest/globals';
import type { Market } from '../../../../analysis/market/market.ts';
import { figuresOf, type usableResults } from '../../../../analysis/page/scores/market-figures.ts';

function hasAuthor(name: string | null, domain: string, atHeading: readonly string[] = []): boolean | null {
  const result = { source_id: 's1', words: 300 };
  const signature = name === null ? null : { value: name, where: 'class author' };
  const dates = { published: null, modified: null, shown: [], shownChange: null };
  const document = {
    page_kind: { kind: 'article' },
    facts: { dates, signature, author: signature, shortLines: { atHeading, dated: [] } },
    passages: [],
  };
  const cuts = [{ page: { source_id: 's1', domain, document }, cut: { passages: [] } }];
  const market = { cuts, directAnswers: new Map() } as unknown as Pick<Market, 'cuts' | 'directAnswers'>;
  const known = result as unknown as ReturnType<typeof usableResults>[number];
  return figuresOf(known, market, () => false, '2026-10-05T08:00:00.000Z').has_author;
}

test.each([
  ['Ann Lee', 'oakdesks.example', true],
  ['Oak Desks', 'oakdesks.example', false],
  ['Oak Desks Team', 'blog.oakdesks.example', false],
  ['Lee Oakley', 'oak.example', true],
  ['Anna Oakley', 'annaoakley.example', true],
  [null, 'oakdesks.example', false],
])('%s on %s is an author: %s', (name, domain, isAuthor) => {
  expect(hasAuthor(name, domain)).toBe(isAuthor);
});

test('of a page whose byline names a team, nobody can say that it has no author', () => {
  expect(hasAuthor(null, 'oakdesks.example', ['By Oak Desks Editorial Team'])).toBeNull();
  expect(hasAuthor(null, 'oakdesks.example', ['Guides · 9 min read · By Oak Desks'])).toBeNull();
  expect(hasAuthor(null, 'oakdesks.example', ['Oak Desks Team | 5 min read'])).toBeNull();
  expect(hasAuthor(null, 'oakdesks.example', ['Anna Lee'])).toBeNull();
  expect(hasAuthor(null, 'oakdesks.example', ['By', 'Buying guide', 'Desk Plans'])).toBe(false);
});
