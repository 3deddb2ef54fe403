/** Passages, and which of them are about the keyword. */
import { describe, expect, test } from '@jest/globals';
import { rankPassages } from '../../../analysis/market/passages/keyword-passages.ts';
import { passagesOf } from '../../../analysis/read/passages.ts';
import { measuredPage } from '../measured-page.ts';

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
    expect(passage?.text).toBe('Walnut lasts.\nPine dents.');
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
