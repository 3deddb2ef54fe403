/** Reads short visible lines that proof and dates stand in. Pages show them beside the main content, too. */
import { modifiedLabel, otherLabel, publishedLabel } from '../languages/any/date-labels.ts';
import type { VisibleText } from './dates/visible-lines.ts';

/** Short lines of the whole page. */
export interface ShortLines {
  /** With a figure, anywhere: "4.8 ⭐ from 10,000 teams". */
  readonly figures: readonly string[];
  /** Around the main heading, where a page shows its date and author. */
  readonly atHeading: readonly string[];
  /** With a year after words that say that the page was written, changed or checked: "Last reviewed April 2017". */
  readonly dated: readonly string[];
}

/** A longer line is text. */
const maxChars = 60;
const maxFigures = 200;
const maxDated = 5;
/** Lines here tell of other people and pages. */
const elsewhere: ReadonlySet<string> = new Set(['comment', 'aside', 'navigation']);
const opensWithYear = /^([^:.!?]*(?<!\p{Nd})(?:19|20)\p{Nd}{2}): /u;
/** A last sentence with a year: "Stand: Februar 2026" behind a disclaimer. */
const closesWithYear = /[.!?] ([^.!?]{0,40}(?<!\p{Nd})(?:19|20)\p{Nd}{2})\.?$/u;
/** A first sentence with a year: "Stand: Januar 2026. Alle Angaben …". */
const beginsWithYear = /^([^.!?]{0,40}(?<!\p{Nd})(?:19|20)\p{Nd}{2})\. /u;
const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
/** Characters of visible text between a line and the main heading. */
const maxDistance = 300;

/** Returns the distinct lines, in page order. */
export function readShortLines({ lines, headingEnd }: VisibleText): ShortLines {
  const short = lines.flatMap(({ text, at, region }) => {
    const line = text.replaceAll(/\s+/gu, ' ').trim();
    // "Publication FN-2114 | Published January 2021 | Reviewed March 2024 | English, Spanish"
    const parts = line.length > maxChars ? line.split(/ [|·•] /u) : [line];
    return parts.flatMap((part) => (part !== '' && part.length <= maxChars ? [{ line: part, at, region }] : []));
  });
  const figures = short.flatMap(({ line }) => (/\p{N}/u.test(line) ? [line] : []));
  const atHeading = short.flatMap(({ line, at }) =>
    headingEnd !== null && Math.abs(at - headingEnd) <= maxDistance ? [line] : [],
  );
  // "Update, February 2023: We corrected the prices." tells its date before the colon.
  const atEnds = lines.flatMap(({ text, region }) => {
    const start = text.slice(0, 2 * maxChars).trim();
    const [, opening = ''] = opensWithYear.exec(start) ?? beginsWithYear.exec(start) ?? [];
    const [, closing = ''] = closesWithYear.exec(text.slice(-2 * maxChars).trim()) ?? [];
    // "Published on 16 October 2023, updated in November 2025, by the health desk"
    const parts = text.length <= 2 * maxChars ? text.split(/,\s/u).slice(1) : [];
    return [opening, closing, ...parts.map((part) => part.trim())].flatMap((line) =>
      line !== '' && line.length <= maxChars ? [{ line, region }] : [],
    );
  });
  const dated = [...short, ...atEnds].flatMap(({ line, region }) =>
    !elsewhere.has(region) && isDated(line) ? [line] : [],
  );
  return {
    figures: [...new Set(figures)].slice(0, maxFigures),
    atHeading: [...new Set(atHeading)],
    dated: [...new Set(dated)].slice(0, maxDated),
  };
}

/** Whether words before its year say what happened to the page then. */
function isDated(line: string): boolean {
  const at = line.search(year);
  const before = at < 0 ? '' : line.slice(0, at).toLowerCase();
  return (modifiedLabel.test(before) || publishedLabel.test(before)) && !otherLabel.test(before);
}
