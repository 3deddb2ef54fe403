/** Limits the claims of a report, and those of one page or subject. */
import type { ClaimGroup } from './groups.ts';
import { claimsRule } from './rule.ts';

const { maxClaims, maxOfOnePage, maxOfOneSubject, perOfOnePage } = claimsRule.values;

/** Returns the first groups within the limits of their page and subject; groups of several sites are always kept. */
export function withRoom(groups: readonly ClaimGroup[]): ClaimGroup[] {
  const used = new Map<string, number>();
  return groups
    .filter(({ support, contradict }) => {
      const [first] = support;
      if (support.length > 1 || contradict.length > 0 || first === undefined) return true;
      const page = first.page.source_id;
      // "Price" of each thing on a page is of another thing; its ratings are summed up by a few.
      const whose = first.tie === 'label' && first.figure.property === 'price' ? (first.owner ?? '') : '';
      const subject = [page, first.figure.property, first.subject.toLowerCase(), whose].join(' ');
      if ((used.get(page) ?? 0) >= maxOfOnePage || (used.get(subject) ?? 0) >= maxOfOneSubject) return false;
      for (const key of [page, subject]) used.set(key, (used.get(key) ?? 0) + 1);
      return true;
    })
    .slice(0, maxClaims);
}

/**
 * Orders groups by points, less some for each earlier group of the same page: a reader wants the facts of the market,
 * not those of one page.
 */
export function mixed(ranked: readonly { group: ClaimGroup; points: number }[]): ClaimGroup[] {
  const used = new Map<string, number>();
  return ranked
    .map(({ group, points }, order) => {
      const page = group.support[0]?.page.source_id ?? '';
      const before = used.get(page) ?? 0;
      used.set(page, before + 1);
      return { group, order, points: points - Math.min(before, maxOfOnePage) * perOfOnePage };
    })
    .sort((a, b) => b.points - a.points || a.order - b.order)
    .map(({ group }) => group);
}
