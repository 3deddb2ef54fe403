/** Tells whether two claims with the same figure are one fact, in whatever words. */
import { isSameSection } from '../../../read/passages.ts';
import { type Figure, isSameFigure } from '../figures/figure.ts';
import type { KeyedClaim } from '../keyed-claim.ts';
import { claimsRule } from '../rule.ts';
import { areOfOtherGrades } from './distinctions.ts';
import type { Likeness } from './likeness.ts';
import { isEqual } from './sets.ts';

const { minDistinctiveDigits, minSameLikeness, minSameSaid, minWholeSubject } = claimsRule.values;

/** Whether two claims have the same figure, of one kind and grade. */
export function areSame(one: KeyedClaim, other: KeyedClaim): boolean {
  return one.kind === other.kind && isSameFigure(one.figure, other.figure) && !areOfOtherGrades(one, other);
}

/** Whether two claims must be the same fact, in any wording. */
export function agrees(one: KeyedClaim, other: KeyedClaim): boolean {
  if (areSame(one, other) && isTwiceTold(one, other)) return true;
  if (!areSame(one, other) || !isDistinctive(one.figure)) return false;
  // A page that repeats such a distinctive figure means the same thing.
  const isOneSize = one.numbers === other.numbers || one.numbers === '' || other.numbers === '';
  if (one.page.source_id === other.page.source_id) return isOneSize;
  return isEqual(one.named, other.named) && [...one.stems].some((stem) => other.stems.has(stem));
}

/** Whether two claims with the same figure are the same fact as far as their words tell. */
export function isToldAlike(one: KeyedClaim, other: KeyedClaim, likeness: Likeness): boolean {
  const isAlike = likeness.of(one.context, other.context) >= minSameLikeness && areNamedAlike(one, other);
  return isAlike || isSameSubject(one, other) || isSameStatement(one, other, likeness);
}

/** Whether two claims on different sites have the same words in their subjects: a heading as the owner changes nothing. */
function isSameSubject(one: KeyedClaim, other: KeyedClaim): boolean {
  if (one.site === other.site || one.numbers !== other.numbers || !areNamedAlike(one, other)) return false;
  return one.subjectStems.size >= minWholeSubject && isEqual(one.subjectStems, other.subjectStems);
}

/** Whether two sites say the same in about the same words, whatever they begin with. */
function isSameStatement(one: KeyedClaim, other: KeyedClaim, likeness: Likeness): boolean {
  if (one.site === other.site || one.numbers !== other.numbers) return false;
  const alike = likeness.of(one.said, other.said);
  return alike >= minSameLikeness || (alike >= minSameSaid && areNamedAlike(one, other));
}

/** Whether whatever one claim names, the other names or mentions, too: "Articles of Organization" in small letters. */
function areNamedAlike(one: KeyedClaim, other: KeyedClaim): boolean {
  const holds = ({ named, context }: KeyedClaim, { named: wanted }: KeyedClaim) =>
    [...wanted].every((stem) => named.has(stem) || context.has(stem));
  return holds(one, other) && holds(other, one);
}

/** Whether one section gives a figure twice, of the same: in a sentence and in the list below it. */
function isTwiceTold(one: KeyedClaim, other: KeyedClaim): boolean {
  if (one.page.source_id !== other.page.source_id || one.figure.property === 'date') return false;
  return (
    isSameSection(one.passage, other.passage) &&
    one.tie === 'near' &&
    [...one.subjectStems].some((stem) => other.subjectStems.has(stem))
  );
}

/** Whether a figure is distinctive: a range, or three significant digits. */
function isDistinctive({ low, high, property }: Figure): boolean {
  if (low === null || high === null || property === 'date') return false;
  return (
    low !== high ||
    String(low)
      .replace('.', '')
      .replace(/^0+|0+$/gu, '').length >= minDistinctiveDigits
  );
}
