/** The type of page that most results have. */
import { isOnSubject, type ReadResult } from '../../report/market/written-sections.ts';
import type { ContentType } from '../../report/vocabulary.ts';

/** The type that more of the results about the keyword have than any other; null on a tie, or if none is known. */
export function commonType(results: readonly ReadResult[]): ContentType | null {
  const [first, second] = countsOfTypes(results);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

/** The types of the results about the keyword with their counts; the most common first, on a tie the better ranked. */
export function countsOfTypes(results: readonly ReadResult[]): [ContentType, number][] {
  const counts = new Map<ContentType, number>();
  for (const { content_type: type } of results.filter(isOnSubject))
    if (type !== null && type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
