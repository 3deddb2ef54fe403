/** Detects phrases for the same subject, by their words, their passages and their meaning. */
import { vectorsOf } from '../../vectors/word-vectors.ts';
import type { Candidate } from './candidates.ts';
import { topicsRule } from './rule.ts';

const { sameStemsShare, samePassagesShare, minSameMeaning, minSites } = topicsRule.values;

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

/** The share of common passages; 0 if they are all of one page, since a page may treat two subjects in one place. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((id) => b.has(id));
  const pages = new Set(common.map((id) => id.slice(0, id.indexOf('.'))));
  return pages.size < minSites ? 0 : common.length / (a.size + b.size - common.length);
}
