/**
 * Tells what of the market suits the page: which market pages are of which type, and which questions are on the
 * keyword.
 */
import type { Market } from '../market/market.ts';
import { subjectFitRule } from '../market/subject-fit/rule.ts';
import type { Passage } from '../read/passages.ts';
import type { MarketSerp } from '../report/report.ts';
import type { ContentType } from '../report/vocabulary.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { backgroundFor } from '../text/background.ts';
import { wishStems } from '../text/query-wishes.ts';
import { isOnPrice, namesPrice } from '../text/question-cues.ts';
import { inStandingForm } from '../text/question-rewordings.ts';
import { weightedStems } from '../vectors/weighted-stems.ts';
import { othersNames } from './others-names.ts';
import { gapRule } from './rule.ts';

const { minKeywordShare, minInitials } = gapRule.values;
const { minOn } = subjectFitRule.values;

export interface Suit {
  /** What lists of the market recommend. */
  options: MarketSerp['options'];
  /** Content types of the usable market pages, by source. */
  market_types: ReadonlyMap<string, ContentType | null>;
  /** Ids of questions that share enough with the keyword, its rare words before its common ones. */
  questions_on_keyword: ReadonlySet<string>;
  /** By id of a topic or question: the stems that it adds to the keyword, and what it asks. */
  matters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of topics and questions on what something costs, in whatever words. */
  price_matters: ReadonlySet<string>;
  /**
   * Ids of questions that are no gap of the page: all their words stand in the keyword, the page's title or its main
   * heading, so the page as a whole answers them; or the wording is ours, and a passage has what it adds to the keyword;
   * or they ask about a thing of another firm.
   */
  questions_settled: ReadonlySet<string>;
  /** `k`: passages of the page with every word of the keyword; `n`: all its passages. */
  on_subject: { k: number; n: number };
  /**
   * The usable market pages that are on the keyword itself, not only near it in a small market, and name all of it in
   * their titles; surest first.
   */
  surely_on: readonly string[];
}

/** Composes it from the page's `titles` and passages `own`; `query` has the stems of `keyword`. */
export function composeSuit(
  titles: readonly string[],
  own: readonly Passage[],
  { pages, keyword = '' }: Pick<Market, 'pages'> & { keyword?: string },
  {
    results,
    topics,
    questions,
    entities,
    options,
  }: Pick<MarketSerp, 'results' | 'topics' | 'questions' | 'entities' | 'options'>,
  query: readonly string[],
  analyzer: Analyzer,
): Suit {
  const usable = new Set(pages.map(({ source_id }) => source_id));
  const contentOf = (text: string): string[] =>
    analyzer.analyze(text).flatMap(({ stem, stop, figure }) => (stop || figure ? [] : [stem]));
  // "A worthwhile investment" asks what "worth it" asks.
  const wordings = titles.flatMap((title) => [title, inStandingForm(title, analyzer.language)]);
  const titled = [new Set(query), ...wordings.map((title) => new Set(contentOf(title)))];
  const isInTitle = (text: string): boolean => {
    const sought = contentOf(inStandingForm(text, analyzer.language));
    return sought.length > 0 && titled.some((title) => sought.every((stem) => title.has(stem)));
  };
  // A "wedding checklist" is a list about the wedding.
  const isFormat = wishStems('learn', analyzer);
  const subject = query.filter((stem) => !isFormat.has(stem));
  const rarity = weightedStems(
    (subject.length > 0 ? subject : query).map((stem) => ({ stem, stop: false, figure: false })),
    backgroundFor(analyzer),
  );
  const sumOf = (stems: typeof rarity): number => stems.reduce((sum, { weight }) => sum + weight, 0);
  const isOnKeyword = (text: string): boolean => {
    const stems = new Set(analyzer.analyze(text).map(({ stem }) => stem));
    const shared = rarity.filter(({ stem }) => stems.has(stem));
    return shared.length > 0 && sumOf(shared) >= minKeywordShare * sumOf(rarity);
  };
  /** "Limited Liability Company" adds nothing to "how to form an llc". */
  const isAbbreviated = (text: string): boolean => {
    const words = analyzer.analyze(text);
    const initials = words
      .map((word) => word.text.slice(0, 1))
      .join('')
      .toLowerCase();
    return words.length >= minInitials && query.includes(initials);
  };
  const matterOf = (text: string): string[] =>
    isAbbreviated(text) ? [] : contentOf(text).filter((stem) => !query.includes(stem));
  const isOfOthers = othersNames({ entities, results }, [...titles, ...query]);
  const isTouched = (text: string): boolean => {
    const sought = matterOf(text);
    return sought.length > 0 && own.some(({ stems }) => sought.every((stem) => stems.has(stem)));
  };
  // Who searches for the cost of a thing does not ask which skills it needs.
  const asksPrice = namesPrice(keyword, analyzer.language);
  const isNamedIn = (title: string): boolean => {
    const stems = new Set(contentOf(title));
    return query.every((stem) => stems.has(stem));
  };
  const named = [...topics.map(({ id, label }) => ({ id, text: label })), ...questions];
  return {
    options,
    market_types: new Map(
      results.flatMap(({ source_id, content_type }) => (usable.has(source_id) ? [[source_id, content_type]] : [])),
    ),
    questions_on_keyword: new Set(
      questions.flatMap(({ id, text }) =>
        isOnKeyword(text) && (!asksPrice || isOnPrice(text, analyzer.language)) ? [id] : [],
      ),
    ),
    questions_settled: new Set(
      questions.flatMap(({ id, text, origin }) =>
        isInTitle(text) || isOfOthers(text) || (origin === 'derived' && isTouched(text)) ? [id] : [],
      ),
    ),
    matters: new Map(named.map(({ id, text }) => [id, new Set(matterOf(text))] as const)),
    price_matters: new Set(named.flatMap(({ id, text }) => (isOnPrice(text, analyzer.language) ? [id] : []))),
    on_subject: { k: own.filter(({ stems }) => query.every((stem) => stems.has(stem))).length, n: own.length },
    surely_on: surest(results.filter(({ title }) => isNamedIn(title))).filter((id) => usable.has(id)),
  };
}

function surest(results: MarketSerp['results']): string[] {
  return results
    .flatMap(({ source_id, subject_fit, subject_signals }) => {
      const score = subject_signals?.score ?? 0;
      return subject_fit === 'on' && score >= minOn ? [{ source_id, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ source_id }) => source_id);
}
