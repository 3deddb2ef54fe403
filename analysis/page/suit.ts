/** Tells what of the market suits the page: which market pages are of which type, and which questions are on the keyword. */
import type { Market } from '../market/market.ts';
import type { Passage } from '../read/passages.ts';
import type { MarketSerp } from '../report/report.ts';
import type { ContentType } from '../report/vocabulary.ts';
import type { Analyzer } from '../text/analyzer.ts';

export interface Suit {
  /** Content types of the usable market pages, by source. */
  market_types: ReadonlyMap<string, ContentType | null>;
  /** Ids of questions with a word of the keyword. */
  questions_on_keyword: ReadonlySet<string>;
  /** `k`: passages of the page with every word of the keyword; `n`: all its passages. */
  on_subject: { k: number; n: number };
}

/** Composes it from the page's passages `own`; `query` has the keyword's stems. */
export function composeSuit(
  own: readonly Passage[],
  { pages }: Pick<Market, 'pages'>,
  { results, questions }: Pick<MarketSerp, 'results' | 'questions'>,
  query: readonly string[],
  analyzer: Analyzer,
): Suit {
  const usable = new Set(pages.map(({ source_id }) => source_id));
  const isOnKeyword = (text: string): boolean => analyzer.analyze(text).some(({ stem }) => query.includes(stem));
  return {
    market_types: new Map(
      results.flatMap(({ source_id, content_type }) => (usable.has(source_id) ? [[source_id, content_type]] : [])),
    ),
    questions_on_keyword: new Set(questions.flatMap(({ id, text }) => (isOnKeyword(text) ? [id] : []))),
    on_subject: { k: own.filter(({ stems }) => query.every((stem) => stems.has(stem))).length, n: own.length },
  };
}
