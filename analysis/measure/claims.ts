/** Facts with a figure that the market's pages state, and how far its sites agree on them. */
import type { ObservedAnswer } from '../ports.ts';
import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { statedIn } from './claims/agreement.ts';
import { type ClaimProperty, figureText, inUnit, isSameFigure, unitText } from './claims/figure.ts';
import { figureReader } from './claims/figures.ts';
import { agrees, type ClaimGroup, grouped, newest } from './claims/groups.ts';
import { type KeyedClaim, keyed } from './claims/keyed-claim.ts';
import { lexiconOf } from './claims/lexicon.ts';
import { type ClaimTools, pageClaims } from './claims/page-claims.ts';
import { relevanceOf } from './claims/relevance.ts';
import { withRoom } from './claims/room.ts';
import { wordingOf } from './claims/wording/by-language.ts';
import { namesIn } from './names.ts';
import type { PagePassages, Passage } from './passages.ts';
import type { MarketTerm } from './terms.ts';
import { type Rate, rateOf } from './wilson.ts';

const mostPassages = 3;

/** A page with its passages. */
export interface CutPage {
  page: AnalyzedPage;
  cut: PagePassages;
}

/** A figure for what `key` stands for, with the day of the page or of the latest page that gives it. */
export interface StatedFact {
  key: string;
  value: string;
  newest_at: string | null;
}

/** A claim of the market. */
export interface MarketClaim extends StatedFact {
  /** As the first supporting page wrote it. */
  subject: string;
  /** Whose the subject is, where it does not say so itself. */
  owner: string | null;
  /** The words between subject and figure. */
  predicate: string | null;
  property: ClaimProperty;
  unit?: string;
  statement: string;
  /** Of different sites; the first holds the statement. */
  support: Passage[];
  contradict: Passage[];
  consensus: Rate;
  in_ai_answer: boolean | null;
  /** Figures that other sites give. */
  others: Omit<StatedFact, 'key'>[];
  /** What was read of the first supporting page. */
  first: KeyedClaim;
}

export interface ClaimContext {
  /** In stems. */
  keyword: readonly string[];
  terms: readonly MarketTerm[];
  /** ISO 3166-1 alpha-2: whose money a bare `$` is. */
  country: string;
  answers: readonly ObservedAnswer[];
}

/** The claims of the market: those that several sites support first, then the most telling of single sites. */
export function claimsOf(pages: readonly CutPage[], context: ClaimContext, analyzer: Analyzer): MarketClaim[] {
  const tools = toolsFor(pages, context, analyzer);
  const claims = pages.flatMap((page) => keyedClaims(page, tools));
  const relevance = relevanceOf(pages, context.keyword, context.terms, analyzer);
  const ranked = grouped(claims)
    .map((group, order) => ({ group, order, relevance: Math.max(...group.support.map(relevance)) }))
    .filter((each) => each.relevance > 0 || each.group.support.length > 1)
    .sort((a, b) => b.group.support.length - a.group.support.length || b.relevance - a.relevance || a.order - b.order);
  const isStated = statedIn(context.answers, tools.read, analyzer);
  return withRoom(ranked.map(({ group }) => group)).flatMap((group) => composed(group, isStated));
}

/** How `page` states the market's claims; `market` are the pages that those were read from. */
export function statedOn(
  page: CutPage,
  claims: readonly MarketClaim[],
  market: readonly CutPage[],
  context: ClaimContext,
  analyzer: Analyzer,
): StatedFact[] {
  const own = keyedClaims(page, toolsFor(market, context, analyzer));
  return claims.flatMap(({ key, value, first }) =>
    own
      .filter((claim) => claim.key === key || agrees(claim, first))
      .map(({ figure, day }) => ({
        key,
        value: isSameFigure(figure, first.figure) ? value : figureText(inUnit(figure, first.figure.unit)),
        newest_at: day,
      })),
  );
}

/**
 * The facts of the market's subject that `page` states and none of `market` does, in the order of the page; at most
 * `limit`.
 */
export function ownClaimsOf(
  page: CutPage,
  market: readonly CutPage[],
  context: ClaimContext,
  analyzer: Analyzer,
  limit: number,
): KeyedClaim[] {
  const tools = toolsFor([page, ...market], context, analyzer);
  const own = keyedClaims(page, tools);
  if (own.length === 0) return [];
  const theirs = market.flatMap((each) => keyedClaims(each, tools));
  const keys = new Set(theirs.map(({ key }) => key));
  const relevance = relevanceOf([page, ...market], context.keyword, context.terms, analyzer);
  const statements = new Set<string>();
  const isNew = (claim: KeyedClaim): boolean => {
    if (keys.has(claim.key) || statements.has(claim.statement) || relevance(claim) === 0) return false;
    if (theirs.some((other) => agrees(claim, other))) return false;
    statements.add(claim.statement);
    return true;
  };
  return own.filter(isNew).slice(0, limit);
}

function toolsFor(pages: readonly CutPage[], { keyword, country }: ClaimContext, analyzer: Analyzer): ClaimTools {
  const wording = wordingOf(analyzer.language);
  const names = namesIn(
    pages.map(({ page }) => page),
    analyzer.language,
  );
  const read = figureReader(analyzer.language, country, wording);
  return { analyzer, read, lexicon: wording === null ? null : lexiconOf(wording, analyzer), names, keyword };
}

function keyedClaims({ page, cut }: CutPage, tools: ClaimTools): KeyedClaim[] {
  return pageClaims(page, cut.passages, tools).map((claim) => keyed(claim, tools));
}

function composed(group: ClaimGroup, isStated: ReturnType<typeof statedIn>): MarketClaim[] {
  const { support, others, contradict } = group;
  const [first] = support;
  if (first === undefined) return [];
  const unit = unitText(first.figure);
  const sites = new Set([...support, ...others].map(({ site }) => site));
  return [
    {
      key: first.key,
      subject: first.subject,
      owner: first.owner,
      predicate: first.predicate,
      property: first.figure.property,
      value: figureText(first.figure),
      ...(unit === undefined ? {} : { unit }),
      statement: first.statement,
      support: passagesOf(support),
      contradict: passagesOf(contradict),
      consensus: rateOf(support.length, sites.size),
      newest_at: newest(support),
      in_ai_answer: isStated === null ? null : isStated(first.figure, first.told),
      others: others.map(({ figure, day }) => ({
        value: figureText(inUnit(figure, first.figure.unit)),
        newest_at: day,
      })),
      first,
    },
  ];
}

function passagesOf(claims: readonly KeyedClaim[]): Passage[] {
  return [...new Set(claims.map(({ passage }) => passage))].slice(0, mostPassages);
}
