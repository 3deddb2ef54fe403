/**
 * Detects what a question may ask for in a sentence: money, a saving, a duration, a length, a figure, a time, a name, a
 * definition, what is picked as the best.
 */

import { isDefinition } from '../../extract/passage-signs.ts';
import { percentage } from '../../languages/any/measured-figures.ts';
import { monthNames } from '../../languages/any/months.ts';
import { languagePack } from '../../languages/packs.ts';
import { quantityWords } from '../../text/vocabulary.ts';
import { isUnsegmented } from '../../text/words.ts';
import { answersRule } from './rule.ts';

const { minMonthChars } = answersRule.values;

export const answerSigns = [
  'money',
  'price',
  'gain',
  'duration',
  'length',
  'figure',
  'time',
  'occasion',
  'name',
  'definition',
  'steps',
  'verdict',
  'pick',
  'search',
] as const;
export type AnswerSign = (typeof answerSigns)[number];

/** Detects the signs of sentences in one language. */
export type SignReader = (sentence: string) => ReadonlySet<AnswerSign>;

/** UCUM codes of durations from minutes up. */
const durations: ReadonlySet<string> = new Set(['min', 'h', 'd', 'wk', 'mo', 'a']);

const moneySign = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}|(?<![\p{L}])(?:USD|EUR|GBP|CHF|CAD|AUD|JPY)(?![\p{L}])/u;
const digit = /\p{N}/u;
const yearOrCentury =
  /(?<!\p{N})1?\p{N}{3}(?!\p{N})|(?<!\p{N})20\p{N}{2}(?!\p{N})|(?<!\p{N})\p{N}{1,2}(?:st|nd|rd|th|e|\.)(?=\s)/u;
/** An amount of money; bounded, as texts may be hostile. */
const single = String.raw`(?:\p{Sc}\s?\p{N}[\p{N}.,]{0,15}|(?<![\p{N}.,])\p{N}[\p{N}.,]{0,15}\s?\p{Sc})`;
/** The same, or a range: "$50 to $100", "$50–$100". */
const amount = String.raw`${single}(?:(?:\s?[–—-]\s?|\s\p{L}{1,3}\s)${single})?`;
/** Words that may stand between an amount and the word that says it is no price: "save up to $180", "$800 mln revenue". */
const [before, after] = [String.raw`(?:[\s-][^\s$€£-]{1,30}){0,4}?[\s-]`, String.raw`(?:[\s-]\p{L}{1,30}){0,2}?[\s-]`];
/** A capitalized word that does not start a sentence or list. */
const innerCapital = /(?<=[\p{L}\p{N},;’'”")]\s)\p{Lu}[\p{L}\p{M}’'-]+/u;

/** Creates the reader for `language` (ISO 639-1). */
export function signReader(language: string): SignReader {
  const { figures, nouns, questions } = languagePack(language);
  const unpriced = unpricedAmounts(language);
  const gains = wordPattern(gainsOf(language), language);
  const numbers = wordPattern(quantityWords(language), language);
  const units = namesOf(figures?.units ?? '').filter(([code]) => durations.has(code));
  const spans = wordPattern(
    units.flatMap(([, names]) => names),
    language,
  );
  const money = wordPattern(
    namesOf(figures?.currencies ?? '').flatMap(([, names]) => names),
    language,
  );
  const months = wordPattern(
    monthNames.flatMap((line) => line.split(' ')).filter((name) => name.length >= minMonthChars),
    language,
  );
  const lengths =
    questions?.lengths === undefined
      ? null
      : new RegExp(`\\p{N}[\\s\\u00a0-]?(?:${questions.lengths.units})(?![\\p{L}\\p{M}])`, 'u');
  const verdict =
    questions?.verdicts === undefined ? null : new RegExp(`^\\P{L}*(?:${questions.verdicts})(?![\\p{L}\\p{M}])`, 'iu');
  const { told: picked, sought } = questions?.picks ?? {};
  const pick = picked === undefined ? null : wholeWords(picked);
  const search = sought === undefined ? null : wholeWords(sought);
  const occasion = questions?.occasions === undefined ? null : wholeWords(questions.occasions.told);
  return (sentence) => {
    const found = new Set<AnswerSign>();
    const lower = sentence.toLowerCase();
    const hasFigure = digit.test(sentence) || (numbers?.test(lower) ?? false);
    if (hasFigure) found.add('figure');
    if (moneySign.test(sentence) || (hasFigure && money?.test(lower) === true)) {
      found.add('money');
      if (unpriced === null || !isNoPrice(sentence, unpriced)) found.add('price');
    }
    // "Saves 10 % to 23 % a year" as well as "$140".
    if ((found.has('money') || percentage.test(sentence)) && gains?.test(lower) === true) found.add('gain');
    if (hasFigure && spans?.test(lower) === true) found.add('duration');
    if (lengths?.test(lower) === true) found.add('length');
    if (yearOrCentury.test(sentence) || months?.test(lower) === true) found.add('time');
    if (occasion?.test(lower) === true) found.add('occasion');
    if (nouns?.areCapitalized !== true && innerCapital.test(sentence)) found.add('name');
    if (isDefinition(sentence)) found.add('definition');
    if (verdict?.test(sentence) === true) found.add('verdict');
    if (search?.test(lower) === true) found.add('search');
    else if (pick?.test(lower) === true) found.add('pick');
    return found;
  };
}

/** A pattern for these alternatives as whole words. */
function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'u');
}

/** Whether a sentence has amounts of money, and all of them are saved, taken in or the like. */
function isNoPrice(sentence: string, unpriced: RegExp): boolean {
  const rest = sentence.replaceAll(unpriced, ' ');
  return rest !== sentence && !moneySign.test(rest);
}

const gainsOf = (language: string): string[] => languagePack(language).statements?.gains?.split(', ') ?? [];

/** A pattern for amounts beside a word for a gain or for what someone takes in; null if the language has none. */
function unpricedAmounts(language: string): RegExp | null {
  const words = [...gainsOf(language), ...(languagePack(language).statements?.takings?.split(', ') ?? [])];
  if (words.length === 0 || isUnsegmented(language)) return null;
  const gain = `(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`;
  return new RegExp(`${gain}${before}(?:${amount})|(?:${amount})${after}${gain}`, 'giu');
}

/** Whether a question asks for what is saved or refunded, not for what something costs. */
export function asksForGain(question: string, language: string): boolean {
  return wordPattern(gainsOf(language), language)?.test(question.toLowerCase()) === true;
}

/** Parses "h: hour hours|d: day days" into codes with their names; an underscore is a space. */
function namesOf(list: string): [code: string, names: string[]][] {
  return list.split('|').map((entry) => {
    const [code = '', names = ''] = entry.trim().split(/:\s*/u);
    return [code.trim(), names.split(/\s+/u).map((name) => name.replaceAll('_', ' '))];
  });
}

/** A pattern for any of `words`, as whole words if the language has spaces; null if there are none. */
function wordPattern(words: readonly string[], language: string): RegExp | null {
  const sources = words.filter((word) => word !== '').map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  if (sources.length === 0) return null;
  const source = `(?:${sources.join('|')})`;
  return isUnsegmented(language)
    ? new RegExp(source, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])`, 'u');
}
