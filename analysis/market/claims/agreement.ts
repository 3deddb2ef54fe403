/** Tells whether the text of an answer engine states a claim. */
import type { ObservedAnswer } from '../../gather/ports.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Figure, isSameFigure } from './figures/figure.ts';
import type { FigureReader } from './figures/measure.ts';
import { claimsRule } from './rule.ts';
import { isNaming } from './statements/noun-chunks.ts';

const { maxAnswerChars } = claimsRule.values;

interface Said {
  figure: Figure;
  /** Of the sentence. */
  stems: ReadonlySet<string>;
}

/**
 * A test for claims against what the captured answers say: the same figure, in a sentence that shares a word with the
 * claim's subject. Null when no answer was captured.
 * @param read reads figures as the pages' do
 */
export function statedIn(
  answers: readonly ObservedAnswer[],
  read: FigureReader,
  analyzer: Analyzer,
): ((figure: Figure, stems: ReadonlySet<string>) => boolean) | null {
  const captured = answers.filter(({ state }) => state === 'captured');
  if (captured.length === 0) return null;
  const said = captured.flatMap(({ blocks }) => {
    const text = blocks
      .map((block) => block.text)
      .join('\n')
      .slice(0, maxAnswerChars);
    return analyzer.sentences(text).flatMap(({ start, end }): Said[] => {
      const sentence = text.slice(start, end);
      const figures = read(sentence);
      if (figures.length === 0) return [];
      const stems = new Set(
        analyzer
          .analyze(sentence)
          .filter(isNaming)
          .map(({ stem }) => stem),
      );
      return figures.map((figure) => ({ figure, stems }));
    });
  });
  return (figure, stems) =>
    said.some(
      (each) =>
        each.figure.property === figure.property &&
        each.figure.unit?.dimension === figure.unit?.dimension &&
        each.figure.per === figure.per &&
        isSameFigure(each.figure, figure) &&
        [...stems].some((stem) => each.stems.has(stem)),
    );
}
