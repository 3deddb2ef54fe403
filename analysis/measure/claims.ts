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

/** Every fact that the market's pages state, and what they were read with: a page beside them is read with the same. */
export interface StatedClaims {
  claims: readonly KeyedClaim[];
  tools: ClaimTools;
}

/** Reads the facts of `pages`. */
export function statedClaims(pages: readonly CutPage[], context: ClaimContext, analyzer: Analyzer): StatedClaims {
  const tools = toolsFor(pages, context, analyzer);
  return { claims: pages.flatMap((page) => keyedClaims(page, tools)), tools };
}

/** The claims of the market: those that several sites support first, then the most telling of single sites. */
export function claimsOf(
  pages: readonly CutPage[],
  context: ClaimContext,
  analyzer: Analyzer,
  { claims, tools } = statedClaims(pages, context, analyzer),
): MarketClaim[] {
  const relevance = relevanceOf(pages, context.keyword, context.terms, analyzer);
  const ranked = grouped(claims)
    .map((group, order) => ({ group, order, relevance: Math.max(...group.support.map(relevance)) }))
    .filter((each) => each.relevance > 0 || each.group.support.length > 1)
    .sort((a, b) => b.group.support.length - a.group.support.length || b.relevance - a.relevance || a.order - b.order);
  const isStated = statedIn(context.answers, tools.read, analyzer);
  return withRoom(ranked.map(({ group }) => group)).flatMap((group) => composed(group, isStated));
}

/** A page's facts beside its market's. */
export interface PageFacts {
  /** How the page states the market's claims. */
  stated: StatedFact[];
  /** Facts of the market's subject that none of its pages states, in the order of the page. */
  own: KeyedClaim[];
}

/** The facts of `page` beside the market whose `claims` were chosen from `stated`; at most `limit` are its own. */
export function factsBeside(
  page: CutPage,
  { cuts, claims, stated }: { cuts: readonly CutPage[]; claims: readonly MarketClaim[]; stated: StatedClaims },
  context: Pick<ClaimContext, 'keyword' | 'terms'>,
  analyzer: Analyzer,
  limit: number,
): PageFacts {
  const mine = keyedClaims(page, stated.tools);
  if (mine.length === 0) return { stated: [], own: [] };
  const keys = new Set(stated.claims.map(({ key }) => key));
  const relevance = relevanceOf([page, ...cuts], context.keyword, context.terms, analyzer);
  const statements = new Set<string>();
  const isOwn = (claim: KeyedClaim): boolean => {
    if (keys.has(claim.key) || statements.has(claim.statement) || relevance(claim) === 0) return false;
    if (stated.claims.some((other) => agrees(claim, other))) return false;
    statements.add(claim.statement);
    return true;
  };
  return {
    stated: claims.flatMap(({ key, value, first }) =>
      mine
        .filter((claim) => claim.key === key || agrees(claim, first))
        .map(({ figure, day }) => ({
          key,
          value: isSameFigure(figure, first.figure) ? value : figureText(inUnit(figure, first.figure.unit)),
          newest_at: day,
        })),
    ),
    own: mine.filter(isOwn).slice(0, limit),
  };
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
