/** Detects phrases for the same subject, by their words and their meaning, and parts of a subject by their passages. */
import { vectorsOf } from '../../vectors/word-vectors.ts';
import type { Candidate } from './candidate.ts';
import { topicsRule } from './rule.ts';

const { sameStemsShare, samePassagesShare, minSameMeaning, minSites } = topicsRule.values;

/**
 * Returns a function that says whether a candidate of a market in `language` (ISO 639-1) is about the same subject as a
 * better one. For what headings name, only the words decide, so that the answer does not depend on single pages.
 */
export function sameSubject(language: string): (better: Candidate, candidate: Candidate) => boolean {
  const vectors = vectorsOf(language);
  const weighed = ({ name }: Candidate) => name.stems.map((stem) => ({ stem, weight: 1 }));
  return (better, candidate) =>
    isNamed(better, candidate) ||
    isNamed(candidate, better) ||
    isSameByStems(better.name.stems, candidate.name.stems) ||
    (candidate.headed === 0 && overlap(better.passages, candidate.passages) >= samePassagesShare) ||
    (vectors !== null && vectors.similarity(weighed(better), weighed(candidate)) >= minSameMeaning);
}

/** Whether one of the names of a candidate is how another is called. */
function isNamed({ names }: Candidate, { name }: Candidate): boolean {
  return names.some(({ stems }) => stems.join(' ') === name.stems.join(' '));
}

/** Whether one contains the words of the other, or they share half of them. */
export function isSameByStems(a: readonly string[], b: readonly string[]): boolean {
  const common = a.filter((stem) => b.includes(stem)).length;
  if (common === 0) return false;
  return common === Math.min(a.length, b.length) || common / (a.length + b.length - common) >= sameStemsShare;
}

/** Whether two labels say the same with several words: "USB microphones" are a kind of microphones, no other label of them. */
export function saysSame(a: readonly string[], b: readonly string[]): boolean {
  return a.filter((stem) => b.includes(stem)).length > 1 && isSameByStems(a, b);
}

/** The share of common passages; 0 if they are all of one page, since a page may treat two subjects in one place. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((id) => b.has(id));
  const pages = new Set(common.map((id) => id.slice(0, id.indexOf('.'))));
  return pages.size < minSites ? 0 : common.length / (a.size + b.size - common.length);
}
