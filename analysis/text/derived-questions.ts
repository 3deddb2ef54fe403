/** Derives questions from headings that name a subject without asking ("Benefits of X"). */

import { languagePack } from '../languages/packs.ts';
import type { HeadingPlace } from '../languages/questions.ts';
import { speaksAs, withoutNumbering } from './question-form.ts';
import { questionFormRule } from './rule.ts';

const { maxHeadingChars, maxLabelChars } = questionFormRule.values;

/** A year or a remark in brackets at the end of a heading, which only says when the page was written. */
const ending = /\s*(?:[([][^()[\]]*[)\]]|(?:(?:in|of|for|en|für|de|em) )?20\d{2})\s*$/iu;

/** Pictures before a heading: "💡 Benefits of oak". */
const pictures = /^(?:\p{Extended_Pictographic}\p{M}*\s*)+/u;

/** The place of a heading without context. */
const alone: HeadingPlace = { isStep: false, instructs: true, below: '' };

/** Returns the question that a heading answers without asking it; null if none is certain. */
export function questionBehind(heading: string, language: string, place: HeadingPlace = alone): string | null {
  const whole = withoutNumbering(heading.normalize('NFC').replaceAll(/\s+/gu, ' ').replace(pictures, ''));
  // "HubSpot: best for agencies", "17th century: the spread of coffee": the subject follows the colon or dash.
  const [label = '', rest, ...more] = whole.split(/:\s+|\s[–—-]\s+/u);
  if (rest === undefined || more.length > 0) return questionOfMatter(whole, language, place);
  const behind = label.length <= maxLabelChars ? questionOfMatter(rest, language, place) : null;
  // "Best truck: Example One": what follows names the answer.
  return behind ?? (/^[\p{Lu}\p{N}]/u.test(rest) ? questionOfMatter(label, language, place) : null);
}

function questionOfMatter(text: string, language: string, place: HeadingPlace): string | null {
  const plain = text
    .replace(ending, '')
    .replace(/(?<!\.\p{L})[.:…]+$/u, '')
    .replace(/ vs\. /iu, ' vs ')
    .trim();
  // "Rent a car/driving": two headings in one.
  if (/\p{L}\/\p{L}/u.test(plain) && !/\band\/or\b/iu.test(plain)) return null;
  // In "X, Y and Z" it is unclear where the subject ends.
  if (plain.length > maxHeadingChars || /[:;,|?!()–—]|\.\s/u.test(plain) || /guide$/iu.test(plain)) return null;
  // "Types of analytics we offer" is about the site.
  if (speaksAs('we', plain, language)) return null;
  const {
    before = '',
    keepsCapital = false,
    patterns = [],
    derive,
  } = languagePack(language).questions?.fromHeadings ?? {};
  for (const { heading: source, question } of patterns) {
    const pattern = new RegExp(`^(?:(?:${before}) ){0,3}${source}$`, 'iu');
    const match = pattern.exec(plain);
    if (match === null) continue;
    const matter = keepsCapital ? capitalised(match[1] ?? '') : (match[1] ?? '').toLowerCase();
    return question.replace('$1', () => matter).replace('$2', () => match[2] ?? '');
  }
  return derive?.(plain, place) ?? null;
}

/**
 * Returns what a heading that states a belief ("Myth 2: Oak never rots") asks; null if it states none.
 * @param isListed whether its page lists beliefs, as its title says; then a numbered sentence is one as well
 */
export function questionOfBelief(heading: string, language: string, isListed: boolean): string | null {
  const { beliefs } = languagePack(language).questions?.fromHeadings ?? {};
  if (beliefs === undefined) return null;
  const plain = heading.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const bare = withoutNumbering(plain);
  const [, labelled] = new RegExp(`^${beliefs.label}(?: ?#?\\d+)?\\s?[:–—-] ?(.+)$`, 'iu').exec(bare) ?? [];
  const isSentence =
    bare !== plain &&
    new RegExp(`(?<!^)(?<![\\p{L}\\p{M}])(?:${beliefs.verb})(?![\\p{L}\\p{M}])`, 'iu').test(bare.replaceAll('’', "'"));
  const stated = (labelled ?? (isListed && isSentence ? bare : ''))
    .replace(/\.$/u, '')
    .replace(/^["“„«'‘]\s?([^"”“»'’]+)\s?["”“»'’]$/u, '$1');
  if (stated === '' || stated.length > maxHeadingChars || /[?:;]|\.\s/u.test(stated)) return null;
  return beliefs.question.replace('$1', () => stated);
}

/** Whether a title says that its page lists beliefs. */
export function listsBeliefs(title: string, language: string): boolean {
  const { beliefs } = languagePack(language).questions?.fromHeadings ?? {};
  return (
    beliefs !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])(?:${beliefs.titles})(?![\\p{L}\\p{M}])`, 'iu').test(title)
  );
}

/** Returns what a heading of a schedule answers ("2 weeks before the move"); null if it names no such time. */
export function questionOfPeriod(heading: string, language: string): string | null {
  const { periods } = languagePack(language).questions?.fromHeadings ?? {};
  if (periods === undefined) return null;
  const plain = heading
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[:.…]+$/u, '')
    .trim();
  const [, time] = new RegExp(`^${periods.heading}$`, 'iu').exec(plain) ?? [];
  return time === undefined
    ? null
    : periods.question.replace('$1', () => time.replace(/^\p{L}/u, (letter) => letter.toLowerCase()));
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
