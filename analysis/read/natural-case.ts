/** Writes headings as a sentence would: words in the case that the market's running text gives them. */
import { languagePack } from '../languages/packs.ts';
import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';

/** Words and their spellings by case, from running text. */
export interface NaturalCase {
  /** `text` with every word in its usual case; a word that no running text holds is lower-cased in a shouted text alone. */
  (text: string): string;
  /** Whether running text writes a lower-cased word with a capital as a rule: a name, or a German noun. */
  isCapitalised(word: string): boolean;
}

/** Learns from `pages` how words are written inside sentences, where a capital is no accident of the place. */
export function naturalCaseOf(pages: readonly AnalyzedPage[], analyzer: Analyzer): NaturalCase {
  const spellings = new Map<string, Map<string, number>>();
  for (const { block, words } of pages.flatMap((page) => page.blocks)) {
    if (block.kind === 'heading') continue;
    const isShouted = isCapitals(block.text);
    for (const word of words) {
      // A word that follows nothing may be the first of its sentence.
      if (!word.joined || word.figure || isShouted) continue;
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

/** Whether a text of several letters is in capitals throughout; letters without case are neither. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/[\p{Ll}\p{Lo}]/u.test(text);
}

/** `text` beginning with a capital, where its first word has none: "iPhone" stays. */
export function withCapital(text: string, language: string): string {
  const [first = ''] = text.match(/^\S+/u) ?? [];
  if (/\p{Lu}/u.test(first)) return text;
  const letter = [...text][0] ?? '';
  const { hasOwnCase = false } = languagePack(language).spelling ?? {};
  const capital = hasOwnCase ? letter.toLocaleUpperCase(language) : letter.toUpperCase();
  return capital + text.slice(letter.length);
}
