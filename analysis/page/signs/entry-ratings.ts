/** Reads the ratings of the entries of a list, in the order of the list. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { lowerCase } from '../../text/words.ts';
import { signsRule } from './rule.ts';

const { minRatedEntries, maxRatingLineChars } = signsRule.values;

/** An entry with its rating. */
export interface EntryRating {
  /** Without its number in the list. */
  name: string;
  /** Its number in the list: the printed one, otherwise its place. */
  place: number;
  rating: number;
  /** The rating as the page shows it. */
  shown: string;
}

interface Line extends Omit<EntryRating, 'place'> {
  /** What stands beside the rating: lines of one list have the same. */
  form: string;
}

/** The number before the name of an entry. */
const numbered = /^#?(\d{1,3})\s?[.):–-]\s*/u;
/** A decimal number up to ten, alone in its text. */
const rating = /(?<![\p{N}.,])(\d|10)[.,](\d{1,2})(?![\p{N}%]|[.,]\p{N})/gu;

/**
 * Returns the entries of the first list that gives each entry a rating in the same form: lines "Name: 4.6 stars", or
 * lines "Rating: 4.6" below headings.
 * @param isRating whether a text in lower case has a word of ratings
 */
export function entryRatings(
  { blocks, language }: Pick<AnalyzedPage, 'blocks' | 'language'>,
  isRating: (text: string) => boolean,
): EntryRating[] {
  const forms = new Map<string, Line[]>();
  for (const { block } of blocks) {
    if (block.kind === 'heading' || block.kind === 'table') continue;
    for (const text of block.text.split('\n')) {
      const line = lineOf(text.trim(), block.heading_path.at(-1) ?? '');
      if (line === null || !isRating(lowerCase(line.form, language))) continue;
      forms.set(line.form, [...(forms.get(line.form) ?? []), line]);
    }
  }
  for (const lines of forms.values()) {
    const names = new Set(lines.map(({ name }) => name));
    if (lines.length >= minRatedEntries && names.size === lines.length)
      return lines.map(({ name, rating: value, shown }, index) => {
        const [, number] = numbered.exec(name) ?? [];
        const place = number === undefined ? index + 1 : Number(number);
        return { name: name.replace(numbered, ''), place, rating: value, shown };
      });
  }
  return [];
}

function lineOf(text: string, heading: string): Line | null {
  if (text.length > maxRatingLineChars) return null;
  const found = [...text.matchAll(rating)];
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  const value = Number(`${first[1]}.${first[2]}`);
  const [shown] = first;
  const before = text.slice(0, first.index);
  const after = text.slice(first.index + first[0].length).trim();
  const named = /^(\P{N}.{1,60}?)\s*[:–—|]\s*$/u.exec(before);
  // "Name: 4.6 stars" names the entry itself; in "Rating: 4.6" the heading above does.
  if (named?.[1] !== undefined && after !== '') return { name: named[1], rating: value, shown, form: `# ${after}` };
  return heading === '' ? null : { name: heading, rating: value, shown, form: `${before.trim()} # ${after}` };
}
