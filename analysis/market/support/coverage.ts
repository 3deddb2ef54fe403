/** How much of a claim's words a sentence of a page has, also in other words and as opposites. */
import type { WordVectors } from '../../vectors/word-vectors.ts';
import type { Polarity } from './denial.ts';
import type { Unit } from './page-units.ts';
import { supportRule } from './rule.ts';
import type { ToldWord } from './told-words.ts';

const { minLikeness } = supportRule.values;

/** What of a claim is found. */
export interface Coverage {
  /** Share of the weight of the claim's words, 0 to 1. */
  share: number;
  /** The same without names that are missing. */
  shareWithoutNames: number;
  /** The share of the words that are not the page's subject; 1 if there are none. */
  attributes: number;
  /** The number of words whose opposite is found instead. */
  opposites: number;
  /** Names of the claim that are missing. */
  missingNames: readonly ToldWord[];
}

/** Compares the words of a claim with those of a sentence and its context. */
export type CoverageOf = (claim: readonly ToldWord[], unit: Pick<Unit, 'words' | 'context' | 'subject'>) => Coverage;

/** Creates the comparison. Without vectors, only equal stems are found. */
export function coverageWith(vectors: WordVectors | null, polarity: Polarity): CoverageOf {
  const likenessOf = likenessWith(vectors);
  return (claim, { words, context, subject }) => {
    const stems = new Set(words.map(({ stem }) => stem));
    const attributes = { total: 0, found: 0 };
    let total = 0;
    let found = 0;
    let opposites = 0;
    let missingWeight = 0;
    const missingNames: ToldWord[] = [];
    for (const word of claim) {
      const flips = !stems.has(word.stem) && [...polarity.oppositesOf(word.stem)].some((stem) => stems.has(stem));
      if (flips) opposites++;
      const likeness = flips
        ? 1
        : word.isName
          ? Math.max(stems.has(word.stem) ? 1 : 0, context.get(word.stem) ?? 0)
          : Math.max(best(word.stem, stems), bestIn(word.stem, context));
      if (!subject.has(word.stem)) {
        attributes.total += word.weight;
        attributes.found += word.weight * likeness;
      }
      total += word.weight;
      found += word.weight * likeness;
      if (word.isName && likeness === 0) {
        missingNames.push(word);
        missingWeight += word.weight;
      }
    }
    const others = total - missingWeight;
    return {
      share: total === 0 ? 0 : found / total,
      shareWithoutNames: others === 0 ? 0 : found / others,
      attributes: attributes.total === 0 ? 1 : attributes.found / attributes.total,
      opposites,
      missingNames,
    };
  };

  function best(stem: string, stems: ReadonlySet<string>): number {
    if (stems.has(stem)) return 1;
    let most = 0;
    for (const other of stems) most = Math.max(most, likenessOf(stem, other));
    return most;
  }

  function bestIn(stem: string, context: ReadonlyMap<string, number>): number {
    const own = context.get(stem);
    if (own !== undefined) return own;
    let most = 0;
    for (const [other, share] of context) most = Math.max(most, share * likenessOf(stem, other));
    return most;
  }
}

/** The likeness of two stems, 0 to 1, remembered for each pair. */
function likenessWith(vectors: WordVectors | null): (a: string, b: string) => number {
  if (vectors === null) return () => 0;
  const known = new Map<string, Map<string, number>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new Map<string, number>();
    known.set(a, ofA);
    const before = ofA.get(b);
    if (before !== undefined) return before;
    const cosine = vectors.cosine(a, b);
    const likeness = cosine < minLikeness ? 0 : cosine;
    ofA.set(b, likeness);
    return likeness;
  };
}
