/** Hostile markup ends with a document, and the work for it grows with the page and not with its square. */
import { describe, expect, test } from '@jest/globals';
import { mainContent } from '../../../analysis/extract/content/content.ts';
import { extract } from '../../../analysis/extract/extract.ts';
import { maxDepth, maxNodes, parseHtml } from '../../../analysis/extract/parse/parse.ts';
import { elements } from '../../../analysis/extract/parse/tree.ts';
import { hostile } from './hostile-pages.ts';

const small = 15_000;
const largeBytes = 150_000;
/** Ten times the page may be ten times the work; a square would be a hundred times. */
const growth = 12;
/** Visits of any page: what a tree of the most nodes takes, with room for what the parser moves. */
const mostVisits = 8 * maxNodes;

function workFor(markup: string): number {
  const page = parseHtml(markup);
  return page.work.visits + mainContent(page.root, 'https://example.org/').visits;
}

describe('hostile markup', () => {
  test.each(Object.entries(hostile))('%s: a document, in work that grows with the page', (_name, make) => {
    const large = make(largeBytes);
    const document = extract(new TextEncoder().encode(large), { url: 'https://example.org/' });
    expect(document.text.length).toBeLessThanOrEqual(large.length);
    const work = workFor(large);
    expect(work).toBeLessThan(mostVisits);
    expect(work).toBeLessThan(growth * workFor(make(small)) + 10_000);
  });

  test('100,000 nested elements are flattened at the depth where browsers do', () => {
    const page = parseHtml(`${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}<p>after</p>`);
    let deepest = 0;
    for (const element of elements(page.root)) {
      let depth = 0;
      for (let up = element.parent; up !== null; up = up.parent) depth += 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThanOrEqual(maxDepth + 2);
    expect(page.limits).toEqual(['depth']);
    const after = [...elements(page.root)].find(({ tag }) => tag === 'p');
    expect(after?.parent?.tag).toBe('body');
  });

  test('a page of more nodes than the cap keeps its beginning and says so', () => {
    const document = extract(
      new TextEncoder().encode(`<p>${'first words, a sentence. '.repeat(20)}</p>${'<i>x</i> '.repeat(400_000)}`),
      {
        url: 'https://example.org/',
      },
    );
    expect(document.limits).toEqual(['nodes', 'words']);
    expect(document.text).toContain('first words');
  });

  test('a page of more bytes than the cap is read to the cap', () => {
    const document = extract(new TextEncoder().encode(`<p>start</p>${'<p>é'.repeat(1_200_000)}`), {
      url: 'https://example.org/',
    });
    expect(document.limits).toContain('bytes');
  });

  test.each([
    [''],
    ['\0'],
    ['\u{feff}'],
    ['<'],
    ['<!doctype html>'],
    ['<frameset><frame></frameset>'],
    ['<svg><p>x</svg>'],
  ])('almost nothing (%j) is a document', (markup) => {
    const document = extract(new TextEncoder().encode(markup), { url: 'not an address' });
    expect(document.passages.length).toBeLessThanOrEqual(1);
  });
});
