/** Issues that keep a passage from answering a question when it is read alone. */

import { answerSentence } from '../../market/answers/answer-sentence.ts';
import type { Passage } from '../../read/passages.ts';
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { refersBack } from '../../text/back-references.ts';
import { answerabilityRule } from './rule.ts';

const { maxTimesLonger, maxAnswerWords, lateShare } = answerabilityRule.values;

/** A passage found as the answer to a question. */
export interface FoundAnswer {
  passage: Passage;
  question: string;
  /** Stems of the question without stop words. */
  sought: readonly string[];
  /** Words of the market's answers, 75th percentile; null if unknown. */
  usualWords: number | null;
}

/** Returns the issues of an answer, in the order of the report's list. */
export function issuesOf({ passage, question, sought, usualWords }: FoundAnswer, analyzer: Analyzer): AnswerIssue[] {
  const { text, start } = passage;
  const chosen = answerSentence(question, passage, analyzer);
  const sentence = chosen === null ? [] : analyzer.analyze(text.slice(chosen.start - start, chosen.end - start));
  const said = new Set(sentence.map(({ stem }) => stem));
  const found: [AnswerIssue, boolean][] = [
    ['unresolved_pronoun', opensOutside(passage, analyzer)],
    ['needs_context', isUnnamed(passage, sought)],
    ['too_long', passage.words > Math.max(maxAnswerWords, (usualWords ?? 0) * maxTimesLonger)],
    ['buried', passage.start_ratio > lateShare],
    // A direct answer contains at least half of the question's words.
    ['no_direct_sentence', sought.filter((stem) => said.has(stem)).length * 2 < sought.length],
  ];
  return found.flatMap(([issue, holds]) => (holds ? [issue] : []));
}

/** Whether a passage cannot be understood alone: it refers back to earlier text or names nothing from the question. */
export function needsItsPage(
  { passage, sought }: Pick<FoundAnswer, 'passage' | 'sought'>,
  analyzer: Analyzer,
): boolean {
  return opensOutside(passage, analyzer) || isUnnamed(passage, sought);
}

function opensOutside({ text }: Passage, analyzer: Analyzer): boolean {
  const [sentence = { start: 0, end: text.length }] = analyzer.sentences(text);
  const opening = text.slice(sentence.start, sentence.end);
  return refersBack(opening, analyzer.analyze(opening)[0]?.text, analyzer.language);
}

function isUnnamed({ stems }: Passage, sought: readonly string[]): boolean {
  return sought.length > 0 && !sought.some((stem) => stems.has(stem));
}
