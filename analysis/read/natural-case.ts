/** Writes headings in sentence case, with the capitalization that words have in the market's running text. */
import { languagePack } from '../languages/packs.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { isTitleCase } from '../text/title-case.ts';
import type { AnalyzedPage } from './analyzed-page.ts';

/** The usual capitalization of words, learned from running text. */
export interface NaturalCase {
  /**
   * Returns `text` with known words in their usual case. Other words are lower-cased only if all of `text` is in
   * capitals.
   */
  (text: string): string;
  /** Whether running text usually capitalizes a lower-cased word: a name, or a German noun. */
  isCapitalised(word: string): boolean;
}

/**
 * Learns capitalization from words inside sentences of `pages`, where a capital is not due to the position. Lines in
 * title case teach nothing where all nouns are written small otherwise.
 */
export function naturalCaseOf(pages: readonly AnalyzedPage[], analyzer: Analyzer): NaturalCase {
  const areNounsLarge = languagePack(analyzer.language).nouns?.areCapitalized === true;
  const spellings = new Map<string, Map<string, number>>();
  for (const { block, words } of pages.flatMap((page) => page.blocks)) {
    if (block.kind === 'heading') continue;
    const isDisplay = isCapitals(block.text) || (!areNounsLarge && isTitleCase(block.text, words));
    for (const word of words) {
      // A word that is not joined to a previous one may start a sentence.
      if (!word.joined || word.figure || isDisplay) continue;
      const written = block.text.slice(word.start, word.end).normalize('NFC');
      const counts = spellings.get(word.text) ?? new Map<string, number>();
      counts.set(written, (counts.get(written) ?? 0) + 1);
      spellings.set(word.text, counts);
    }
  }
  const usual = new Map([...spellings].map(([word, counts]) => [word, mostCommon(counts)]));
  const asUsual = (text: string): string => {
    const isShouted = isCapitals(text);
    let written = '';
    let from = 0;
    for (const word of analyzer.analyze(text)) {
      const own = text.slice(word.start, word.end);
      written += text.slice(from, word.start) + (usual.get(word.text) ?? (isShouted ? word.text : own));
      from = word.end;
    }
    return written + text.slice(from);
  };
  return Object.assign(asUsual, {
    isCapitalised: (word: string) => {
      const spelling = usual.get(word);
      return spelling !== undefined && spelling !== spelling.toLowerCase();
    },
  });
}

function mostCommon(counts: ReadonlyMap<string, number>): string {
  const [best = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
  return best[0];
}

/** Whether a text of several letters is all in capitals; letters without case are not capitals. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/[\p{Ll}\p{Lo}]/u.test(text);
}

/** Capitalizes the first letter of `text`, unless its first word contains a capital ("iPhone"). */
export function withCapital(text: string, language: string): string {
  const [first = ''] = text.match(/^\S+/u) ?? [];
  if (/\p{Lu}/u.test(first)) return text;
  const letter = [...text][0] ?? '';
  const { hasOwnCase = false } = languagePack(language).spelling ?? {};
  const capital = hasOwnCase ? letter.toLocaleUpperCase(language) : letter.toUpperCase();
  return capital + text.slice(letter.length);
}
