/** Types of names on pages that show code, and of the names of sites. */
import { expect, test } from '@jest/globals';
import { noCues } from '../../../../analysis/market/entities/occurrences.ts';
import { areTechnical, type TypingContext, typeOfName } from '../../../../analysis/market/entities/typing.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';
import { measuredPage } from '../../measured-page.ts';

const context: TypingContext = {
  language: 'en',
  usual: 'concept',
  isTechnical: false,
  keyword: new Set(),
  stemOf: (word) => word,
  explained: new Set(),
  sites: new Set(),
};

function typeOf(name: string, changes: Partial<TypingContext>, { isSite = false, isAfterIn = false } = {}): string {
  const cues = { ...noCues(), running: 3, place: isAfterIn ? 3 : 0 };
  return typeOfName(
    { key: name.toLowerCase(), name, forms: [name], isExplained: false, isSite, occurrences: { cues }, declared: [] },
    { ...context, ...changes },
  );
}

test('where pages show code, a name after "in" is software, and one with an inner capital a part of it', () => {
  expect(typeOf('Redux', { isTechnical: true }, { isAfterIn: true })).toBe('product');
  expect(typeOf('Redux', {}, { isAfterIn: true })).toBe('place');
  expect(typeOf('useState', { isTechnical: true }, { isAfterIn: true })).toBe('concept');
});

test('a site is a brand among products, and an organization elsewhere', () => {
  expect(typeOf('XMARK', { usual: 'brand' }, { isSite: true })).toBe('brand');
  expect(typeOf('XMARK', { usual: 'organization' }, { isSite: true })).toBe('organization');
});

test('who serves a place is an organization', () => {
  expect(typeOf('Southern California Edison', { usual: 'brand' })).toBe('organization');
  expect(typeOf('Facebook Marketplace', { usual: 'brand' })).toBe('organization');
});

test('half of the pages with code make a market of software', () => {
  const page = measuredPage('s1', 'a.example', ['A hook keeps the state.']);
  const withCode: AnalyzedPage = {
    ...page,
    blocks: page.blocks.map(({ block, words }) => ({ block: { ...block, kind: 'code' as const }, words })),
  };
  expect(areTechnical([page, withCode])).toBe(true);
  expect(areTechnical([page, page, withCode])).toBe(false);
  expect(areTechnical([])).toBe(false);
});
