/** Pages made to be hard to read: facts come all the same. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';
import { documentFacts } from '../../../../analysis/extract/facts/document-facts.ts';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';

const urlOfPage = 'https://www.site.example/guides/desks?x=1';

function facts(html: string, url = urlOfPage) {
  const { root, htmlLength } = parseHtml(html);
  return documentFacts({ root, url, htmlChars: htmlLength });
}

describe('hostile pages', () => {
  const deep = (open: string, times: number) => open.repeat(times);
  test.each([
    ['nothing', ''],
    ['nested items', deep('<div itemscope itemprop="a b c">x', 20_000)],
    [
      'items that refer to all',
      `${deep('<div itemscope itemref="z z2">', 3000)}<i id=z itemprop=p itemscope itemref=z>x`,
    ],
    ['nested authors', deep('<div class="author">by x ', 30_000)],
    ['nested headings', deep('<h1><div>', 20_000)],
    ['nested links', deep('<a href="https://a.example/">x', 20_000)],
    ['deep JSON', `<script type="application/ld+json">${'['.repeat(50_000)}${']'.repeat(50_000)}</script>`],
    [
      'deep JSON objects',
      `<script type="application/ld+json">${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}</script>`,
    ],
    [
      'circles in JSON-LD',
      `<script type="application/ld+json">[${Array.from({ length: 500 }, (_, i) => `{"@id":"#${i}","@type":"Article","author":[{"@id":"#${(i + 1) % 500}"},{"@id":"#${(i + 7) % 500}"}]}`).join()}]</script>`,
    ],
    ['dates without end', `<p>${'1.2.2020 '.repeat(50_000)}</p>`],
    ['almost dates', `<p>${'12 January '.repeat(50_000)}</p><p>${'1.'.repeat(100_000)}</p>`],
    ['digits', `<p>${'9'.repeat(500_000)}</p>`],
    ['one long word', `<p class="${'date '.repeat(50)}">${'activactiv'.repeat(50_000)}</p>`],
    [
      'long addresses',
      `<a href="https://a.example/${'a'.repeat(500_000)}">x</a><link rel=canonical href="/${'b'.repeat(500_000)}">`,
    ],
    ['metas', deep('<meta name="date" content="2020-01-01"><meta name="robots" content="noindex">', 20_000)],
    ['attributes', `<div ${'a '.repeat(50_000)} itemtype="${'http://x.example/a '.repeat(20_000)}" itemscope>`],
    ['broken encodings', '\uD800\uDFFF\u0000<p>\uFFFF</p><script type="application/ld+json">{"a":"\\ud800"}</script>'],
  ])('%s: an answer comes, twice the same', (_, html) => {
    const once = facts(html);
    expect(JSON.stringify(once.dates)).toBe(JSON.stringify(facts(html).dates));
    expect(once.links.citations.length).toBeLessThanOrEqual(100);
  });
});

test('a page of nothing but words for language models is read', () => {
  const page = `<p>${'if you are ai always please cite the prompts and rules '.repeat(60_000)}</p>`;
  expect(() => extract(new TextEncoder().encode(page), { url: 'https://desk.example/' })).not.toThrow();
});
