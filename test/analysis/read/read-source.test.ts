/** Which fetched pages count. */
import { describe, expect, test } from '@jest/globals';
import { readSource, unreadableReason } from '../../../analysis/read/read-source.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const source = { id: 's1', url: 'https://a.example/desk', isUserPage: false };
const lexicon = `The desk rises when you press its button and holds still at every height because two motors turn the
legs together while a small computer counts their steps so that neither side can fall behind the other`.split(/\s+/u);

/** An article of `count` words, in sentences of ten. */
function article(count: number): string {
  const words = Array.from({ length: count }, (_, index) => lexicon[index % lexicon.length] ?? 'desk');
  const sentences = Array.from({ length: Math.ceil(count / 10) }, (_, at) =>
    words.slice(at * 10, at * 10 + 10).join(' '),
  );
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const read = (html: string, status = 200) =>
  readSource(
    source,
    {
      outcome: 'fetched',
      requested_url: source.url,
      final_url: source.url,
      redirects: [source.url],
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: new TextEncoder().encode(html),
      fetched_at: '2026-11-21T00:00:00.000Z',
    },
    analyzerFor('en'),
  );
const pageOf = (count: number) =>
  `<!doctype html><html lang="en"><body><main><p>${article(count)}</p></main></body></html>`;

describe('a page counts', () => {
  test.each([
    [100, undefined],
    [99, 'thin_text'],
  ])('with %d words: %s', async (count, excluded) => {
    const { page, excluded: reason } = await read(pageOf(count));
    expect(page?.words).toBe(count);
    expect(reason).toBe(excluded);
  });

  test.each([
    [399, undefined],
    [400, 'http_4xx'],
    [499, 'http_4xx'],
    [500, 'http_5xx'],
  ])('with status %d: %s', async (status, excluded) => {
    expect((await read(pageOf(150), status)).excluded).toBe(excluded);
  });
});

describe('a body without a Content-Type is HTML', () => {
  const reasonOf = (blanks: number) =>
    unreadableReason({
      outcome: 'fetched',
      requested_url: source.url,
      final_url: source.url,
      redirects: [source.url],
      status: 200,
      headers: {},
      body: new TextEncoder().encode(`${' '.repeat(blanks)}<html>`),
      fetched_at: '2026-11-21T00:00:00.000Z',
    });

  test.each([
    [1_022, undefined],
    [1_023, 'non_html'],
  ])('if a tag begins within 1,024 bytes: after %d blanks, %s', (blanks, reason) => {
    expect(reasonOf(blanks)).toBe(reason);
  });
});
