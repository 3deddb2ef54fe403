/** Passages and the questions they answer. */
import { describe, expect, test } from '@jest/globals';
import { rankPassages } from '../../../analysis/measure/keyword-passages.ts';
import { passagesOf } from '../../../analysis/measure/passages.ts';
import { questionsOf } from '../../../analysis/measure/questions.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { measuredPage } from '../measured-page.ts';

const english = analyzerFor('en');
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('passages', () => {
  test('take blocks under one heading until they have some 120 words', () => {
    const page = measuredPage('s1', 'a.example', ['# Desks', words(70), words(40), words(30), '## Wood', words(5)]);
    const { passages } = passagesOf(page, english);
    expect(passages.map((passage) => [passage.id, passage.words, passage.heading_path])).toEqual([
      ['s1.p1', 110, ['Desks']],
      ['s1.p2', 30, ['Desks']],
      ['s1.p3', 5, ['Desks', 'Wood']],
    ]);
  });

  test('stand in the text where their offsets say', () => {
    const page = measuredPage('s1', 'a.example', ['# Desks', 'Walnut lasts.', 'Pine dents.']);
    const [passage] = passagesOf(page, english).passages;
    expect(page.document.text.slice(passage?.start, passage?.end)).toBe('Walnut lasts.\nPine dents.');
    expect(passage?.start_ratio).toBeCloseTo(7 / page.document.text.length);
  });

  test('cut a long block between its sentences', () => {
    const page = measuredPage('s1', 'a.example', [`${words(100)}. ${words(100, 'Next')}. ${words(100, 'Last')}.`]);
    expect(passagesOf(page, english).passages.map((passage) => passage.words)).toEqual([100, 100, 100]);
  });

  test('rank by the keyword’s rarer word, and not at all without any', () => {
    const page = measuredPage('s1', 'a.example', ['## A', 'a desk here', '## B', 'a standing desk', '## C', 'a chair']);
    const ranked = rankPassages(passagesOf(page, english).passages, ['stand', 'desk']);
    expect(ranked.map((passage) => passage.id)).toEqual(['s1.p2', 's1.p1']);
  });
});

describe('questions', () => {
  const ask = (pages: string[][], subject: string[]) =>
    questionsOf(
      pages
        .map((blocks, i) => measuredPage(`s${i + 1}`, `${i}.example`, blocks))
        .map((page) => ({ page, cut: passagesOf(page, english) })),
      new Set(subject),
      english,
    );

  test('of several pages are one when they ask the same in other words', () => {
    const found = ask(
      [
        ['## What is a standing desk?', 'It rises.'],
        ['### 2. What are standing desks?', 'They rise.'],
        ['## Why a standing desk?', 'For your back.'],
      ],
      ['desk'],
    );
    expect(
      found.map(({ text, facet, frequency, answers, coverage }) => ({
        text,
        facet,
        frequency,
        answers: answers.map(({ id }) => id),
        coverage,
      })),
    ).toEqual([
      {
        text: 'What is a standing desk?',
        facet: 'what',
        frequency: 2,
        answers: ['s1.p1', 's2.p1'],
        coverage: { k: 2, n: 3, rate: 0.6667, ci95: [0.2077, 0.9385] },
      },
      {
        text: 'Why a standing desk?',
        facet: 'why',
        frequency: 1,
        answers: ['s3.p1'],
        coverage: { k: 1, n: 3, rate: 0.3333, ci95: [0.0615, 0.7923] },
      },
    ]);
  });

  test('are answered by what stands below, subheadings included, and by nothing below the next heading', () => {
    const found = ask(
      [['## Which desk?', '### Oak', 'Oak lasts.', '## How to move a desk', '## Desks', 'None.']],
      ['desk'],
    );
    expect(found.map(({ text, answers }) => [text, answers.map(({ id }) => id)])).toEqual([['Which desk?', ['s1.p1']]]);
  });

  test('that are of stop words or of another subject are left out', () => {
    expect(ask([['## How It Works', 'So.', '## What is love?', 'A song.']], ['desk'])).toEqual([]);
  });

  test('of one page are at most five', () => {
    const blocks = Array.from({ length: 9 }, (_, i) => [`## What is desk part${'abcdefghi'[i]}?`, 'This.']).flat();
    expect(ask([blocks], ['desk'])).toHaveLength(5);
  });

  test('have no coverage below three pages', () => {
    expect(ask([['## Which desk?', 'Oak.']], ['desk'])).toMatchObject([{ frequency: 1, coverage: null }]);
  });
});
