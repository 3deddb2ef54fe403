/** Signs that a page may name its author in a way that is not read as a name. */
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';

const text = '<p>Walking boots need a month to wear in, and wool socks from the first day on.</p>'.repeat(12);

function mayBeSigned(markup: string): boolean {
  const body = `<!doctype html><html><body><h1>Boots</h1>${text}${markup}</body></html>`;
  return extract(new TextEncoder().encode(body), { url: 'https://example.org/blog/boots' }).facts.mayBeSigned;
}

describe('a page may be signed by', () => {
  test.each([
    ['a credit for text and pictures', '<p><b>WORDS &amp; IMAGES:</b> Marta</p>'],
    ['a credit in its own box', '<div>Text und Fotos:</div><div>Marta</div>'],
    ['who contributed', '<div>Contributed and/or Updated by</div><div>Harold M. Tillery, MD</div>'],
    ['an office that wrote it', '<p>Dieser Inhalt wurde von der Fachredaktion Gesundheit erstellt.</p>'],
    ['who checked it', '<p>Überprüft von: Marta</p>'],
    ['the body that checked it, behind the day', '<p>Vérifié le 2 mars 2026 – Direction de l’habitat</p>'],
    ['who edited it', '<p>Editing: Marta</p>'],
    ['a French credit', '<p>Texte et photos : Marta</p>'],
    ['a Spanish credit', '<p>Texto y fotografías: Marta</p>'],
    ['who wrote and photographed it', '<p>This hike was written and photographed by Marta in May.</p>'],
    ['a team beside the date', '<p>Oakboots Team</p><p>May 3, 2024</p>'],
    ['a team before the reading time', '<p>Oakboots Team | 5 min read</p>'],
    ['a staff', '<p>The Staff of The Oak Review</p>'],
    ['a box about the author', '<h3>About the author</h3>'],
    ['a box that a script fills', '<div class="author-box"></div>'],
    ['a link to the author', '<a href="/author/marta/">More</a>'],
    ['a role behind a name', '<p>Marta Lee, Senior Editor</p>'],
    [
      'half of the name in the markup',
      '<script type="application/ld+json">{"@type":"Article","author":"Ann &amp; Marta"}</script><p>Marta on the hill</p>',
    ],
  ])('%s', (_name, markup) => {
    expect(mayBeSigned(markup)).toBe(true);
  });

  test.each([
    ['nobody', ''],
    ['a link to the company', '<a href="/team">Join our Team</a><p>Our Team</p>'],
    ['a commenter', '<ol class="comment-list"><li class="comment"><p>By Marta</p></li></ol>'],
    ['a sentence', '<p>By wearing boots early you save your feet, and boots written by hand do not exist.</p>'],
    ['a picture', '<p>Photo: Marta</p>'],
    ['a label', '<p>Text: small</p>'],
    ['an update', '<p>Updated: March 2024</p>'],
    ['a day of a check', '<p>Reviewed March 3, 2024 – 5 min read</p>'],
  ])('not by %s', (_name, markup) => {
    expect(mayBeSigned(markup)).toBe(false);
  });
});
