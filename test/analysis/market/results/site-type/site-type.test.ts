/** Who speaks on a site, by its host, its menus and its structured data. */
import { describe, expect, test } from '@jest/globals';
import type { StructuredItem } from '../../../../../analysis/extract/structured-data/item.ts';
import { type SitePage, siteTypesOf } from '../../../../../analysis/market/results/site-type/measure.ts';
import { isOfTown } from '../../../../../analysis/market/results/site-type/public-bodies.ts';
import { measuredPage } from '../../../measured-page.ts';

const links = { internal: 0, external: 0, jumps: 0, citations: [], earning: [], externalDomains: [], nofollow: 0 };
const menu = (...words: string[]) => ({ links: { ...links, internalPaths: words.map((word) => `/${word}/`) } });

const only = (seen: SitePage) => [...siteTypesOf([seen]).values()][0];
const onPage = (url: string, options: Parameters<typeof measuredPage>[3] = {}) =>
  only({ url, page: measuredPage('s1', new URL(url).hostname, ['Some words.'], options) });

describe('a site is told by its host', () => {
  test.each([
    ['https://www.nih.gov/', 'institution'],
    ['https://www.ox.ac.uk/', 'institution'],
    ['https://www.service-public.gouv.fr/', 'institution'],
    ['https://www.mtu.edu/umc/', 'institution'],
    ['https://www.ihk-nordwest.de/steuern', 'institution'],
    ['https://www.kfw.de/inlandsfoerderung/458', 'institution'],
    ['https://www.ameli.fr/assure', 'institution'],
    ['https://www.amazon.co.uk/dp/1', 'marketplace'],
    ['https://old.reddit.com/r/x', 'ugc'],
    ['https://fr.wikipedia.org/wiki/Pain', 'reference'],
    ['https://forum.example.com/t/1', 'ugc'],
    ['https://shop.example.com/', 'brand'],
    ['https://dailynews.example/', 'media'],
    ['https://example.com/', null],
    ['no address', null],
  ])('%s: %s', (url, type) => {
    expect(only({ url })?.type).toBe(type);
  });
});

describe('a site is told by a page of it', () => {
  test('a brand by its basket and prices, a medium by its authors and newsletter', () => {
    const brand = onPage('https://acme.example/a', { facts: menu('cart', 'pricing', 'case-studies') });
    expect(brand).toEqual({ type: 'brand', signals: ['menu: cart, case-studies, pricing'] });
    const medium = onPage('https://acme.example/a', { facts: menu('authors', 'newsletters-42', 'cookware-reviews') });
    expect(medium?.type).toBe('media');
    expect(onPage('https://acme.example/a', { facts: menu('donate', 'who-we-are') })?.type).toBe('institution');
  });

  test('a blog of a company is the company’s', () => {
    expect(onPage('https://acme.example/blog/post', { path: 'blog/post' })?.type).toBe('brand');
  });

  test('whom a page only mentions says nothing of its site', () => {
    const college: StructuredItem = {
      syntax: 'json-ld',
      types: ['CollegeOrUniversity'],
      id: null,
      properties: new Map(),
    };
    const author: StructuredItem = { ...college, types: ['Person'], properties: new Map([['alumniOf', [college]]]) };
    const told = (item: StructuredItem) =>
      onPage('https://acme.example/a', { facts: { structuredData: { items: [item], types: [], errors: [] } } })?.type;
    expect([told(college), told(author)]).toEqual(['institution', null]);
  });

  test('an article alone tells nothing', () => {
    expect(onPage('https://acme.example/a')).toEqual({ type: null, signals: [] });
  });
});

test('all pages of a site speak for it, and a sign that two show counts once', () => {
  const page = (path: string, kind: 'article' | 'product') => ({
    url: `https://www.acme.co.uk/${path}`,
    page: measuredPage('s1', 'acme.co.uk', ['Some words.'], { kind }),
  });
  const types = siteTypesOf([page('a', 'article'), page('b', 'product'), page('c', 'product')]);
  expect([...types]).toEqual([['acme.co.uk', { type: 'brand', signals: ['page kind: product'] }]]);
});

test('a town names its site after itself', () => {
  const towns = [
    'Abris de jardin - Ville de Blois',
    'Bauen | Stadt Ulm',
    'Licencias - Ayuntamiento de Soria',
    'City of Reno',
  ];
  const others = ['Umzug – Stadt und Land', 'Die schönste Stadt', 'Best of the City', 'Vivre en ville - Guide'];
  expect(towns.map(isOfTown)).toEqual(towns.map(() => true));
  expect(others.some(isOfTown)).toBe(false);
});
