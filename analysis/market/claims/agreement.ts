/** Checks whether AI answers state a claim. */
import type { ObservedAnswer } from '../../gather/ports.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Figure, isSameFigure } from './figures/figure.ts';
import type { FigureReader } from './figures/measure.ts';
import { claimsRule } from './rule.ts';
import { isNaming } from './statements/noun-chunks.ts';

const { maxAnswerChars } = claimsRule.values;

interface Said {
  figure: Figure;
  /** Stems of the sentence. */
  stems: ReadonlySet<string>;
}

/**
 * Returns a predicate for claims that captured answers state: the same figure, in a sentence that shares a word with
 * the claim's subject. Null if no answer was captured.
 * @param read the reader used for the pages
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
