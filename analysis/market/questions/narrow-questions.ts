/** Removes questions that narrow another question and that only one site names. */
import type { CutPage } from '../../read/read-market.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';

/**
 * Removes drafts that ask another draft's question about something narrower ("the best piano movers" beside "the best
 * movers"), if no second site names the narrower thing in headings or titles; those behind the entries of a list, unless
 * another site names the same; and those of one site that continue the words of another's definition. Their asks are
 * dropped too, because what a page says about the narrower thing does not answer the wider question better.
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
    const isNamed = (stem: string): boolean => (sites.get(stem)?.size ?? 0) > 1;
    const things = [...own].filter((stem) => meant.has(stem));
    if (draft.asks.every(({ isEntry }) => isEntry) && (things.length === 0 || !things.every(isNamed))) return false;
    if (isOfOneSite(draft) && drafts.some((wider) => wider !== draft && continues(draft, wider))) return false;
    return !drafts.some((wider) => {
      const others = stems.get(wider) ?? new Set<string>();
      if (wider === draft || wider.facet !== draft.facet || draft.facet === undefined || others.size >= own.size)
        return false;
      if (others.size === 0 || ![...others].every((stem) => own.has(stem))) return false;
      const narrowing = [...own].filter((stem) => !others.has(stem));
      return narrowing.every((stem) => meant.has(stem) && !isNamed(stem));
    });
  });
}

function isOfOneSite({ asks }: QuestionDraft): boolean {
  return new Set(asks.map(({ page }) => page?.domain)).size === 1;
}

/** Whether `draft` continues the words of a definition that `wider` asks for: "What is a CRM in marketing?" */
function continues(draft: QuestionDraft, wider: QuestionDraft): boolean {
  if (draft.facet !== 'what' || wider.facet !== 'what') return false;
  const wording = draft.asks.map(({ text }) => text.toLowerCase());
  return wider.asks.some(({ text }) => {
    const begun = text.toLowerCase().replace(/\s*[?？؟]$/u, '');
    return wording.some((other) => other.startsWith(`${begun} `));
  });
}

/** Stems of a draft's first wording without the keyword's and those that hardly distinguish questions. */
function matterOf({ asks: [first] }: QuestionDraft, keyword: ReadonlySet<string>): ReadonlySet<string> {
  const { stems, weak } = (first as ReadAsk).content;
  return new Set(stems.filter((stem) => !keyword.has(stem) && !weak.has(stem)));
}

/** The sites with each stem in headings or titles. */
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
