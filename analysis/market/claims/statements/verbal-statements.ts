/** Reads statements with a verb between subject and figure, or before both. */
import type { Relation } from '../../../languages/statements.ts';

import type { Figure } from '../figures/figure.ts';
import { countOf } from '../figures/units.ts';
import { claimsRule } from '../rule.ts';
import { chunkAt, chunkBefore } from './noun-chunks.ts';
import { subjectIn } from './noun-phrases.ts';
import { type Sentence, type Statement, type Stretch, type Tie, trimmed } from './statement.ts';
import { verbAtEnd } from './word-forms.ts';

const { maxCountedWords } = claimsRule.values;

/** Amounts of a substance, which must be named with them. */
export const substances: ReadonlySet<string> = new Set(['mass', 'volume', 'cup', 'spoon']);

const possessing: ReadonlySet<Tie> = new Set(['has', 'makes', 'carries', 'uses']);

/** `The average cost is $300`, `Most frames carry a ten-year warranty`: subject, verb, figure. */
export function verbal(
  sentence: Sentence,
  from: number,
  verb: { relation: Relation; start: number; end: number },
  figure: Figure,
): Statement | null {
  const { plain, lexicon, analyzer } = sentence;
  const end = verbsStart(sentence, from, verb.start);
  const owner =
    subjectIn(sentence, from, end) ?? inherited(sentence, from, end, plain.slice(verb.start, verb.end).trim());
  if (owner === null) return null;
  const predicate = trimmed(plain, end, figure.start);
  // "Start with 15 minutes" is not a lower bound of a length.
  const isFloor = verb.relation === 'starts' && figure.low === figure.high && figure.property !== 'duration';
  const stated = isFloor ? { ...figure, high: null } : figure;
  const tie = verb.relation === 'starts' ? 'is' : verb.relation;
  const whole = { figure: stated, subject: owner, predicate, tie };
  if (/^\s?\//u.test(plain.slice(figure.end)) || isSum(sentence, owner)) return null;
  const object = objectAfter(sentence, figure);
  if (figure.unit === null && figure.property === 'count') {
    // "10 undergraduate and graduate programmes": only half of what is counted.
    if (object === null || !possessing.has(tie) || isJoint(sentence, object.end)) return null;
    // "4 stage 360° purification" counts nothing.
    if (/^\s*\p{N}/u.test(plain.slice(object.end))) return null;
    if (analyzer.analyze(plain.slice(object.start, object.end)).length > maxCountedWords) return null;
    const things = plain.slice(object.start, object.end);
    return { ...whole, figure: { ...stated, end: object.end, unit: countOf(things) } };
  }
  const isAttribute = /\d[-‑]\p{L}/u.test(plain.slice(figure.start, figure.end));
  if (figure.property === 'percentage') {
    const isOf = lexicon.of.head(plain.slice(figure.end, figure.end + 20)) > 0;
    // "100 % cotton" and "100 % focused" describe a kind.
    return object === null ? whole : isOf ? { ...whole, owner: object } : null;
  }
  if (object !== null && possessing.has(tie)) {
    // "40 g of high-quality, plant-based protein": the noun follows the comma.
    const [last] = analyzer.analyze(plain.slice(object.start, object.end)).slice(-1);
    const goesOn = /^,\s/u.test(plain.slice(object.end)) && lexicon.of.head(plain.slice(figure.end, object.end)) > 0;
    if (goesOn && last?.everyday === true) return null;
    return { figure: stated, subject: object, owner, tie: 'has' };
  }
  // "It provides 8 grams": of something named earlier.
  const isOfSomething = substances.has(figure.unit?.dimension ?? '') && (tie === 'has' || tie === 'makes');
  return isAttribute || isOfSomething ? null : whole;
}

/** The start of the verbs and adverbs that end at `end`. */
function verbsStart({ plain, lexicon }: Sentence, from: number, end: number): number {
  let start = end;
  for (let step = 0; step < 6; step++) {
    const rest = plain.slice(from, start);
    const [manner = '', word = ''] = /([\p{L}\p{M}]+)\s*$/u.exec(rest) ?? [];
    const length = Math.max(lexicon.adverbs.tail(rest), lexicon.isManner(word) ? manner.length : 0);
    if (length === 0) break;
    start -= length;
  }
  return start;
}

/** `Dual motors carry 100 kg and lift 38 mm per second`: the second verb has the subject of the first. */
function inherited(sentence: Sentence, from: number, end: number, own: string): Stretch | null {
  const { plain, lexicon, analyzer } = sentence;
  const region = analyzer.analyze(plain.slice(from, end));
  const last = region.at(-1);
  const isJoined = last === undefined ? from > 0 : lexicon.break.has(last.text) && last.linking;
  if (!isJoined) return null;
  const verb = analyzer
    .analyze(plain.slice(0, from + end))
    .find((word) => word.start > 0 && lexicon.verb.has(word.text));
  if (verb === undefined || verb.start >= end || !agrees(verb.text, own)) return null;
  const start = Math.max(0, plain.slice(0, verb.start).search(/[,;:–—][^,;:–—]*$/u) + 1);
  return subjectIn(sentence, start, verbsStart(sentence, start, verb.start));
}

/** Whether two verbs can have one subject: "it has helped the shop grow and generate" has two. */
function agrees(one: string, other: string): boolean {
  return one.endsWith('s') === other.endsWith('s');
}

/** Whether a subject begins with a sum of money: the monthly cost of "a $700 purchase" is an example. */
function isSum({ plain }: Sentence, { start, end }: Stretch): boolean {
  return /^\p{Sc}|^\p{N}[\p{N}.,]*\s?\p{Sc}/u.test(plain.slice(start, end)) || /\p{Sc}$/u.test(plain.slice(0, start));
}

/** Whether "and" or "or" follows a position. */
function isJoint({ plain, lexicon, analyzer }: Sentence, at: number): boolean {
  const [next] = analyzer.analyze(plain.slice(at, at + 12));
  return next !== undefined && next.start < 2 && next.linking && lexicon.break.has(next.text);
}

/** What the figure is of: `30 hours of battery life`, `a 10-year warranty`. */
function objectAfter(sentence: Sentence, figure: Figure): Stretch | null {
  const { plain, lexicon } = sentence;
  const of = lexicon.of.head(plain.slice(figure.end, figure.end + 20));
  return chunkAt(sentence, figure.end + of);
}

/** `a range of 250 miles`: the subject is the noun, its owner the subject of the sentence. */
export function attributed(sentence: Sentence, from: number, end: number, figure: Figure): Statement | null {
  const { plain, lexicon } = sentence;
  const subject = chunkBefore(sentence, from, end);
  if (subject === null) return null;
  const rest = plain.slice(from, subject.start);
  const article = lexicon.articles.tail(rest);
  const verb = verbAtEnd(rest.slice(0, rest.length - article), lexicon);
  const isLed =
    article > 0 || verb?.relation === 'has' || rest.trim() === '' || lexicon.links.tail(rest) > lexicon.of.tail(rest);
  if (!isLed) return null;
  const start = from + rest.length - article - (verb?.length ?? 0);
  const owner = verb === null ? null : subjectIn(sentence, from, verbsStart(sentence, from, start));
  // "It has a warranty of ten years": of something named earlier.
  if (verb !== null && owner === null) return null;
  return { figure, subject, tie: 'is', ...(owner === null ? {} : { owner }) };
}

/**
 * `Eine Wärmepumpe kostet inklusive Einbau 30.000 Euro`: in a language whose verb may precede its subject, a phrase with a
 * preposition stands between verb and figure without a comma.
 */
export function interrupted(sentence: Sentence, from: number, end: number, figure: Figure): Statement | null {
  const { plain, text, lexicon, analyzer } = sentence;
  if (!lexicon.wording.inverts) return null;
  const words = analyzer.analyze(plain.slice(from, end));
  const at = words.findLastIndex(
    (word) => lexicon.verb.has(word.text) && /^\p{Ll}/u.test(text.slice(from + word.start)),
  );
  const [verb, first] = [words[at], words[at + 1]];
  if (at < 1 || verb === undefined || first === undefined || words.length - at - 1 > maxCountedWords) return null;
  const aside = plain.slice(from + first.start, end);
  const isPhrase = Math.max(lexicon.limits.head(aside), lexicon.links.head(aside)) > 0 && !/\p{N}/u.test(aside);
  const relation = verbAtEnd(plain.slice(0, from + verb.end), lexicon)?.relation;
  if (!isPhrase || relation === undefined || words.slice(at + 1).some(({ text }) => lexicon.break.has(text)))
    return null;
  return verbal(sentence, from, { relation, start: from + verb.start, end: from + verb.end }, figure);
}

/** `Im Schnitt kostet ein Tisch 300 Euro`: the subject is between verb and figure. */
export function inverted(sentence: Sentence, from: number, end: number, figure: Figure): Statement | null {
  const { plain, lexicon, analyzer } = sentence;
  if (!lexicon.wording.inverts) return null;
  const words = analyzer.analyze(plain.slice(from, end));
  const at = words.findIndex((word) => lexicon.verb.has(word.text));
  const verb = words[at];
  const first = words[0];
  if (verb === undefined || first === undefined) return null;
  const isLed =
    at === 0 || lexicon.preposition.has(first.text) || words.slice(0, at).every((word) => word.stop || word.everyday);
  const relation = verbAtEnd(plain.slice(0, from + verb.end), lexicon)?.relation;
  if (!isLed || relation === undefined) return null;
  const subject = subjectIn(sentence, from + verb.end, end);
  return subject === null ? null : { figure, subject, tie: relation === 'starts' ? 'is' : relation };
}
