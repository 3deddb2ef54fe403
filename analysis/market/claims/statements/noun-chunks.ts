/** Finds the noun next to a figure with its modifiers, using only stop words and punctuation. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence, Stretch } from './statement.ts';

const { maxChunkWords } = claimsRule.values;

/** The noun of a quantity with its modifiers directly before `end`; null if there is none. */
export function chunkBefore({ text, lexicon, analyzer }: Sentence, from: number, end: number): Stretch | null {
  const words = analyzer.analyze(text.slice(from, end));
  const phrase = words.slice(chunkStart(text, from, words, words.length, lexicon));
  return phrase.some((word) => lexicon.isQuantity(word)) ? named(phrase, from) : null;
}

/** The start of the noun that ends before `end`: after a stop word, a verb of possession or punctuation. */
export function chunkStart(
  text: string,
  from: number,
  words: readonly AnalyzedWord[],
  end: number,
  lexicon: Lexicon,
): number {
  let first = end;
  while (first > 0) {
    const word = words[first - 1];
    const next = words[first];
    if (word === undefined || (first < end && next?.joined === false)) break;
    const isHyphened =
      first < end && next !== undefined && /[-‐‑]/u.test(text.slice(from + word.end, from + next.start));
    const isPair = first < end && word.linking && lexicon.break.has(word.text) && words[first - 2]?.stop === false;
    if (!isHyphened && !isPair && (end - first >= maxChunkWords || word.stop || lexicon.having.has(word.text))) break;
    if (lexicon.unclear.has(word.text)) break;
    first -= 1;
  }
  return first;
}

/** The noun with its modifiers directly at `from`, after articles; null if there is none. */
export function chunkAt({ text, lexicon, analyzer }: Sentence, from: number): Stretch | null {
  const words = analyzer.analyze(text.slice(from, from + 120));
  let first = 0;
  while (isInside(first) && lexicon.article.has(words[first]?.text ?? '')) first++;
  let end = first;
  while (isInside(end) && end - first <= maxChunkWords && (isDescribing(words[end]) || isTied(end))) end++;
  // "Field of view" is one noun.
  const link = words[end];
  let of = 0;
  if (
    end > first &&
    link?.joined === true &&
    lexicon.of.has(link.text) &&
    isInside(end + 1) &&
    isDescribing(words[end + 1])
  ) {
    const noun = end;
    const start = end + 1;
    end = start + 1;
    // "Pair of quick-dry shorts", "species of tropical plants": the noun is the last word.
    while (isInside(end) && end - start <= maxChunkWords && !isVerb(end) && (isDescribing(words[end]) || isTied(end)))
      end++;
    if (end - start > maxChunkWords) end = noun;
    else of = start - first;
  }
  // "The top 2 inches of soil dries": the verb of the noun.
  const last = words[end - 1];
  if (
    end - first > 1 &&
    last !== undefined &&
    lexicon.action.has(last.text) &&
    /^\p{Ll}/u.test(text.slice(from + last.start))
  )
    end--;
  const phrase = words.slice(first, end);
  const isNext = /^[\s\u2010\u2011-]*$/u.test(text.slice(from, from + (words[0]?.start ?? 0)));
  const isLong = (of > 0 ? of : phrase.length) > maxChunkWords;
  return phrase.length === 0 || isLong || !isNext ? null : named(phrase, from);

  function isInside(index: number): boolean {
    return index < words.length && (index === 0 || words[index]?.joined === true);
  }

  /** "Heat-up time", "warm up time": a particle inside a noun. */
  function isTied(index: number): boolean {
    const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
    if (index === first || before === undefined || word === undefined || next?.joined !== true) return false;
    const isHyphened = /^[-‐‑]$/u.test(text.slice(from + before.end, from + word.start));
    const isParticle = lexicon.adverbs.has(word.text) && !lexicon.preposition.has(word.text);
    return isHyphened || (isParticle && lexicon.isQuantity(next));
  }

  function isVerb(index: number): boolean {
    return lexicon.verb.has(words[index]?.text ?? '');
  }

  function isDescribing(word: AnalyzedWord | undefined): boolean {
    if (word === undefined || word.stop || word.figure) return false;
    // "Service charge plus tax", but "Alder Plus".
    if (lexicon.additions.has(word.text) && /^\p{Ll}/u.test(text.slice(from + word.start))) return false;
    return !lexicon.unclear.has(word.text) && !lexicon.adverbs.has(word.text);
  }
}

/** The offsets of a phrase in the sentence; null if it names nothing. */
export function named(phrase: readonly AnalyzedWord[], offset: number): Stretch | null {
  const [head] = phrase;
  const tail = phrase.at(-1);
  if (head === undefined || tail === undefined || !phrase.some(isNaming)) return null;
  return { start: offset + head.start, end: offset + tail.end };
}

/** Whether a word names something, i.e. is not a stop word, figure or single letter. */
export function isNaming(word: AnalyzedWord): boolean {
  return !word.stop && !word.figure && (word.text.length > 1 || /\p{Script=Han}/u.test(word.text));
}
