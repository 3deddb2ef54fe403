/** Removes questions that narrow another question and that only one site names. */

import type { QuestionIntent } from '../../languages/questions.ts';
import type { NaturalCase } from '../../read/natural-case.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { AskedKind } from '../../text/question-cues.ts';
import type { QuestionDraft, ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { minSubjectSites } = questionsRule.values;

/** What is asked of a thing and of its kinds in the same words: the benefits of a kind narrow those of all. */
const listedIntents: ReadonlySet<QuestionIntent | undefined> = new Set(['kinds', 'benefits', 'drawbacks', 'balance']);

/** Facets that leave open what is asked for. */
const openFacets: ReadonlySet<AskedKind | undefined> = new Set(['how', 'what', 'which', undefined]);

/** What a page tells of each thing that it reviews. */
const judgingIntents: ReadonlySet<QuestionIntent | undefined> = new Set(['benefits', 'drawbacks', 'balance']);

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
  naturalCase: NaturalCase,
): QuestionDraft[] {
  const headings = headingsOf(pages);
  const sites = sitesOfHeadings(headings);
  const all = new Set(pages.map(({ page }) => page.domain)).size;
  const stems = new Map(drafts.map((draft) => [draft, matterOf(draft, keyword)]));
  return drafts.filter((draft) => {
    const own = stems.get(draft) ?? new Set<string>();
    if (draft.asks.some(({ page }) => page === undefined)) return true;
    if (own.size === 0) return !isEmptyBest(draft);
    const meant = new Set(draft.asks[0]?.content.meaning.map(({ stem }) => stem));
    const isNamed = (stem: string): boolean => (sites.get(stem)?.size ?? 0) > 1;
    const things = [...own].filter((stem) => meant.has(stem));
    if (draft.asks.every(isImplied) && isName(draft)) return false;
    const isShared = things.length > 0 && (things.every(isNamed) || isTold(things));
    const isReview = judgingIntents.has(draft.asks[0]?.intent);
    if (draft.asks.every(({ isEntry }) => isEntry) && (!isShared || isReview)) return false;
    const isBare = isReview && draft.asks.every((ask) => isImplied(ask) && namesNothing(ask, keyword));
    if (isBare && drafts.some((wider) => wider !== draft && asksAlike(draft, wider) && names(wider, keyword)))
      return false;
    if (isOfOneSite(draft) && drafts.some((wider) => wider !== draft && continues(draft, wider))) return false;
    return !drafts.some((wider) => {
      const others = stems.get(wider) ?? new Set<string>();
      if (wider === draft || !asksAlike(draft, wider) || others.size >= own.size) return false;
      const isBest = asksForTheBest(draft, wider);
      const isOfKinds = listedIntents.has(draft.asks[0]?.intent);
      if ((others.size === 0 && !isBest && !isOfKinds) || ![...others].every((stem) => own.has(stem))) return false;
      const narrowing = [...own].filter((stem) => !others.has(stem));
      // What two sites name in one heading is a thing of the market: "small apartments", not "small" and "apartment".
      const isOwnThing =
        others.size > 0 && asksForMeasure(draft)
          ? (narrowing.length > 1 || narrowing.every((stem) => meant.has(stem))) &&
            sitesTogether(narrowing) < minSubjectSites
          : narrowing.every((stem) => meant.has(stem) && !isNamed(stem));
      return isBare || isOwnThing;
    });
  });

  /** How many sites have a heading or title with all these. */
  function sitesTogether(stems: readonly string[]): number {
    return new Set(headings.flatMap(({ site, has }) => (stems.every((stem) => has.has(stem)) ? [site] : []))).size;
  }

  /** Whether passages of at least half of the sites, and of two, name all these. */
  function isTold(stems: readonly string[]): boolean {
    const naming = pages.filter(({ cut }) =>
      cut.passages.some((passage) => stems.every((stem) => passage.stems.has(stem))),
    );
    return new Set(naming.map(({ page }) => page.domain)).size >= Math.max(minSubjectSites, all / 2);
  }

  /** Whether all that a draft asks for, besides the keyword, are words that running text capitalizes: a maker, a product. */
  function isName({ asks: [first], facet }: QuestionDraft): boolean {
    if (first === undefined || (facet !== 'price' && first.intent !== 'superlative')) return false;
    const things = first.content.meaning.filter(({ stem }) => !keyword.has(stem) && !first.content.weak.has(stem));
    return things.length > 0 && things.some(({ text }) => naturalCase.isCapitalised(text)) && !first.isOfSubject;
  }
}

/** Whether a draft derived from headings asks for the best of nothing in particular: "the best companies". */
function isEmptyBest({ asks }: QuestionDraft): boolean {
  return asks.every(
    ({ origin, intent, content: { stems, weak }, isOfSubject }) =>
      origin === 'derived' && intent === 'superlative' && !isOfSubject && stems.every((stem) => weak.has(stem)),
  );
}

/** Whether two drafts ask for the best in the same word: the best of a kind narrows the best of all. */
function asksForTheBest({ asks: [a] }: QuestionDraft, { asks: [b] }: QuestionDraft): boolean {
  if (a?.intent !== 'superlative' || b?.intent !== 'superlative') return false;
  return a.content.stems.some((stem) => a.content.weak.has(stem) && b.content.stems.includes(stem));
}

/** Whether `a` asks of things what `b` asks: what a thing is made of narrows no question for what it is. */
function asksAlike(a: QuestionDraft, b: QuestionDraft): boolean {
  // "Does insurance cover dental care?" is a part of "What does insurance cover?"
  const isPart = a.facet === undefined && b.facet === 'what';
  return (isPart || (a.facet !== undefined && a.facet === b.facet)) && a.asks[0]?.intent === b.asks[0]?.intent;
}

/** Whether a draft asks for a number, a time, a place or the like; "how" and "what" ask for something else of each thing. */
function asksForMeasure({ facet, asks: [first] }: QuestionDraft): boolean {
  return first?.intent !== undefined || !openFacets.has(facet);
}

/** Whether an ask does not say of what: "What are the physical benefits?" */
function namesNothing({ content: { ordered, stems, weak } }: ReadAsk, keyword: ReadonlySet<string>): boolean {
  return weak.has(ordered.at(-1) ?? '') && !stems.some((stem) => keyword.has(stem));
}

/** Whether a draft says of what it asks. */
function names({ asks }: QuestionDraft, keyword: ReadonlySet<string>): boolean {
  return asks.some(({ content: { stems } }) => stems.some((stem) => keyword.has(stem)));
}

function isImplied({ origin }: ReadAsk): boolean {
  return origin === 'derived';
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

/** The stems of each heading and title, with its site. */
function headingsOf(pages: readonly CutPage[]): { site: string; has: ReadonlySet<string> }[] {
  return pages.flatMap(({ page }) =>
    [page.title, ...page.blocks.flatMap(({ block, words }) => (block.kind === 'heading' ? [words] : []))].map(
      (words) => ({ site: page.domain, has: new Set(words.map(({ stem }) => stem)) }),
    ),
  );
}

/** The sites with each stem in headings or titles. */
function sitesOfHeadings(headings: ReturnType<typeof headingsOf>): ReadonlyMap<string, ReadonlySet<string>> {
  const sites = new Map<string, Set<string>>();
  for (const { site, has } of headings)
    for (const stem of has) sites.set(stem, (sites.get(stem) ?? new Set<string>()).add(site));
  return sites;
}
