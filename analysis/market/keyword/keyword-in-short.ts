/** Recognizes names that are the keyword in short, or what a short word of it stands for. */
import type { Analyzer } from '../../text/analyzer.ts';

/**
 * Whether a key is the keyword's in short or in full: "nyc" in a search for "new york city", "limited liability company"
 * for "llc".
 */
export function isKeywordInShort(key: string, keyword: readonly string[], analyzer: Analyzer): boolean {
  const words = analyzer.analyze(key);
  const lettersOf = (stems: readonly string[]): string => stems.map((stem) => [...stem][0] ?? '').join('');
  if (words.length > 1) {
    const initials = lettersOf(words.flatMap(({ stem, stop }) => (stop ? [] : [stem])));
    return keyword.includes(initials);
  }
  return keyword.some((_, first) =>
    keyword.some((_, last) => last > first && lettersOf(keyword.slice(first, last + 1)) === key),
  );
}
