/** Any bytes end with a document that holds together; `npm run fuzz:extract` does the same for 100,000 pages. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { extract } from '../../../analysis/extract/extract.ts';
import { brokenPromise } from '../../../bench/document-promises.ts';
import { mutatePage, numbersFrom } from '../../../bench/mutate-page.ts';

const sourcePage = `<!doctype html><html lang=de><head><title>Ein Titel – Seite</title><script type="application/ld+json">
{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"Ein Titel","articleBody":"Ein Text, der lang genug ist, um zu zählen."}]}
</script></head><body><nav><ul><li><a href=/>Start</a><li><a href=/x>Mehr</a></ul></nav><main><article><h1>Ein Titel</h1>
<p class=byline>Von <a href=/a>Autor</a>, <time datetime=2024-05-01>1. Mai 2024</time></p><p>Der erste Absatz, mit <em>Betonung</em>, ist lang.</p>
<h2>Was ist das?</h2><ol><li>Eins</li><li>Zwei</li></ol><table><tr><th>A<th>B<th>C<tr><td>1<td>2<td>3</table><pre>code {\n}</pre>
<blockquote><p>Ein Zitat.</p></blockquote></article><section id=comments><div class=comment><p>Ich auch!</div></section></main>
<footer>© 2024</footer></body></html>`;

describe('mutated pages', () => {
  test('a thousand mutations of one page end with documents that hold together', () => {
    const next = numbersFrom(7);
    const page = new TextEncoder().encode(sourcePage);
    for (let round = 0; round < 1000; round++) {
      expect(
        brokenPromise(extract(mutatePage(page, page.length, next), { url: 'https://example.org/' })),
      ).toBeUndefined();
    }
  });

  test('any bytes and any address', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 2000 }),
        fc.oneof(fc.webUrl(), fc.string()),
        fc.string(),
        (bytes, url, contentType) => {
          expect(brokenPromise(extract(bytes, { url, contentType }))).toBeUndefined();
        },
      ),
      { numRuns: 300, seed: 11 },
    );
  });

  test('the same page gives the same bytes', () => {
    const bytes = new TextEncoder().encode(sourcePage);
    const once = JSON.stringify(extract(bytes, { url: 'https://example.org/' }));
    expect(JSON.stringify(extract(bytes.slice(), { url: 'https://example.org/' }))).toBe(once);
  });
});
