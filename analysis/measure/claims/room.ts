/** How many claims a report holds, and how many of them one site or one page may bring. */
import type { ClaimGroup } from './groups.ts';

const mostClaims = 40;
/** What one site alone says is weak: of such claims a reader needs fewer. */
const mostOfOneSite = 20;
const mostOfOnePage = 5;
/** What one site says of a product or company is seldom a fact of the market. */
const mostNamed = 8;

/** The first groups, as long as their page and those of one site alone have room. */
export function withRoom(groups: readonly ClaimGroup[]): ClaimGroup[] {
  const ofPage = new Map<string, number>();
  let ofOneSite = 0;
  let named = 0;
  return groups
    .filter(({ support, contradict }) => {
      const [first] = support;
      if (support.length > 1 || contradict.length > 0 || first === undefined) return true;
      const used = ofPage.get(first.page.source_id) ?? 0;
      const isNamed = first.named.size > 0;
      if (used >= mostOfOnePage || ofOneSite >= mostOfOneSite || (isNamed && named >= mostNamed)) return false;
      if (isNamed) named += 1;
      ofPage.set(first.page.source_id, used + 1);
      ofOneSite += 1;
      return true;
    })
    .slice(0, mostClaims);
}
