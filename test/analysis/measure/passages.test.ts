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
  test('are those of the document, counted and placed under their source', () => {
    const page = measuredPage('s1', 'a.example', ['# Desks', words(70), words(40), words(30), '## Wood', words(5)]);
    const { passages, below } = passagesOf(page);
    expect(passages.map((passage) => [passage.id, passage.words, passage.heading_path])).toEqual([
      ['s1.p1', 70, ['Desks']],
      ['s1.p2', 70, ['Desks']],
      ['s1.p3', 5, ['Desks', 'Wood']],
    ]);
    expect([below.get(0)?.id, below.get(4)?.id]).toEqual(['s1.p1', 's1.p3']);
    expect(passages[0]?.stems.get('word')).toBe(70);
  });

  test('stand in the text where their offsets say', () => {
    const page = measuredPage('s1', 'a.example', ['# Desks', 'Walnut lasts.', 'Pine dents.']);
    const [passage] = passagesOf(page).passages;
    expect(page.document.text.slice(passage?.start, passage?.end)).toBe('Walnut lasts.\nPine dents.');
    expect(passage?.start_ratio).toBeCloseTo(6 / page.document.text.length, 2);
  });

  test('rank by the keyword’s rarer word, and not at all without any', () => {
    const page = measuredPage('s1', 'a.example', [
      '## A',
      'a desk is here',
      '## B',
      'a standing desk here',
      '## C',
      'a chair is here',
    ]);
    const ranked = rankPassages(passagesOf(page).passages, ['stand', 'desk']);
    expect(ranked.map((passage) => passage.id)).toEqual(['s1.p2', 's1.p1']);
  });
});

describe('questions', () => {
  const ask = (pages: string[][], subject: string[]) =>
    questionsOf(
      pages
        .map((blocks, i) => measuredPage(`s${i + 1}`, `${i}.example`, blocks))
        .map((page) => ({ page, cut: passagesOf(page) })),
      new Set(subject),
      english,
    );

  test('of several pages are one when they ask the same in other words', () => {
    const found = ask(
      [
        ['## What is a standing desk?', 'It rises at a touch.'],
        ['### 2. What are standing desks?', 'They rise at a touch.'],
        ['## Why a standing desk?', 'It helps your back.'],
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
      [['## Which desk?', '### Oak', 'Oak lasts very long.', '## How to move a desk', '## Desks', 'None.']],
      ['desk'],
    );
    expect(found.map(({ text, answers }) => [text, answers.map(({ id }) => id)])).toEqual([['Which desk?', ['s1.p1']]]);
  });

  test('that are of stop words or of another subject are left out', () => {
    expect(ask([['## How It Works', 'So.', '## What is love?', 'A song.']], ['desk'])).toEqual([]);
  });

  test('of one page are at most five', () => {
    const blocks = Array.from({ length: 9 }, (_, i) => [
      `## What is desk part${'abcdefghi'[i]}?`,
      'This is such a part.',
    ]).flat();
    expect(ask([blocks], ['desk'])).toHaveLength(5);
  });

  test('have no coverage below three pages', () => {
    expect(ask([['## Which desk?', 'Take one of oak.']], ['desk'])).toMatchObject([{ frequency: 1, coverage: null }]);
  });
});
