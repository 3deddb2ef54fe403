/** Topics that need a word of the keyword beside their own to say which they are. */
import { expect, test } from '@jest/globals';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { topicsOf } from '../../../../analysis/market/topics/measure.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** Long enough to stand alone as a passage, and of words that name nothing. */
const filler =
  'There is not much more to say about it here, and so it goes on for a while, and then on and on for a while more.';

/** The labels of a market's topics; each page is of another site. */
function labelsIn(keyword: string, pages: readonly (readonly string[])[]): string[] {
  const measured = pages.map((blocks, at) => measuredPage(`s${at + 1}`, `${'abc'[at]}.example`, blocks));
  const stems = english.analyze(keyword).map(({ stem }) => stem);
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: stems,
    naturalCase: naturalCaseOf(measured, english),
    analyzer: english,
  };
  return topicsOf(market, termsOf(measured, stems, english)).topics.map(({ label }) => label);
}

/** A page with a section whose heading and text are on a kind of what is sought. */
const page = (keyword: string, heading: string, text: string): string[] => [
  `# ${keyword}`,
  `This is about ${keyword}. ${filler} ${filler} ${filler}`,
  `## ${heading}`,
  `${text} ${filler} ${filler} ${filler} ${filler}`,
];

test('a label has the word of the keyword that one heading and the text of another site write beside it', () => {
  const tents = 'A tent keeps you dry, and a light tent is carried easily.';
  const labels = labelsIn('backpacking', [
    page('Backpacking', 'Backpacking tents', tents),
    page('Backpacking', 'Tent', `${tents} Most backpacking tents are green.`),
    page('Backpacking', 'Tent', tents),
  ]);
  expect(labels).toContain('Backpacking tents');
  expect(labels).not.toContain('Tent');
});

test('a label stays a single word where one site alone writes the keyword beside it', () => {
  const tents = 'A tent keeps you dry, and a light tent is carried easily.';
  const labels = labelsIn('backpacking', [
    page('Backpacking', 'Backpacking tents', tents),
    page('Backpacking', 'Tent', tents),
    page('Backpacking', 'Tent', tents),
  ]);
  expect(labels.filter((label) => /backpacking tents/iu.test(label))).toEqual([]);
});

test('a word like the keyword is a topic if sites head sections with it beside the keyword', () => {
  const grapes = 'The grapes ripen slowly, and thin grapes give little juice.';
  const heading = (at: number): string => (at < 2 ? 'Popular wine grapes by climate' : 'What follows');
  const labels = labelsIn(
    'wine',
    [0, 1, 2].map((at) => page('Wine', heading(at), grapes)),
  );
  expect(labels).toContain('Wine grapes');
});
