/** Finds the noun after a figure that says what it is of: "a $50 deposit", "15 % on cooling". */

import { monthOf } from '../../../../extract/dates/months.ts';
import { languagePack } from '../../../../languages/packs.ts';
import type { AnalyzedWord } from '../../../../text/analyzer.ts';
import { isNoName } from '../../../names/no-names.ts';
import type { Figure } from '../../figures/figure.ts';
import { countOf } from '../../figures/units.ts';
import { claimsRule } from '../../rule.ts';
import { chunkAt } from '../noun-chunks.ts';
import type { Sentence, Stretch } from '../statement.ts';
import { substances } from '../verbal-statements.ts';
import { isTelling, stretchOf } from './phrase-words.ts';

const { maxPredicateChars, maxCountedWords } = claimsRule.values;

/**
 * The noun that the figure describes: directly after it ("a $50 deposit"), or for a share or an amount of a substance
 * ("292 million tons of waste"), what it is of.
 */
export function attributeOf(sentence: Sentence, figure: Figure): Stretch | null {
  const dimension = figure.unit?.dimension ?? '';
  if (dimension === 'count') return null;
  const isAmount = substances.has(dimension) && sentence.lexicon.of.head(sentence.plain.slice(figure.end)) > 0;
  const object = objectOf(sentence, figure, figure.property === 'percentage' || isAmount);
  if (object === null) return null;
  const text = sentence.plain.slice(object.start, object.end);
  return sentence.analyzer.analyze(text).some((word) => isTelling(word, sentence.lexicon)) ? object : null;
}

/** The noun phrase after a figure; with `isLinked`, a preposition may be between them. */
export function objectOf(sentence: Sentence, figure: Figure, isLinked: boolean): Stretch | null {
  const { plain, lexicon } = sentence;
  // "10 to 23 % annually on heating"
  const from = figure.end + lexicon.periods.head(plain.slice(figure.end, figure.end + maxPredicateChars));
  const rest = plain.slice(from, from + maxPredicateChars);
  // "$9 plus sales tax" is not the price of the tax; "the $25 Plus plan" is one of a plan.
  const isLimited = lexicon.additions.head(rest) > 0 && /^\s*\p{Ll}/u.test(sentence.text.slice(from));
  const direct = isLimited ? null : (chunkAt(sentence, from) ?? openingOf(sentence, from));
  const link = Math.max(lexicon.of.head(rest), leadsVerb(sentence, rest, figure) ? 0 : lexicon.links.head(rest));
  const linked = isLinked && direct === null && link > 0 ? chunkAt(sentence, from + link) : null;
  const found = direct ?? linked;
  if (found === null) return null;
  const end = joinedEnd(sentence, found);
  const words = sentence.analyzer.analyze(sentence.text.slice(found.start, end));
  if (words.every((word) => isNoNoun(word, sentence)) || lexicon.afterUnits.has(words[0]?.text ?? '')) return null;
  // "The $36 Fjell Cam remains a bargain": the verb of the sentence.
  const last = words.at(-1);
  const isVerbForm =
    last !== undefined && words.length > 1 && (lexicon.isParticiple(last.text) || isVerb(last, sentence));
  return stretchOf(isVerbForm ? words.slice(0, -1) : words, found.start);
}

/** "Seven hours to reach the finish": after a time, "to" leads to a verb. */
function leadsVerb({ analyzer }: Sentence, rest: string, { property }: Figure): boolean {
  const { infinitive } = languagePack(analyzer.language).nouns ?? {};
  return property === 'duration' && infinitive !== undefined && analyzer.analyze(rest)[0]?.text === infinitive;
}

/** Whether a word is a verb of being or staying, and names no quantity as "range" may. */
function isVerb(word: AnalyzedWord, { lexicon }: Sentence): boolean {
  const isOfBeing = lexicon.verbs.some(({ relation, phrases }) => relation === 'is' && phrases.has(word.text));
  return isOfBeing && !lexicon.isQuantity(word);
}

/** "$5 avoided", "$3000 Canadian", "three weeks fitter": a form of a verb or an adjective names nothing. */
function isNoNoun({ text }: AnalyzedWord, { lexicon, analyzer }: Sentence): boolean {
  return lexicon.isParticiple(text) || lexicon.comparative.has(text) || isNoName(text, analyzer.language);
}

/** "$75 Professional plan lacks access": the first two words, if there are too many for a noun. */
function openingOf({ text, plain, analyzer, lexicon }: Sentence, from: number): Stretch | null {
  const [first, second] = analyzer.analyze(text.slice(from, from + maxPredicateChars));
  if (first === undefined || second === undefined || !/^\s?$/u.test(plain.slice(from, from + first.start))) return null;
  if (first.stop || second.stop || second.joined !== true || lexicon.verb.has(first.text)) return null;
  return { start: from + first.start, end: from + second.end };
}

/** `heating and cooling costs`: the end of a noun joined to another by "and" or "or". */
function joinedEnd(sentence: Sentence, noun: Stretch): number {
  const { plain, analyzer, lexicon } = sentence;
  const [link] = analyzer.analyze(plain.slice(noun.end, noun.end + maxPredicateChars));
  if (link === undefined || !link.linking || !lexicon.break.has(link.text) || link.start > 1) return noun.end;
  // "Annual cover and a minimum deductible": with an article, it is another thing.
  if (lexicon.articles.head(plain.slice(noun.end + link.end)) > 0) return noun.end;
  return chunkAt(sentence, noun.end + link.end)?.end ?? noun.end;
}

/** "10 users", "3,000 town and airport offices": adds what a bare number counts; null if that is unclear. */
export function withCounted(sentence: Sentence, figure: Figure): Figure | null {
  const { plain, analyzer, lexicon } = sentence;
  const of = lexicon.of.head(plain.slice(figure.end, figure.end + maxPredicateChars));
  const found = chunkAt(sentence, figure.end + of);
  // "1-2 a day", "on 27 March".
  if (found === null || (of === 0 && lexicon.articles.head(plain.slice(figure.end)) > 0)) return null;
  const end = countedEnd(sentence, found);
  const things = { start: found.start, end };
  const words = analyzer.analyze(plain.slice(found.start, Math.min(found.end, end)));
  if (monthOf(words[0]?.text ?? '', analyzer.language) !== undefined) return null;
  const parts = words.findIndex((word) => lexicon.of.has(word.text));
  // "Pair of quick-dry shorts": what is counted, and of what.
  if (Math.max(words.length - parts - 1, parts) > maxCountedWords || words.some(({ figure: isFigure }) => isFigure))
    return null;
  // "48 Wall Street" is an address.
  const isName = /^\p{Lu}/u.test(sentence.text.slice(things.start));
  if (isName && (words.length > 1 || !/\p{L}/u.test(plain.slice(0, figure.start)))) return null;
  if (lexicon.verb.has(words[0]?.text ?? '')) return null;
  return { ...figure, end: Math.max(found.end, end), unit: countOf(plain.slice(things.start, things.end)) };
}

/**
 * Where the noun for what is counted ends: before "including", and after a noun that "and" joins to a single word, which
 * may only describe: "town and airport offices".
 */
function countedEnd(sentence: Sentence, noun: Stretch): number {
  const { plain, analyzer, lexicon } = sentence;
  const words = analyzer.analyze(plain.slice(noun.start, noun.end));
  const limit = words.findIndex((word, index) => index > 0 && lexicon.limits.has(word.text));
  if (limit > 0) return noun.start + (words[limit - 1]?.end ?? 0);
  const end = words.length === 1 ? joinedEnd(sentence, noun) : noun.end;
  const [, next] = analyzer.analyze(plain.slice(noun.end, end));
  const isOther = next === undefined || lexicon.verb.has(next.text) || lexicon.articles.head(next.text) > 0;
  return isOther ? noun.end : end;
}
