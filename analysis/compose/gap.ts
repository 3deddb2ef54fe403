/** Writes the report's `page` and `gap`. */
import type { ReadSource } from '../gather/read-source.ts';
import type { AnalyzedPage } from '../measure/analyzed-page.ts';
import { keepOwnPassages, type Market } from '../measure/market.ts';
import { outlineOf, structureOf } from '../measure/structure.ts';
import { termUse } from '../measure/term-gaps.ts';
import type { FetchedPage } from '../ports.ts';
import type { GapReport } from '../report/report.ts';
import { composePassage } from './passages.ts';
import { shorten, shortOutline } from './shorten.ts';
import { termIdOf } from './terms.ts';

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
): Promise<Pick<GapReport, 'page' | 'gap'>> {
  const { document } = page;
  const { title, h1, description, declaredLanguage } = document.facts;
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
        ...(title === null ? {} : { title: shorten(title.value, longestTitleChars) }),
        ...(h1 === null ? {} : { h1: shorten(h1.value, longestTitleChars) }),
        ...(description === null ? {} : { description: shorten(description.value, longestDescriptionChars) }),
        ...(declaredLanguage === null ? {} : { lang_declared: shorten(declaredLanguage.value, longestTitleChars) }),
      },
      extraction: {
        method: 'block_model',
        words: page.words,
        confidence: document.confidence,
        boilerplate_ratio: document.boilerplate_ratio,
        // A page that shows nothing has no make-up to tell its kind by.
        page_kind: document.confidence === 0 ? null : document.page_kind.kind,
      },
      headings: shortOutline(outlineOf(document)),
      passages: await Promise.all(
        keepOwnPassages(page, query).map((passage) => composePassage(passage, document.text, page.language)),
      ),
      structure: structureOf(document),
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
