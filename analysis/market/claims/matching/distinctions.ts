/** Tells the things apart that two figures are of: their words, conditions, grades and sections. */
import type { KeyedClaim } from '../keyed-claim.ts';
import type { Likeness } from './likeness.ts';
import { isEqual } from './sets.ts';

/** Whether two prices are of the same thing: "Single kettlebell: average cost", "kettlebell". */
export function areOneThing(a: KeyedClaim, b: KeyedClaim, likeness: Likeness): boolean {
  if (a.thing.size > 0 && isEqual(a.thing, b.thing)) return true;
  // A heading as the owner ("Project estimates") does not change what a label names.
  const isOwned = a.owner !== null && b.owner !== null;
  if (!isOwned && a.subjectThing.size > 0 && isEqual(a.subjectThing, b.subjectThing)) return true;
  const [one, other] = [partOf(a, likeness), partOf(b, likeness)];
  return one.size > 0 && isEqual(one, other);
}

/** Whether two prices are of different parts of what the market is about: "Kitchen remodels", "bathroom renovation". */
export function areOfOtherThings(a: KeyedClaim, b: KeyedClaim, likeness: Likeness): boolean {
  if (a.numbers !== '') return false;
  const [one, other] = [partOf(a, likeness), partOf(b, likeness)];
  if (one.size > 0 && other.size > 0) return !isEqual(one, other);
  // "Mid-range remodels" are not those of the kitchen.
  const isUnsure = a.tie === 'near' || b.tie === 'near';
  return isUnsure && one.size !== other.size && a.owner === null && b.owner === null;
}

/** The words of a price's subject that tell it from others of the market: "kitchen" of "kitchen remodel". */
function partOf({ thing }: KeyedClaim, likeness: Likeness): ReadonlySet<string> {
  return new Set([...thing].filter((stem) => !likeness.isTrade(stem)));
}

/** Whether the conditions of two figures differ: "for small jobs" and "for a whole house", or only one is of a case. */
export function areOfOtherCases(a: KeyedClaim, b: KeyedClaim): boolean {
  if (a.seats !== null && b.seats !== null && a.seats !== b.seats) return true;
  const [one, other] = [a.conditions, b.conditions];
  if (one.size > 0 && other.size > 0) return ![...one].some((stem) => other.has(stem));
  const isOwnCase = ({ conditions, isOfCase }: KeyedClaim, { told, said }: KeyedClaim) =>
    isOfCase && conditions.size > 0 && ![...conditions].some((stem) => told.has(stem) || said.has(stem));
  return isOwnCase(a, b) || isOwnCase(b, a);
}

/** Whether everyday words tell two things apart: "high-end remodels", "a basic remodel". */
export function areOfOtherGrades(a: KeyedClaim, b: KeyedClaim): boolean {
  return a.grades.size > 0 && b.grades.size > 0 && ![...a.grades].some((stem) => b.grades.has(stem));
}

/** Whether the heading above a short label ("Mid-range") names something that the other claim does not speak of. */
export function areOfOtherSections(a: KeyedClaim, b: KeyedClaim): boolean {
  if ([...a.thing].filter((stem) => b.thing.has(stem)).length > 1) return false;
  const isOther = ({ owner, tie, section }: KeyedClaim, { told, said, section: others }: KeyedClaim) =>
    owner === null &&
    tie === 'near' &&
    section.size > 0 &&
    ![...section].some((stem) => told.has(stem) || said.has(stem) || others.has(stem));
  return isOther(a, b) || isOther(b, a);
}
