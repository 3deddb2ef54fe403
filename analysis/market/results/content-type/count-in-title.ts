/** Detects titles that announce a list by its number of items: "The 11 best headphones", "7 façons de …", "10選". */
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { says } from '../../../text/title-signs.ts';
import { numberWords } from '../../../text/vocabulary.ts';
import { contentTypeRule } from './rule.ts';

const { minItems, maxItems } = contentTypeRule.values;

/** Separators between a headline and the text beside it. */
const segmentEnd = /\s[|–—•·»-]\s|[|:：？?]\s?/u;

/** A number before a counting word, in scripts without spaces. */
const countedTogether = /(?:^|\P{N})\p{N}{1,3}\s?(?:選|大|つの|个|個|款|种|種|招|条|條|件|本|อันดับ|วิธี|เคล็ดลับ)/u;

/** Characters that make a number a price, a size, a version or part of another number. */
const spoiltBefore = /[\p{Sc}#№.,/×x+-]$/u;
const spoiltAfter = /^(?:[\p{Sc}%°×"″'’/.,–-]|\s?[\p{Sc}%])/u;

/**
 * Whether `title` counts the items of a list: a number from 3 to 150, in digits or words, at the start of one of its
 * parts (stop words and superlatives aside), before a word that is not a unit of measure.
 * @param ownNames names of the site in the title, which may contain numbers
 */
export function countsItems(title: string, analyzer: Analyzer, ownNames: readonly string[] = []): boolean {
  if (analyzer.unsegmented) return countedTogether.test(title);
  const names = new Set(ownNames.map(lettersOf));
  return titleParts(title)
    .filter((segment) => !names.has(lettersOf(segment)))
    .some((segment) => segmentCounts(segment, analyzer));
}

/** Splits a title at separators: "Laptop vs. desktop", "How many watts?", the site name. */
export function titleParts(title: string): string[] {
  return title.split(segmentEnd);
}

function segmentCounts(segment: string, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(segment);
  const { language } = analyzer;
  const at = words.findIndex((word) => isNumber(word, language));
  const number = words[at];
  const next = words[at + 1];
  if (number === undefined || next === undefined || !next.joined || next.figure) return false;
  // "10 of the best desks" counts; the channel in "7 On Your Side" does not.
  if (next.stop && !says(segment, 'best', language)) return false;
  // "Three payslips, a guarantor and a letter" begins an enumeration.
  if (!number.figure && segment.slice(next.end).startsWith(',')) return false;
  if (spoiltBefore.test(segment.slice(0, number.start)) || spoiltAfter.test(segment.slice(number.end))) return false;
  if (measures(words, at + 1, language) || measures(words, at + 2, language)) return false;
  return words.slice(0, at).every((word) => word.stop || says(word.text, 'best', language));
}

/** Whether the word at `at` is the unit counted: "7 days", "10 easy steps", but not "7 day trips". */
function measures(words: readonly AnalyzedWord[], at: number, language: string): boolean {
  const unit = words[at];
  const next = words[at + 1];
  if (unit === undefined || !says(unit.text, 'unit', language)) return false;
  return next === undefined || next.stop || !next.joined;
}

function isNumber({ text, figure }: AnalyzedWord, language: string): boolean {
  const value = figure ? Number(text) : (numberWords(language).get(text) ?? 0);
  // "3.1 Branches" is the number of a section.
  return Number.isInteger(value) && value >= minItems && value <= maxItems;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
