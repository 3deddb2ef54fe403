/** Check: market pages state a price and this one does not, or most entries of its list have one and some do not. */
import type { Quotation } from '../../languages/writer.ts';
import { isOfTown, isPublicBody } from '../../market/results/site-type/public-bodies.ts';
import { isChoice, isChosen } from '../../page/shortlist.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { anySubject, choices, offers } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { promisesCost } from '../opening.ts';
import { isQuotable, showsMoney } from '../quotable.ts';
import { mattersWidely, priceQuestion } from './price-question.ts';
import { priceMissingRule } from './rule.ts';
import { unpricedSection } from './unpriced-section.ts';

const {
  minShare,
  minShareOfOffers,
  minShareOfTexts,
  minPricesOfList,
  minSites,
  minSilent,
  reachOfOffers,
  minEntries,
  minPricedShare,
  maxNamed,
  confidence,
} = priceMissingRule.values;

/** Types of pages that sell or lead to what is sold: visitors look for the price first. */
const sellers: readonly string[] = [...offers, 'category', 'hub'];
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
  /** The sentence that says what is free, on a page that sells and names no price at all. */
  free: string | null;
  /** The widest question of the market on what the thing costs. */
  asked: string | null;
  /** The page's own heading that asks what something costs, above text without a figure; null if it is not the gap. */
  section: string | null;
}

export const priceMissing = defineCheck({
  id: 'price-missing',
  category: 'facts',
  // Not for news, which tells what happened.
  appliesTo: anySubject('guide', 'review', 'reference', ...choices, ...offers, 'category', 'hub'),
  weight: { severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: 'explicit_price' },
  needs: [
    'signs',
    'document',
    'figures',
    'page',
    'page_type',
    'keyword',
    'entry_prices',
    'options',
    'isOffTopic',
    'intent',
    'price_matters',
    'topics',
    'questions',
    'matters',
    'language',
  ],
  run: ({ signs, document, figures, page, page_type, keyword, entry_prices, isOffTopic, intent, ...compared }) => {
    const { price_matters } = compared;
    // Prices of pages about something else say nothing about this one.
    const market = isOffTopic ? [] : signs.market;
    if ((market.length < minSites && !isOffTopic) || figures.own.has_price === null) return undecided('too_few_pages');
    // A price in a table or after a label ("Price: $499") is not in a sentence that can be quoted.
    const { own } = signs;
    const least = isChoice(page_type) ? minPricesOfList : 1;
    const having = market.filter(({ surePrices }) => surePrices >= least);
    const first = having.find(({ price }) => price !== null && isQuotable(price) && showsMoney(price));
    const share = having.length / Math.max(1, market.length);
    const isLearnt = wishesOf(keyword.text, compared.language.wanted).some(({ wish }) => wish === 'learn');
    // Who searches for tips asks no service for its price.
    const isOffer = page_type !== null && sellers.includes(page_type) && !isLearnt;
    // What is free has its price.
    // A town hall sells nothing.
    const isOfPublicBody = isPublicBody(own.domain) || isOfTown(document.facts.title?.value ?? '');
    const isPriced = figures.own.has_price || own.isPriced || own.mayBePriced || own.isUnpaid;
    // In a text that sells nothing and helps to choose nothing, an amount of money is no price.
    const isChosenFrom = (isChoice(page_type) && !isLearnt) || isChosen(intent.primary);
    const isWanted = isChosenFrom || namesPrice(keyword.text, compared.language.wanted);
    // Where the market has a subject or question on what it costs, one seller with a price shows that it can be told.
    const isMatter = mattersWidely([...compared.topics, ...compared.questions], price_matters);
    const isPriceable = isOffer || isChosenFrom || isMatter;
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
    const open =
      isChoice(page_type) && isPriced && !own.mayBePriced && !own.isUnpaid
        ? unpricedOf(entry_prices, !isOffTopic && pricesEntries(compared.options))
        : [];
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
            asked: null,
            section: null,
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
    // A searcher who wants to learn, on a results page without a price, does not ask for it first; and what none of
    // many sellers tells is quoted case by case. Where one may tell it, nobody can say that none does.
    const isInformational = intent.primary === 'informational';
    const mayHave = market.some(({ isPriced, mayBePriced }) => isPriced || mayBePriced);
    const isNobodys = having.length === 0 && !isOffTopic && (isInformational || mayHave || market.length >= minSilent);
    // A text that says that it is free tells the price, unless the keyword asks for one.
    const isFree = !isOffer && !isWanted && own.free !== null;
    const isOffering = isOffer && offering.includes(page_type) && !isNobodys;
    // A title that promises what searchers ask for, the costs, makes them look for a figure.
    const isPromised = !isOffTopic && promisesCost(document, keyword.text, compared.language.wanted);
    const isSilent =
      !(isPriced || isFree || (isOfPublicBody && !isWanted)) &&
      (isUsual || isAsked || isShortlist || isOffering || isPromised);
    const section = isSilent || isOffTopic ? null : unpricedSection(document.blocks, compared.language.wanted);
    if (!isSilent && section === null) return failWith<PriceParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          k: having.length,
          n: market.length,
          example: first?.price == null ? null : { quote: first.price, domain: first.domain },
          unpriced: null,
          isOffer,
          isShortlist: isShortlist && isSilent,
          // A text that sells nothing has nothing free to tell.
          free: isSilent && (isOffer || isShortlist) ? own.free : null,
          asked: isOffTopic ? null : (section ?? priceQuestion({ ...compared, price_matters }, keyword)),
          section,
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

/** Whether the lists of the market give most of what they recommend a price: search engines and books have none. */
function pricesEntries(options: Artifacts['options']): boolean {
  const below = options.flatMap(({ listed_by }) => listed_by.filter(({ where }) => where === 'heading'));
  const priced = below.filter(({ price }) => price !== undefined);
  return priced.length >= minEntries && priced.length >= minPricedShare * below.length;
}

/** The entries without any amount of money, if most have a price, or if entries of lists in the market do. */
function unpricedOf(entries: Artifacts['entry_prices'], isUsual: boolean): string[] {
  const open = entries.flatMap(({ name, isPriced }) => (isPriced ? [] : [name]));
  if (entries.length < minEntries) return [];
  const sure = entries.filter(({ isSure }) => isSure);
  return isUsual || sure.length >= minPricedShare * entries.length ? open : [];
}
