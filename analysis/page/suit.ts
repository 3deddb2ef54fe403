/**
 * Tells what of the market suits the page: which market pages are of which type, and which questions are on the
 * keyword.
 */
import type { Market } from '../market/market.ts';
import type { Passage } from '../read/passages.ts';
import type { MarketSerp } from '../report/report.ts';
import type { ContentType } from '../report/vocabulary.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { inStandingForm } from '../text/question-rewordings.ts';

export interface Suit {
  /** Content types of the usable market pages, by source. */
  market_types: ReadonlyMap<string, ContentType | null>;
  /** Ids of questions with a word of the keyword. */
  questions_on_keyword: ReadonlySet<string>;
  /**
   * Ids of questions whose words all stand in the keyword, the page's title or its main heading: the page as a whole
   * answers them.
   */
  questions_in_title: ReadonlySet<string>;
  /** `k`: passages of the page with every word of the keyword; `n`: all its passages. */
  on_subject: { k: number; n: number };
}

/** Composes it from the page's `titles` and passages `own`; `query` has the keyword's stems. */
export function composeSuit(
  titles: readonly string[],
  own: readonly Passage[],
  { pages }: Pick<Market, 'pages'>,
  { results, questions }: Pick<MarketSerp, 'results' | 'questions'>,
  query: readonly string[],
  analyzer: Analyzer,
): Suit {
  const usable = new Set(pages.map(({ source_id }) => source_id));
  const contentOf = (text: string): string[] =>
    analyzer.analyze(text).flatMap(({ stem, stop, figure }) => (stop || figure ? [] : [stem]));
  const titled = [new Set(query), ...titles.map((title) => new Set(contentOf(title)))];
  const isInTitle = (text: string): boolean => {
    const sought = contentOf(inStandingForm(text, analyzer.language));
    return sought.length > 0 && titled.some((title) => sought.every((stem) => title.has(stem)));
  };
  const isOnKeyword = (text: string): boolean => analyzer.analyze(text).some(({ stem }) => query.includes(stem));
  return {
    market_types: new Map(
      results.flatMap(({ source_id, content_type }) => (usable.has(source_id) ? [[source_id, content_type]] : [])),
    ),
    questions_on_keyword: new Set(questions.flatMap(({ id, text }) => (isOnKeyword(text) ? [id] : []))),
    questions_in_title: new Set(questions.flatMap(({ id, text }) => (isInTitle(text) ? [id] : []))),
    on_subject: { k: own.filter(({ stems }) => query.every((stem) => stems.has(stem))).length, n: own.length },
  };
}
