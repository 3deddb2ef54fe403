/** Main content: what stays, what goes, and as which blocks. */

import { describe, expect, test } from '@jest/globals';
import { assembleBlocks } from '../../../analysis/extract/content/assemble.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { withWholeTables } from '../../../analysis/extract/content/whole-tables.ts';
import { type Document, extract } from '../../../analysis/extract/extract.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import type { PageKind } from '../../../analysis/report/vocabulary.ts';

function read(markup: string, url = 'https://example.org/blog/a-day-in-the-hills'): Document {
  return extract(new TextEncoder().encode(markup), { url });
}

/** All blocks of some markup, as if all were chosen. */
function blocksOf(markup: string, page: PageKind = 'article'): ReturnType<typeof assembleBlocks> {
  const scan = scanPage(parseHtml(markup).root);
  return assembleBlocks(scan, [...scan.blocks.keys()], page);
}

test('a label in bold and the sentence glued to it are apart', () => {
  const texts = (markup: string) => blocksOf(`<p>${markup}</p>`).map(({ text }) => text);
  expect(texts('<b>Warm huts</b>We heat them all.')).toEqual(['Warm huts We heat them all.']);
  expect(texts('<strong>You</strong>Tube shows the ridge.')).toEqual(['YouTube shows the ridge.']);
  expect(texts('<b>Warm huts</b>, and a view')).toEqual(['Warm huts, and a view']);
});

const sentence =
  'The path climbs through the old forest, past a spring, and reaches the open ridge after about an hour of walking.';
const paragraphs = [
  'We set out early.',
  'Then it rained.',
  'The hut was warm.',
  'In the morning we left.',
  'Home at last.',
].map((start) => `<p>${start} ${sentence} ${sentence}</p>`);
const article = `<!doctype html><html lang="en"><head><title>A day in the hills - Walks</title>
<meta property="og:type" content="article"></head><body>
<header class="site-header"><a class="logo" href="/">Walks</a><nav class="main-nav"><ul><li><a href="/a">Routes</a></li><li><a href="/b">Huts</a></li><li><a href="/c">Contact us</a></li></ul></nav></header>
<main><article class="post"><h1>A day in the hills</h1><div class="byline">By <a href="/ann">Ann Lee</a></div>
<div class="entry-content">${paragraphs.join('\n')}<h2>What to bring</h2><ul><li>Water for the whole day, since the spring may be dry</li><li>A warm jacket, even in the middle of summer</li></ul>${paragraphs[0]}</div>
<div class="share-buttons"><a href="#">Share on Facebook</a> <a href="#">Tweet</a></div></article>
<aside class="sidebar related-posts"><h3>Related posts</h3><ul><li><a href="/1">Five huts with a view</a></li><li><a href="/2">Winter boots tested</a></li></ul></aside></main>
<footer class="site-footer"><p>© 2024 Walks. All rights reserved. <a href="/privacy">Privacy policy</a></p></footer></body></html>`;

/** An article with a paragraph this many elements below one that is called a response. */
function withResponse(depth: number): string {
  const below = `${'<div>'.repeat(depth - 1)}<p>Later we met a shepherd. ${sentence} ${sentence}</p>${'</div>'.repeat(depth - 1)}`;
  return article.replace('<h2>What to bring', `<div class="response">${below}</div><h2>What to bring`);
}

describe('an article', () => {
  const document = read(article);

  test('keeps its running text, headings and lists in order', () => {
    const at = ['We set out early.', 'Home at last.', 'What to bring', 'Water for the whole day'].map((part) =>
      document.text.indexOf(part),
    );
    expect(at.every((each) => each >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test.each(['Routes', 'Share on Facebook', 'Five huts with a view', 'All rights reserved', 'Privacy policy'])(
    'leaves out %j',
    (part) => {
      expect(document.text).not.toContain(part);
    },
  );

  test.each([
    [3, false],
    [4, true],
  ])('leaves out a comment, which its name says up to three elements above: %d', (depth, isKept) => {
    expect(read(withResponse(depth)).text.includes('a shepherd')).toBe(isKept);
  });

  test('is taken for an article, with what speaks for it', () => {
    expect(document.page_kind.kind).toBe('article');
    expect(document.page_kind.evidence).toContain('ogArticle');
    expect(document.confidence).toBeGreaterThan(0.8);
    expect(document.source).toBe('visible');
  });

  test('blocks know the headings above them', () => {
    const list = document.blocks.find(({ kind }) => kind === 'list');
    expect(list?.heading_path.at(-1)).toBe('What to bring');
    expect(list?.text.split('\n')).toHaveLength(2);
  });
});

describe('pages that show nothing', () => {
  test('give the text their JSON-LD declares', () => {
    const body = `${sentence} &lt;b&gt;${sentence}&lt;/b&gt;`;
    const document = read(
      `<title>x</title><script type="application/ld+json">{"@type":"Article","articleBody":"${body}"}</script><div id=root>Loading</div>`,
    );
    expect(document).toMatchObject({ source: 'json_ld', confidence: 0, text: `${sentence} ${sentence}` });
  });

  test('or else their description', () => {
    const document = read(`<meta name=description content="${sentence}"><div id=root></div>`);
    expect(document).toMatchObject({ source: 'description', text: sentence, boilerplate_ratio: null });
  });

  test('or nothing', () => {
    expect(read('<div id=root></div>')).toMatchObject({ source: 'none', text: '', blocks: [], passages: [], words: 0 });
  });
});

describe('blocks', () => {
  test('leave out words that a font draws as icons', () => {
    const [block] = blocksOf(
      '<h3>How long does it take? <i class="material-icons">chevron_right</i><span class="link material-symbols-outlined">expand_more</span></h3>',
    );
    expect(block?.text).toBe('How long does it take?');
  });

  test('a table is one block of rows and cells', () => {
    const [table] = blocksOf(
      '<table><tr><th>Plan<th>Price<th>Users<tr><td>Basic<td>5<td>1<tr><td>Team<td>9<td>8</table>',
    );
    expect(table).toMatchObject({ kind: 'table', columns: 3, text: 'Plan\tPrice\tUsers\nBasic\t5\t1\nTeam\t9\t8' });
  });

  test('a table that lays out a page is none', () => {
    const kinds = blocksOf(`<table><tr><td>Menu<td><h1>Title</h1><p>${sentence}</table>`).map(({ kind }) => kind);
    expect(kinds).toEqual(['paragraph', 'heading', 'paragraph']);
  });

  test('lists say whether they are numbered', () => {
    const blocks = blocksOf('<ol><li>Mix <b>well</b><li>Bake</ol><ul><li>Salt<li>Flour</ul>');
    expect(blocks.map(({ kind, ordered, text }) => [kind, ordered, text])).toEqual([
      ['list', true, 'Mix well\nBake'],
      ['list', false, 'Salt\nFlour'],
    ]);
  });

  test('code keeps its lines, quotes keep together', () => {
    const blocks = blocksOf('<pre>if (x) {\n  go();\n}\n</pre><blockquote><p>One.</p><p>Two.</p></blockquote>');
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['code', 'if (x) {\n  go();\n}'],
      ['quote', 'One.\nTwo.'],
    ]);
  });

  test('a heading path follows the levels', () => {
    const blocks = blocksOf('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><p>text');
    expect(blocks.map(({ heading_path }) => heading_path)).toEqual([[], ['A'], ['A', 'B'], ['A'], ['A', 'D']]);
  });

  test('posts of a thread are kept apart', () => {
    const post = (name: string): string =>
      `<div class=message><span class=user>${name}</span><div class=body><p>${sentence}</p><p>Bye.</p></div></div>`;
    const blocks = blocksOf(`<div>${post('ann')}${post('bob')}${post('cy')}</div>`, 'forum');
    expect(blocks.map(({ kind }) => kind)).toEqual(['post', 'post', 'post']);
    expect(blocks[1]?.text).toBe(`bob\n${sentence}\nBye.`);
  });

  test('two line breaks end a paragraph, one does not', () => {
    expect(blocksOf('<div>One<br>and a half<br><br>Two</div>').map(({ text }) => text)).toEqual([
      'One and a half',
      'Two',
    ]);
  });

  test('what scripts would replace is read, what only scripts read is not', () => {
    const blocks = blocksOf(
      '<noscript><p>A thread</p></noscript><script>no()</script><template><p>no</template><style>no{}</style>',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['A thread']);
  });
});

test('an element of the site’s own is part of a line within a paragraph, and a box elsewhere', () => {
  const texts = (markup: string) => blocksOf(markup).map(({ text }) => text);
  const source = '<x-source><x-link><a href="/s">large study</a></x-link></x-source>';
  expect(texts(`<div><p>A ${source} of 2017 found that.</p></div>`)).toEqual(['A large study of 2017 found that.']);
  expect(texts('<div><x-card>One</x-card><x-card>Two</x-card></div>')).toEqual(['One', 'Two']);
});

describe('a table of data', () => {
  const rows = (cells: string[][]) =>
    `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const scan = scanPage(
    parseHtml(
      `<p>Before.</p>${rows([
        ['Hut', 'Beds', 'Price'],
        ['Ridge', '12', '€40'],
        ['Spring', '8', '€35'],
      ])}<p>After.</p>`,
    ).root,
  );
  const all = [...scan.blocks.keys()];
  const [before, after] = [0, all.length - 1];

  test('between what is kept is kept whole, whatever the model made of its cells', () => {
    expect(withWholeTables(scan, [before, 4, after])).toEqual(all);
    expect(withWholeTables(scan, [before, after])).toEqual(all);
  });

  test('with a caption or two below that is left out is kept', () => {
    const below = (count: number) =>
      scanPage(
        parseHtml(`<p>Before.</p>${rows([['Hut', 'Beds']])}${'<p>Photo: A. Alder</p>'.repeat(count)}<p>After.</p>`)
          .root,
      );
    const cells = (count: number) => withWholeTables(below(count), [0, 3 + count]).length - 2;
    expect([0, 2, 3].map(cells)).toEqual([2, 2, 0]);
  });

  test('at the edge of it stays as it was chosen', () => {
    expect(withWholeTables(scan, [before, 4])).toEqual([before, 4]);
    expect(withWholeTables(scan, [])).toEqual([]);
  });

  test('that lays out a page is no table of data', () => {
    const layout = scanPage(
      parseHtml(`<p>Before.</p><table><tr><td><h1>Shop</h1><p>Menu</p></td></tr></table><p>After.</p>`).root,
    );
    const edge = [0, layout.blocks.length - 1];
    expect(withWholeTables(layout, edge)).toEqual(edge);
  });
});
