/** Recognizes other forms of the keyword's words: initials ("NYC"), related words ("mover", "move") and synonyms. */
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { keywordFormsRule } from './rule.ts';

const { minInitials, maxWholeLetters, minSharedLetters, maxEndingLetters, minSynonymCosine } = keywordFormsRule.values;

export interface KeywordForms {
  /** The keyword's stems that `stem` is a form of; otherwise `stem` itself. */
  of(stem: string): readonly string[];
  /** The same by letters alone, without synonyms; null if `stem` is no form. */
  kinOf(stem: string): readonly string[] | null;
  /** The stems of `words` that make a word of the keyword, with it: "human resource" for "HR", "cyber security". */
  spelledOut(words: readonly AnalyzedWord[]): ReadonlyMap<string, string>;
}

/** Creates the forms of the keyword's stems, given in order. */
export function keywordForms(keyword: readonly string[], language: string): KeywordForms {
  const vectors = vectorsOf(language);
  const initials = new Map<string, readonly string[]>();
  for (let first = 0; first < keyword.length; first++) {
    for (let end = first + minInitials; end <= keyword.length; end++) {
      const run = keyword.slice(first, end);
      initials.set(initialsOf(run), run);
      initials.set(run.map((stem) => (stem.length <= maxWholeLetters ? stem : firstLetter(stem))).join(''), run);
    }
  }
  const known = new Map<string, readonly string[]>();
  return {
    kinOf,
    of: (stem) => {
      const before = known.get(stem);
      if (before !== undefined) return before;
      const forms = formsOf(stem);
      known.set(stem, forms);
      return forms;
    },
    spelledOut: (words) => {
      const found = new Map<string, string>();
      for (const stem of keyword) {
        if (stem.length < minInitials || stem.length > maxWholeLetters) continue;
        for (let at = 0; at + stem.length <= words.length; at++) {
          const run = words.slice(at, at + stem.length);
          if (initialsOf(run.map((word) => word.stem)) === stem && run.every(({ stop }) => !stop))
            for (const word of run) found.set(word.stem, stem);
        }
      }
      // "cyber security" for "cybersecurity".
      for (const [at, word] of words.entries()) {
        const next = words[at + 1];
        if (next?.joined !== true || !keyword.includes(word.stem + next.stem)) continue;
        found.set(word.stem, word.stem + next.stem).set(next.stem, word.stem + next.stem);
      }
      return found;
    },
  };

  function formsOf(stem: string): readonly string[] {
    if (keyword.includes(stem)) return [stem];
    const kin = kinAmong(stem) ?? keyword.find((other) => (vectors?.cosine(stem, other) ?? 0) >= minSynonymCosine);
    return kin === undefined ? (initials.get(stem) ?? [stem]) : [kin];
  }

  function kinOf(stem: string): readonly string[] | null {
    const kin = keyword.includes(stem) ? stem : kinAmong(stem);
    return kin === undefined ? (initials.get(stem) ?? null) : [kin];
  }

  function kinAmong(stem: string): string | undefined {
    return keyword.find((other) => isKin(stem, other) || isKin(other, stem));
  }
}

/**
 * Whether a key is the keyword's in short or in full: "nyc" in a search for "new york city", "limited liability company"
 * for "llc".
 */
export function isKeywordInShort(key: string, keyword: readonly string[], analyzer: Analyzer): boolean {
  const words = analyzer.analyze(key);
  if (words.length > 1) {
    return keyword.includes(initialsOf(words.flatMap(({ stem, stop }) => (stop ? [] : [stem]))));
  }
  return keyword.some((_, first) =>
    keyword.some((_, last) => last > first && initialsOf(keyword.slice(first, last + 1)) === key),
  );
}

function initialsOf(stems: readonly string[]): string {
  return stems.map(firstLetter).join('');
}

function firstLetter(stem: string): string {
  return [...stem][0] ?? '';
}

/** Whether `long` is `short` with another ending: "mover" and "move". */
function isKin(long: string, short: string): boolean {
  return short.length >= minSharedLetters && long.length - short.length <= maxEndingLetters && long.startsWith(short);
}
