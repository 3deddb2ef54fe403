/** Recognizes passages that are a definition or a statistic. */
import { cyrillicDefinition, noSubject, subject } from '../languages/any/definitions.ts';
import { amount, percentage } from '../languages/any/measured-figures.ts';
import { languagePacks } from '../languages/packs.ts';

const written: readonly string[] = [
  cyrillicDefinition,
  ...languagePacks.flatMap(({ sentences }) => sentences?.definitions ?? []),
];
/** Most languages define after the same subject, so that it is read once for all of them. */
const opening = `^${subject}`;
const afterSubject = written.filter((each) => each.startsWith(opening)).map((each) => each.slice(opening.length));
const definitions: readonly RegExp[] = [
  `${opening}(?:${afterSubject.join('|')})`,
  ...written.filter((each) => !each.startsWith(opening)),
].map((pattern) => new RegExp(pattern, 'iu'));

/** Only the first characters are examined, so a very long passage costs no more than a short one. */
const look = 400;

/** Whether a text starts with a definition. */
export function isDefinition(text: string): boolean {
  const start = text.slice(0, look);
  return !noSubject.test(start) && definitions.some((pattern) => pattern.test(start));
}

/** Whether a text states measured figures: a percentage, or two amounts of money, thousands or millions. */
export function isStatistic(text: string): boolean {
  const start = text.slice(0, 2 * look);
  // Only the two words for "percent" that stand before their figure may do without a digit.
  if (!/\p{N}|百分之|ร้อยละ/u.test(start)) return false;
  return percentage.test(start) || (start.match(amount)?.length ?? 0) >= 2;
}
