/** Links that cannot be right, and contacts that are shown on a link to another one. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';

const text = '<p>Walking boots need a month to wear in, and wool socks from the first day on.</p>'.repeat(12);

function factsOf(markup: string) {
  const body = `<!doctype html><html><body><h1>Boots</h1>${text}${markup}</body></html>`;
  return extract(new TextEncoder().encode(body), { url: 'https://oak.example/blog/boots' }).facts;
}
const kindsOf = (markup: string) => factsOf(markup).linkFaults.map(({ kind }) => kind);

describe('a link leads nowhere', () => {
  test.each([
    'www.oak.example/boots',
    'https//oak.example',
    'htttps://oak.example',
    'http://https://oak.example/boots',
    'http://marta@oak.example',
    'http://+15555550123',
    'http://Oak Boots, Inc.?utm_source=list',
    'http://Photo%20Diary',
    'https://Boots',
    'file:///Users/marta/boots.html',
  ])('%s', (href) => {
    expect(kindsOf(`<p><a href="${href}">our boots</a></p>`)).toEqual(['nowhere']);
  });

  test.each([
    ['a whole address', '<a href="https://oak.example/a b">boots</a>'],
    [
      'a page of the site',
      '<a href="boots.html">boots</a><a href="/www-of-boots">boots</a><a href="http/boots.html">b</a>',
    ],
    ['a parameter with spaces', '<a href="https://oak.example?q=two words, both">boots</a>'],
    ['a user name', '<a href="https://marta@oak.example/boots">boots</a>'],
    ['an archived address', '<a href="https://archive.example/web/https://oak.example">boots</a>'],
    ['the own computer of who reads', '<a href="http://localhost:3000">boots</a><a href="http://192.168.1.1/">b</a>'],
    ['an example', '<a href="http://hostname">http://hostname</a><code><a href="http://host">boots</a></code>'],
    ['a comment', '<div class="comments"><a href="www.oak.example">Marta</a></div>'],
    ['no text', '<a href="https://"></a><a href="www.oak.example"></a>'],
    ['a hidden link', '<div style="display:none"><a href="www.oak.example">boots</a></div>'],
    [
      'a link under an unmet condition',
      '<div class="row w-condition-invisible"><a href="www.oak.example">boots</a></div>',
    ],
  ])('not: %s', (_name, markup) => {
    expect(kindsOf(markup)).toEqual([]);
  });
});

test('links that were copied from a mail or a document run through a redirect', () => {
  const href = 'https://nam04.safelinks.protection.outlook.com/?url=https%3A%2F%2Foak.example';
  const other = 'https://www.google.com/url?q=https://oak.example&sa=D&source=editors&ust=1';
  expect(kindsOf(`<a href="${href}">boots</a><a href="${href}">socks</a><a href="${other}">laces</a>`)).toEqual([
    'wrapped',
    'wrapped',
  ]);
  expect(kindsOf('<a href="https://www.google.com/search?q=boots">boots</a>')).toEqual([]);
});

test('buttons for networks lead to their front pages', () => {
  const to = (href: string) => `<a href="${href}"><svg></svg></a>`;
  const both = to('https://www.facebook.com/') + to('https://x.com');
  expect(kindsOf(`<div class="social-icons">${both}</div>`)).toEqual(['network', 'network']);
  expect(kindsOf(`<p>On ${both} they wrote</p>`)).toEqual([]);
  expect(kindsOf(`<div class="social-icons">${to('https://x.com/')}</div>`)).toEqual([]);
  expect(
    kindsOf(`<div class="social-icons">${to('https://x.com/oak')}${to('https://facebook.com/oak')}</div>`),
  ).toEqual([]);
});

describe('contacts', () => {
  test.each([
    ['another number', '<a href="tel:+15555550180">(555) 555-0135</a>', ['(555) 555-0135']],
    ['another number beside words', '<a href="tel:+15555550180">Call 555-555-0135 now</a>', ['555-555-0135']],
    ['another mail address', '<a href="mailto:service@oak.example">hello@oak.example</a>', ['hello@oak.example']],
    ['the same number', '<a href="tel:+49301234567">+49 (0)30 123 45 67</a>', []],
    ['an extension', '<a href="tel:15555550135">555-555-0135 ext. 12</a>', []],
    ['letters for digits', '<a href="tel:15555550180">1-800-321-OAKS</a>', []],
    ['two numbers', '<a href="tel:15555550180">555-555-0135 or 555-555-0136</a>', []],
    ['the same mail address', '<a href="mailto:Hello%40oak.example?subject=Boots">hello@oak.example</a>', []],
    ['a mail address beside words', '<a href="mailto:service@oak.example">Write to hello@oak.example</a>', []],
    ['a mail address that a script fills', '<a href="mailto:#">hello@oak.example</a>', []],
  ])('%s', (_name, markup, shown) => {
    expect(factsOf(markup).contactFaults.map((fault) => fault.shown)).toEqual(shown);
  });
});
