/** Reads statements without a verb before the figure: shares, expectations, verb-final languages, headings. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { plainText } from '../figures/phrases.ts';
import { countOf } from '../figures/units.ts';
import { claimsRule } from '../rule.ts';
import { chunkBefore, isNaming } from './noun-chunks.ts';
import { subjectIn } from './noun-phrases.ts';
import { type Sentence, type Statement, trimmed } from './statement.ts';

const { minShareWords, maxShareWords, minCounted, maxVerbPlace } = claimsRule.values;

/**
 * `80 % of households use electric heating`, `3 billion people read blogs`: the share or number that does something.
 * @param isNear whether the words around the figure may leave a doubt
 */
export function shareOf(sentence: Sentence, figure: Figure, isNear = false): Statement | null {
  const { text, plain, lexicon, analyzer } = sentence;
  const isCount = figure.unit === null && figure.property === 'count' && (figure.low ?? 0) >= minCounted;
  if (figure.property !== 'percentage' && !isCount) return null;
  // "Planner: 10 % of the fee": its label says what for.
  if (!isNear && /[:：]\s*$/u.test(plain.slice(0, figure.start))) return null;
  const of = lexicon.of.head(plain.slice(figure.end, figure.end + 20));
  if (of === 0 && !isCount) return null;
  const start = figure.end + of;
  const mark = /[;:(（–—，。؛،!?।]|,\s|\.(?:\s+\p{Lu}|\s*$)/u.exec(text.slice(start));
  const subject = trimmed(text, start, mark === null ? text.length : start + mark.index);
  // "2 % of all emissions in 2015 and 4 % in 2020": the second share has a fact of its own.
  const second = isNear ? text.slice(subject.start, subject.end).search(/\s\S+\s+\p{N}.*[%％٪]/u) : -1;
  const isOfFirst = analyzer
    .analyze(plain.slice(subject.start, subject.start + second))
    .every(({ text: word }) => !lexicon.verb.has(word));
  if (second > 0 && isOfFirst) subject.end = subject.start + second;
  const all = analyzer.analyze(text.slice(subject.start, subject.end));
  // Of a long clause, what stands before "and" or "because" says what the share does.
  const cut = isNear && all.length > maxShareWords ? all.findIndex(({ text }) => lexicon.break.has(text)) : -1;
  const words = cut > 0 ? all.slice(0, cut) : all;
  if (cut > 0) subject.end = subject.start + (words.at(-1)?.end ?? 0);
  // "IT leaders", "US adults": as written, they are no pronouns.
  const isUnclear = (word: AnalyzedWord) =>
    lexicon.unclear.has(plainText(text.slice(subject.start + word.start, subject.start + word.end)));
  // "Orgs characterized their boards": a pronoun of its own subject, if the form need not be beyond doubt.
  const isClear = words.every((word) => isNear || !isUnclear(word) || lexicon.relative.has(word.text));
  const [first] = words;
  // "The patients", "among those": refers to earlier text.
  const isDefinite = lexicon.definite.has(words[0]?.text ?? '') && /^\S+\s\p{Ll}/u.test(text.slice(subject.start));
  // "In this report, we say that 29 % …": what stands before the clause of the share refers to nothing in it.
  const led = analyzer.analyze(plain.slice(Math.max(0, figure.start - 40), figure.start));
  const before = led.slice(
    led.findLastIndex((word) => lexicon.break.has(word.text) && lexicon.relative.has(word.text)) + 1,
  );
  if (isDefinite || before.some((word) => lexicon.unclear.has(word.text))) return null;
  // "31 % of adults have obesity" says all that it needs, beside other figures.
  const isWhole = words.length >= minShareWords || (isNear && lexicon.verb.has(words.at(-2)?.text ?? ''));
  if (!isClear || !isWhole || words.length > maxShareWords || first === undefined) return null;
  if (!words.some((word) => !word.stop && !word.figure && !word.everyday) || isUnclear(first)) return null;
  if (!isCount) return { figure, subject, tie: 'share' };
  const verb = words.findIndex((word) => lexicon.verb.has(word.text));
  const things = words[verb - 1];
  if (verb < 1 || verb > maxVerbPlace || things === undefined) return null;
  const unit = countOf(plain.slice(subject.start, subject.start + things.end));
  return { figure: { ...figure, unit }, subject, tie: 'share' };
}

/** `Expect $300 to $500 for a desk`: the subject follows. */
export function expected({ plain, lexicon, analyzer }: Sentence, from: number, figure: Figure): Statement | null {
  const before = plain.slice(from, figure.start);
  if (before.trim() === '' || lexicon.expect.tail(before) < before.trim().length) return null;
  const toward = lexicon.toward.head(plain.slice(figure.end, figure.end + 20));
  if (toward === 0 || (figure.property !== 'price' && figure.property !== 'duration')) return null;
  const after = figure.end + toward;
  const start = after + lexicon.articles.head(plain.slice(after, after + 20));
  // "For a freelancer for projects from $1,000": a sum names nothing.
  const mark = /[;:(–—!?\p{Sc}]|[.,](?!\p{N})/u.exec(plain.slice(start));
  const subject = trimmed(plain, start, mark === null ? plain.length : start + mark.index);
  const words = analyzer.analyze(plain.slice(subject.start, subject.end));
  const isClear = words.every(({ text }) => !lexicon.unclear.has(text));
  if (!isClear || words.length > maxShareWords || words.at(-1)?.stop !== false || !words.some(isNaming)) return null;
  return { figure, subject, tie: figure.property === 'price' ? 'costs' : 'lasts' };
}

/** `価格は3万円です`, `ऊंचाई 60 सेमी होती है`: the verb comes last; in Chinese and Thai it may be omitted. */
export function closed(sentence: Sentence, from: number, figure: Figure): Statement | null {
  const { plain, lexicon } = sentence;
  const before = plain.slice(from, figure.start);
  const isBounded = !/^\s?[\p{N}\p{Sc}]/u.test(plain.slice(figure.start));
  if (lexicon.closings === null ? lexicon.isSpaced || !isBounded : lexicon.closings.head(plain.slice(figure.end)) === 0)
    return null;
  let end = before.length;
  for (let step = 0; step < 4; step++) {
    const length = lexicon.adverbs.tail(before.slice(0, end));
    if (length === 0) break;
    end -= length;
  }
  const particle = lexicon.links.tail(before.slice(0, end));
  if (lexicon.closings !== null && !lexicon.isSpaced && particle === 0) return null;
  const subject = subjectIn(sentence, from, from + end - particle);
  return subject === null ? null : { figure, subject, tie: 'is' };
}

/**
 * A sentence directly below a heading that answers it, `How loud is it? About 45 dB.`, or explains a term: `Deductible.
 * A flat amount, typically $500 to $2,500.`
 */
export function underHeading(sentence: Sentence, from: number, figure: Figure): Statement | null {
  const { plain, lexicon, heading } = sentence;
  if (heading === null || figure.unit === null || lexicon.isDoubtful(plain)) return null;
  const asks = /[?？؟]\s*$/u.test(heading);
  const isOpening = /^[\s\p{P}]*$/u.test(plain.slice(0, from));
  if (asks) {
    // "The $36 Fjell Cam" is what the figure is of.
    if (/^\s\p{Lu}/u.test(sentence.text.slice(figure.end))) return null;
    const [, ...others] = sentence.analyzer.analyze(heading);
    const isClear = others.every(({ text }) => !lexicon.unclear.has(text));
    return isOpening && isClear ? { figure, subject: null, tie: 'is' } : null;
  }
  const apposed =
    lexicon.adverbs.tail(plain.slice(from, figure.start)) > 0 && /[,،，、]\s*$/u.test(plain.slice(0, from));
  if (!apposed || /[.!?。]\s/u.test(plain.slice(0, from))) return null;
  // "A surface at a constant height, normally 100 cm" states the height, not the surface.
  const quantity = chunkBefore(sentence, 0, from - 1);
  return { figure, subject: quantity, tie: 'is' };
}
