/** Tells pages about something beside the keyword's subject: "The best tutoring franchises" for "online tutoring". */
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { ClaimTools } from '../found.ts';
import { claimsRule } from '../rule.ts';

const { minTitleWordUses, minPagesBeside } = claimsRule.values;

/**
 * Returns a predicate for pages whose title lacks part of the keyword and has a word instead that the page uses often and
 * no other page at all.
 */
export function asidePages(
  pages: readonly AnalyzedPage[],
  { keyword, names }: Pick<ClaimTools, 'keyword' | 'names'>,
): (page: AnalyzedPage) => boolean {
  const counts = new Map(pages.map((page) => [page, usesIn(page)]));
  const aside = new Set(counts.size < minPagesBeside ? [] : [...counts.keys()].filter(isAside));
  return (page) => aside.has(page);

  function isAside(page: AnalyzedPage): boolean {
    const title = page.document.facts.title?.value ?? '';
    const stems = new Set(page.title.map(({ stem }) => stem));
    if (keyword.every((stem) => stems.has(stem))) return false;
    return page.title.some(
      ({ stem, stop, everyday, figure, start, end }) =>
        !(stop || everyday || figure || keyword.includes(stem) || names.isName(title.slice(start, end))) &&
        (counts.get(page)?.get(stem) ?? 0) >= minTitleWordUses &&
        [...counts].every(([other, uses]) => other === page || !uses.has(stem)),
    );
  }
}

function usesIn({ blocks }: AnalyzedPage): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { words } of blocks) for (const { stem } of words) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
}
