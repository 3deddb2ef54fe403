/** Check: the page recommends options without a table, or market pages compare options and this one does not. */

import { languagePack } from '../../languages/packs.ts';
import { isChoice, isChosen } from '../../page/shortlist.ts';
import type { PageSigns } from '../../page/signs/measure.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { says } from '../../text/title-signs.ts';
import { choices, offers, providers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { teaches } from '../teaches.ts';
import { countsIn, listsMost, numberedIn } from './counts.ts';
import { headsTable } from './headings.ts';
import { comparisonMissingRule } from './rule.ts';

const {
  minShare,
  minRead,
  minSites,
  minLabels,
  minPrices,
  minLabelChars,
  minListed,
  minEntries,
  minLabelled,
  minLongList,
  maxTableRows,
  maxEntries,
  maxColumns,
  confidence,
} = comparisonMissingRule.values;

/** Visitors compare these with other providers, and a table of prices has a finding of its own. */
const hired: readonly (string | null)[] = providers;
/** Pages of one thing or service, which is compared where it is listed with others. */
const sold: readonly (string | null)[] = offers;

/** Facts that buyers compare, in the order of the columns. */
const comparedFacts = ['price', 'free', 'reviews'] as const;
export type ComparedFact = (typeof comparedFacts)[number];

export interface ComparisonParams {
  k: number;
  n: number;
  keyword: string;
  /** Labels that recur in the page's own entries: possible table columns. */
  labels: string[];
  /** The first things it lists in headings. */
  entries: string[];
  /** Whether readers of the page choose among what it lists. */
  isShortlist: boolean;
  /** Headers of another page's table; null if none has named columns. */
  example: { domain: string; columns: string[] } | null;
  /** What the page or several others tell of the entries: further columns. */
  facts: ComparedFact[];
}

export const comparisonMissing = defineCheck({
  id: 'comparison-missing',
  category: 'structure',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'comparison', practice: 'explicit_comparison' },
  needs: [
    'figures',
    'signs',
    'entries',
    'document',
    'language',
    'page',
    'page_type',
    'publishers_pages',
    'keyword',
    'intent',
  ],
  run: ({
    figures,
    signs: { own, market },
    entries,
    document,
    language,
    page,
    page_type,
    publishers_pages,
    keyword,
    intent,
  }) => {
    const blocks = figures.own.comparison_blocks;
    if (blocks === null) return notApplicable('no_text');
    const tabled = market.filter(({ columns }) => new Set(columns).size > 1);
    const share = tabled.length / Math.max(1, market.length);
    // Of "Pro" and "Con" an entry is one or the other.
    const isSide = sideOf(language.wanted);
    // A column is of use where most of the entries have something for it.
    const repeated = own.labels.flatMap(({ text, uses }) =>
      text.length >= minLabelChars && !isSide(text) && uses >= minLabelled * entries.length ? [text] : [],
    );
    // "Available" and "Available in" are one column.
    const distinct = repeated.filter((label) => !repeated.some((other) => other !== label && other.startsWith(label)));
    const labels = distinct.length >= minLabels ? distinct : [];
    // Whoever is about to choose compares, whether the entries are recognized or not.
    const titles = [page.identity.title, page.identity.h1];
    // A brand of clothes has no free plan.
    const isOfSoftware = says(keyword.text, 'software', language.wanted);
    const isTaught = titles.some((each) => teaches(each, language.wanted));
    const asksPrice = namesPrice(keyword.text, language.wanted);
    const isShortlist =
      isChoice(page_type) &&
      isChosen(intent.primary) &&
      // Who asks what something costs does not choose among the entries of a list on it.
      !asksPrice &&
      !isTaught;
    // An article on kinds of services has no entries.
    const hasEntries =
      Math.max(entries.length, own.ratings.length, numberedIn(document.blocks)) >= minListed ||
      countsIn(titles).some((count) => count >= minListed);
    // In a text, labels that recur are those of its steps ("Mail" and "Fax" below each form); on a page of one service,
    // those of its own plans. A long list with the same labels throughout is compared, whatever its title says.
    const isLabelled = labels.length > 0 && !texts.some((each) => each === page_type) && !hired.includes(page_type);
    const isList = isShortlist || (isLabelled && (!isTaught || entries.length >= minLongList));
    if (market.length < minRead && !isList) return undecided('too_few_pages');
    // A heading that compares two things is no overview of a list; “Comparison table” may head an image of one.
    // Nobody reads a table of hundreds of rows at the top of a directory.
    if (
      entries.length > maxTableRows ||
      own.columns !== null ||
      document.facts.laidOutTables + document.facts.wideTables > 0 ||
      document.blocks.some((block) => headsTable(block, language.wanted) || listsMost(block, entries)) ||
      // Novels have no features to set side by side, and events are more than their tickets.
      (isList && labels.length === 0 && says(keyword.text, 'taste', language.wanted)) ||
      (isList && labels.length === 0 && !(hasEntries && isOfThings(own, market))) ||
      // Without a table to show, the advice would not say what to compare; a table of a plan compares nothing.
      // A list of tips or a story offers nothing to choose from, whatever tables others have.
      (!isList &&
        (isChoice(page_type) ||
          page_type === 'news' ||
          // Whoever asks for a price compares offers with a publisher, not at an office or a firm that names its own.
          !(isChosen(intent.primary) || (asksPrice && publishers_pages.has(page.source_id))) ||
          sold.includes(page_type) ||
          blocks > 0 ||
          tabled.length < minSites ||
          share < minShare))
    )
      return failWith<ComparisonParams>([]);
    // The table with the most columns is the best model.
    const [table] = tabled.toSorted((a, b) => new Set(b.columns).size - new Set(a.columns).size);
    return failWith([
      {
        params: {
          // Tables of other lists may hold what is no entry of them: of red flags, or of cities.
          k: isList ? 0 : tabled.length,
          n: market.length,
          keyword: keyword.text,
          labels: isList ? labels.slice(0, maxColumns) : [],
          entries: isShortlist && entries.length >= minEntries ? entries.slice(0, maxEntries) : [],
          isShortlist,
          example:
            table === undefined || isList
              ? null
              : { domain: table.domain, columns: [...new Set(table.columns)].slice(0, maxColumns) },
          facts: isList
            ? factsOf(own, labels.length > 0, market).filter((fact) => fact !== 'free' || isOfSoftware)
            : [],
        },
        observed: { value: 0, unit: 'comparisons', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence', ev: tabled.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: isList ? 1 : share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

/** Whether the pages tell of things with prices. */
function isOfThings(own: PageSigns, market: readonly PageSigns[]): boolean {
  return own.isPriced || own.mayBePriced || market.some(({ surePrices }) => surePrices >= minPrices);
}

/** Returns a predicate for labels that name a side of a thing, in the singular or plural. */
function sideOf(language: string): (label: string) => boolean {
  const { pros } = languagePack(language).titles ?? {};
  if (pros === undefined) return () => false;
  const side = new RegExp(`^(?:${pros})$`, 'iu');
  return (label) => side.test(label) || side.test(`${label}s`);
}

/** The facts that the page tells, and the price where several others tell it, without those that its labels name. */
function factsOf(own: PageSigns, hasLabels: boolean, market: readonly PageSigns[]): ComparedFact[] {
  const tells = (signs: PageSigns, fact: ComparedFact): boolean =>
    ({ price: signs.isPriced, free: signs.free !== null, reviews: signs.ratings.length >= minListed })[fact];
  return comparedFacts.filter((fact) => {
    const isOwn = tells(own, fact);
    const isLabelled = hasLabels && (fact === 'price' || fact === 'reviews');
    const isCommon = fact === 'price' && market.filter((signs) => tells(signs, fact)).length >= minSites;
    return isOwn ? !isLabelled : isCommon;
  });
}
