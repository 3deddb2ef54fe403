/** Detects phrases for the same subject, by their words, their passages and their meaning. */
import { vectorsOf } from '../../vectors/word-vectors.ts';
import type { Candidate } from './candidates.ts';
import { topicsRule } from './rule.ts';

const { sameStemsShare, samePassagesShare, minSameMeaning } = topicsRule.values;

/** Returns a function that says whether two candidates of a market in `language` (ISO 639-1) have the same subject. */
export function sameSubject(language: string): (a: Candidate, b: Candidate) => boolean {
  const vectors = vectorsOf(language);
  const weighed = ({ name }: Candidate) => name.stems.map((stem) => ({ stem, weight: 1 }));
  return (a, b) =>
    isSameByStems(a.name.stems, b.name.stems) ||
    overlap(a.passages, b.passages) >= samePassagesShare ||
    (vectors !== null && vectors.similarity(weighed(a), weighed(b)) >= minSameMeaning);
}

/** Whether one contains the words of the other, or they share half of them. */
export function isSameByStems(a: readonly string[], b: readonly string[]): boolean {
  const common = a.filter((stem) => b.includes(stem)).length;
  if (common === 0) return false;
  return common === Math.min(a.length, b.length) || common / (a.length + b.length - common) >= sameStemsShare;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const id of a) if (b.has(id)) common++;
  return common / Math.max(1, a.size + b.size - common);
}
