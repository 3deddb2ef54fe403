/** Writes the report's `page` and `gap`. */
import type { ReadSource } from '../gather/read-source.ts';
import type { AnalyzedPage } from '../measure/analyzed-page.ts';
import { keepOwnPassages, type Market } from '../measure/market.ts';
import { termUse } from '../measure/term-gaps.ts';
import type { FetchedPage } from '../ports.ts';
import type { GapReport } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { termIdOf } from './market.ts';
import { composePassage } from './passages.ts';
import { shorten, shortOutline } from './shorten.ts';

/** What a results page or a crawler would keep of a title and a description at most. */
const longestTitleChars = 300;
const longestDescriptionChars = 1000;

/** `page` and `gap` of the user's page, which `source` is and `fetched` brought. */
export async function composeGap(
  source: ReadSource,
  fetched: FetchedPage,
  page: AnalyzedPage,
  market: Market,
  query: readonly string[],
  analyzer: Analyzer,
): Promise<Pick<GapReport, 'page' | 'gap'>> {
  const { document } = page;
  const uses = termUse(page, market.terms).map((use, index) => ({ ...use, term_id: termIdOf(index) }));
  const contentType = fetched.headers['content-type'];
  return {
    page: {
      source_id: source.id,
      requested_url: fetched.requested_url,
      final_url: fetched.final_url,
      redirects: fetched.redirects,
      http: {
        status: fetched.status,
        ...(contentType === undefined ? {} : { content_type: contentType }),
        bytes: fetched.body.length,
      },
      identity: {
        ...(document.title === undefined ? {} : { title: shorten(document.title, longestTitleChars) }),
        ...(document.h1 === undefined ? {} : { h1: shorten(document.h1, longestTitleChars) }),
        ...(document.description === undefined
          ? {}
          : { description: shorten(document.description, longestDescriptionChars) }),
        ...(document.lang === undefined ? {} : { lang_declared: shorten(document.lang, longestTitleChars) }),
      },
      extraction: { method: document.method, words: page.words },
      headings: shortOutline(document.outline),
      passages: await Promise.all(
        keepOwnPassages(page, query, analyzer).map((passage) => composePassage(passage, document.text)),
      ),
      structure: document.counts,
      terms: uses
        .filter(({ count }) => count > 0)
        .map(({ term_id, count, per_1000 }) => ({ term_id, count, per_1000 })),
      in_serp: { rank: source.result?.rank_group ?? null },
    },
    gap: {
      term_gaps: uses.flatMap(({ term_id, count, per_1000, status }) =>
        status === null
          ? []
          : [{ term_id, page_count: count, per_1000, status, ev: [`${source.id}:${count}`, term_id] }],
      ),
    },
  };
}
