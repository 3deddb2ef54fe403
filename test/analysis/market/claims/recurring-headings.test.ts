/** Below headings that a page repeats for each thing, figures are of the thing. */
import { describe, expect, test } from '@jest/globals';
import { belowThings } from '../../../../analysis/market/claims/subjects/recurring-headings.ts';
import type { AnalyzedBlock } from '../../../../analysis/read/analyzed-page.ts';

/** Blocks from lines; `##` opens a heading of level 2, and others are paragraphs. */
function blocksOf(lines: readonly string[]): AnalyzedBlock[] {
  const path: string[] = [];
  return lines.map((line) => {
    const [, marks = '', text = ''] = /^(#*)\s*(.*)$/u.exec(line) ?? [];
    const isHeading = marks !== '';
    if (isHeading) path.length = Math.min(path.length, marks.length - 1);
    const heading_path = [...path];
    if (isHeading) path.push(text);
    const shape = isHeading ? { kind: 'heading' as const, level: marks.length } : { kind: 'paragraph' as const };
    return { block: { ...shape, text, heading_path, start: 0, end: text.length }, words: [] };
  });
}

const pathsOf = (...lines: string[]) =>
  belowThings(blocksOf(lines)).flatMap(({ block }) =>
    block.kind === 'heading' ? [] : [block.heading_path.join(' > ')],
  );

describe('headings that a page repeats', () => {
  test('the thing named before on their level takes their place', () => {
    const shoe = (name: string) => [`## ${name}`, '### Pros', 'Light', '## Key specs', 'Drop: 8 mm'];
    expect(pathsOf('# Shoes', ...['Alder 9', 'Birk 2', 'Cedar 5'].flatMap(shoe))).toEqual([
      'Shoes > Alder 9',
      'Shoes > Alder 9',
      'Shoes > Birk 2',
      'Shoes > Birk 2',
      'Shoes > Cedar 5',
      'Shoes > Cedar 5',
    ]);
  });

  test('headings of two things stay', () => {
    expect(pathsOf('# Shoes', '## Alder 9', '## Key specs', 'a', '## Birk 2', '## Key specs', 'b')).toEqual([
      'Shoes > Key specs',
      'Shoes > Key specs',
    ]);
  });
});
