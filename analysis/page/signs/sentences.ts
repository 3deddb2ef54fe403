/** Splits a page into sentences that can be quoted. */
import { longestQuotationChars } from '../../languages/writer.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { signsRule } from './rule.ts';

const { maxBlocks, maxReadChars, minSentenceWords, maxSentenceWords, maxYears, maxCharsAround } = signsRule.values;

/** A sentence or line of the main content. */
export interface Sentence {
  text: string;
  /** Words of the main content before its block. */
  wordsBefore: number;
  /** The nearest heading above; null before the first heading. */
  heading: string | null;
  isHeading: boolean;
}

/** Returns the sentences in page order; table rows and list items count as sentences. */
export function sentencesOf({ blocks }: Pick<AnalyzedPage, 'blocks'>, analyzer: Analyzer): Sentence[] {
  const found: Sentence[] = [];
  let wordsBefore = 0;
  for (const { block, words } of blocks.slice(0, maxBlocks)) {
    const isHeading = block.kind === 'heading';
    const text = block.text.slice(0, maxReadChars);
    const spans = isHeading ? [{ start: 0, end: text.length }] : analyzer.sentences(text);
    for (const { start, end } of spans) {
      const sentence = text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
      const count = words.filter((word) => word.start >= start && word.start < end).length;
      if (!isHeading && (count < minSentenceWords || count > maxSentenceWords)) continue;
      found.push({ text: sentence, wordsBefore, heading: block.heading_path.at(-1) ?? null, isHeading });
    }
    wordsBefore += words.length;
  }
  return found;
}

/** The sentences of a text with a year of this century in figures; none that opens far before it, as a menu may. */
export function datedSentences(text: string, analyzer: Analyzer): string[] {
  return [...text.matchAll(/(?<!\p{Nd})20\p{Nd}{2}(?!\p{Nd})/gu)].slice(0, maxYears).flatMap(({ index }) => {
    const from = Math.max(0, index - maxCharsAround);
    const near = text.slice(from, index + maxCharsAround);
    const held = analyzer.sentences(near).filter(({ start, end }) => from + start <= index && index < from + end);
    return held.flatMap(({ start, end }) => (start === 0 && from > 0 ? [] : [near.slice(start, end).trim()]));
  });
}

/** The sentences of a text, each line by itself, whatever their length. */
export function piecesOf(text: string, analyzer: Analyzer): string[] {
  return text
    .slice(0, maxReadChars)
    .split('\n')
    .flatMap((line) => analyzer.sentences(line).map(({ start, end }) => line.slice(start, end)));
}

/**
 * The text of the first sentence that passes a test, if possible of one that passes with as much of it as findings
 * quote, so that the quotation shows what it is quoted for; null without one.
 */
export function firstToQuote(sentences: readonly Sentence[], isWanted: (text: string) => boolean): string | null {
  const isInSight = ({ text }: Sentence): boolean => isWanted(text.slice(0, longestQuotationChars - 1));
  const first = sentences.find(({ text }) => isWanted(text));
  if (first === undefined || isInSight(first)) return first?.text ?? null;
  return (sentences.find(isInSight) ?? first).text;
}

/** A text without what stands in quotation marks: whoever quotes the keyword says what others search for. */
export function withoutQuoted(text: string): string {
  return text.replaceAll(/[“„«「『][^“”„«»「」『』]{2,60}[”“»」』]|"[^"]{2,60}"/gu, ' ');
}
