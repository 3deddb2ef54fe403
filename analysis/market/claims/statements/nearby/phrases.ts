/** Finds noun phrases next to a figure, using only closed lists of words. */
import { claimsRule } from '../../rule.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Sentence } from '../statement.ts';
import { isForm, type PhraseWord } from './phrase-words.ts';

const { maxNamingWords, maxSteps, maxSubjectWords } = claimsRule.values;

/**
 * The words of a stretch. Words joined to a noun by a hyphen are part of it ("two-bedroom"); capitalized words are
 * names.
 */
export function wordsIn({ text, analyzer, lexicon }: Sentence, from: number, to: number): PhraseWord[] {
  const part = text.slice(from, to);
  let wasCapital = false;
  return analyzer.analyze(part).map((word, index, all) => {
    const isTied = /^[-‐‑]\p{L}/u.test(part.slice(word.end, word.end + 2));
    // The "it" of the "cry-it-out method" refers to nothing.
    const isInside = /\p{L}[-‐‑]$/u.test(part.slice(Math.max(0, word.start - 2), word.start));
    const isCapital = from + word.start > 0 && /^\p{Lu}/u.test(part.slice(word.start));
    // "Bambino Plus": a capitalized word after a name is part of it.
    const isOfName = isCapital && wasCapital && word.joined;
    wasCapital = isCapital;
    return {
      ...word,
      isCapital,
      isTied: isInside,
      stop: word.stop && !isTied && !isOfName && !isChanging(word.text, all[index + 1]?.text, lexicon),
      everyday: word.everyday && !isCapital,
    };
  });
}

/** `smart thermostats cost $150`: removes a verb that could be a noun directly before the figure. */
export function withoutVerb(words: readonly PhraseWord[], lexicon: Lexicon, isLast: boolean): PhraseWord[] {
  const last = words.at(-1);
  const isVerb = isLast && words.length > 1 && last !== undefined && lexicon.verb.has(last.text);
  return isVerb ? words.slice(0, -1) : [...words];
}

/** The start of a subject that prepositions join to the phrase at `first`: "two-bedroom moves in New York". */
export function extended(words: readonly PhraseWord[], first: number, lexicon: Lexicon): number {
  let start = first;
  for (let step = 0; step < maxSteps; step++) {
    let at = start - 1;
    if (words[start]?.joined !== true) break;
    // "Stromkosten der Wärmepumpe", "prix du voyage": an article that also says "of" is the link itself.
    const word = words[at]?.text ?? '';
    const hasArticle = lexicon.article.has(word) && !lexicon.of.has(word);
    if (hasArticle) at--;
    const link = words[at];
    if (link === undefined || words[at + 1]?.joined !== true) break;
    if (hasArticle && lexicon.isGerund(link.text)) {
      start = at;
      continue;
    }
    if (!lexicon.preposition.has(link.text) || !link.joined) break;
    const before = phraseStart(words, at, lexicon);
    if (before === at || first - before > maxSubjectWords) break;
    start = before;
  }
  return start;
}

/** The start of the noun phrase that ends before `end`. */
export function phraseStart(words: readonly PhraseWord[], end: number, lexicon: Lexicon): number {
  let first = end;
  while (first > 0 && end - first < maxNamingWords) {
    if (first < end && words[first]?.joined === false) break;
    if (!isInPhrase(words, first - 1, lexicon)) break;
    first -= 1;
  }
  return described(words, first, end, lexicon);
}

/** The end of the phrase that begins at `first`: before another kind of word or a form of its verb. */
export function phraseEnd(words: readonly PhraseWord[], first: number, lexicon: Lexicon): number {
  let end = first;
  while (end < words.length && isInPhrase(words, end, lexicon)) {
    if (end > first && !isGoingOn(words[end], lexicon)) break;
    end++;
  }
  return end;
}

/** Whether a word continues a phrase rather than being the verb after it. */
function isGoingOn(word: PhraseWord | undefined, lexicon: Lexicon): boolean {
  return word?.joined === true && (word.isCapital || !lexicon.isParticiple(word.text));
}

/** `first`, or the index before it: after an article, a stop word can describe, as in "the first coffee house". */
export function described(words: readonly PhraseWord[], first: number, end: number, lexicon: Lexicon): number {
  const word = words[first - 1];
  if (first === end || word === undefined || !word.stop || words[first]?.joined !== true) return first;
  return lexicon.article.has(words[first - 2]?.text ?? '') && !lexicon.preposition.has(word.text) ? first - 1 : first;
}

/** "Tarnlund attracts 300 guests": a verb that is no noun, unless it is a name. */
function isAction(word: PhraseWord, { action }: Lexicon): boolean {
  return !word.isCapital && action.has(word.text);
}

/** "Land use by 70 %": before what a change amounts to, such a verb is the noun that changes. */
function isChanging(word: string, next: string | undefined, { using, changes }: Lexicon): boolean {
  return using.has(word) && next !== undefined && changes.head(next) > 0;
}

/** Whether a word may belong to a noun phrase: a noun or adjective, or "of", "and" or an article inside one. */
function isInPhrase(words: readonly PhraseWord[], index: number, lexicon: Lexicon): boolean {
  const word = words[index];
  const before = words[index - 1];
  const after = words[index + 1];
  if (word?.isTied === true) return true;
  if (word === undefined || lexicon.unclear.has(word.text) || isAction(word, lexicon)) return false;
  if (lexicon.adverbs.has(word.text) && word.stop) {
    return lexicon.article.has(word.text) && lexicon.of.has(before?.text ?? '');
  }
  // "The earliest use of coffee": before "of", a possible verb is a noun.
  if (lexicon.verb.has(word.text) && lexicon.of.has(after?.text ?? '')) return before?.stop === false;
  if (isChanging(word.text, after?.text, lexicon)) return before?.stop === false;
  // "Alder Live": a capitalized word after a name is part of it.
  const isOfName = word.isCapital && word.joined && before?.stop === false;
  if (!word.stop) return !lexicon.verb.has(word.text) || lexicon.isQuantity(word) || isOfName;
  const isInside = before !== undefined && after !== undefined && !before.stop && after.joined;
  if (lexicon.of.has(word.text))
    return before !== undefined && (!before.stop || lexicon.verb.has(before.text)) && after?.joined === true;
  if (lexicon.article.has(word.text)) return lexicon.of.has(before?.text ?? '');
  return isInside && word.linking && lexicon.break.has(word.text) && !after.stop;
}

/**
 * Removes words that no phrase begins or ends with.
 * @param isSubject whether a verb follows; a form of a verb before it is a noun: "wedding catering is"
 */
export function trim(words: readonly PhraseWord[], lexicon: Lexicon, isSubject = false): PhraseWord[] {
  let first = 0;
  let end = words.length;
  while (first < end && isOpening(words[first], lexicon)) first++;
  while (first < end && isEnding(words[end - 1], lexicon, isSubject)) end--;
  return words.slice(first, end);
}

/** Whether no phrase begins with the word. */
function isOpening(
  word: PhraseWord | undefined,
  { article, preposition, break: breaks, quantifier }: Lexicon,
): boolean {
  return word?.stop === true && [article, preposition, breaks, quantifier].some((words) => words.has(word.text));
}

/** Whether no phrase ends with the word. */
function isEnding(word: PhraseWord | undefined, lexicon: Lexicon, isSubject: boolean): boolean {
  if (word === undefined || word.stop || lexicon.period.has(word.text)) return true;
  if (isForm(word, lexicon) && !(isSubject && lexicon.isGerund(word.text))) return true;
  // "Grew happily", "run the distance slower": how something is done names nothing.
  if (!word.isCapital && (lexicon.isManner(word.text) || lexicon.comparative.has(word.text))) return true;
  return lexicon.adverbs.has(word.text) && !lexicon.isQuantity(word) && /^\P{Lu}/u.test(word.text);
}
