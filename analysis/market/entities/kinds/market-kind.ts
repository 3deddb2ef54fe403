/** Determines what kind of thing a market's pages mostly name. */
import {
  askedEvents,
  onlineWords,
  softwareWords,
  sortWords,
  titledGoods,
  titledWorks,
  travelWords,
} from '../../../languages/any/name-cues.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { placeIn } from '../../../text/places.ts';
import { asksSeveral } from '../../../text/question-words.ts';
import { timesSaid } from '../../../text/title-signs.ts';
import { entitiesRule } from '../rule.ts';

const {
  minSellingRate,
  minGoodsRatio,
  minGoodsRate,
  minServiceRate,
  minTechnicalPages,
  minTechnicalShare,
  productWeight,
  maxReadChars,
} = entitiesRule.values;

/** Whether at least half of the pages have code blocks, or several pages and nearly a third. */
export function areTechnical(pages: readonly AnalyzedPage[]): boolean {
  const withCode = pages.filter(({ blocks }) => blocks.some(({ block }) => block.kind === 'code')).length;
  const isHabit = withCode >= minTechnicalPages && withCode >= pages.length * minTechnicalShare;
  return withCode > 0 && (withCode * 2 >= pages.length || isHabit);
}

/** Whether a keyword, by its stems, asks for software. */
export function asksSoftware(keyword: readonly string[], analyzer: Analyzer): boolean {
  return analyzer.analyze(softwareWords).some(({ stem }) => keyword.includes(stem));
}

/** Whether a keyword, by its stems, asks for what is offered over the internet: "online tutoring". */
export function asksOnline(keyword: readonly string[], analyzer: Analyzer): boolean {
  return analyzer.analyze(onlineWords).some(({ stem }) => keyword.includes(stem));
}

/** What a market's pages mostly name. */
export interface MarketKind {
  /** The most likely type of a name without other evidence. */
  usual: EntityType;
  /** Whether its names are of who offers a service. */
  areCompanies: boolean;
}

/**
 * Returns what the pages mostly name. The usual type is a brand if the pages are about products or the keyword
 * asks for software, an organization if about service providers, a concept if they sell nothing. What is sold has a
 * price or is software; a page that says "dairy products" need not sell any.
 */
export function marketKindOf(
  pages: readonly AnalyzedPage[],
  keyword: readonly string[],
  analyzer: Analyzer,
): MarketKind {
  // "Payroll software" is often called a service.
  if (asksSoftware(keyword, analyzer)) return { usual: 'brand', areCompanies: false };
  const { words, services, products, software, prices } = salesTalk(pages, analyzer.language);
  if (services + software + prices + products * productWeight < words * minSellingRate)
    return { usual: 'concept', areCompanies: false };
  // Pages on a service name products, too, but hardly more often than services, and guides name them now and then.
  const goods = products + software;
  const isServed = services >= words * minServiceRate;
  // Reviews that hardly speak of a service need not name prices.
  const isReviewed = !isServed && goods >= Math.max(words * minSellingRate, services * minGoodsRatio);
  const areBought = prices >= words * minSellingRate || goods >= words * minGoodsRate || isReviewed;
  const areGoods = goods >= services * minGoodsRatio || !isServed;
  return areBought && areGoods
    ? { usual: 'brand', areCompanies: false }
    : { usual: 'organization', areCompanies: services > goods };
}

/** How often the pages speak of what is sold, with the number of their words. */
function salesTalk(
  pages: readonly AnalyzedPage[],
  language: string,
): Record<'words' | 'services' | 'products' | 'software' | 'prices', number> {
  const talk = { words: 0, services: 0, products: 0, software: 0, prices: 0 };
  for (const page of pages) {
    const text = page.document.text.slice(0, maxReadChars);
    talk.words += page.words;
    talk.services += timesSaid(text, 'service', language);
    talk.prices += text.match(/\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/gu)?.length ?? 0;
    talk.products += timesSaid(text, 'product', language);
    talk.software += timesSaid(text, 'software', language);
  }
  return talk;
}

/**
 * Returns the type of the names that the keyword asks for, where it says so: events for "tech conferences", concepts
 * for "types of wine", places for "trip to Japan", products for "board games". Null if it asks for goods or services
 * in general, whose makers and models both have names.
 * @param query the keyword as searched
 */
export function askedType(query: string, analyzer: Analyzer): EntityType | null {
  const words = analyzer.analyze(query).map(({ text }) => text);
  const says = (signs: ReadonlySet<string>) => words.some((word) => signs.has(word));
  if (says(sortWords)) return 'concept';
  if (says(askedEvents)) return 'event';
  const isOfTravel = says(travelWords) || asksSeveral(query, analyzer.language);
  if (isOfTravel && placeIn(query, analyzer.language) !== null) return 'place';
  if (says(titledGoods)) return 'product';
  return says(titledWorks) ? 'work' : null;
}
