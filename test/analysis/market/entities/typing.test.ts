/** Types of names on pages that show code, and of the names of sites. */
import { expect, test } from '@jest/globals';
import { areTechnical } from '../../../../analysis/market/entities/market-kind.ts';
import { noCues, occurrencesOf } from '../../../../analysis/market/entities/occurrences.ts';
import { type TypingContext, typeOfName } from '../../../../analysis/market/entities/typing.ts';
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
  institutions: new Set(),
  families: new Set(),
  isSoftware: false,
};

function typeOf(
  name: string,
  changes: Partial<TypingContext>,
  { isSite = false, isAfterIn = false, isListed = false, isFamily = false } = {},
): string {
  const cues = { ...noCues(), running: 3, place: isAfterIn ? 3 : 0 };
  return typeOfName(
    {
      key: name.toLowerCase(),
      name,
      forms: [name],
      isExplained: false,
      isSite,
      isListed,
      isFamily,
      occurrences: { cues },
      declared: [],
    },
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

test('a listed name of one word is software where the keyword asks for it, unless it is that of a family', () => {
  const market = { usual: 'brand', isSoftware: true } as const;
  expect(typeOf('Tarnbook', market, { isListed: true })).toBe('product');
  expect(typeOf('Tarnbook', market, { isListed: true, isFamily: true })).toBe('brand');
  expect(typeOf('Tarnbook', market)).toBe('brand');
  expect(typeOf('Tarnbook', { usual: 'brand' }, { isListed: true })).toBe('brand');
});

test('the site of an institution names one, except among software', () => {
  const market = { usual: 'brand', institutions: new Set(['tarnstar']), sites: new Set(['tarnstar']) } as const;
  expect(typeOf('Tarn Star', market)).toBe('organization');
  expect(typeOf('Tarn Star', { ...market, isSoftware: true })).toBe('brand');
});

test('what texts say that a name is', () => {
  const kindsIn = (text: string, name: string) => {
    const page = measuredPage('s1', 'a.example', [text]);
    return [...(occurrencesOf([page], [name.toLowerCase()], true).get(name.toLowerCase())?.cues.kinds.keys() ?? [])];
  };
  expect(kindsIn('Tarnbook is a cloud accounting platform for teams.', 'Tarnbook')).toEqual(['product']);
  expect(kindsIn('Tarnbook, one of the most popular thermostat brands, sells.', 'Tarnbook')).toEqual(['maker']);
  expect(kindsIn('Then Baba Budan, a pilgrim, took seven beans.', 'Baba Budan')).toEqual(['person']);
  expect(kindsIn('They use the library Tarnux.', 'Tarnux')).toEqual(['product']);
  expect(kindsIn('Tarnbook is built for agencies, and Fjell, with its app.', 'Tarnbook')).toEqual([]);
});

test('two abbreviations in a row name a standard where nothing is sold', () => {
  expect(typeOf('TARN CSF', { usual: 'organization' })).toBe('concept');
});
