/** What keeps a passage from answering a question when it is read alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { pointsOutside } from '../../text/pointing-words.ts';
import { answerSentence } from '../answer-sentence.ts';
import type { Passage } from '../passages.ts';

/** Longer than this many times the longest usual answer of the market, a passage is no answer but a section. */
const muchLonger = 2;
/** An answer of more words is quoted in part only. */
const longAnswer = 150;
/** Beyond this share of the text an answer is hard to come upon. */
const farDown = 0.7;

/** A passage that was found for a question. */
export interface FoundAnswer {
  passage: Passage;
  question: string;
  /** Stems of the question without stop words. */
  sought: readonly string[];
  /** Words of the market's answers, 75th percentile; null where unknown. */
  usualWords: number | null;
}

/** The issues of an answer, in the order of the report's list. */
export function issuesOf({ passage, question, sought, usualWords }: FoundAnswer, analyzer: Analyzer): AnswerIssue[] {
  const { text, start } = passage;
  const chosen = answerSentence(question, passage, analyzer);
  const sentence = chosen === null ? [] : analyzer.analyze(text.slice(chosen.start - start, chosen.end - start));
  const said = new Set(sentence.map(({ stem }) => stem));
  const found: [AnswerIssue, boolean][] = [
    ['unresolved_pronoun', opensOutside(passage, analyzer)],
    ['needs_context', isUnnamed(passage, sought)],
    ['too_long', passage.words > Math.max(longAnswer, (usualWords ?? 0) * muchLonger)],
    ['buried', passage.start_ratio > farDown],
    // A sentence that answers names at least half of what is asked about.
    ['no_direct_sentence', sought.filter((stem) => said.has(stem)).length * 2 < sought.length],
  ];
  return found.flatMap(([issue, holds]) => (holds ? [issue] : []));
}

/** Whether a passage cannot be understood alone: it points outside itself, or names nothing that was asked about. */
export function needsItsPage(
  { passage, sought }: Pick<FoundAnswer, 'passage' | 'sought'>,
  analyzer: Analyzer,
): boolean {
  return opensOutside(passage, analyzer) || isUnnamed(passage, sought);
}

function opensOutside({ text }: Passage, analyzer: Analyzer): boolean {
  const [sentence = { start: 0, end: text.length }] = analyzer.sentences(text);
  const opening = text.slice(sentence.start, sentence.end);
  return pointsOutside(opening, analyzer.analyze(opening)[0]?.text, analyzer.language);
}

function isUnnamed({ stems }: Passage, sought: readonly string[]): boolean {
  return sought.length > 0 && !sought.some((stem) => stems.has(stem));
}
