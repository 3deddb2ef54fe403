/** Facts with a figure that the market's pages state, and how far its sites agree on them. */

import type { ObservedAnswer } from '../../gather/ports.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { PagePassages, Passage } from '../../read/passages.ts';
import type { ClaimProperty } from '../../report/vocabulary.ts';
import { type Rate, rateOf } from '../../statistics/wilson.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { namesIn } from '../names/names.ts';
import type { MarketTerm } from '../terms/measure.ts';
import { statedIn } from './agreement.ts';
import { figureText, inUnit, unitText } from './figures/figure.ts';
import { figureReader } from './figures/measure.ts';
import type { ClaimTools } from './found.ts';
import { type ClaimGroup, grouped, newest } from './groups.ts';
import { type KeyedClaim, keyed } from './keyed-claim.ts';
import { pageClaims } from './page-claims.ts';
import { rankingOf } from './ranking.ts';
import { withRoom } from './room.ts';
import { claimsRule } from './rule.ts';
import { lexiconOf } from './statements/lexicon.ts';

const { maxPassages } = claimsRule.values;

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
  /** For what or when it holds. */
  qualifier: string | null;
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
  /** What was read of those that contradict it. */
  rivals: readonly KeyedClaim[];
}

export interface ClaimContext {
  /** In stems. */
  keyword: readonly string[];
  /** As it was searched for. */
  query: string;
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

/** The facts of one page, read with `tools`. */
export function keyedClaims({ page, cut }: CutPage, tools: ClaimTools): KeyedClaim[] {
  return pageClaims(page, cut.passages, tools).map((claim) => keyed(claim, tools));
}

/** The claims of the market, the most wanted first: each a figure, beside the others that are given for the same. */
export function claimsOf(
  pages: readonly CutPage[],
  context: ClaimContext,
  analyzer: Analyzer,
  { claims, tools }: StatedClaims,
): MarketClaim[] {
  const rank = rankingOf(claims, context.terms, pages.length, tools);
  const ranked = grouped(claims)
    .map((group, order) => ({ group, order, points: rank(group) }))
    .sort((a, b) => b.points - a.points || a.order - b.order);
  const isStated = statedIn(context.answers, tools.read, analyzer);
  return withRoom(ranked.map(({ group }) => group)).flatMap((group) => composed(group, isStated));
}

/** What the facts of `pages` are read with. */
export function toolsFor(
  pages: readonly CutPage[],
  { keyword, query, country }: ClaimContext,
  analyzer: Analyzer,
): ClaimTools {
  const wording = languagePack(analyzer.language).statements;
  const names = namesIn(
    pages.map(({ page }) => page),
    analyzer.language,
  );
  const read = figureReader(analyzer.language, country, wording);
  return { analyzer, read, lexicon: wording === null ? null : lexiconOf(wording, analyzer), names, keyword, query };
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
      qualifier: first.qualifier,
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
      rivals: contradict,
    },
  ];
}

function passagesOf(claims: readonly KeyedClaim[]): Passage[] {
  return [...new Set(claims.map(({ passage }) => passage))].slice(0, maxPassages);
}
