/** Finds the nouns that words hardly ever stand without: "discount" for "instant", "resume" for "executive". */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';

const { minDescribingUses, minDescribingShare, minSameNounShare } = topicsRule.values;

/** How the texts of a market go on after a word. */
interface Uses {
  all: number;
  followed: number;
  /** By stem: how often the next word has it, and its spelling with what joins it to the word: "-Wärmepumpe". */
  next: Map<string, { stem: string; count: number; text: string }>;
}

/**
 * Returns a function that gives, for a word that nearly always describes the next one, the word that follows most, with
 * the space or hyphen before it, and
 * the share of the uses in which it does, null if none does so often; undefined for other words, and in languages whose
 * nouns come first. It takes a stem, or two with a space for words that follow each other.
 */
export function describedNouns(
  pages: readonly AnalyzedPage[],
  language: string,
): (key: string) => { stem: string; text: string; share: number } | null | undefined {
  const { comeFirst, areCapitalized } = languagePack(language).nouns ?? {};
  if (comeFirst === true) return () => undefined;
  const uses = new Map<string, Uses>();
  for (const { block, words } of pages.flatMap(({ blocks }) => blocks))
    if (block.kind !== 'heading' && block.kind !== 'code')
      for (const [at, word] of words.entries()) {
        const [before, after] = [words[at - 1], words[at + 1]];
        if (word.stop || word.figure) continue;
        count(word.stem, word, after, block.text);
        if (word.joined && before !== undefined && !before.stop && !before.figure)
          count(`${before.stem} ${word.stem}`, word, after, block.text);
      }
  return (key) => {
    const { all, followed, next } = uses.get(key) ?? { all: 0, followed: 0, next: new Map<string, never>() };
    if (all < minDescribingUses || followed < minDescribingShare * all) return undefined;
    const [usual] = [...next.values()].toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
    return usual !== undefined && usual.count >= minSameNounShare * all ? { ...usual, share: usual.count / all } : null;
  };

  function count(key: string, word: AnalyzedWord, after: AnalyzedWord | undefined, text: string): void {
    const known = uses.get(key) ?? { all: 0, followed: 0, next: new Map() };
    uses.set(key, known);
    known.all++;
    if (after === undefined || !after.joined || after.stop || after.figure) return;
    // "Stromkosten hoch": where nouns have capitals, a small word is none.
    if (areCapitalized === true && /^\p{Ll}/u.test(text.slice(after.start))) return;
    known.followed++;
    const same = known.next.get(after.stem) ?? { stem: after.stem, count: 0, text: spelled(word, after, text) };
    same.count++;
    known.next.set(after.stem, same);
  }
}

/** A word with what joins it to the one before: a hyphen and the word as written, or a space. */
function spelled(before: AnalyzedWord, word: AnalyzedWord, text: string): string {
  const isHyphened = /^[-‐‑]$/u.test(text.slice(before.end, word.start));
  return isHyphened ? `-${text.slice(word.start, word.end)}` : ` ${word.text}`;
}
