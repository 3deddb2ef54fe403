/** What the sentences of findings quote. */
import { expect, test } from '@jest/globals';
import { writerOf } from '../../../analysis/languages/writer.ts';
import { writingPackOf } from '../../../analysis/languages/writing-packs.ts';

const { quoted, passage } = writerOf(writingPackOf('en'));

test('a quote is one line, cut between words', () => {
  expect(quoted('Wash it.\nDry it.\tOil it.')).toBe('“Wash it. · Dry it. | Oil it”');
  expect(quoted(`${'Wash it and dry it. '.repeat(10)}`)).toMatch(/^“(?:Wash it and dry it\. ){6}Wash it and dry…”$/u);
});

test('a quoted answer leaves out the question that it stands below', () => {
  const answer = 'Rust comes from water.';
  expect(passage({ quote: `Why does it rust?\n${answer}`, domain: 'pan.example' })).toBe(
    '“Rust comes from water” (pan.example).',
  );
  expect(quoted('なぜ錆びますか？\n水のためです。')).toBe('“水のためです。”');
  expect(quoted('Why does it rust?')).toBe('“Why does it rust?”');
});

test.each([
  ['de', 'Die Welt: „Es regnet“ | Zeitung', '„Die Welt: ‚Es regnet‘ | Zeitung“'],
  ['en', 'He said “no” twice', '“He said ‘no’ twice”'],
  ['es', 'El «no» de Ana', '«El “no” de Ana»'],
  ['fr', 'Le «\u00a0non\u00a0» d’Anne', '«\u00a0Le “non” d’Anne\u00a0»'],
])('a quotation in %s has the inner marks for the quotations inside', (language, text, quotedText) => {
  expect(writerOf(writingPackOf(language)).quoted(text)).toBe(quotedText);
});
