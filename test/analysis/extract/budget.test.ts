/** How much of a page's text is read. */
import { expect, test } from '@jest/globals';
import { withinBudget } from '../../../analysis/extract/budget.ts';
import { extract } from '../../../analysis/extract/extract.ts';
import { brokenPromise } from '../../../bench/document-promises.ts';

const context = { url: 'https://example.org/page' };
const bytesOf = (body: string): Uint8Array =>
  new TextEncoder().encode(`<html><body><article><h1>Desks</h1>${body}</article></body></html>`);

test.each([
  ['one paragraph', `<p>${'a. '.repeat(100_000)}</p>`],
  ['many paragraphs', '<p>A standing desk is a desk that stands, says everybody who has one.</p>'.repeat(3_000)],
  ['one word', `<p>${'a'.repeat(400_000)}</p>`],
  ['Chinese', `<p>${'站立式办公桌。'.repeat(30_000)}</p>`],
])('%s of a long page is cut, which is told, and the document holds together', (_, body) => {
  const document = extract(bytesOf(body), context);
  expect(document.limits).toContain('words');
  expect(document.text.length).toBeGreaterThan(10_000);
  expect(document.text.length).toBeLessThanOrEqual(120_000);
  expect(document.words).toBeLessThanOrEqual(16_000);
  expect(brokenPromise(document)).toBeUndefined();
});

test('a page of very many passages keeps the first of them, which is told', () => {
  const document = extract(bytesOf('<ul><li>One desk that stands</ul><p>Then a word.</p>'.repeat(1_800)), context);
  expect(document.limits).toContain('passages');
  expect(document.passages).toHaveLength(1_500);
  expect(brokenPromise(document)).toBeUndefined();
});

test('an ordinary page is read whole', () => {
  const document = extract(bytesOf('<p>A standing desk is a desk that stands.</p>'.repeat(200)), context);
  expect(document.limits).toEqual([]);
});

test('a character is never cut in half', () => {
  const text = '🪑'.repeat(100_000);
  const { blocks } = withinBudget([{ kind: 'paragraph', text, heading_path: [], start: 0, end: text.length }], () => 1);
  expect(blocks[0]?.text.isWellFormed()).toBe(true);
  expect(blocks[0]?.text).not.toContain('\ufffd');
});
