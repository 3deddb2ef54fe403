/** Lists of questions and answers are read where the model chose nothing of them. */
import { expect, test } from '@jest/globals';
import { askedBlocks } from '../../../analysis/extract/content/asked-blocks.ts';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { withQuestions } from '../../../analysis/extract/content/with-questions.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import type { PageKind } from '../../../analysis/report/vocabulary.ts';

/** What is added to a page of which nothing was chosen. */
function added(markup: string, kind: PageKind = 'article'): string[] {
  const { root } = parseHtml(markup);
  const scan = scanPage(root);
  const page = measurePage(scan, readHints(root, ''));
  const judged = { kind, confidence: 1, shares: [], evidence: [] };
  return withQuestions(page, askedBlocks(page, judged), []).map((block) => scan.blocks[block]?.text ?? '');
}

const answer = (about: string): string =>
  `Most owners pay for ${about} once a year, in advance, and get half of it back when they cancel within a month.`;
const matters = ['a policy', 'an excess', 'a claim'];
const asked = (about: string): string => `What does ${about} cost?`;
const listed = matters.flatMap((about) => [asked(about), answer(about)]);
const headed = matters.map((about) => `<h3>${asked(about)}</h3><p>${answer(about)}</p>`).join('');

test('a list of questions is read with its title, and ends where its box ends', () => {
  const markup = `<main><p>Something else.</p><section><h2>FAQ</h2>${headed}</section><p>Subscribe to our newsletter now.</p></main>`;
  expect(added(markup)).toEqual(['FAQ', ...listed]);
});

test('the questions of an accordion are read although a link opens each and a button closes it', () => {
  const items = matters.map(
    (about) =>
      `<div><a href="#"><h3><span><span>${asked(about)}</span></span></h3></a><div><p>${answer(about)}</p><a href="#">Read more</a></div></div>`,
  );
  expect(added(`<div>${items.join('')}</div>`)).toEqual(expect.arrayContaining(listed));
});

test.each([
  ['two questions', `<div>${headed.split('<h3>').slice(0, 3).join('<h3>')}</div>`],
  ['questions that link to their answers', headed.replaceAll(/<h3>(.*?)<\/h3>/gu, '<h3><a href="/other">$1</a></h3>')],
  ['a quiz', matters.map((about) => `<h3>${asked(about)}</h3><label>Nothing</label><label>Much</label>`).join('')],
  ['teasers', matters.map((about) => `<h3>${asked(about)}</h3><p>Read our guide.</p>`).join('')],
  ['what every page of a site has below', `<footer>${headed}</footer>`],
])('%s are not', (_, markup) => {
  expect(added(markup)).toEqual([]);
});

test('questions below a thread are those of other threads', () => {
  expect(added(headed, 'forum')).toEqual([]);
});

test('an article has its own footer', () => {
  expect(added(`<article><p>Text.</p><footer>${headed}</footer></article>`)).toEqual(listed);
});
