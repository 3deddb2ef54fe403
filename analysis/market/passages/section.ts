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
import { citedQuote } from './cited-quote.ts';
import { quoteOf } from './quote.ts';
import { shortHeading } from './shorten.ts';

const { maxPathDepth } = passagesRule.values;

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
 * passages of its section, as a lead-in does in its list; they then count as part of it.
 */
export function composeAnswer(
  passage: Passage,
  at: number,
  { text, passages }: Pick<Document, 'text' | 'passages'>,
  analyzer: Analyzer,
): z.infer<typeof passageSchema> {
  const section = sectionFrom(passage, passages);
  const most = Math.min(section.at(-1)?.end ?? passage.end, passage.end + 2 * longestAnswerChars);
  const rest = text.slice(passage.start, most);
  const quote = citedQuote(rest, at, analyzer.language, longestAnswerChars);
  const quoted = passage.start + rest.indexOf(quote) + quote.length;
  const end = section.find((part) => part.end >= quoted)?.end ?? passage.end;
  const words = end === passage.end ? passage.words : analyzer.analyze(text.slice(passage.start, end)).length;
  const composed = composePassage(passage, text, analyzer.language);
  return { ...composed, quote, offsets: { start: passage.start, end }, words };
}

/**
 * Maps the id of each passage that answers to the offset to quote it from. A passage that answers several questions is
 * quoted from where most of these answers begin within a quote, or for the first question.
 */
export function answerStarts(answers: readonly { passage: Passage; at: number }[]): Map<string, number> {
  const starts = new Map<string, number[]>();
  for (const { passage, at } of answers) starts.set(passage.id, [...(starts.get(passage.id) ?? []), at]);
  return new Map(
    [...starts].map(([id, all]) => {
      const held = (from: number): number =>
        all.filter((at) => at >= from && at < from + longestAnswerChars / 2).length;
      return [id, all.reduce((best, at) => (held(at) > held(best) ? at : best))];
    }),
  );
}

/** `passage` and those that follow in its section. */
function sectionFrom(passage: Passage, all: readonly DocumentPassage[]): readonly DocumentPassage[] {
  const from = all.findIndex(({ start }) => start === passage.start);
  const next = all.findIndex((other, at) => from >= 0 && at > from && !isSameSection(passage, other));
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
