/** Whether a title announces a list by counting its items: "The 11 best headphones", "7 façons de …", "10選". */
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { says } from '../../../text/title-signs.ts';
import { contentTypeRule } from './rule.ts';

const { minItems, maxItems } = contentTypeRule.values;

/** Marks between a headline and what stands beside it. */
const segmentEnd = /\s[|–—•·»-]\s|[|:：？?]\s?/u;

/** A number before a word that counts things, where words are written together. */
const countedTogether = /(?:^|\P{N})\p{N}{1,3}\s?(?:選|大|つの|个|個|款|种|種|招|条|條|件|本|อันดับ|วิธี|เคล็ดลับ)/u;

/** What makes a number a price, a size, a version or a part of another number. */
const spoiltBefore = /[\p{Sc}#№.,/×x-]$/u;
const spoiltAfter = /^(?:[\p{Sc}%°×"″'’/.,–-]|\s?[\p{Sc}%])/u;

/**
 * Whether `title` counts the items of a list: a number from 3 to 150, in digits or in words, at the head of one of its
 * parts but for stop words and superlatives, before a word that is no unit of measure.
 * @param ownNames names of the site in the title, which may hold numbers
 */
export function countsItems(title: string, analyzer: Analyzer, ownNames: readonly string[] = []): boolean {
  if (analyzer.unsegmented) return countedTogether.test(title);
  const names = new Set(ownNames.map(lettersOf));
  return titleParts(title)
    .filter((segment) => !names.has(lettersOf(segment)))
    .some((segment) => segmentCounts(segment, analyzer));
}

/** A title without what stands beside it: "Laptop vs. desktop", "How many watts?", the name of the site. */
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
  // "10 of the best desks" counts, the channel in "7 On Your Side" does not.
  if (next.stop && !says(segment, 'best', language)) return false;
  if (spoiltBefore.test(segment.slice(0, number.start)) || spoiltAfter.test(segment.slice(number.end))) return false;
  if (measures(words, at + 1, language) || measures(words, at + 2, language)) return false;
  return words.slice(0, at).every((word) => word.stop || says(word.text, 'best', language));
}

/** Whether the word at `at` is a unit that ends what is counted: "7 days", "10 easy steps", but not "7 day trips". */
function measures(words: readonly AnalyzedWord[], at: number, language: string): boolean {
  const unit = words[at];
  const next = words[at + 1];
  if (unit === undefined || !says(unit.text, 'unit', language)) return false;
  return next === undefined || next.stop || !next.joined;
}

function isNumber({ text, figure }: AnalyzedWord, language: string): boolean {
  if (!figure) return says(text, 'number', language);
  const value = Number(text);
  return value >= minItems && value <= maxItems;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
