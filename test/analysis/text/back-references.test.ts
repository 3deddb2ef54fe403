/** Openings that refer to an earlier text, and those whose first word refers to nothing. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { refersBack } from '../../../analysis/text/back-references.ts';

test.each([
  ['en', 'This depends on many things.', true],
  ['en', 'It is a desk that rises.', true],
  ['en', 'It is important to level the frame.', false],
  ['en', 'It can be tricky to level the frame.', false],
  ['en', 'A standing desk rises.', false],
  ['fr', 'Il monte en dix secondes.', true],
  ['fr', 'Il faut serrer les vis.', false],
  ['fr', 'Il est utile de serrer les vis.', false],
  ['de', 'Es wiegt 40 kg.', true],
  ['de', 'Es gibt drei Größen.', false],
  ['es', 'Este modelo pesa 40 kg.', true],
  ['ja', 'これは机です。', true],
  // A language without a list: nothing is said of it.
  ['ko', '그것은 책상이다.', false],
])('%s: %s', (language, text, expected) => {
  const [first] = analyzerFor(language).analyze(text);
  expect(refersBack(text, first?.text, language)).toBe(expected);
});
