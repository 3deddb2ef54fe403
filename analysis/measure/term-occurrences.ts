/** Finds the candidate terms of one page: runs of one to three words, with where and how often they stand. */
import type { AnalyzedWord } from '../text/analyzer.ts';
import { lowerCase } from '../text/words.ts';
import type { AnalyzedPage } from './analyzed-page.ts';

/** Parts of a page whose words weigh more to a reader; `body` is the text that is no heading. */
export const zones = ['title', 'h1', 'h2_h3', 'intro', 'body'] as const;
export type Zone = (typeof zones)[number];

/** The opening of a page: what is read before anything else (150 words, a screen). */
const introWords = 150;

const longestTerm = 3;

/** Longer runs of letters are addresses and encoded data. */
const longestWordChars = 60;

/** Stems of a term are joined by this in its key; no word holds it. */
const keyGap = ' ';

/** How a term stands in one page. `count` counts the main content, headings included; the title is a zone alone. */
export interface Occurrence {
  count: number;
  zones: Set<Zone>;
}

/** The candidate terms of `page` by key (their stems). Those that stand in the title alone are left out. */
export function occurrencesIn(page: AnalyzedPage): Map<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  let before = 0;
  for (const { block, words } of page.blocks) {
    const zone = block.kind !== 'heading' ? 'body' : headingZone(block.level ?? 2);
    forEachTerm(words, (key, first) => {
      let occurrence = found.get(key);
      if (occurrence === undefined) {
        occurrence = { count: 0, zones: new Set() };
        found.set(key, occurrence);
      }
      occurrence.count++;
      if (zone !== null) occurrence.zones.add(zone);
      if (before + first < introWords) occurrence.zones.add('intro');
    });
    before += words.length;
  }
  forEachTerm(page.title, (key) => found.get(key)?.zones.add('title'));
  return found;
}

function headingZone(level: number): Zone | null {
  if (level === 1) return 'h1';
  return level <= 3 ? 'h2_h3' : null;
}

/** The surface forms of the terms in `keys`, in lower case, with how often each stands in `pages`. */
export function formsOf(
  pages: readonly AnalyzedPage[],
  keys: ReadonlySet<string>,
  language: string,
): Map<string, Map<string, number>> {
  const forms = new Map<string, Map<string, number>>();
  for (const { block, words } of pages.flatMap((page) => page.blocks)) {
    forEachTerm(words, (key, first, size) => {
      if (!keys.has(key)) return;
      const form = lowerCase(block.text.slice(words[first]?.start, words[first + size - 1]?.end), language);
      const counts = forms.get(key) ?? new Map<string, number>();
      counts.set(form, (counts.get(form) ?? 0) + 1);
      forms.set(key, counts);
    });
  }
  return forms;
}

/**
 * Calls `visit` with every run of one to three words of `words` that may be a term: none begins or ends with a stop
 * word or has one inside that does not link, none crosses punctuation, and none is made of everyday words alone or of
 * a single letter. A figure may end a pair ("type 2") and stand inside; else it counts things and names none.
 */
function forEachTerm(words: readonly AnalyzedWord[], visit: (key: string, first: number, size: number) => void): void {
  for (let first = 0; first < words.length; first++) {
    const start = words[first];
    if (start === undefined || start.stop || start.figure) continue;
    let key = '';
    let meansNothing = true;
    for (let size = 1; size <= longestTerm; size++) {
      const word = words[first + size - 1];
      if (word === undefined || word.text.length > longestWordChars || (size > 1 && !word.joined)) break;
      if (word.stop && !word.linking) break;
      key = size === 1 ? word.stem : key + keyGap + word.stem;
      meansNothing &&= word.figure || word.everyday || word.stop;
      if (word.stop || meansNothing || (size > 2 && word.figure) || (size === 1 && isLoneLetter(word.text))) continue;
      visit(key, first, size);
    }
  }
}

/** A letter of an alphabet alone means nothing; an ideograph or a syllable may. */
function isLoneLetter(word: string): boolean {
  return word.length === 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
}
