/**
 * Judges whether a passage says something about a question, rather than only repeating its words or standing below it.
 */

import type { Passage } from '../../read/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure, figuresOf } from '../../text/figure-questions.ts';
import { answersRule } from './rule.ts';

const { minWords, minVocabulary } = answersRule.values;

export interface Substance {
  /** Whether it has words besides those of the question and the keyword, or a figure if one is requested. */
  ofItsOwn: boolean;
  /**
   * Whether these words also occur in the market's answers: "We are often asked this. Call us!" has none. Equals
   * `ofItsOwn` if the market has too few words to compare with.
   */
  onTheSubject: boolean;
}

/**
 * Judges what `passage` says about `question` besides the words of the question and the keyword.
 * @param vocabulary stems of the market's answers and terms
 */
export function substanceOf(
  { text }: Pick<Passage, 'text'>,
  question: string,
  { keyword, vocabulary }: { keyword: readonly string[]; vocabulary: ReadonlySet<string> },
  analyzer: Analyzer,
): Substance {
  if (asksForFigure(question, analyzer.language)) {
    const given = figuresOf(question);
    if ([...figuresOf(text)].some((figure) => !given.has(figure))) return { ofItsOwn: true, onTheSubject: true };
  }
  const known = new Set([...keyword, ...analyzer.analyze(question).map(({ stem }) => stem)]);
  const others = new Set(analyzer.analyze(text).flatMap(({ stem, stop }) => (stop || known.has(stem) ? [] : [stem])));
  const ofItsOwn = others.size >= minWords;
  return {
    ofItsOwn,
    onTheSubject:
      vocabulary.size < minVocabulary
        ? ofItsOwn
        : [...others].filter((stem) => vocabulary.has(stem)).length >= minWords,
  };
}
