/** What divides the text of a page, and what stands where headings could. */
import { expect, test } from '@jest/globals';
import { mainContent } from '../../../analysis/extract/content/content.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';

const text =
  'The desk stands firm at every height, and the motor is quiet enough for a shared office with several people in it who work all day.';
const p = `<p>${text}</p>`;

function subheadings(markup: string) {
  const { root } = parseHtml(
    `<html><head><title>Standing desks</title></head><body><article><h1>Standing desks</h1>${markup}</article></body></html>`,
  );
  return mainContent(root, 'https://desk.example/desks').subheadings;
}

test.each([
  ['headings between texts', `${p}<h2>Motors</h2>${p}<h4>Frames</h4>${p}`, ['Motors', 'Frames']],
  ['no heading above the first text', `<h2>How desks rise</h2>${p}${p}`, []],
  ['no heading without text below', `${p}${p}<h2>Related</h2><ul><li><a href=/a>Chairs</a></li></ul>`, []],
  [
    'headings of the main content above a few words',
    `${p}<h2>Oak desk</h2><p>Solid oak</p><h2>Elm desk</h2>${p}`,
    ['Oak desk', 'Elm desk'],
  ],
  [
    'no heading of a box beside the text',
    `${p}${p}<aside><h2>Our newsletter</h2><p>Once a week.</p><form><label>Email</label><input type=email></form></aside>${p}`,
    [],
  ],
  ['lines that are headings by their role', `${p}<div role=heading>Motors</div>${p}`, ['Motors']],
  ['titles of parts that open', `${p}<details><summary>Motors</summary>${p}</details>${p}`, ['Motors']],
])('reads %s', (_, markup, headings) => {
  expect(subheadings(markup).headings).toEqual(headings);
});

test('reads lines in bold above text, and no captions and sentences', () => {
  const markup = `${p}<p><b>Start low</b></p>${p}<p style="text-align: center"><b>My desk</b></p>${p}<p><b>It rises.</b></p>${p}`;
  expect(subheadings(markup)).toEqual({ headings: [], boldLines: ['Start low'], boldLabels: [] });
});

test('reads labels in bold at the start of paragraphs', () => {
  const markup = `${p}<p><b>Motor:</b> ${text}</p><p><strong>Frame</strong>: ${text}</p><p><b>Quiet</b> ${text}</p>`;
  expect(subheadings(markup).boldLabels).toEqual(['Motor', 'Frame']);
});
