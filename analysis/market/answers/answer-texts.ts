/** Turns captured AI answers into passages, so that they can be searched like pages. */
import type { ObservedAnswer } from '../../gather/ports.ts';
import type { Passage } from '../../read/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { answersRule } from './rule.ts';

const { maxBlocks, maxBlockChars } = answersRule.values;

/**
 * Returns one passage for each block of each captured answer, with the words of the heading above it; null if no answer
 * was captured, because its content is then unknown. Their ids (`a1.b2`) are not used in reports.
 */
export function answerPassages(answers: readonly ObservedAnswer[], analyzer: Analyzer): Passage[] | null {
  const captured = answers.filter(({ state }) => state === 'captured');
  if (captured.length === 0) return null;
  return captured.flatMap(({ blocks }, answer) => {
    let heading = '';
    return blocks.slice(0, maxBlocks).flatMap(({ type, text }, block) => {
      const plain = text.normalize('NFC').slice(0, maxBlockChars);
      if (type === 'heading') {
        heading = plain;
        return [];
      }
      const stems = new Map<string, number>();
      for (const { stem } of analyzer.analyze(`${heading}\n${plain}`)) stems.set(stem, (stems.get(stem) ?? 0) + 1);
      const source_id = `a${answer + 1}`;
      const passage: Passage = {
        id: `${source_id}.b${block + 1}`,
        source_id,
        kind: type === 'list' ? 'list' : type === 'table' ? 'table' : 'answer',
        text: plain,
        heading_path: heading === '' ? [] : [heading],
        start: 0,
        end: plain.length,
        start_ratio: 0,
        words: analyzer.analyze(plain).length,
        stems,
      };
      return [passage];
    });
  });
}
