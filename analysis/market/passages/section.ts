/** Writes the passages of the report. */
import type * as z from 'zod';
import type { Document } from '../../extract/extract.ts';
import type { Passage as DocumentPassage } from '../../extract/passages.ts';
import { isSameSection, type Passage } from '../../read/passages.ts';
import { sha256 } from '../../report/hash/sha256.ts';
import { longestAnswerChars, type ownPassageSchema, type passageSchema } from '../../report/passages.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { passagesRule } from '../rule.ts';
import type { AnswerQuote } from './answer-quotes.ts';
import { citedQuote } from './cited-quote.ts';
import { quoteOf } from './quote.ts';
import { shortHeading } from './shorten.ts';

const { maxPathDepth } = passagesRule.values;

const questionEnd = /[?？؟՞፧]["'»”’)\]]*\s*$/u;
const questionLine = /\n[^\n]*[?？؟՞፧]["'»”’)\]]*[^\S\n]*(?=\n)/u;

/**
 * Composes `passage` for the report.
 * @param text main content of its page
 */
export function composePassage(passage: Passage, text: string, language: string): z.infer<typeof passageSchema> {
  return {
    id: passage.id,
    source_id: passage.source_id,
    quote: quoteOf(text.slice(passage.start, passage.end), language),
    offsets: { start: passage.start, end: passage.end },
    start_ratio: round(passage.start_ratio),
    heading_path: passage.heading_path.slice(-maxPathDepth).map(shortHeading),
    words: passage.words,
    kind: passage.kind,
  };
}

/**
 * Composes a passage that answers a question from the sentence at offset `at` on. The quote goes on in the next
 * passages of its section, as a lead-in does in its list or in its sub-sections; they then count as part of it.
 */
export function composeAnswer(
  passage: Passage,
  at: number,
  { text, passages }: Pick<Document, 'text' | 'passages'>,
  analyzer: Analyzer,
): z.infer<typeof passageSchema> {
  const section = sectionFrom(passage, passages);
  const most = endOfQuotes(passage, section);
  const rest = text.slice(passage.start, most);
  const asked = answerToQuestion(text, passage.start + at, most);
  const quote =
    asked === null
      ? citedQuote(rest, at, analyzer.language, longestAnswerChars)
      : quoteOf(asked, analyzer.language, longestAnswerChars);
  const quoted = passage.start + rest.indexOf(quote) + quote.length;
  const end = section.find((part) => part.end >= quoted)?.end ?? passage.end;
  const words = end === passage.end ? passage.words : analyzer.analyze(text.slice(passage.start, end)).length;
  const composed = composePassage(passage, text, analyzer.language);
  return { ...composed, quote, offsets: { start: passage.start, end }, words };
}

/**
 * Composes the quotes of a passage that answers questions, the first of them as the passage itself; a passage that
 * answers none is composed alone. A further quote begins with its answer, and has its own offsets and words.
 */
export function composeQuotes(
  passage: Passage,
  [first, ...further]: readonly AnswerQuote[],
  document: Pick<Document, 'text' | 'passages'>,
  analyzer: Analyzer,
): z.infer<typeof passageSchema>[] {
  const { text, passages } = document;
  if (first === undefined) return [composePassage(passage, text, analyzer.language)];
  const composed = composeAnswer(passage, first.at, document, analyzer);
  const most = endOfQuotes(passage, sectionFrom(passage, passages));
  const others = further.map(({ id, at }) => {
    const start = passage.start + at;
    const rest = answerToQuestion(text, start, most) ?? text.slice(start, most);
    const quote = quoteOf(rest, analyzer.language, longestAnswerChars);
    return {
      ...{ ...composed, id, quote, offsets: { start, end: start + quote.length } },
      start_ratio: round(start / Math.max(1, text.length)),
      words: analyzer.analyze(quote).length,
    };
  });
  return [composed, ...others];
}

/** Where quotes of a passage end at the latest: with its section, or far enough for the longest. */
function endOfQuotes(passage: Passage, section: readonly DocumentPassage[]): number {
  return Math.min(section.at(-1)?.end ?? passage.end, passage.end + 2 * longestAnswerChars);
}

/**
 * What stands from `start` on, directly after a question, up to the next question in a line of its own: in a list of
 * questions, that is what the rest answers. Null if no question stands before it; its questions then are part of it:
 * "Ask yourself:".
 */
function answerToQuestion(text: string, start: number, most: number): string | null {
  if (!questionEnd.test(text.slice(Math.max(0, start - longestAnswerChars), start))) return null;
  const rest = text.slice(start, most);
  const next = rest.search(questionLine);
  return next < 0 ? rest : rest.slice(0, next);
}

/** `passage` and those that follow in its section and, below a heading, in the sub-sections of it. */
function sectionFrom(passage: Passage, all: readonly DocumentPassage[]): readonly DocumentPassage[] {
  const from = all.findIndex(({ start }) => start === passage.start);
  const path = passage.heading_path;
  const goesOn = (other: DocumentPassage): boolean =>
    isSameSection(passage, other) ||
    (path.length > 0 && path.every((heading, level) => heading === other.heading_path[level]));
  const next = all.findIndex((other, at) => from >= 0 && at > from && !goesOn(other));
  return from < 0 ? [] : all.slice(from, next < 0 ? undefined : next);
}

/** Composes a passage of the user's page, with the hash that shows whether it was edited. */
export async function composeOwnPassage(
  passage: Passage,
  text: string,
  language: string,
): Promise<z.infer<typeof ownPassageSchema>> {
  return {
    ...composePassage(passage, text, language),
    sha256: await sha256(text.slice(passage.start, passage.end)),
  };
}
