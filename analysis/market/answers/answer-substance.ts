/** Whether a passage says something on a question, or only repeats its words, or only stands below its heading. */

import type { Passage } from '../../read/passages.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure, figuresOf } from '../../text/figure-questions.ts';
import { answersRule } from './rule.ts';

const { minWords, minVocabulary } = answersRule.values;

export interface Substance {
  /** Besides words of the question and the keyword it has others, or a figure where one is asked for. */
  ofItsOwn: boolean;
  /**
   * These others are words that answers of the market are made of: "We are often asked this. Call us!" has none. As
   * `ofItsOwn` where the market has too few words to tell.
   */
  onTheSubject: boolean;
}

/**
 * What `passage` says on `question` besides the words of it and of the keyword (stems).
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
