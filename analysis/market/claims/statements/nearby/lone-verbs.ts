/** Recognizes a verb that was taken for the subject of a figure, and names what it does. */
import { languagePack } from '../../../../languages/packs.ts';
import type { Figure } from '../../figures/figure.ts';
import { chunkAt } from '../noun-chunks.ts';
import type { Sentence, Statement, Stretch } from '../statement.ts';

/** A statement whose subject is no lone verb; of one that counts who does it, the subject tells what they do. */
export function withoutLoneVerb(each: Statement, sentence: Sentence | null): Statement[] {
  if (sentence === null || each.subject === null || !isLoneVerb(sentence, each.subject)) return [each];
  const deed = deedOfCounted(sentence, each.subject, each.figure);
  return deed === null ? [] : [{ ...each, subject: deed }];
}

/**
 * Whether a subject is a lone verb: "accept" in "1,000 colleges accept the form", or what a pronoun or "to" leads:
 * "hiked" in "you’ve hiked 10 miles". A word with a capital is a name or, in German, a noun.
 */
function isLoneVerb({ text, plain, lexicon, analyzer }: Sentence, { start, end }: Stretch): boolean {
  const [word, ...more] = analyzer.analyze(text.slice(start, end)).filter(({ stop }) => !stop);
  if (word === undefined || more.length > 0 || !/\p{Ll}/u.test(text.charAt(start + word.start))) return false;
  if (lexicon.isQuantity(word)) return false;
  const [before = ''] = analyzer.analyze(plain.slice(0, start)).at(-1)?.text.split(/['’]/u) ?? [];
  // "When coffee came to Venice": other words that lead verbs lead nouns as well.
  const { infinitive } = languagePack(analyzer.language).nouns ?? {};
  const isLed = before === infinitive || (lexicon.leadsVerb.has(before) && lexicon.unclear.has(before));
  return lexicon.action.has(word.text) || isLed;
}

/**
 * What those that a figure counts do: "colleges accept the form" of "1,000 colleges accept the form", "words to respond"
 * of "650 words to respond"; null if the verb is not theirs.
 */
function deedOfCounted(sentence: Sentence, verb: Stretch, { property, unit, start, end }: Figure): Stretch | null {
  const { text, analyzer } = sentence;
  if (property !== 'count' || unit?.dimension !== 'count' || verb.start < end) return null;
  if (!analyzer.analyze(text.slice(end, verb.start)).every(({ stop }) => stop)) return null;
  const counted = /\p{N}[^\p{L}]*(?=\p{L}[^\p{N}]*$)/u.exec(text.slice(start, end));
  if (counted === null || /[^\s\p{L}]/u.test(text.slice(end, verb.start))) return null;
  return { start: start + counted.index + counted[0].length, end: chunkAt(sentence, verb.end)?.end ?? verb.end };
}
