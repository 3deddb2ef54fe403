/** Whether a passage below the heading of a question says something on it, or only stands there. */
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure, figuresOf } from '../../text/figure-questions.ts';
import type { Passage } from '../passages.ts';

/** Words of the market's answers, the question's own aside, from which on a text says something; one may be chance. */
const leastShared = 2;

/**
 * Whether `passage` holds words that answers to `question` are made of, besides the question's own; or a figure, where
 * one is asked for. "We are often asked this. Call us!" holds none.
 * @param vocabulary stems of the market's answers and terms
 */
export function hasSubstance(
  { text, stems }: Pick<Passage, 'text' | 'stems'>,
  question: string,
  vocabulary: ReadonlySet<string>,
  analyzer: Analyzer,
): boolean {
  if (asksForFigure(question, analyzer.language)) {
    const given = figuresOf(question);
    if ([...figuresOf(text)].some((figure) => !given.has(figure))) return true;
  }
  const asked = new Set(analyzer.analyze(question).map(({ stem }) => stem));
  let shared = 0;
  for (const stem of stems.keys()) if (vocabulary.has(stem) && !asked.has(stem)) shared++;
  return shared >= leastShared;
}
