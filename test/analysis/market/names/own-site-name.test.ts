/** What a page's site is called, from its markup, its title and its host. */
import { expect, test } from '@jest/globals';
import { ownSiteName } from '../../../../analysis/market/names/own-site-name.ts';
import { measuredPage } from '../../measured-page.ts';

/** The name of a site from its host, the title of a page and the name that its markup declares. */
function nameOf(domain: string, title?: string, siteName?: string): string | null {
  const page = measuredPage('s1', domain, [], {
    facts: {
      metas: siteName === undefined ? [] : [{ name: 'og:site_name', content: siteName }],
      ...(title === undefined ? {} : { title: { value: title, where: 'title' } }),
    },
  });
  return ownSiteName(page, 'en');
}

test.each([
  ['its host is called so', 'vantro.com', 'Desks for all | Vantro', undefined, 'Vantro'],
  ['its host ends so', 'mytarn.com', 'A plan for ten weeks | Tarn', undefined, 'Tarn'],
  ['it adds an article', 'tarnpost.com', 'Ten desks', 'The Tarn Post', 'The Tarn Post'],
  ['it is longer than its host', 'tarnbotanic.org', 'Ferns | Tarn Botanic Garden', undefined, 'Tarn Botanic Garden'],
  ['its host has the words', 'extension.trn.edu', 'Light for plants | TRN Extension', undefined, 'TRN Extension'],
  ['it has accents', 'naive.fr', 'Jeans | Naïve Paris', undefined, 'Naïve Paris'],
  ['a claim follows', 'vantro.com', 'Ten desks', 'Vantro - Furniture for small rooms', 'Vantro'],
  ['it comes after the name of its owner', 'tarnguru.net', 'Jo Lund', 'Jo Lund - Tarn Guru®', 'Tarn Guru'],
  ['it is its address', 'tarnwise.com', 'Ten tips – Tarnwise.com', 'Tarnwise.com', 'Tarnwise'],
  ['markup and title agree', 'jolund.com', 'Ten tips - Body by Tarn', 'Body by Tarn', 'Body by Tarn'],
])('a site has a name where %s', (_, domain, title, siteName, name) => {
  expect(nameOf(domain, title, siteName)).toBe(name);
});

test.each([
  ['only its markup declares, unlike its host and title', 'jolund.com', 'Ten tips for the gym', 'Body by Tarn'],
  ['is the end of a longer host', 'findyourown-tarn.com', 'Ten lakes | Tarn', undefined],
  ['only begins as a short host', 'abc.org', 'All you need | ABCs of Reading', undefined],
  ['is a whole title', 'tarn.org', 'Tarns and lakes of the north', undefined],
])('a site is not called what %s', (_, domain, title, siteName) => {
  expect(nameOf(domain, title, siteName)).toBeNull();
});
