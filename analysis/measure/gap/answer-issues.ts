/** What keeps a passage from answering a question when it is read alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { pointingWords } from '../../text/pointing-words.ts';
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
  const [first] = analyzer.sentences(text);
  const opening = analyzer.analyze(first === undefined ? text : text.slice(first.start, first.end));
  const chosen = answerSentence(question, passage, analyzer);
  const sentence = chosen === null ? [] : analyzer.analyze(text.slice(chosen.start - start, chosen.end - start));
  const said = new Set(sentence.map(({ stem }) => stem));
  const found: [AnswerIssue, boolean][] = [
    ['unresolved_pronoun', pointingWords(analyzer.language).has(opening[0]?.text ?? '')],
    ['needs_context', sought.length > 0 && !sought.some((stem) => passage.stems.has(stem))],
    ['too_long', passage.words > Math.max(longAnswer, (usualWords ?? 0) * muchLonger)],
    ['buried', passage.start_ratio > farDown],
    // A sentence that answers names at least half of what is asked about.
    ['no_direct_sentence', sought.filter((stem) => said.has(stem)).length * 2 < sought.length],
  ];
  return found.flatMap(([issue, holds]) => (holds ? [issue] : []));
}
