/** Counts a question that narrows another, and that one site alone names, as part of the other. */
import type { CutPage } from '../../read/read-market.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';

/**
 * The drafts without those that ask what another asks of a narrower thing ("the best piano movers" beside "the best
 * movers"), where the headings and titles of no second site name what narrows them. Their asks go with them: what a page
 * says of the narrower thing answers the wider question no better.
 */
export function withoutNarrow(
  drafts: readonly QuestionDraft[],
  pages: readonly CutPage[],
  keyword: ReadonlySet<string>,
): QuestionDraft[] {
  const sites = sitesOfHeadings(pages);
  const stems = new Map(drafts.map((draft) => [draft, matterOf(draft, keyword)]));
  return drafts.filter((draft) => {
    const own = stems.get(draft) ?? new Set<string>();
    if (draft.asks.some(({ page }) => page === undefined) || own.size === 0) return true;
    const meant = new Set(draft.asks[0]?.content.meaning.map(({ stem }) => stem));
    return !drafts.some((wider) => {
      const others = stems.get(wider) ?? new Set<string>();
      if (wider === draft || wider.facet !== draft.facet || draft.facet === undefined || others.size >= own.size)
        return false;
      if (others.size === 0 || ![...others].every((stem) => own.has(stem))) return false;
      const narrowing = [...own].filter((stem) => !others.has(stem));
      return narrowing.every((stem) => meant.has(stem) && (sites.get(stem)?.size ?? 0) < 2);
    });
  });
}

/** The stems of a draft's first wording besides the keyword's. */
function matterOf({ asks: [first] }: QuestionDraft, keyword: ReadonlySet<string>): ReadonlySet<string> {
  return new Set((first as ReadAsk).content.stems.filter((stem) => !keyword.has(stem)));
}

/** The sites whose headings or titles hold each stem. */
function sitesOfHeadings(pages: readonly CutPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sites = new Map<string, Set<string>>();
  for (const { page } of pages) {
    const headings = page.blocks.filter(({ block }) => block.kind === 'heading').flatMap(({ words }) => words);
    for (const { stem } of [...page.title, ...headings]) {
      const known = sites.get(stem) ?? new Set<string>();
      known.add(page.domain);
      sites.set(stem, known);
    }
  }
  return sites;
}
