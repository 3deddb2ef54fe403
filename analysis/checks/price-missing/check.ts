/** Check: market pages state a price and this one does not, or most entries of its list have one and some do not. */
import type { Quotation } from '../../languages/writer.ts';
import { isChoice, isChosen } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { isQuotable } from '../quotable.ts';

export const priceMissingRule = defineRule({
  id: 'price_missing',
  version: 11,
  name: 'Pages of the market state prices, this page states none, or none for some entries of its list',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a price is not what the market shows',
    },
    minShareOfOffers: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'a buyer asks a seller for the price first, and guides among the results have none to give',
    },
    minShareOfTexts: {
      value: 0.75,
      unit: 'share of pages',
      reason: 'a text that sells nothing and helps to choose nothing speaks of money where nearly all do',
    },
    reachOfOffers: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'Where hardly anybody names a price, one is asked for as often and found less; other gaps come before.',
    },
    minPricesOfList: {
      value: 2,
      unit: 'texts',
      reason: 'a list that gives prices gives several; one amount may be the money of a game or a prize',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minEntries: { value: 4, unit: 'entries', reason: 'of two or three things one may be free or not for sale' },
    minPricedShare: {
      value: 0.5,
      unit: 'share of entries',
      reason: 'a list that gives most entries a price means to give one for each',
    },
    maxNamed: { value: 5, unit: 'entries', reason: 'enough to begin with' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a price may be shown by a script' },
  },
  knownLimits: [],
});

const {
  minShare,
  minShareOfOffers,
  minShareOfTexts,
  minPricesOfList,
  minSites,
  reachOfOffers,
  minEntries,
  minPricedShare,
  maxNamed,
  confidence,
} = priceMissingRule.values;

/** Types of pages that sell or lead to what is sold: visitors look for the price first. */
const sellers: readonly string[] = ['product', 'service', 'local_service', 'home', 'category', 'hub'];
/** Those that sell one thing or service: without a price on any page, the first one stands out. */
const offering: readonly string[] = ['product', 'service', 'local_service'];

export interface PriceParams {
  keyword: string;
  k: number;
  /** 0 if the page is about something else than its market. */
  n: number;
  /** Null if no page states its price in a sentence. */
  example: Quotation | null;
  /** Entries of the page's list without a price, of all; null if the page names no price at all. */
  unpriced: { names: string[]; open: number; all: number } | null;
  /** Whether the page sells something, or leads to what is sold. */
  isOffer: boolean;
  /** Whether the page lists things among which its readers choose. */
  isShortlist: boolean;
  /** The sentence that says what is free, on a page that names no price at all. */
  free: string | null;
}

export const priceMissing = defineCheck({
  id: 'price-missing',
  category: 'facts',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub'),
  weight: { severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: 'explicit_price' },
  needs: [
    'signs',
    'figures',
    'page',
    'page_type',
    'keyword',
    'entry_prices',
    'isOffTopic',
    'intent',
    'price_matters',
    'topics',
    'questions',
    'language',
  ],
  run: ({ signs, figures, page, page_type, keyword, entry_prices, isOffTopic, intent, price_matters, ...compared }) => {
    // Prices of pages about something else say nothing about this one.
    const market = isOffTopic ? [] : signs.market;
    if ((market.length < minSites && !isOffTopic) || figures.own.has_price === null) return undecided('too_few_pages');
    // A price in a table or after a label ("Price: $499") is not in a sentence that can be quoted.
    const { own } = signs;
    const least = isChoice(page_type) ? minPricesOfList : 1;
    const having = market.filter(({ surePrices }) => surePrices >= least);
    const first = having.find(({ price }) => price !== null && isQuotable(price));
    const share = having.length / Math.max(1, market.length);
    const isOffer = page_type !== null && sellers.includes(page_type);
    const isPriced = figures.own.has_price || own.isPriced || own.mayBePriced;
    // Where the market has a subject or question on what it costs, one seller with a price shows that it can be told.
    const isMatter = mattersWidely([...compared.topics, ...compared.questions], price_matters);
    // In a text that sells nothing and helps to choose nothing, an amount of money is no price.
    const isLearnt = wishesOf(keyword.text, compared.language.wanted).some(({ wish }) => wish === 'learn');
    const isChosenFrom = (isChoice(page_type) && !isLearnt) || isChosen(intent.primary);
    const isPriceable = isOffer || isChosenFrom || isMatter;
    const isWanted = isChosenFrom || namesPrice(keyword.text, compared.language.wanted);
    const leastShare = isOffer ? minShareOfOffers : isWanted ? minShare : minShareOfTexts;
    const isUsual = isPriceable && having.length >= minSites && share >= leastShare;
    const isAsked =
      isMatter && having.length >= (isOffer ? 1 : minSites) && !isOffTopic && (isOffer || share >= leastShare);
    // Whoever chooses among things to buy asks for the price of each. Where hardly a page has one (books of the year,
    // events), they are chosen by other things.
    const isShortlist =
      !isOffTopic &&
      isChoice(page_type) &&
      isChosen(intent.primary) &&
      (having.length >= minSites || share >= minShare);
    const open = isChoice(page_type) && isPriced && !own.mayBePriced ? unpricedOf(entry_prices, isUsual) : [];
    if (open.length > 0)
      return failWith([
        {
          params: {
            keyword: keyword.text,
            k: having.length,
            n: market.length,
            example: null,
            unpriced: { names: open.slice(0, maxNamed), open: open.length, all: entry_prices.length },
            isOffer,
            isShortlist,
            free: null,
          },
          observed: { value: entry_prices.length - open.length, unit: 'entries', ev: [page.source_id] },
          expected: { value: entry_prices.length, basis: 'evidence' as const, ev: [] },
          confidence,
          affects: [],
          size: open.length / entry_prices.length,
          reach: 1,
          json_pointer: '/gap/scores/components',
        },
      ]);
    if (isPriced || !(isUsual || isAsked || isShortlist || offering.includes(page_type ?? '')))
      return failWith<PriceParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          k: having.length,
          n: market.length,
          example: first?.price == null ? null : { quote: first.price, domain: first.domain },
          unpriced: null,
          isOffer,
          isShortlist,
          free: own.free,
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: Math.max(share, isUsual ? 0 : reachOfOffers),
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

/** Whether several pages treat a topic or answer a question on what the thing costs. */
function mattersWidely(
  matters: readonly { id: string; ev: readonly string[] }[],
  onPrice: ReadonlySet<string>,
): boolean {
  return matters.some(({ id, ev }) => onPrice.has(id) && ev.length >= minSites);
}

/** The entries without a price if most have one, or if most pages of the market name prices. */
function unpricedOf(entries: readonly { name: string; isPriced: boolean }[], isUsual: boolean): string[] {
  const open = entries.flatMap(({ name, isPriced }) => (isPriced ? [] : [name]));
  if (entries.length < minEntries) return [];
  return isUsual || entries.length - open.length >= minPricedShare * entries.length ? open : [];
}
