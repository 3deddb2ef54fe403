/** What keeps a passage from answering a question when it is read alone. */
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { pointingWords } from '../../text/pointing-words.ts';
import type { Passage } from '../passages.ts';

/** Longer than this many times the longest usual answer of the market, a passage is no answer but a section. */
const muchLonger = 2;
/** Where the market gives no answers to compare with: an answer of more words is quoted in part only. */
const longAnswer = 150;
/** Beyond this share of the text an answer is hard to come upon. */
const farDown = 0.7;

export interface JudgedAnswer {
  passage: Passage;
  /** The passage as it stands. */
  text: string;
  /** The score of its best sentence for the question, beside that of the whole passage: 0..1. */
  sentenceScore: number;
  passageScore: number;
  /** Stems of the question without stop words. */
  sought: readonly string[];
  /** Words of the market's answers, 75th percentile; null where unknown. */
  usualWords: number | null;
}

/** The issues of an answer, in the order of the report's list. */
export function issuesOf(answer: JudgedAnswer, analyzer: Analyzer): AnswerIssue[] {
  const { passage, text, sentenceScore, passageScore, sought, usualWords } = answer;
  const [first] = analyzer.sentences(text);
  const opening = analyzer.analyze(first === undefined ? text : text.slice(first.start, first.end));
  const beginning = opening[0]?.text ?? '';
  const found: [AnswerIssue, boolean][] = [
    ['unresolved_pronoun', pointingWords(analyzer.language).has(beginning)],
    ['needs_context', sought.length > 0 && !sought.some((stem) => passage.stems.has(stem))],
    ['too_long', passage.words > (usualWords === null ? longAnswer : Math.max(longAnswer, usualWords * muchLonger))],
    ['buried', passage.start_ratio > farDown],
    ['no_direct_sentence', sentenceScore < passageScore / 2],
  ];
  return found.flatMap(([issue, holds]) => (holds ? [issue] : []));
}
