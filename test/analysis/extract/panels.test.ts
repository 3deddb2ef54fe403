/** What an article folds into accordions is read where text stands before and after. */
import { expect, test } from '@jest/globals';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { selectContent } from '../../../analysis/extract/content/select.ts';
import { withPanels } from '../../../analysis/extract/content/with-panels.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';

const sentence = 'The plan suits people who work alone and write few invoices in a year.';
const article = (inner: string): string =>
  `<article><h1>Five plans compared</h1>${`<p>${sentence}</p>`.repeat(8)}${inner}<p>The end of the text.</p></article>`;

/** The texts of the blocks kept of an article in whose text `inner` stands, beside those with `chosen` words. */
function panels(inner: string, kind: 'article' | 'shop' = 'article'): string[] {
  const { root } = parseHtml(article(inner));
  const scan = scanPage(root);
  const page = measurePage(scan, readHints(root, 'https://example.org/blog/plans'));
  const selection = selectContent(page);
  const judged = {
    ...selection.kind,
    shares: selection.kind.shares.map((_, at) => (kind === 'article' && at === 0 ? 1 : 0)),
  };
  const text = scan.blocks.flatMap(({ text: each }, at) => (/^(?:The|Five) /u.test(each) ? [at] : []));
  const kept = withPanels(page, { ...selection, kind: judged }, text);
  return kept.filter((at) => !text.includes(at)).map((at) => scan.blocks[at]?.text ?? '');
}

const folded = (text: string): string =>
  `<div class="kt-accordion-wrap"><h3>Pricing</h3><div class="kt-accordion-panel-hidden">${text}</div></div>`;

test('prices folded in within the text', () => {
  expect(panels(folded('<ul><li>Lite: $23 for one user</li></ul>'))).toEqual(['Pricing', 'Lite: $23 for one user']);
});

test('not links', () => {
  expect(panels(folded('<a href="/a">Invoices of every kind</a> <a href="/b">Payroll and taxes</a>'))).toEqual([]);
});

test('not what other boxes hold', () => {
  expect(panels('<div class="newsletter"><p>Monthly news by mail</p></div>')).toEqual([]);
});

test('not in a shop', () => {
  expect(panels(folded('<p>Delivery takes three days.</p>'), 'shop')).toEqual([]);
});
