/** Reads what a figure is of from the words after it: a share that does something, a figure that is something. */
import type { AnalyzedWord } from '../../../../text/analyzer.ts';
import type { Figure } from '../../figures/figure.ts';
import { claimsRule } from '../../rule.ts';
import { chunkAt, isNaming } from '../noun-chunks.ts';
import { type Sentence, type Stretch, trimmed } from '../statement.ts';
import { shareOf } from '../statement-forms.ts';

const { maxBareWords, maxChunkWords, maxPredicateChars } = claimsRule.values;

/** `12 to 14 months is the ideal length for an engagement`: a figure with which a clause opens is what it says next. */
export function namedAfter(sentence: Sentence, { start, end }: Stretch, figure: Figure): Stretch | null {
  const { plain, lexicon, analyzer } = sentence;
  if (analyzer.analyze(plain.slice(start, figure.start)).some(isNaming)) return null;
  const is = lexicon.verbs.find(({ relation }) => relation === 'is')?.phrases.head(plain.slice(figure.end)) ?? 0;
  if (is === 0) return null;
  const noun = chunkAt(sentence, figure.end + is);
  if (noun === null) return null;
  const words = analyzer.analyze(plain.slice(noun.end, end)).slice(0, maxBareWords);
  const [link, ...rest] = words;
  const of =
    link !== undefined && (lexicon.toward.has(link.text) || lexicon.of.has(link.text))
      ? rest.findLast(isNaming)
      : undefined;
  return { start: noun.start, end: of === undefined ? noun.end : noun.end + of.end };
}

/**
 * `Three months before the date, a second instalment is due`: what happens at the time that opens its sentence, if a
 * determiner shows it to be a noun.
 */
export function happeningAfter({ plain, lexicon, analyzer, ...rest }: Sentence, figure: Figure): Stretch | null {
  if (figure.property !== 'duration' || !lexicon.isSpaced) return null;
  const before = analyzer.analyze(plain.slice(0, figure.start));
  if (before.some((word) => isNaming(word) && !lexicon.adverbs.has(word.text))) return null;
  const after = plain.slice(figure.end);
  const mark = /^[^,;:.()]*,\s/u.exec(after)?.[0].length ?? 0;
  const from = figure.end + mark;
  if (mark === 0 || lexicon.limits.head(after) === 0 || lexicon.articles.head(plain.slice(from)) === 0) return null;
  return chunkAt({ plain, lexicon, analyzer, ...rest }, from);
}

/** `24 % of current projects are secured`, anywhere in a sentence: all that the share does. */
export function shareNear(sentence: Sentence, figure: Figure): Stretch | null {
  if (figure.property !== 'percentage' || !sentence.lexicon.isSpaced) return null;
  return shareOf(sentence, figure, true)?.subject ?? null;
}

/** `a 34 % lower risk of diabetes`, `a 13 % reduction in costs`: the change of something by a share. */
export function changeAfter(sentence: Sentence, figure: Figure): Stretch | null {
  const { plain, lexicon, analyzer } = sentence;
  if (figure.property !== 'percentage') return null;
  const compared = lexicon.comparisons.head(plain.slice(figure.end, figure.end + maxPredicateChars));
  const end = figure.end + compared;
  const rest = plain.slice(end, end + maxPredicateChars);
  const link = Math.max(lexicon.of.head(rest), lexicon.links.head(rest));
  const noun = chunkAt(sentence, end + link);
  if (noun === null) return null;
  // "13 % more responsive": what a thing is, and not what changes.
  const [word, ...more] = analyzer.analyze(plain.slice(noun.start, noun.end));
  const isOnlyDescribing =
    link === 0 && more.length === 0 && word !== undefined && !lexicon.isQuantity(word) && isBesideThan(noun.end);
  return isOnlyDescribing ? null : trimmed(plain, figure.end, noun.end);

  function isBesideThan(at: number): boolean {
    return lexicon.comparisons.head(plain.slice(at, at + maxPredicateChars)) > 0;
  }
}

/**
 * `Set aside 20 % of your budget for flowers`: what the part is for, and the whole as its owner; null if a verb or a
 * pronoun shows that the sentence says something else.
 */
export function allotted(
  { plain, lexicon, analyzer }: Sentence,
  figure: Figure,
): { subject: Stretch; owner: Stretch } | null {
  const of = lexicon.of.head(plain.slice(figure.end));
  if (figure.property !== 'percentage' || of === 0) return null;
  const start = figure.end + of;
  const mark = /[;:()–—,!?]|\.(?:\s|$)/u.exec(plain.slice(start));
  const words = analyzer.analyze(plain.slice(start, mark === null ? plain.length : start + mark.index));
  const at = words.findIndex(({ text }) => lexicon.purpose.has(text));
  const first = words.findIndex(({ text }) => !lexicon.article.has(text));
  const whole = words.slice(first, at);
  const part = words.slice(at + 1 + Number(lexicon.article.has(words[at + 1]?.text ?? '')));
  const [head, last] = [part[0], part.at(-1)];
  const [from, to] = [whole[0], whole.at(-1)];
  if (at < 1 || head === undefined || last === undefined || from === undefined || to === undefined) return null;
  const isNoun = (word: AnalyzedWord): boolean =>
    !lexicon.unclear.has(word.text) && (!lexicon.verb.has(word.text) || lexicon.isQuantity(word)) && !word.figure;
  const isShort = whole.length <= maxChunkWords && part.length <= maxChunkWords && !last.stop && !head.stop;
  if (!isShort || ![...whole, ...part].every(isNoun) || ![whole, part].every((each) => each.some(isNaming)))
    return null;
  return {
    subject: { start: start + head.start, end: start + last.end },
    owner: { start: start + from.start, end: start + to.end },
  };
}
