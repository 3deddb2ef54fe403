/** The author is a person's name: no label, no commenter, no job title. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';

function factsOf(markup: string) {
  const body = `<!doctype html><html><body>${markup}<p>Walking boots need a month to wear in.</p></body></html>`;
  return extract(new TextEncoder().encode(body), { url: 'https://example.org/blog/boots' }).facts;
}

function authorOf(markup: string): string | undefined {
  return factsOf(markup).author?.value;
}

describe('the author', () => {
  test('is not the first word of a group', () => {
    expect(authorOf('<h1>Boots</h1><p>By Ask the Climbers</p>')).toBeUndefined();
  });

  test('is whom a line below the text names', () => {
    const text = `<h1>Boots</h1>${'<p>Boots keep the feet dry on long walks in the hills, whatever the weather is.</p>'.repeat(40)}`;
    const signed = '<hr><h3>Written by Cassidy Horton</h3><p>Cassidy writes about boots.</p>';
    expect(authorOf(`${text}${signed}`)).toBe('Cassidy Horton');
    expect(authorOf(`${text}${signed}<h3>Written by Ann Lee</h3>`)).toBeUndefined();
    expect(authorOf(`${text}<p>Written by hand in a small town by the sea</p>`)).toBeUndefined();
  });

  test.each([
    ['a share button', '<div class="author-share">Share</div>'],
    ['the title of a box', '<div class="author-box"><h3>About the Author</h3></div>'],
    ['a link to other posts', '<a rel="author" href="/a">View all posts</a>'],
    ['a link in a listing', '<a rel="author" href="/a">View more posts</a>'],
    ['the title of a box in German', '<div class="author">Über den Autor</div>'],
    ['a date', '<span class="byline">Jun 2</span>'],
    ['a price', '<p class="author">billed annually, or $50 monthly</p>'],
    ['a key that a template did not fill in', '<meta name="author" content="page.head.extra.author">'],
    ['a commenter', '<ol class="comment-list"><li><cite class="comment-author">Jiobal says</cite></li></ol>'],
    ['a customer', '<div class="reviews"><div><span class="author">Justin</span></div></div>'],
    ['a link of the foot of the page', '<footer><ul class="site-byline"><li>Terms of Sale</li></ul></footer>'],
    ['a link to the terms', '<div class="author-box"><a>Terms & Conditions</a></div>'],
    ['a button', '<h4 class="author-card">Follow the author</h4>'],
    ['the time to read', '<div class="author-text">5 min read</div>'],
    ['a clock', '<div class="byline"><time>6:01 PM ET</time></div>'],
    ['a heading of a whole post', '<article class="post hentry author-annlee"><h2>Boots Again</h2></article>'],
    ['what tells of a byline', '<div class="story-meta has-byline">Heard On The Hour</div>'],
    ['a category', '<div class="byline"><span class="byline__category">Hills & Wellness</span></div>'],
    ['titles of other pages', '<div class="author-stories"><a>Laces</a></div>'],
  ])('is not %s', (_name, markup) => {
    expect(authorOf(markup)).toBeUndefined();
  });

  test.each([
    ['the job title', '<div class="author"><b>Liz Kenny</b><span>Former McKinsey Consultant</span></div>', 'Liz Kenny'],
    [
      'the affiliation glued to it',
      '<div class="author-name">Mateusz Haberny<span>Founder at Oakywood</span></div>',
      'Mateusz Haberny',
    ],
    [
      'the job title after a comma',
      '<div class="author">Brett Cruz, Privacy and Digital Security Expert</div>',
      'Brett Cruz',
    ],
    ['the words of its link', '<a rel="author" href="/a">View all posts by Ray Ansari</a>', 'Ray Ansari'],
    ['its label', '<div class="author"><span>Written by:</span> <a href="/a">Ann Lee</a></div>', 'Ann Lee'],
    ['what was done', '<div class="byline"><span>Recipe by </span><a href="/a">PJ Tarn</a></div>', 'PJ Tarn'],
    ['a longer label', '<div class="author"><h4>Insights from</h4><b>Liza Tarn</b></div>', 'Liza Tarn'],
    [
      'what stands before it',
      '<div class="writer"><a>Guides</a> <span>By </span><a>Ramon Tarn</a></div>',
      'Ramon Tarn',
    ],
    ['a sentence', '<div class="author-bio">This post was written by Ann Tarnlund</div>', 'Ann Tarnlund'],
    ['the initials of a picture', '<div class="author-card"><i>NT</i><b>Nicole Tarn</b></div>', 'Nicole Tarn'],
    ['the word behind it', '<h1>Boots</h1><p>By Ann Tarnlund Published May 3, 2024</p>', 'Ann Tarnlund'],
    [
      'the date beside it',
      '<div class="byline"><span>Jun 2</span><span>Written By</span><a>Polly Barks</a></div>',
      'Polly Barks',
    ],
    [
      'labels in structured data',
      '<script type="application/ld+json">{"@type":"Article","author":[{"name":"Share"},{"name":"Ann Lee"}]}</script>',
      'Ann Lee',
    ],
  ])('comes without %s', (_name, markup, author) => {
    expect(authorOf(markup)).toBe(author);
  });

  test('below the text, on a page whose builder calls each piece a widget', () => {
    expect(
      authorOf(`<h1>Desks</h1><p>${'A desk stands in the office. '.repeat(80)}</p>
      <div class="elementor-element elementor-widget elementor-widget-text-editor"><h3>Written by Ann Lee</h3></div>`),
    ).toBe('Ann Lee');
  });

  test('may be the name of an account', () => {
    expect(authorOf('<meta name="author" content="copperpipe_dan">')).toBe('copperpipe_dan');
  });

  test('may be several, and a name may be split', () => {
    expect(authorOf('<meta name="author" content="Ann Lee, Bo Berg">')).toBe('Ann Lee, Bo Berg');
    expect(authorOf('<p class="author"><span>Ann</span> <span>Lee</span></p>')).toBe('Ann Lee');
  });
});

describe('a sentence that says who wrote the page', () => {
  test.each([
    ['This post was written by Ann Berg, MD, surgeon at a clinic.', 'Ann Berg'],
    ['Dieser Beitrag wurde von Anna Berg verfasst.', 'Anna Berg'],
    ['Cet article a été rédigé par Anne Leroy, médecin.', 'Anne Leroy'],
    ['Este artículo fue escrito por Ana Ruiz, médica.', 'Ana Ruiz'],
    ['This post was written by The Team at Acme.', undefined],
    ['This article was written by the staff of Acme Boots.', undefined],
    ['The first book on boots was written by Ann Berg.', undefined],
  ])('%s', (sentence, author) => {
    expect(authorOf(`<h1>Boots</h1><p>Boots keep feet dry.</p><p>${sentence}</p>`)).toBe(author);
  });

  test('names nobody if two do', () => {
    const both = '<p>This post was written by Ann Berg.</p><p>This post was written by Bo Lund.</p>';
    expect(authorOf(`<h1>Boots</h1>${both}`)).toBeUndefined();
  });
});

test('a name may stand after the date', () => {
  expect(authorOf('<h1>Boots</h1><p>May 3, 2017 By Ann Berg 4 Comments</p>')).toBe('Ann Berg');
  expect(authorOf('<h1>Boots</h1><p>3 minutes | by Anna Berg</p>')).toBe('Anna Berg');
  expect(authorOf('<h1>Boots</h1><p>Version 11 by Acme Boots</p>')).toBeUndefined();
});

describe('who signs the page', () => {
  test.each([
    ['the author whom it shows', '<p class="author">Ann Berg</p>', 'Ann Berg'],
    ['who checked it', '<h1>Boots</h1><p>Medically reviewed by Ann Berg, MD</p>', 'Ann Berg'],
    [
      'the author of the markup if the name is on the page',
      '<meta name="author" content="Ann Berg"><p>I am Ann Berg and I walk.</p>',
      'Ann Berg',
    ],
    ['nobody if only the markup has the name', '<meta name="author" content="Ann Berg">', undefined],
    [
      'nobody if the name is only that of a commenter',
      '<meta name="author" content="Ann Berg"><div class="comments"><p>Hello Ann Berg</p></div>',
      undefined,
    ],
  ])('is %s', (_name, markup, name) => {
    expect(factsOf(markup).signature?.value).toBe(name);
  });

  test('is no author if he only checked it', () => {
    expect(authorOf('<h1>Boots</h1><p>Medically reviewed by Ann Berg, MD</p>')).toBeUndefined();
  });
});
