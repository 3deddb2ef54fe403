/** How much of the keyword a page names, repetition and length aside. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keywordPresenceAmong } from '../../../../analysis/page/scores/keyword-presence.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const analyzer = analyzerFor('en');
const query = ['stand', 'desk'];
const about = 'A standing desk lets you change your posture while you work, which rests the back and the legs.';
const other = 'It stands in the room by the window, and nobody moves it at all from one year to the next.';
const market = ['s1', 's2', 's3'].flatMap(
  (id) => passagesOf(measuredPage(id, `${id}.example`, [about, '## Else', other])).passages,
);
const presence = keywordPresenceAmong(market, query, analyzer);
const of = (blocks: readonly string[], title?: string) =>
  presence(measuredPage('s9', 'own.example', blocks, title === undefined ? {} : { title })) ?? Number.NaN;

test('is 1 where every part names every word, 0 where none does, null without words to look for', () => {
  expect(of(['# Standing desk', about], 'Standing desk')).toBe(1);
  expect(of(['# A chair', 'A chair is a seat for one.'], 'Chair')).toBe(0);
  expect(keywordPresenceAmong(market, [], analyzer)(measuredPage('s9', 'own.example', [about]))).toBeNull();
});

test('rises with each part that names it, and with each word', () => {
  const steps = [
    of(['A desk is a table to work at, and nothing more than that.']),
    of([about]),
    of(['# Standing desk', about]),
    of(['# Standing desk', about], 'Standing desk'),
  ];
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
  expect(new Set(steps).size).toBe(steps.length);
});

describe('does not change', () => {
  test('with what is said again, however often, and with text about nothing', () => {
    const block = fc.constantFrom(about, other, 'Standing desk, standing desk, standing desk, standing desk.');
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (more) => {
        expect(of([about, ...more])).toBe(of([about]));
      }),
      { numRuns: 30 },
    );
  });

  test('with headings over nothing', () => {
    expect(of([other, '## Standing desk', '## What is a standing desk?', other])).toBe(of([other, other]));
  });

  test('with a paragraph of the keyword alone, where the text does not name it', () => {
    expect(of(['A chair is a seat for one.', `${'standing desk '.repeat(40)}.`])).toBe(
      of(['A chair is a seat for one.']),
    );
  });
});
