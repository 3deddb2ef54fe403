/** Limits the claims of a report, and those of one page or subject. */
import type { ClaimGroup } from './groups.ts';
import { claimsRule } from './rule.ts';

const { maxClaims, maxOfOnePage, maxOfOneSubject, perOfOnePage, perOfOneSubject } = claimsRule.values;

/**
 * Returns the first groups within the limits of their page and subject; groups of several sites are always kept. What
 * room the pages leave, further groups of the longest of them take.
 */
export function withRoom(groups: readonly ClaimGroup[]): ClaimGroup[] {
  const used = new Map<string, number>();
  const further: ClaimGroup[] = [];
  const chosen = groups.filter((group) => {
    const { support, contradict } = group;
    const [first] = support;
    if (support.length > 1 || contradict.length > 0 || first === undefined) return true;
    const page = first.page.source_id;
    // "Price" of each thing on a page is of another thing; its ratings are summed up by a few.
    const whose = first.tie === 'label' && first.figure.property === 'price' ? (first.owner ?? '') : '';
    const subject = [page, first.figure.property, first.subject.toLowerCase(), whose].join(' ');
    if ((used.get(subject) ?? 0) >= maxOfOneSubject) return false;
    used.set(subject, (used.get(subject) ?? 0) + 1);
    if ((used.get(page) ?? 0) >= maxOfOnePage) {
      further.push(group);
      return false;
    }
    used.set(page, (used.get(page) ?? 0) + 1);
    return true;
  });
  return [...chosen, ...further].slice(0, maxClaims);
}

/**
 * Orders groups by points, less some for each earlier group of the same page: a reader wants the facts of the market,
 * not those of one page.
 */
export function mixed(ranked: readonly { group: ClaimGroup; points: number }[]): ClaimGroup[] {
  const used = new Map<string, number>();
  const countedBefore = (key: string): number => {
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    return before;
  };
  return ranked
    .map(({ group, points }, order) => {
      const [first] = group.support;
      const page = first?.page.source_id ?? '';
      const before = countedBefore(page);
      const like = countedBefore([page, first?.figure.property, first?.subject.toLowerCase()].join(' '));
      const less = Math.min(before, maxOfOnePage) * perOfOnePage + Math.min(like, maxOfOneSubject) * perOfOneSubject;
      return { group, order, points: points - less };
    })
    .sort((a, b) => b.points - a.points || a.order - b.order)
    .map(({ group }) => group);
}
