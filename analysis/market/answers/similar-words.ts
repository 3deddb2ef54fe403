/** Finds a market's near synonyms of a question's words, using word vectors. */
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { answersRule } from './rule.ts';

const { minLikeness, maxSimilarWords } = answersRule.values;

/**
 * Returns a function for the stems of `passages` most similar to a stem, most similar first; none in a language without
 * vectors.
 */
export function similarWords(
  passages: readonly { stems: ReadonlyMap<string, number> }[],
  language: string,
): (stem: string) => readonly { stem: string; likeness: number }[] {
  const vectors = vectorsOf(language);
  if (vectors === null) return () => [];
  const stems = [...new Set(passages.flatMap((passage) => [...passage.stems.keys()]))].sort();
  const known = stems.filter((stem) => vectors.has(stem));
  const found = new Map<string, { stem: string; likeness: number }[]>();
  return (stem) => {
    const before = found.get(stem);
    if (before !== undefined) return before;
    const similar = !vectors.has(stem)
      ? []
      : known
          .filter((other) => other !== stem)
          .map((other) => ({ stem: other, likeness: vectors.cosine(stem, other) }))
          .filter(({ likeness }) => likeness >= minLikeness)
          .sort((a, b) => b.likeness - a.likeness)
          .slice(0, maxSimilarWords);
    found.set(stem, similar);
    return similar;
  };
}
