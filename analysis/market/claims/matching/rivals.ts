/** Detects claims with different figures for one subject, and whether both can hold. */

import { type Figure, isOtherFigure, isSameFigure, rangeOf } from '../figures/figure.ts';
import type { KeyedClaim } from '../keyed-claim.ts';
import { claimsRule } from '../rule.ts';
import { substances } from '../statements/verbal-statements.ts';
import {
  areOfOtherCases,
  areOfOtherGrades,
  areOfOtherSections,
  areOfOtherThings,
  areOneThing,
} from './distinctions.ts';
import type { Likeness } from './likeness.ts';
import { areFarApart, areOfOnePlan, areOneRate } from './rates.ts';
import { isEqual } from './sets.ts';

const { minRivalLikeness, minNumberedLikeness, minEventLikeness, minWholeSubject } = claimsRule.values;
const { minSaidLikeness, maxCommonRange, maxRivalDoubt, maxFiguresOfSubject } = claimsRule.values;

/**
 * Returns a predicate for unambiguous claims. If a site has more than two figures for "the same" subject, it means
 * several things, and it is unknown which.
 */
export function isClearAmong(groups: readonly (readonly KeyedClaim[])[]): (claim: KeyedClaim) => boolean {
  const counts = new Map<string, number>();
  const nameOf = ({ site, kind, stems, numbers }: KeyedClaim) => [site, kind, numbers, ...[...stems].sort()].join('\t');
  for (const members of groups) {
    for (const name of new Set(members.map(nameOf))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (claim) => claim.figure.property === 'date' || (counts.get(nameOf(claim)) ?? 0) <= maxFiguresOfSubject;
}

/** Whether two claims have figures of one kind for one subject, with the same names and conditions. */
export function areRivals(a: KeyedClaim, b: KeyedClaim, likeness: Likeness): boolean {
  const { property, unit, per } = a.figure;
  if (property !== b.figure.property || a.statement === b.statement) return false;
  if (property === 'date') return areRivalEvents(a, b, likeness);
  // Figures in the same passage are parts of a whole or steps of a scale.
  if (a.passage === b.passage || [a, b].some((claim) => isUntold(claim) || claim.isOfEarlier)) return false;
  if (a.site === b.site && !areOneOffer(a, b)) return false;
  // Each seller sets the prices of its own offers, whatever they are called.
  const areOffers = (isOfSite(a) && isOfSite(b)) || (isOffer(a) && isOffer(b));
  if (property === 'price' && a.site !== b.site && areOffers) return false;
  if (unit?.dimension !== b.figure.unit?.dimension) return false;
  if (property === 'count' && unit?.code !== b.figure.unit?.code) return false;
  if (
    !(areOneRate(per, b.figure.per) || areOfOnePlan(a, b, likeness)) ||
    (a.figure.age === undefined) !== (b.figure.age === undefined)
  )
    return false;
  if (Math.max(a.doubt, b.doubt) > maxRivalDoubt[property === 'price' ? 'price' : 'other'] || a.numbers !== b.numbers)
    return false;
  if (!areNamedAlike(a, b) || a.isGain !== b.isGain || a.isBase !== b.isBase) return false;
  if (a.isLowest !== b.isLowest || a.isHighest !== b.isHighest) return false;
  if (isPortion(a) && isPortion(b)) return false;
  if (areOtherParts(a, b) || areFarApart(a.figure, b.figure)) return false;
  if (areOneShare(a, b) || areOneHabit(a, b)) return true;
  if (areOfOtherThings(a, b, likeness)) return false;
  if (areOfOtherCases(a, b) || areOfOtherGrades(a, b) || areOfOtherSections(a, b)) return false;
  if (isOneWord(a) && isOneWord(b) && likeness.of(a.said, b.said) < minSaidLikeness) return false;
  if (a.key === b.key || areOneThing(a, b, likeness)) return true;
  // "2 bedrooms" and "2 BR": a shared number identifies the subject. A heading used as the owner ("Savings at a
  // glance") does not change a subject of several words.
  const areWhole = Math.min(a.subjectStems.size, b.subjectStems.size) >= minWholeSubject;
  const alike = Math.max(
    likeness.of(a.told, b.told),
    areWhole && a.tie === 'near' && b.tie === 'near' ? likeness.of(a.subjectStems, b.subjectStems) : 0,
  );
  return alike >= (a.numbers === '' ? minRivalLikeness : minNumberedLikeness);
}

/**
 * Whether two figures of one owner are of different things: "Pickup (Alder 160)" and "Price with delivery (Alder 160)".
 * A price that names nothing but the owner ("Price") is that of the whole, and a plan ("Plus") is none but itself.
 */
function areOtherParts(a: KeyedClaim, b: KeyedClaim): boolean {
  if (isOtherPlan(a, b) || isOtherPlan(b, a)) return true;
  if (a.owner === null || b.owner === null || isOfWhole(a) || isOfWhole(b)) return false;
  return ![...a.subjectStems].some((stem) => b.told.has(stem)) && ![...b.subjectStems].some((stem) => a.told.has(stem));
}

/** Whether a price is of a plan of its owner that the other claim does not name. */
function isOtherPlan(plan: KeyedClaim, other: KeyedClaim): boolean {
  const { figure, subject, owner, subjectStems } = plan;
  // "Premium" may be a price, unless it is for a number of users.
  const isQuantity = plan.hasQuantity && plan.seats === null;
  if (figure.property !== 'price' || owner === null || isQuantity || !/^\p{Lu}/u.test(subject)) return false;
  const isNamed = ` ${other.subject} ${other.owner ?? ''} `.toLowerCase().includes(` ${subject.toLowerCase()} `);
  return !isNamed && ![...subjectStems].some((stem) => other.told.has(stem));
}

/** Whether the subject of a price has only words of price. */
function isOfWhole({ figure, subjectThing }: KeyedClaim): boolean {
  return figure.property === 'price' && subjectThing.size === 0;
}

/** Whether a site has two prices for one thing of one owner; otherwise its figures are about several things. */
function areOneOffer(a: KeyedClaim, b: KeyedClaim): boolean {
  if (a.figure.property !== 'price' || a.owner === null || a.owner !== b.owner) return false;
  // Two tables of a page, or two groups of its offers, are of two cases.
  if ((isCell(a) && isCell(b)) || a.qualifier !== b.qualifier || areOfOtherGroups(a, b)) return false;
  // "Start" is a plan, and "Starting price" that of the cheapest one.
  return isEqual(a.subjectStems, b.subjectStems);
}

/** Whether one heading stands twice on a page, each time for another group: "Basic" of "Resume packages", of "CV packages". */
function areOfOtherGroups(a: KeyedClaim, b: KeyedClaim): boolean {
  const [one, other] = [a.passage.heading_path, b.passage.heading_path];
  return one.at(-1) === other.at(-1) && one.join('\n') !== other.join('\n');
}

/** Whether a figure is of what its own site offers. */
function isOfSite({ owner, site }: KeyedClaim): boolean {
  return owner === site;
}

const offers: ReadonlySet<string> = new Set(['product', 'service', 'collection']);

/** Whether the page offers what it names a price of. */
function isOffer({ page }: KeyedClaim): boolean {
  return offers.has(page.document.page_kind.kind);
}

/** Whether a claim is a row of a table. */
function isCell({ statement }: KeyedClaim): boolean {
  return statement.includes('\t');
}

/**
 * Whether a figure stands beside something without measuring it: the flour of a recipe, the time of a step. Each recipe
 * and each way to do it has its own.
 */
function isPortion({ figure: { property, unit, age }, tie, hasQuantity }: KeyedClaim): boolean {
  if (tie !== 'near' || hasQuantity || age !== undefined) return false;
  return property === 'duration' || property === 'count' || substances.has(unit?.dimension ?? '');
}

/** Whether two claims have the same names; what both call their subject need not be a name in both. */
function areNamedAlike(a: KeyedClaim, b: KeyedClaim): boolean {
  if (isEqual(a.named, b.named)) return true;
  if (a.owner === null || b.owner === null || !isEqual(a.subjectStems, b.subjectStems)) return false;
  const others = ({ named, subjectStems }: KeyedClaim) => new Set([...named].filter((stem) => !subjectStems.has(stem)));
  return isEqual(others(a), others(b));
}

/** Whether a claim's words name nothing besides the keyword; for a price, nothing besides words of price: "a $20 fee". */
function isUntold({ tie, stems, told, figure, thing }: KeyedClaim): boolean {
  if (tie !== 'near') return false;
  return stems.size === 0 || told.size === 0 || (figure.property === 'price' && thing.size === 0);
}

/** Whether a claim without an owner is of a single word, which may mean several things: "the filing fee". */
function isOneWord({ tie, owner, figure, thing, subjectStems }: KeyedClaim): boolean {
  return tie === 'near' && owner === null && (figure.property === 'price' ? thing : subjectStems).size === 1;
}

/**
 * Whether two figures say how much of one thing is done in a time: "running 3 days a week". An owner may say no more than
 * the keyword does: the "intermediate plan" is for others than the "beginner plan" that is searched for.
 */
function areOneHabit(a: KeyedClaim, b: KeyedClaim): boolean {
  if (a.figure.property === 'price' || a.figure.per === null || a.figure.per !== b.figure.per) return false;
  const isUnowned = a.owner === null || b.owner === null;
  return isUnowned && a.subjectStems.size > 0 && isEqual(a.subjectStems, b.subjectStems) && isEqual(a.beyond, b.beyond);
}

/** Whether two shares are of one thing, whatever they are shares of: "labor is 40 % of the cost". */
function areOneShare(a: KeyedClaim, b: KeyedClaim): boolean {
  if (a.figure.property !== 'percentage' || a.tie !== 'is' || b.tie !== 'is') return false;
  return a.subjectStems.size > 0 && isEqual(a.subjectStems, b.subjectStems);
}

/** Whether two sentences describe one event: they share most of their words and a name. */
function areRivalEvents(a: KeyedClaim, b: KeyedClaim, likeness: Likeness): boolean {
  if (a.site === b.site || ![...a.names].some((name) => b.names.has(name))) return false;
  return likeness.of(a.said, b.said) >= minEventLikeness;
}

/** Whether two claims for one subject cannot both hold: same years, but no common value. */
export function contradicts(a: KeyedClaim, b: KeyedClaim): boolean {
  if (a.figure.property !== 'date' && a.years !== b.years) return false;
  return isOtherFigure(a.figure, b.figure) || areOtherBounds(a.figure, b.figure) || areOtherRanges(a.figure, b.figure);
}

/** Ranges that have little in common: "$6,000 to $10,000" and "$8,000 to $55,000". */
function areOtherRanges(a: Figure, b: Figure): boolean {
  const [aLow, aHigh] = rangeOf(a);
  const [bLow, bHigh] = rangeOf(b);
  if (!(aLow < aHigh && bLow < bHigh)) return false;
  const all = Math.max(aHigh, bHigh) - Math.min(aLow, bLow);
  const common = Math.min(aHigh, bHigh) - Math.max(aLow, bLow);
  return Number.isFinite(all) && a.property !== 'date' && common <= maxCommonRange * all;
}

/** Different bounds: "up to 23 %" and "up to 26 %". */
function areOtherBounds(a: Figure, b: Figure): boolean {
  const isOpen = (a.low === null && b.low === null) || (a.high === null && b.high === null);
  return isOpen && !isSameFigure(a, b);
}
