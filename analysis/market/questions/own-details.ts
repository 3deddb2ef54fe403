/** Removes questions that are a part of others: details of one seller's terms, and what a wider question covers. */
import type { QuestionIntent } from '../../languages/questions.ts';
import type { AskedKind } from '../../text/question-cues.ts';
import type { QuestionDraft, ReadAsk, StemMeasure } from './question-merging.ts';

/** What a question may ask for in so many words that a wider question about the same thing covers it. */
const openKinds: ReadonlySet<AskedKind | undefined> = new Set([undefined, 'how', 'what', 'which']);

/** What a question may ask for besides that no wider question answers: a number, the best. */
const ownIntents: ReadonlySet<QuestionIntent | undefined> = new Set([
  'amount',
  'duration',
  'length',
  'frequency',
  'superlative',
]);

/** What a comparison of two things tells of each. */
const weighing: ReadonlySet<QuestionIntent | undefined> = new Set(['benefits', 'drawbacks', 'balance']);

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

/**
 * Removes drafts that only headings without a question imply ("Applying for permits"), if another draft is about the
 * same thing and nothing more ("Do you need a permit?"). That one is asked, about the market's subject itself, or
 * implied by an earlier heading. Passages below both answer it. What a thing is does not cover what to do with it.
 */
export function withoutAbsorbed(
  drafts: readonly QuestionDraft[],
  { keyword }: Pick<StemMeasure, 'keyword'>,
): QuestionDraft[] {
  const matter = new Map(drafts.map((draft) => [draft, matterOf(draft, keyword)]));
  return drafts.filter((draft, at) => {
    const own = matter.get(draft) ?? new Set<string>();
    const [first] = draft.asks;
    if (own.size === 0 || !isImplied(draft) || !openKinds.has(draft.facet) || ownIntents.has(first?.intent))
      return true;
    return !drafts.some((wider, index) => {
      const others = matter.get(wider) ?? new Set<string>();
      if (wider === draft || others.size === 0) return false;
      // "One or the other?" is answered with what speaks for each.
      if (wider.facet === 'compare' && weighing.has(first?.intent)) return [...own].every((stem) => others.has(stem));
      if (others.size > own.size) return false;
      if (isImplied(wider) && (index > at || others.size < own.size)) return false;
      if (wider.asks[0]?.intent === 'definition') return false;
      return [...others].every((stem) => own.has(stem));
    });
  });
}

/** Whether a draft is neither asked nor about the subject itself. */
function isImplied({ asks }: QuestionDraft): boolean {
  return asks.every(({ origin, isOfSubject }) => origin === 'derived' && isOfSubject !== true);
}

/** Stems of a draft's first wording without those of the market's subject and those that hardly distinguish questions. */
function matterOf({ asks: [first] }: QuestionDraft, keyword: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(first?.content.stems.filter((stem) => !keyword.has(stem) && !first.content.weak.has(stem)));
}
