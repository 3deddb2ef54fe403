/** Recognizes passages that are a definition or a statistic. */
import { cyrillicDefinition, noSubject } from '../languages/any/definitions.ts';
import { amount, percentage } from '../languages/any/measured-figures.ts';
import { languagePacks } from '../languages/packs.ts';

const definitions: readonly RegExp[] = [
  cyrillicDefinition,
  ...languagePacks.flatMap(({ sentences }) => sentences?.definitions ?? []),
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
