/** Reading pages of several kinds, and pages that mean harm. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Document } from '../../../analysis/extract/document.ts';
import { extract, largestPageBytes } from '../../../analysis/extract/extract.ts';

const url = 'https://shop.example/desks?x=1';
const read = (html: string, contentType = 'text/html; charset=utf-8') =>
  extract({ body: new TextEncoder().encode(html), contentType, url });

function documentOf(html: string): Document {
  const extraction = read(html);
  if (extraction.outcome !== 'extracted') throw new Error(extraction.reason);
  return extraction.document;
}

const sentence = 'A desk that rises lets you stand for a while, sit again when you tire, and go on with your work. ';
const article = `<!doctype html><html lang="en-GB"><head><title> Desks &amp; chairs </title>
  <meta name="Description" content=" On desks. "><link rel="canonical" href="/desks"></head><body>
  <nav><ul><li><a href="/">Home</a></li></ul></nav>
  <article><h1>Rising  desks</h1><p>${sentence.repeat(8)}</p>
  <h2>Sizes</h2><p>${sentence.repeat(4)}</p><ul><li>small<ul><li>tiny</li></ul></li><li>large</li></ul>
  <h3>Table</h3><table><tr><th>Width</th><th>Price</th></tr><tr><td>120</td><td>300</td></tr></table>
  <pre>let desk =
  1;</pre><blockquote><p>I stand.</p></blockquote><img src="a.png"><p>${sentence.repeat(3)}</p></article>
  <footer><p>Imprint</p></footer><script>var hidden = "secret";</script></body></html>`;

describe('an article', () => {
  const document = documentOf(article);

  test('declares its title, heading, description, language and canonical address', () => {
    expect(document).toMatchObject({
      title: 'Desks & chairs',
      h1: 'Rising desks',
      description: 'On desks.',
      lang: 'en-GB',
      canonical: 'https://shop.example/desks',
    });
  });

  test('keeps its main content and drops what is around it', () => {
    expect(document.text).toContain('sit again when you tire');
    expect(document.text).not.toMatch(/Home|Imprint|secret/u);
  });

  test('is read into blocks under their headings', () => {
    expect(document.blocks.map(({ kind, heading_path }) => [kind, heading_path.join(' > ')])).toEqual([
      ['heading', 'Rising desks'],
      ['paragraph', 'Rising desks'],
      ['heading', 'Rising desks > Sizes'],
      ['paragraph', 'Rising desks > Sizes'],
      ['list', 'Rising desks > Sizes'],
      ['heading', 'Rising desks > Sizes > Table'],
      ['table', 'Rising desks > Sizes > Table'],
      ['code', 'Rising desks > Sizes > Table'],
      ['quote', 'Rising desks > Sizes > Table'],
      ['paragraph', 'Rising desks > Sizes > Table'],
    ]);
    const text = (kind: string) => document.blocks.find((block) => block.kind === kind)?.text;
    expect([text('list'), text('table'), text('quote')]).toEqual([
      'small\ntiny\nlarge',
      'Width | Price\n120 | 300',
      'I stand.',
    ]);
  });

  test('stands in its text block by block, where the offsets say', () => {
    for (const { start, text } of document.blocks) expect(document.text.slice(start, start + text.length)).toBe(text);
  });

  test('is counted', () => {
    expect(document.counts).toEqual({ h2: 1, h3: 1, lists: 1, tables: 1, images: 1, videos: 0, code: 1 });
    expect(document.outline.map(({ level }) => level)).toEqual([1, 2, 3]);
  });
});

describe('a page of many short parts', () => {
  test('is read whole where the article in it is a small part', () => {
    const cards = Array.from(
      { length: 60 },
      (_, i) => `<div><div><h3>Desk ${i}</h3><span>${i}99 dollars</span></div></div>`,
    );
    const prose = `<div class="article"><p>${sentence.repeat(3)}</p><p>${sentence.repeat(3)}</p></div>`;
    const nav = '<nav><p>Menu</p></nav>';
    const document = documentOf(`<html><body>${nav}<main><div>${prose}</div>${cards.join('')}</main></body></html>`);
    expect(document.method).toBe('body_text');
    expect(document.outline).toHaveLength(60);
    expect(document.text).toContain('5999 dollars');
    expect(document.text).toContain('sit again when you tire');
    expect(document.text).not.toContain('Menu');
  });

  test('reads tables and lists that hold headings as their parts', () => {
    const document = documentOf(
      '<table><tr><td><h2>Oak</h2><p>Hard.</p></td></tr></table><ul><li><h3>Pine</h3>Soft.</li></ul>',
    );
    expect(document.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Oak'],
      ['paragraph', 'Hard.'],
      ['heading', 'Pine'],
      ['paragraph', 'Soft.'],
    ]);
  });
});

describe('what is no readable page', () => {
  test.each(['application/pdf', 'image/png', 'text/plain', 'application/json'])('%s is not HTML', (type) => {
    expect(read('<p>text</p>', type)).toEqual({ outcome: 'unreadable', reason: 'non_html' });
  });

  test('without a type, it must look like HTML', () => {
    expect(read('%PDF-1.7', '')).toMatchObject({ outcome: 'unreadable' });
    expect(read(' <!doctype html><p>text', '')).toMatchObject({ outcome: 'extracted' });
  });

  test('more than 5 MB are not read', () => {
    const body = new Uint8Array(largestPageBytes + 1).fill(0x61);
    expect(extract({ body, contentType: 'text/html', url })).toEqual({ outcome: 'unreadable', reason: 'too_large' });
  });
});

describe('hostile pages', () => {
  test.each([
    ['100,000 nested elements', '<div>'.repeat(100_000) + sentence],
    ['nested tables', '<table><tr><td>'.repeat(20_000) + sentence],
    ['nested lists', '<ul><li>'.repeat(20_000) + sentence],
    ['misnested formatting', '<a><b><i><div>'.repeat(5_000) + sentence],
    ['a hundred thousand siblings', '<p>x</p>'.repeat(100_000) + sentence],
    ['twenty thousand attributes', `<p ${Array.from({ length: 20_000 }, (_, i) => `a${i}=1`).join(' ')}>${sentence}`],
    ['bare angle brackets', sentence + '<'.repeat(100_000)],
    ['unclosed comments', sentence + '<!--'.repeat(100_000)],
    ['lone surrogates and zeros', `${sentence}\0&#xD800;&#0;&#x1F600;`],
  ])('%s are read', (_, html) => {
    expect(documentOf(html).text.includes('sit again when you tire')).toBe(true);
  });

  test('a text without end is cut, and says so', () => {
    const document = documentOf(`<p>${'desk '.repeat(400_000)}</p>`);
    expect(document.truncated).toBe(true);
    expect(document.text).toHaveLength(1_000_000);
  });

  test('no markup and no bytes throw', () => {
    const markup = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<h2>',
          '</h2>',
          '<p',
          '>',
          '<table>',
          '<td>',
          '<ul><li>',
          '</ul>',
          '<a href="',
          '<!--',
          '<script>',
          '&amp',
          '<svg>',
          '<template>',
          '</body>',
          '<br/>',
          '<title>',
          '<h1>',
        ),
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          markup.map((parts) => new TextEncoder().encode(parts.join(''))),
          fc.uint8Array(),
        ),
        (body) => {
          const extraction = extract({ body, contentType: 'text/html', url });
          if (extraction.outcome === 'unreadable') return;
          const { text, blocks } = extraction.document;
          expect(text.isWellFormed()).toBe(true);
          for (const block of blocks) expect(text.slice(block.start, block.start + block.text.length)).toBe(block.text);
        },
      ),
      { numRuns: 150 },
    );
  });
});
