/** Finds the facts with a figure on the market's pages, and how far its sites agree on them. */

import type { ObservedAnswer } from '../../gather/ports.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { PagePassages, Passage } from '../../read/passages.ts';
import type { ClaimProperty } from '../../report/vocabulary.ts';
import { type Rate, rateOf } from '../../statistics/wilson.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { ListedName } from '../names/listed-names.ts';
import { listedWords } from '../names/listed-words.ts';
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
import { mixed, withRoom } from './room.ts';
import { claimsRule } from './rule.ts';
import { lexiconOf } from './statements/lexicon-of.ts';
import { sectionOfWord } from './subjects/unnamed-subjects.ts';

const { maxPassages, maxYear, minPoints, recentYears } = claimsRule.values;

/** A page with its passages. */
export interface CutPage {
  page: AnalyzedPage;
  cut: PagePassages;
}

/** A figure for the subject `key`, with the day of the (latest) page that states it. */
export interface StatedFact {
  key: string;
  value: string;
  newest_at: string | null;
}

/** A claim of the market. */
export interface MarketClaim extends StatedFact {
  /** As worded by the first supporting page. */
  subject: string;
  /** The owner of the subject, if the subject does not name it; of a single word, the section. */
  owner: string | null;
  /** The words between subject and figure. */
  predicate: string | null;
  /** The condition under which it holds. */
  qualifier: string | null;
  property: ClaimProperty;
  unit?: string;
  statement: string;
  /** From different sites; the first contains the statement. */
  support: Passage[];
  contradict: Passage[];
  consensus: Rate;
  in_ai_answer: boolean | null;
  /** Figures of other sites. */
  others: Omit<StatedFact, 'key'>[];
  /** The claim as read from the first supporting page. */
  first: KeyedClaim;
  /** The claims that contradict it. */
  rivals: readonly KeyedClaim[];
  /** Present if a language model read it. */
  prompt_version?: string;
}

export interface ClaimContext {
  /** Stems of the keyword. */
  keyword: readonly string[];
  /** The keyword as searched. */
  query: string;
  terms: readonly MarketTerm[];
  /** ISO 3166-1 alpha-2; decides the currency of a bare `$`. */
  country: string;
  answers: readonly ObservedAnswer[];
  /** Names that pages list, such as those of the products that they rank. */
  listed?: readonly ListedName[];
}

/** All facts on the market's pages, and the tools they were read with, for reading another page alike. */
export interface StatedClaims {
  claims: readonly KeyedClaim[];
  tools: ClaimTools;
}

/** Reads the facts of one page, without years that are none of their own. */
export function keyedClaims({ page, cut }: CutPage, tools: ClaimTools): KeyedClaim[] {
  const claims = pageClaims(page, cut.passages, tools).map((claim) => keyed(claim, tools));
  const measured = new Set(claims.flatMap((claim) => (isYear(claim) ? [] : [claim.statement])));
  return claims.filter((claim) => !isYear(claim) || !isOfOwnTime(claim, measured.has(claim.statement)));
}

const isYear = ({ figure: { property, unit, low } }: KeyedClaim): boolean =>
  property === 'date' && unit === null && low !== null && low <= maxYear;

/**
 * Whether a year only says when a text was written, or of when the figure beside it is: "the best tools of 2025",
 * "343 million enrolled in 2024".
 */
function isOfOwnTime({ figure: { low }, day }: KeyedClaim, isBeside: boolean): boolean {
  const written = day === null ? null : Number(day.split('-')[0]);
  return written !== null && low !== null && low >= written - (isBeside ? recentYears : 0);
}

/** Returns the claims of the market, most relevant first, each with the other figures for the same subject. */
export function claimsOf(
  pages: readonly CutPage[],
  context: ClaimContext,
  analyzer: Analyzer,
  { claims, tools }: StatedClaims,
): MarketClaim[] {
  const rank = rankingOf(claims, context.terms, pages.length, tools);
  const ranked = grouped(claims)
    .map((group, order) => ({ group, order, points: rank(group) }))
    // What remains tells a searcher nothing: "the 24 weeks below", "my 3-year-old boots".
    .filter(({ points }) => points >= minPoints)
    .sort((a, b) => b.points - a.points || a.order - b.order);
  const isStated = statedIn(context.answers, tools.read, analyzer);
  return withRoom(mixed(ranked)).flatMap((group) => composed(group, isStated, tools));
}

/** Creates the tools for reading the facts of `pages`. */
export function toolsFor(
  pages: readonly CutPage[],
  { keyword, query, country, listed = [] }: ClaimContext,
  analyzer: Analyzer,
): ClaimTools {
  const wording = languagePack(analyzer.language).statements;
  const all = pages.map(({ page }) => page);
  const written = namesIn(all, analyzer.language);
  const isListed = listedWords(all, listed, analyzer);
  const names = { ...written, isName: (word: string) => written.isName(word) || isListed(word) };
  const read = figureReader(analyzer.language, country, wording);
  return { analyzer, read, lexicon: wording === null ? null : lexiconOf(wording, analyzer), names, keyword, query };
}

/** The claim of one group, as another reader of the same pages found it; null if it has no support. */
export function claimOf(
  group: ClaimGroup,
  { answers }: Pick<ClaimContext, 'answers'>,
  { tools }: Pick<StatedClaims, 'tools'>,
  analyzer: Analyzer,
): MarketClaim | null {
  return composed(group, statedIn(answers, tools.read, analyzer), tools)[0] ?? null;
}

function composed(group: ClaimGroup, isStated: ReturnType<typeof statedIn>, tools: ClaimTools): MarketClaim[] {
  const { support, others, contradict } = group;
  const [first] = support;
  if (first === undefined) return [];
  const unit = unitText(first.figure);
  const sites = new Set([...support, ...others].map(({ site }) => site));
  return [
    {
      key: first.key,
      subject: first.subject,
      owner: first.owner ?? sectionOfWord({ ...first, place: first.passage }, tools),
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
