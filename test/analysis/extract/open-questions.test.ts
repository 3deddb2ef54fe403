/** Questions whose answers a script adds are told from those that are answered below, elsewhere or by a link. */
import { expect, test } from '@jest/globals';
import { askedBlocks } from '../../../analysis/extract/content/asked-blocks.ts';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { openQuestions } from '../../../analysis/extract/content/open-questions.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import type { PageKind } from '../../../analysis/report/vocabulary.ts';

function open(markup: string, kind: PageKind = 'article'): string[] {
  const { root } = parseHtml(markup);
  const page = measurePage(scanPage(root), readHints(root, ''));
  return openQuestions(page, askedBlocks(page, { kind, confidence: 1, shares: [], evidence: [] }));
}

const asked = ['What does a policy cost?', 'Who pays the excess?', 'When is a claim late?'];
const buttons = asked.map((question) => `<div><h3><button>${question}</button></h3><div></div></div>`).join('');
const answer = `<p>${'Most owners pay for it once a year, in advance, and get half of it back when they cancel. '.repeat(3)}</p>`;

test('questions that nothing stands between are open', () => {
  expect(open(`<main><p>About policies.</p><div>${buttons}</div><h2>More</h2><p>Text.</p></main>`)).toEqual(asked);
});

test.each([
  ['two of them', buttons.split('<div><h3>').slice(0, 3).join('<div><h3>')],
  ['those with answers', asked.map((question) => `<h3>${question}</h3>${answer}`).join('')],
  ['those of a table of contents', asked.map((question) => `<li><a href="#a">${question}</a></li>`).join('')],
  ['tabs, whose panels stand below', `${buttons}<div>${answer}${answer}${answer}</div>`],
])('%s are not', (_, markup) => {
  expect(open(`<main>${markup}</main>`)).toEqual([]);
});

test('the questions of a forum lead to threads', () => {
  expect(open(`<main>${buttons}</main>`, 'forum')).toEqual([]);
});
