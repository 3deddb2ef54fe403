/** Measures every result: types, dates, structure, answers, citations. */
import { registrableDomainOf } from '../../gather/address.ts';
import type { OrganicResult, SerpSnapshot } from '../../gather/ports.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { type PageDates, pageDates } from '../../read/page-dates.ts';
import type { Passage } from '../../read/passages.ts';
import { addressOf, type ReadSource } from '../../read/read-source.ts';
import {
  numbersPer100Words,
  outboundDomains,
  readingOf,
  type StructureCounts,
  structureOf,
} from '../../read/structure.ts';
import type { ContentType, SiteType } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type AiCitations, aiCitations } from '../citations/ai-citations.ts';
import type { Relevance } from '../relevance/measure.ts';
import type { PageFit } from '../subject-fit/measure.ts';
import { comparisonBlocks } from './comparison-blocks.ts';
import { contentTypeOf } from './content-type/measure.ts';
import { siteTypesOf } from './site-type/measure.ts';
import type { Judged } from './type-votes.ts';

/** Measures of a page that was read. */
export interface PageMeasures extends PageDates {
  words: number;
  structure: StructureCounts;
  reading: { metric: string; value: number } | null;
  outbound_domains: number;
  numbers_per_100w: number | null;
  comparison_blocks: number;
  raw_html_text_ratio: number;
}

/** A result with all its measures. */
export interface MeasuredResult {
  source: ReadSource;
  result: OrganicResult;
  /** Whether the market's statistics count it. */
  usable: boolean;
  content: Judged<ContentType>;
  site: Judged<SiteType>;
  /** Null if the page was not read. */
  page: PageMeasures | null;
  /** For usable pages, the passage that answers the keyword directly, or null; undefined for all others. */
  directAnswer: Passage | null | undefined;
  /** Only for usable pages. */
  relevance: Relevance | undefined;
  /** Only for pages that were read. */
  fit: PageFit | undefined;
  /** Null if no answer was captured. */
  ai: AiCitations | null;
}

/** Measures of the market's pages, by source. */
export interface MeasuredPages {
  fits: ReadonlyMap<string, PageFit>;
  /** The passage that answers the keyword directly; null if none does. */
  directAnswers: ReadonlyMap<string, Passage | null>;
  relevance: ReadonlyMap<string, Relevance>;
  contentTypes: ReadonlyMap<string, Judged<ContentType>>;
}

/** Judges the content type of every result, by source. */
export function contentTypesOf(
  sources: readonly ReadSource[],
  analyzer: Analyzer,
): ReadonlyMap<string, Judged<ContentType>> {
  return new Map(
    sources.flatMap((source) => {
      const { id, result } = source;
      if (result === undefined) return [];
      return [[id, contentTypeOf({ title: result.title, url: addressOf(source), ...pageOf(source) }, analyzer)]];
    }),
  );
}

/** Measures the results among `sources`, in order. */
export function measureResults(
  sources: readonly ReadSource[],
  market: MeasuredPages,
  snapshot: Pick<SerpSnapshot, 'answers' | 'collected_at'>,
  analyzer: Analyzer,
): MeasuredResult[] {
  const sites = siteTypesOf(sources.map((source) => ({ url: addressOf(source), ...pageOf(source) })));
  return sources.flatMap((source) => {
    const { id, url, result, page, excluded } = source;
    if (result === undefined) return [];
    const measured: MeasuredResult = {
      source,
      result,
      usable: page !== undefined && excluded === undefined,
      content: market.contentTypes.get(id) ?? { type: null, signals: [] },
      site: sites.get(registrableDomainOf(addressOf(source))) ?? { type: null, signals: [] },
      page:
        page === undefined || excluded === 'bot_challenge' || excluded === 'login_required'
          ? null
          : measurePage(page, snapshot.collected_at, analyzer.language),
      directAnswer: market.directAnswers.get(id),
      relevance: market.relevance.get(id),
      fit: market.fits.get(id),
      ai: aiCitations([url, addressOf(source)], snapshot.answers),
    };
    return [measured];
  });
}

/** The page to judge types by; none if a bot challenge, a login or an empty shell was returned instead. */
function pageOf({ page, excluded }: ReadSource): { page?: AnalyzedPage } {
  const isOther = excluded === 'bot_challenge' || excluded === 'login_required' || excluded === 'js_only';
  return page === undefined || isOther ? {} : { page };
}

function measurePage(page: AnalyzedPage, collectedAt: string, language: string): PageMeasures {
  const { document } = page;
  return {
    ...pageDates(page, collectedAt),
    words: page.words,
    structure: structureOf(document),
    reading: readingOf(document, language),
    outbound_domains: outboundDomains(document),
    numbers_per_100w: numbersPer100Words(page),
    comparison_blocks: comparisonBlocks(document, language),
    raw_html_text_ratio: document.facts.rendering.textRatio,
  };
}
