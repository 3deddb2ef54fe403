/** Reads the texts and citations of answers: bounded, and with ranges as positions in UTF-16 units. */
import type { AnswerSample, SampleCitation } from '../../../analysis/index.ts';
import { anything, textsOf } from '../providers/loose.ts';

/** Answers have a few thousand characters; the rest is cut off. */
const longestAnswerChars = 20_000;
/** Answers cite some tens of pages, some of them several times. */
const maxCitations = 200;
/** Engines search a few times for one answer. */
const maxQueries = 50;

/** A text whose positions count: control characters become spaces, one for one. The empty string for anything else. */
export const positionedText = anything.transform((value) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll(/[\p{Cc}--[\n\t]]/gv, ' ') : '',
);

/** A position in a text. */
export const loosePosition = anything.transform((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
);

/** Converts positions that count code points of `text` to UTF-16 units. */
export function fromCodePoints(text: string): (position: number) => number {
  const units = [0];
  for (const point of text) units.push((units.at(-1) ?? 0) + point.length);
  return (position) => units[position] ?? text.length;
}

/** Converts positions that count bytes of `text` in UTF-8 to UTF-16 units. */
export function fromBytes(text: string): (position: number) => number {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  return (position) => decoder.decode(bytes.subarray(0, position)).length;
}

/** A captured sample within the limits; undefined if the answer has no words. Citations without an address are left out. */
export function sampleOf(
  text: string,
  citations: readonly SampleCitation[],
  queries: readonly unknown[],
  observed_at: string,
): AnswerSample | undefined {
  if (text.trim() === '') return undefined;
  const kept = text.slice(0, longestAnswerChars).toWellFormed();
  return {
    state: 'captured',
    observed_at,
    text: kept,
    citations: citations
      .filter(({ url }) => url !== '')
      .slice(0, maxCitations)
      .map(({ start, end, ...citation }) => {
        const { title, quote, ...rest } = citation;
        const isInText = start !== undefined && end !== undefined && start < end && end <= kept.length;
        return {
          ...rest,
          ...(title === undefined || title === '' ? {} : { title }),
          ...(quote === undefined || quote === '' ? {} : { quote }),
          ...(isInText ? { start, end } : {}),
        };
      }),
    fan_out_queries: textsOf(queries).slice(0, maxQueries),
  };
}
