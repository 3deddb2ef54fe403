/**
 * Finds the condition of a figure: "before incentives", "for a two-bedroom flat", "as of March 2025", a remark in
 * brackets.
 */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence, Stretch } from './statement.ts';

const { maxQualifierChars, maxQualifierWords } = claimsRule.values;

/** The words that say when or for what a figure holds: the case that opens its sentence, and what follows the figure. */
export function qualifierIn(
  sentence: Sentence,
  { figure, subject, owner }: { figure: Figure; subject: Stretch | null; owner: Stretch | null },
  part: (place: Stretch | null) => string | null,
): string | null {
  const place = qualifierOf(sentence, figure, subject);
  const after = newIn(part(place), [part(subject), part(owner)], sentence);
  const both = [part(caseBeside(sentence, figure, subject, place)), after].filter((each) => each !== null);
  return both.length === 0 ? null : both.join(', ');
}

/**
 * Returns the words after a figure, or at the start of its sentence, that say when or for what it holds; null if there
 * are none.
 */
export function qualifierOf(sentence: Sentence, figure: Figure, subject: Stretch | null): Stretch | null {
  if (figure.isSplit) return leading(sentence, figure, subject);
  const isAfter = subject !== null && subject.start >= figure.end;
  const after = isAfter ? subject.end : figure.end;
  // "20 miles of range per hour": the rate of the figure, which it has already.
  const from = isAfter && figure.per !== null ? after + rateLength(sentence, after) : after;
  return bracketed(sentence, from) ?? phraseFrom(sentence, from) ?? leading(sentence, figure, subject);
}

/**
 * The case that opens a sentence, where other words after the figure are its qualifier: "With noise cancelling off, the
 * playback time is 24 hours before …"; null if there is none.
 */
function caseBeside(
  sentence: Sentence,
  figure: Figure,
  subject: Stretch | null,
  beside: Stretch | null,
): Stretch | null {
  if (beside === null || beside.start < figure.end) return null;
  const found = leading(sentence, figure, subject);
  return found !== null && sentence.lexicon.cases.head(sentence.plain.slice(found.start)) > 0 ? found : null;
}

/** The length of "per hour" at a position. */
function rateLength({ plain, lexicon }: Sentence, from: number): number {
  const per = lexicon.per.head(plain.slice(from));
  return per === 0 ? 0 : per + (/^\s?[\p{L}\p{M}]+/u.exec(plain.slice(from + per))?.[0].length ?? 0);
}

/** `(before tax)` directly after the figure. */
function bracketed({ text }: Sentence, from: number): Stretch | null {
  const [whole, gap = '', remark = ''] = /^(\s*[(（])([^()（）]+)[)）]/u.exec(text.slice(from)) ?? [];
  if (whole === undefined || remark.length > maxQualifierChars || !/\p{L}{2}/u.test(remark)) return null;
  return { start: from + gap.length, end: from + gap.length + remark.length };
}

/** A prepositional phrase up to the next punctuation or sum: "for a minor update to $60,000" has two sums. */
function phraseFrom({ text, plain, lexicon, analyzer }: Sentence, from: number): Stretch | null {
  const rest = plain.slice(from);
  const { limits, links, of, additions } = lexicon;
  const isAddition = additions.head(rest) > 0;
  // "85 % of all reviews were positive": what a share is of says what it does, too.
  const isWhole = of.head(rest) > 0;
  if (!lexicon.isSpaced || !(isAddition || Math.max(limits.head(rest), links.head(rest), of.head(rest)) > 0))
    return null;
  const mark = /[;:!?()[\]،؛।–—,\p{Sc}]|\.(?:\s|$)/u.exec(rest);
  const words = analyzer.analyze(rest.slice(0, mark?.index));
  // Stop before the next clause.
  const stop = words.findIndex(
    ({ text, linking }, index) =>
      index > 0 &&
      (lexicon.unclear.has(text) ||
        (!isWhole && words[index - 1]?.stop === false && isModal(text, lexicon) && words[index + 1]?.figure !== true) ||
        (lexicon.break.has(text) && !linking) ||
        // "For salads and 140 °F for soups": of the next figure.
        (words[index + 1]?.figure === true && linking && lexicon.break.has(text))),
  );
  const all = (stop < 0 ? words : words.slice(0, stop)).slice(0, maxQualifierWords);
  // "Für die erste Wohneinheit begrenzt": where nouns are capitalized, what follows them is the verb.
  const isCapitalized = languagePack(analyzer.language).nouns?.areCapitalized === true;
  const isOutside = ({ stop, start }: AnalyzedWord): boolean =>
    stop || (isCapitalized && /^\p{Ll}/u.test(text.slice(from + start)));
  const kept = all.slice(0, all.findLastIndex((word) => !isOutside(word)) + 1);
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined || last.end > maxQualifierChars) return null;
  // "$20 monthly plus $6", "2.9 % plus 30¢": the other sum has a fact of its own.
  if (isAddition && (kept.length < 2 || last.figure)) return null;
  return { start: from + first.start, end: from + last.end };
}

/** `As of March 2025,` or `In California,` at the start, but not `In contrast,`, which is no condition. */
function leading(sentence: Sentence, figure: Figure, subject: Stretch | null): Stretch | null {
  const { plain, lexicon } = sentence;
  const start = plain.length - plain.trimStart().length;
  const isLed = lexicon.isSpaced && Math.max(lexicon.limits.head(plain), lexicon.links.head(plain)) > 0;
  if (!isLed) return null;
  const end = beforeVerb(sentence) ?? plain.search(/[,،，]\s/u);
  if (end < 0 || end - start > maxQualifierChars) return null;
  if (lexicon.openings.head(plain.slice(start, end)) > 0) return null;
  if (end > figure.start || (subject !== null && subject.start < end)) return null;
  return { start, end };
}

/**
 * Where the phrase that opens a sentence ends if its nouns are capitalized and its verb follows without a comma: after
 * "In der Probezeit", before "beträgt". Null in other languages, or if no such word comes after the first noun.
 */
function beforeVerb({ text, plain, lexicon, analyzer }: Sentence): number | null {
  if (languagePack(analyzer.language).nouns?.areCapitalized !== true) return null;
  const [, ...words] = analyzer.analyze(plain);
  const isNoun = ({ start }: Stretch): boolean => /^\p{Lu}/u.test(text.slice(start));
  const noun = words.findIndex(isNoun);
  const after = words[noun + 1];
  if (noun < 0 || after === undefined || !after.joined || after.figure || isNoun(after)) return null;
  const goesOn =
    lexicon.article.has(after.text) || lexicon.preposition.has(after.text) || lexicon.break.has(after.text);
  return goesOn ? null : (words[noun]?.end ?? null);
}

/** A condition, unless it only repeats what the figure is of: "8 GB of memory" of a "memory". */
function newIn(
  qualifier: string | null,
  told: readonly (string | null)[],
  { analyzer, lexicon }: Pick<Sentence, 'analyzer' | 'lexicon'>,
): string | null {
  if (qualifier === null || lexicon.of.head(plainText(qualifier)) === 0) return qualifier;
  const stems = new Set(analyzer.analyze(told.join('\n')).map(({ stem }) => stem));
  return analyzer.analyze(qualifier).every(({ stem, stop }) => stop || stems.has(stem)) ? null : qualifier;
}

/** "Over an eight-week period can help": a word that leads verbs, and neither nouns nor an infinitive ("to be sent"). */
function isModal(word: string, { leadsVerb, preposition, toward, break: breaks }: Lexicon): boolean {
  return leadsVerb.has(word) && !preposition.has(word) && !breaks.has(word) && toward.head(` ${word} `) === 0;
}
