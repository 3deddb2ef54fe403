/** Finds the candidate terms of one page: runs of one to three words, with zones and counts. */

import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Zone } from '../../report/vocabulary.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { isMeasure } from '../../text/measure-words.ts';
import { headingZone, introWords } from '../relevance/zones.ts';
import { termsRule } from './rule.ts';

export const { maxWordsOfPage } = termsRule.values;
const { maxTermWords, maxWordChars } = termsRule.values;

/** Separator of the stems in a key; no word contains it. */
const keyGap = ' ';

/** The occurrences of a term on one page. */
export interface Occurrence {
  /** Occurrences in the main content, headings included; the title counts only as a zone. */
  count: number;
  /** Free occurrences: between stop words, figures, punctuation or the ends of a block. */
  free: number;
  /** Occurrences cut off by a hyphen: "plug" in "plug-in", "based foods" in "plant-based foods". */
  cut: number;
  /** Words of the main content before the first occurrence. */
  first: number;
  /** Occurrences in each zone; those in the intro also count in another zone. */
  zones: Record<Zone, number>;
}

/** Returns the candidate terms of `page` by key (their stems), without terms that occur only in the title. */
export function occurrencesIn(page: Pick<AnalyzedPage, 'blocks' | 'title'>): Map<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  let before = 0;
  for (const { block, words } of readBlocks(page)) {
    const zone = block.kind !== 'heading' ? 'body' : headingZone(block.level);
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

/** The blocks to read; cut only for an extremely long page. */
export function readBlocks({ blocks }: Pick<AnalyzedPage, 'blocks'>): readonly AnalyzedBlock[] {
  let words = 0;
  const end = blocks.findIndex((block) => {
    words += block.words.length;
    return words > maxWordsOfPage;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** What joins two neighbouring words: a hyphen ("plug-in"), a phrase, or nothing if one is a stop word or a figure. */
function bondOf(
  left: AnalyzedWord | undefined,
  right: AnalyzedWord | undefined,
  text: string,
): 'hyphen' | 'phrase' | null {
  if (left === undefined || right === undefined || !right.joined) return null;
  if (/^\p{Pd}$/u.test(text.slice(left.end, right.start))) return 'hyphen';
  return left.stop || right.stop || left.figure || right.figure ? null : 'phrase';
}

/**
 * Calls `visit` with every run of one to three words that may be a term. A run does not begin or end with a stop word,
 * contains only linking stop words, does not cross punctuation, and is not made of everyday words alone or of a single
 * letter. A figure may be inside or at the end ("type 2"), but not at the end after a stop word ("range of 300").
 */
export function forEachTerm(
  words: readonly AnalyzedWord[],
  visit: (key: string, first: number, size: number) => void,
): void {
  for (let first = 0; first < words.length; first++) {
    const start = words[first];
    if (start === undefined || start.stop || start.figure || isMeasure(words, first)) continue;
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

/** A single letter of an alphabet has no meaning; an ideograph or a syllable may have one. */
function isLoneLetter(word: string): boolean {
  return word.length === 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
}
