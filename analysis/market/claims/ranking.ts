/** Ranks claims by relevance: first what the keyword asks for, then the figures that its pages have most of. */
import type { ClaimProperty } from '../../report/vocabulary.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import type { MarketTerm } from '../terms/measure.ts';
import type { Figure } from './figures/figure.ts';
import { plainText } from './figures/phrases.ts';
import type { ClaimTools } from './found.ts';
import type { ClaimGroup } from './groups.ts';
import type { KeyedClaim } from './keyed-claim.ts';
import { claimsRule } from './rule.ts';
import { asidePages } from './subjects/aside-pages.ts';
import { isLoneWord } from './subjects/lone-words.ts';
import { isOfCareer } from './subjects/own-deeds.ts';
import { storyReader } from './subjects/stories.ts';
import { sectionOfWord } from './subjects/unnamed-subjects.ts';

const { minCommonShare, minStemChars, points, minCounted, minListed, minLargeSum } = claimsRule.values;

/** Returns a function for the points of a group; higher is more relevant. */
export function rankingOf(
  claims: readonly KeyedClaim[],
  terms: readonly MarketTerm[],
  pages: number,
  tools: ClaimTools,
): (group: ClaimGroup) => number {
  const { analyzer, read, keyword, query, lexicon } = tools;
  const common = new Set(
    terms
      .filter(({ df }) => df >= pages * minCommonShare)
      .flatMap(({ key }) => key.split(' '))
      .filter((stem) => !keyword.includes(stem)),
  );
  // "espresso machine under $500" asks for prices, as "cost" does.
  const asked = new Set(read(query).map(({ property }) => property));
  if (wishesOf(query, analyzer.language).some(({ wish }) => wish === 'price')) asked.add('price');
  const wished: ReadonlySet<ClaimProperty> = asked;
  const shares = propertyShares(claims);
  const isListed = listedIn(claims);
  const isOfStory = storyReader(tools);
  const isAside = asidePages([...new Set(claims.map(({ page }) => page))], tools);
  const money = usualMoney(claims);
  const given = new Map<string, readonly Figure[]>();
  const figuresIn = (text: string): readonly Figure[] => {
    const known = given.get(text) ?? read(text);
    given.set(text, known);
    return known;
  };
  /** "Total cost: $500" under "A home gym for $500" adds nothing to its heading or the keyword. */
  const isGiven = (figure: Figure, heading: string): boolean =>
    [...figuresIn(query), ...figuresIn(heading)].some(
      // Keywords may omit the unit: "espresso machine under 500".
      (other) => (other.unit === null || other.unit.code === figure.unit?.code) && sharesBound(other, figure),
    );
  const isQuantity = (text: string) => lexicon === null || analyzer.analyze(text).some(lexicon.isQuantity);
  /** "times", "spent": one ordinary word beside a figure, which may be a verb, names nothing. */
  const isVague = (text: string) => {
    const [word, ...more] = analyzer.analyze(text).filter(({ stop }) => !stop);
    if (more.length > 0) return false;
    if (word === undefined || isUnit(word.text)) return true;
    return word.everyday && !keyword.includes(word.stem) && !isQuantity(text);
  };
  /** "Yen", "metre": the unit of another figure. */
  const isUnit = (word: string) =>
    figuresIn(`2 ${word}`).some(({ unit }) => unit !== null && unit.dimension !== 'count');
  /** "In six weeks", "for three years": only a preposition ties the figure to the word before it. */
  const isOnlyLinked = ({ tie, predicate, figure: { property } }: KeyedClaim) => {
    if (tie !== 'near' || predicate === null || property === 'price' || property === 'percentage') return false;
    return analyzer.analyze(predicate).every(({ text }) => lexicon?.preposition.has(text) === true);
  };
  /** A subject that the keyword lends shows nothing of what the figure is of. */
  const isLent = ({ tie, subject }: KeyedClaim) => tie === 'near' && query.includes(subject) && !isQuantity(subject);
  return (group) => {
    const signals = signalsOf(group);
    return Object.entries(signals).reduce((sum, [name, value]) => sum + points[name as keyof typeof points] * value, 0);
  };

  function signalsOf({ support, others, contradict }: ClaimGroup): Partial<Record<keyof typeof points, number>> {
    const [first] = support;
    if (first === undefined) return {};
    const { figure, told, passage, subject, qualifier, said, tie, doubt, statement } = first;
    const heading = new Set(analyzer.analyze(passage.heading_path.at(-1) ?? '').map(({ stem }) => stem));
    const stems = [...told].filter((stem) => !keyword.includes(stem));
    return {
      site: support.length - 1,
      compared: Number(others.some(({ site }) => site !== first.site)),
      contradicted: Number(contradict.length > 0),
      wished: Number(wished.has(figure.property)),
      property: shares.get(figure.property) ?? 0,
      [figure.property]: 1,
      told: isLent(first) ? 0 : shareIn(keyword, told),
      statement: shareIn(keyword, said),
      heading: shareIn(keyword, heading),
      common: stems.length === 0 ? 0 : stems.filter((stem) => common.has(stem)).length / stems.length,
      quantity: Number(isQuantity(subject)),
      form: Number(tie !== 'near'),
      hedged: Number(figure.approximate || (isBounded(figure) && figure.low !== figure.high)),
      open: Number(!isBounded(figure)),
      qualified: Number(qualifier !== null),
      listed: Number(figure.property === 'price' && isListed(first)),
      foreign: Number(figure.property === 'price' && money !== null && figure.unit?.code !== money),
      smallCount: Number(figure.property === 'count' && (figure.high ?? figure.low ?? 0) < minCounted),
      vague: Number(tie === 'near' && isVague(subject)),
      lone: Number(
        isLoneWord(
          { ...first, owner: first.owner ?? sectionOfWord({ ...first, place: passage }, tools) },
          (stem) => common.has(stem),
          tools,
        ),
      ),
      given: Number(isGiven(figure, headingAbove(first))),
      rate: Number(figure.per !== null),
      dated: Number(figure.property !== 'date' && first.years !== ''),
      bare: Number(isBare(first)),
      between: Number(isOnlyLinked(first)),
      large: Number(figure.property === 'price' && (figure.high ?? figure.low ?? 0) >= minLargeSum),
      own: Number(lexicon?.isOwnCase(plainText(statement)) === true),
      career: Number(isOfCareer(statement, figure, { lexicon, analyzer })),
      story: Number(isOfStory(first)),
      sample: Number(figure.property === 'count' && lexicon?.isSample(plainText(statement)) === true),
      quoted: Number(/^\s*["“”„«]/u.test(statement)),
      aside: Number(isAside(first.page)),
      doubt,
    };
  }
}

/** The heading above a statement; none if it is the figure itself, as of a card: "98 %" / "of patients recommend it". */
function headingAbove({ passage, statement }: KeyedClaim): string {
  const heading = passage.heading_path.at(-1) ?? '';
  return statement.startsWith(heading) ? '' : heading;
}

/** Returns a predicate for a quantity that a page gives of several things: "Base price" of each car. */
function listedIn(claims: readonly KeyedClaim[]): (claim: KeyedClaim) => boolean {
  const nameOf = ({ page, subject }: KeyedClaim) => `${page.source_id}\t${subject}`;
  const owners = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (claim.tie !== 'label' || claim.owner === null) continue;
    owners.set(nameOf(claim), (owners.get(nameOf(claim)) ?? new Set()).add(claim.owner));
  }
  return (claim) => claim.tie === 'label' && (owners.get(nameOf(claim))?.size ?? 0) >= minListed;
}

/** The currency in which most sites, then most claims, state prices; null without prices. */
function usualMoney(claims: readonly KeyedClaim[]): string | null {
  const prices = claims.filter(({ figure }) => figure.property === 'price' && figure.unit !== null);
  const [best] = [...Map.groupBy(prices, ({ figure }) => figure.unit?.code ?? '')]
    .map(([code, own]) => ({ code, sites: new Set(own.map(({ site }) => site)).size, count: own.length }))
    .sort((a, b) => b.sites - a.sites || b.count - a.count || (a.code < b.code ? -1 : 1));
  return best?.code ?? null;
}

/** Whether a price is only called so: "a $20 fee" may be any of several fees. */
function isBare({ figure, subjectThing, subjectStems, owner }: KeyedClaim): boolean {
  return figure.property === 'price' && owner === null && subjectThing.size === 0 && subjectStems.size <= 1;
}

function isBounded({ low, high }: Figure): boolean {
  return low !== null && high !== null;
}

/** Whether two figures have the same single bound: "under $500", "$500". */
function sharesBound(a: Figure, b: Figure): boolean {
  const bounds = ({ low, high }: Figure) => [...new Set([low, high])].filter((bound) => bound !== null);
  const [one, ...more] = bounds(a);
  const [other, ...others] = bounds(b);
  return one !== undefined && one === other && more.length === 0 && others.length === 0;
}

/** The share of each property in the market's figures, by number of figures and of sites. */
function propertyShares(claims: readonly KeyedClaim[]): ReadonlyMap<ClaimProperty, number> {
  const sites = new Set(claims.map(({ site }) => site)).size;
  return new Map(
    [...Map.groupBy(claims, ({ figure }) => figure.property)].map(([property, own]) => [
      property,
      ((own.length / claims.length) * new Set(own.map(({ site }) => site)).size) / sites,
    ]),
  );
}

/** The share of `wanted` stems in a text, including compounds that begin with one: "homeowner" for "home". */
function shareIn(wanted: readonly string[], stems: ReadonlySet<string>): number {
  const found = wanted.filter(
    (stem) => stems.has(stem) || (stem.length >= minStemChars && [...stems].some((each) => each.startsWith(stem))),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}
