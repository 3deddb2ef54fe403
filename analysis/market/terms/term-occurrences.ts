/** Finds the candidate terms of one page: runs of one to three words, with where and how often they stand. */

import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Zone } from '../../report/vocabulary.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { termsRule } from './rule.ts';

export const { maxWordsOfPage } = termsRule.values;
const { introWords, maxTermWords, maxWordChars, maxHeadingLevel } = termsRule.values;

/** Stems of a term are joined by this in its key; no word holds it. */
const keyGap = ' ';

/** How a term stands in one page. */
export interface Occurrence {
  /** In the main content, headings included; the title is a zone alone. */
  count: number;
  /** Of these, how often it stands free: between stop words, figures, punctuation or the ends of a block. */
  free: number;
  /** And how often a hyphen cuts it off what belongs to it: "plug" in "plug-in", "based foods" in "plant-based foods". */
  cut: number;
  /** Words of the main content before it stands there first. */
  first: number;
  /** How often it stands in each zone; in the intro also what other zones have counted. */
  zones: Record<Zone, number>;
}

/** The candidate terms of `page` by key (their stems). Those that stand in the title alone are left out. */
export function occurrencesIn(page: Pick<AnalyzedPage, 'blocks' | 'title'>): Map<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  let before = 0;
  for (const { block, words } of readBlocks(page)) {
    const zone = block.kind !== 'heading' ? 'body' : headingZone(block.level ?? 2);
    forEachTerm(words, (key, first, size) => {
      let occurrence = found.get(key);
      if (occurrence === undefined) {
        occurrence = {
          count: 0,
          free: 0,
          cut: 0,
          first: before + first,
          zones: { title: 0, h1: 0, h2_h3: 0, intro: 0, body: 0 },
        };
        found.set(key, occurrence);
      }
      occurrence.count++;
      const bonds = [
        bondOf(words[first - 1], words[first], block.text),
        bondOf(words[first + size - 1], words[first + size], block.text),
      ];
      if (bonds.includes('hyphen')) occurrence.cut++;
      else if (!bonds.includes('phrase')) occurrence.free++;
      if (zone !== null) occurrence.zones[zone]++;
      if (before + first < introWords) occurrence.zones.intro++;
    });
    before += words.length;
  }
  forEachTerm(page.title, (key) => {
    const occurrence = found.get(key);
    if (occurrence !== undefined) occurrence.zones.title++;
  });
  return found;
}

/** The blocks of `page` that are read: all of them, but for a page that is longer than any. */
export function readBlocks({ blocks }: Pick<AnalyzedPage, 'blocks'>): readonly AnalyzedBlock[] {
  let words = 0;
  const end = blocks.findIndex((block) => {
    words += block.words.length;
    return words > maxWordsOfPage;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** What binds two neighbours: a hyphen ("plug-in"), being of one phrase, or nothing where one is a stop word or a figure. */
function bondOf(
  left: AnalyzedWord | undefined,
  right: AnalyzedWord | undefined,
  text: string,
): 'hyphen' | 'phrase' | null {
  if (left === undefined || right === undefined || !right.joined) return null;
  if (/^\p{Pd}$/u.test(text.slice(left.end, right.start))) return 'hyphen';
  return left.stop || right.stop || left.figure || right.figure ? null : 'phrase';
}

function headingZone(level: number): Zone | null {
  if (level === 1) return 'h1';
  return level <= maxHeadingLevel ? 'h2_h3' : null;
}

/**
 * Calls `visit` with every run of one to three words of `words` that may be a term: none begins or ends with a stop
 * word or has one inside that does not link, none crosses punctuation, and none is made of everyday words alone or of
 * a single letter. A figure may stand inside or at the end ("type 2"), there not after a stop word ("range of 300").
 */
export function forEachTerm(
  words: readonly AnalyzedWord[],
  visit: (key: string, first: number, size: number) => void,
): void {
  for (let first = 0; first < words.length; first++) {
    const start = words[first];
    if (start === undefined || start.stop || start.figure) continue;
    let key = '';
    let meansNothing = true;
    let hasStop = false;
    for (let size = 1; size <= maxTermWords; size++) {
      const word = words[first + size - 1];
      if (word === undefined || word.text.length > maxWordChars || (size > 1 && !word.joined)) break;
      if (word.stop && !word.linking) break;
      key = size === 1 ? word.stem : key + keyGap + word.stem;
      meansNothing &&= word.figure || word.everyday || word.stop;
      hasStop ||= word.stop;
      if (word.stop || meansNothing || (hasStop && word.figure) || (size === 1 && isLoneLetter(word.text))) continue;
      visit(key, first, size);
    }
  }
}

/** A letter of an alphabet alone means nothing; an ideograph or a syllable may. */
function isLoneLetter(word: string): boolean {
  return word.length === 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
}
