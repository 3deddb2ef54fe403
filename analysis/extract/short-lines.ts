/** Reads short visible lines that proof and dates stand in. Pages show them beside the main content, too. */
import type { VisibleText } from './dates/visible-lines.ts';

/** Short lines of the whole page. */
export interface ShortLines {
  /** With a figure, anywhere: "4.8 ⭐ from 10,000 teams". */
  readonly figures: readonly string[];
  /** Around the main heading, where a page shows its date and author. */
  readonly atHeading: readonly string[];
}

/** A longer line is text. */
const maxChars = 60;
const maxFigures = 200;
/** Characters of visible text between a line and the main heading. */
const maxDistance = 300;

/** Returns the distinct lines, in page order. */
export function readShortLines({ lines, headingEnd }: VisibleText): ShortLines {
  const short = lines.flatMap(({ text, at }) => {
    const line = text.replaceAll(/\s+/gu, ' ').trim();
    return line !== '' && line.length <= maxChars ? [{ line, at }] : [];
  });
  const figures = short.flatMap(({ line }) => (/\p{N}/u.test(line) ? [line] : []));
  const atHeading = short.flatMap(({ line, at }) =>
    headingEnd !== null && Math.abs(at - headingEnd) <= maxDistance ? [line] : [],
  );
  return { figures: [...new Set(figures)].slice(0, maxFigures), atHeading: [...new Set(atHeading)] };
}
