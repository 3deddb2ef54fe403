/** Finds the words of the names that pages list, which other texts need not write as names. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';

/** Returns a predicate for words of listed names that the pages never write in small letters: "Pipedrive", "Capresso". */
export function listedWords(
  pages: readonly AnalyzedPage[],
  listed: readonly { name: string }[],
  analyzer: Analyzer,
): (written: string) => boolean {
  if (languagePack(analyzer.language).nouns?.areCapitalized === true) return () => false;
  const small = smallWords(pages);
  const isProper = ({ text, stop, everyday, figure }: AnalyzedWord) =>
    !stop && !everyday && !figure && !small.has(text);
  const words = new Set(
    listed.flatMap(({ name }) =>
      analyzer
        .analyze(name)
        .filter((word) => isProper(word) && /^\p{Lu}/u.test(name.slice(word.start)))
        .map(({ text }) => text),
    ),
  );
  return (written) => /^\p{Lu}/u.test(written) && words.has(written.toLowerCase());
}

/** The words that the pages write in small letters anywhere. */
export function smallWords(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  const small = new Set<string>();
  for (const { blocks } of pages) {
    for (const { block, words } of blocks) {
      for (const { text, start } of words) if (/^\p{Ll}/u.test(block.text.charAt(start))) small.add(text);
    }
  }
  return small;
}
