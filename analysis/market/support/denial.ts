/** Tells whether a sentence denies something, and which words are opposites. */
import { languagePack } from '../../languages/packs.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { plainText } from '../claims/figures/phrases.ts';

export interface Polarity {
  /** Whether a text denies something; null if the denials of the language are unknown. */
  isDenied(text: string): boolean | null;
  /** Stems that mean the opposite of a stem. */
  oppositesOf(stem: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Prepares the lists of the analyser's language. */
export function polarityOf(analyzer: Pick<Analyzer, 'language' | 'analyze'>): Polarity {
  const { polarity, spelling } = languagePack(analyzer.language);
  const isSpaced = spelling?.hasSpaces !== false;
  const denial = patternOf(polarity?.denials, isSpaced);
  const other = patternOf(polarity?.notDenials, isSpaced);
  const pairs = new Map<string, Set<string>>();
  const stemOf = (word: string): string | undefined => analyzer.analyze(word.replaceAll('-', ' '))[0]?.stem;
  for (const pair of (polarity?.opposites ?? '').split(/\s+/u)) {
    const [one, two] = pair.split('/').map((word) => stemOf(word));
    if (one === undefined || two === undefined) continue;
    pairs.set(one, (pairs.get(one) ?? new Set()).add(two));
    pairs.set(two, (pairs.get(two) ?? new Set()).add(one));
  }
  return {
    isDenied(text) {
      if (denial === null) return null;
      const plain = plainText(text);
      const bare = other === null ? plain : plain.replaceAll(other, ' ');
      return bare.search(denial) >= 0;
    },
    oppositesOf: (stem) => pairs.get(stem) ?? none,
  };
}

/** A pattern for any word of a list; null for an empty one. A star stands for any letters. */
function patternOf(list: string | null | undefined, isSpaced: boolean): RegExp | null {
  if (list == null) return null;
  const words = list
    .split(/\s+/u)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('*', '[\\p{L}\\p{M}]+'));
  const any = `(?:${words.join('|')})`;
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{M}\\p{N}])${any}(?![\\p{L}\\p{M}])` : any, 'gu');
}
