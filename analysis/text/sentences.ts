/** Sentences of a text, for quotes and snippets that end where a thought ends. */

/** A stretch of a text, by UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Ends that look like a sentence's and are an abbreviation's: initials (`J. Smith`, `z. B.`) and common short forms.
 * `Intl.Segmenter` knows the stops of every script (danda, ideographic full stop) but no abbreviations.
 */
const abbreviationEnd =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|vs|dr|mr|mrs|ms|prof|st|no|nr|inc|ltd|co|approx|usw|bzw|ca|vgl|env|etc|sr|sra|art|pág|u\.s|u\.k)\.\s*$/iu;

/**
 * The sentences of `text` read as `language`, in order, without the white space around them.
 * Languages without sentence marks (Thai) give long stretches: what ICU takes for one.
 */
export function sentencesOf(text: string, language: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const end = index + segment.length;
    if (end < text.length && abbreviationEnd.test(segment.slice(-20))) continue;
    const trimmed = trimSpan(text, start, end);
    if (trimmed.end > trimmed.start) spans.push(trimmed);
    start = end;
  }
  return spans;
}

function trimSpan(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text.charAt(start))) start++;
  while (end > start && /\s/u.test(text.charAt(end - 1))) end--;
  return { start, end };
}
