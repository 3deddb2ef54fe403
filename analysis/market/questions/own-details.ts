/** Removes questions about the details of one seller's own terms. */
import type { QuestionDraft, ReadAsk } from './question-merging.ts';

/**
 * Removes drafts that only one seller's page asks, without the keyword, about a matter that an earlier draft of the
 * same page already asks about: five questions on how to apply for a rebate are one interest of a searcher.
 */
export function withoutDetails(drafts: readonly QuestionDraft[], keyword: ReadonlySet<string>): QuestionDraft[] {
  const asked = new Map<string, Set<string>>();
  return drafts.filter((draft) => {
    const page = sellerOf(draft, keyword);
    if (page === null) return true;
    const known = asked.get(page) ?? new Set<string>();
    const matter = draft.asks.flatMap(({ content: { stems, weak } }) => stems.filter((stem) => !weak.has(stem)));
    const isDetail = matter.some((stem) => known.has(stem));
    for (const stem of matter) known.add(stem);
    asked.set(page, known);
    return !isDetail;
  });
}

/** The seller's page that alone asks `draft`, if it does so without the keyword; otherwise null. */
function sellerOf({ asks }: QuestionDraft, keyword: ReadonlySet<string>): string | null {
  const [first] = asks;
  const page = first?.page;
  if (page?.document.page_kind.kind !== 'service') return null;
  const isOwn = ({ page: other, content: { stems } }: ReadAsk): boolean =>
    other === page && !stems.some((stem) => keyword.has(stem));
  return asks.every(isOwn) ? page.source_id : null;
}
