/** Finds the phrase that names a figure's subject in the words before it, using only closed lists. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import { chunkStart, isNaming, named } from './noun-chunks.ts';
import type { Sentence, Stretch } from './statement.ts';

const { maxRelativeWords, maxSubjectWords, maxNamingWords, maxUnspacedChars } = claimsRule.values;

/**
 * Returns the subject at the end of the sentence's part `from` … `to`, without its article; null if it is unclear,
 * refers elsewhere or names nothing.
 */
export function subjectIn(sentence: Sentence, from: number, to: number): Stretch | null {
  const { text, lexicon, analyzer } = sentence;
  const all = analyzer.analyze(blankBrackets(text.slice(from, to)));
  const words = all.slice(0, relativeStart(all, lexicon) ?? all.length);
  if (!lexicon.isSpaced) return unspacedSubject(text, from, to, words, lexicon);
  const end = words.at(-1);
  const isRelative = end !== undefined && lexicon.relative.has(end.text);
  const last = words.length - (isRelative ? 1 : 0);
  let first = isRelative ? chunkStart(text, from, words, last, lexicon) : restart(words, lexicon);
  if (first === null || (first === 1 && isRelative && lexicon.preposition.has(words[0]?.text ?? ''))) return null;
  // "It has a battery that lasts ten hours": the subject was named earlier.
  if (
    isRelative &&
    analyzer.analyze(text.slice(0, from + (words[first]?.start ?? 0))).some((word) => lexicon.unclear.has(word.text))
  )
    return null;
  while (first < last && isLeading(words[first], lexicon)) first++;
  const phrase = words.slice(first, last);
  const [head] = phrase;
  const tail = phrase.at(-1);
  if (head === undefined || tail === undefined || phrase.length > maxSubjectWords || tail.stop) return null;
  if (phrase.filter(isNaming).length > maxNamingWords) return null;
  if (head.stop && !lexicon.quantifier.has(head.text)) return null;
  const before = words[first - 1];
  if (
    lexicon.verb.has(head.text) &&
    !lexicon.article.has(before?.text ?? '') &&
    isSmall(text.charAt(from + head.start))
  )
    return null;
  if (phrase.some((word) => lexicon.unclear.has(word.text) || isFiniteVerb(word, lexicon))) return null;
  // "67 % of businesses pay …": about a share only.
  if (/[%％٪]/u.test(text.slice(from + head.start, from + tail.end))) return null;
  return named(phrase, from);
}

/**
 * Where a relative clause starts that tells no more than what somebody does with the subject: "a video that you film
 * yourself"; null without one.
 */
function relativeStart(words: readonly AnalyzedWord[], { relative, isPronoun, reader }: Lexicon): number | null {
  const at = words.findIndex(({ text }) => relative.has(text));
  const [before, link, who, ...rest] = at < 1 ? [] : words.slice(at - 1);
  if (before === undefined || link === undefined || who === undefined || before.stop || !link.joined) return null;
  const isShort = rest.length > 0 && rest.length <= maxRelativeWords;
  return isShort && (isPronoun(who.text) || reader.has(who.text)) ? at : null;
}

/** Whether a word is a verb and not a noun: the most common verbs are stop words. */
function isFiniteVerb(word: AnalyzedWord, { verb, preposition }: Lexicon): boolean {
  return word.stop && verb.has(word.text) && !preposition.has(word.text);
}

/**
 * The start of a subject: after the last word that opens a clause. Null if there is an article inside without a
 * preposition before it: two phrases are then adjacent ("painting the home"), and it is unclear which is meant.
 */
function restart(words: readonly AnalyzedWord[], lexicon: Lexicon): number | null {
  let first = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const next = words[index + 1];
    if (next !== undefined && lexicon.break.has(word.text) && !lexicon.preposition.has(before?.text ?? '')) {
      // "Converters that sit on a desk": a relative clause, not a new subject.
      if (lexicon.relative.has(word.text) && before !== undefined && !before.stop) return null;
      // "posts and trays" is one subject; "it is sturdy and the price" is not.
      const isJoint = word.linking && !lexicon.article.has(next.text);
      if (!isJoint || words.slice(0, index).some((each) => isFiniteVerb(each, lexicon))) first = index + 1;
    } else if (
      before !== undefined &&
      index > first &&
      (lexicon.article.has(word.text) || lexicon.quantifier.has(word.text)) &&
      !lexicon.preposition.has(word.text)
    ) {
      const isGerund = index === first + 1 && lexicon.isGerund(before.text);
      if (!before.stop && !lexicon.preposition.has(before.text) && !isGerund) return null;
    }
  }
  return first;
}

function isLeading(word: AnalyzedWord | undefined, lexicon: Lexicon): boolean {
  if (word === undefined) return false;
  if (lexicon.article.has(word.text) || lexicon.break.has(word.text)) return true;
  if (lexicon.quantifier.has(word.text)) return false;
  return word.stop && lexicon.adverbs.has(word.text) && !lexicon.preposition.has(word.text);
}

function isSmall(char: string): boolean {
  return /^\p{Ll}/u.test(char);
}

function unspacedSubject(
  text: string,
  from: number,
  to: number,
  words: readonly AnalyzedWord[],
  lexicon: Lexicon,
): Stretch | null {
  const written = text.slice(from, to);
  const start = from + (/^[\s"“「『（(]*/u.exec(written)?.[0].length ?? 0);
  const end = to - (/[\s"”」』）)]*$/u.exec(written)?.[0].length ?? 0);
  if (end <= start || end - start > maxUnspacedChars || !words.some(isNaming)) return null;
  const isUnclear = lexicon.wording.unclear.split(',').some((word) => written.includes(word.trim()));
  return isUnclear ? null : { start, end };
}

/** Replaces bracketed text by spaces, keeping the length. */
function blankBrackets(text: string): string {
  return text.replaceAll(/[([][^()[\]]*[)\]]/gu, (part) => ' '.repeat(part.length));
}
