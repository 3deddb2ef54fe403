/** Completes the phrase that names what a figure is of. */
import { languagePack } from '../../../languages/packs.ts';
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import { chunkAt } from './noun-chunks.ts';
import type { Sentence, Stretch } from './statement.ts';

const { maxObjectWords } = claimsRule.values;

/** The subject of a figure with the gain that follows it, or with what its last word does something to. */
export function wholePhrase(sentence: Sentence, subject: Stretch, figure: Figure): Stretch {
  return withWholeWords(sentence, withNumbered(sentence, withObject(sentence, withGain(sentence, subject, figure))));
}

/** "Rental pick-up", of which only "rental pick" was read: no subject begins or ends inside a word with hyphens. */
function withWholeWords({ text }: Sentence, { start, end }: Stretch): Stretch {
  const [before = ''] = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+[-‐‑]$/u.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^(?:[-‐‑]\p{L}[\p{L}\p{M}\p{N}]*)+/u.exec(text.slice(end)) ?? [];
  return { start: start - before.length, end: end + after.length };
}

/** "Lower risk of developing type", which stops at a number, with "2 diabetes" after it. */
function withNumbered(sentence: Sentence, subject: Stretch): Stretch {
  const { plain, lexicon } = sentence;
  if (lexicon.numbered.tail(plain.slice(subject.start, subject.end)) === 0) return subject;
  const [number] = /^\s\p{N}+(?![\p{N}.,]*\p{N})/u.exec(plain.slice(subject.end)) ?? [];
  if (number === undefined) return subject;
  const end = subject.end + number.length;
  return { start: subject.start, end: chunkAt(sentence, end)?.end ?? end };
}

/** "Head chefs get tips of $50", "a thermostat saves $140": who receives a sum, with what it is. */
function withGain({ plain, lexicon, analyzer }: Sentence, subject: Stretch, { property, start }: Figure): Stretch {
  if (property !== 'price' || subject.end > start) return subject;
  if (lexicon.isGain(plain.slice(subject.start, subject.end))) return subject;
  const gain = analyzer
    .analyze(plain.slice(subject.end, start))
    .findLast((word) => lexicon.isGain(word.text) && !lexicon.preposition.has(word.text));
  return gain === undefined ? subject : { start: subject.start, end: subject.end + gain.end };
}

/** "Lower risk of developing", which stops at a gerund, with "type 2 diabetes" after it. */
function withObject({ plain, lexicon, analyzer }: Sentence, subject: Stretch): Stretch {
  const [before, last] = analyzer.analyze(plain.slice(subject.start, subject.end)).slice(-2);
  if (before === undefined || last === undefined || !lexicon.isGerund(last.text)) return subject;
  if (!lexicon.preposition.has(before.text) && !lexicon.of.has(before.text)) return subject;
  let end = subject.end;
  for (const [index, word] of analyzer.analyze(plain.slice(subject.end)).slice(0, maxObjectWords).entries()) {
    const isJoined = index === 0 ? /^\s$/u.test(plain.slice(end, end + word.start)) : word.joined;
    if (!isJoined || word.stop || lexicon.verb.has(word.text) || lexicon.unclear.has(word.text)) break;
    end = subject.end + word.end;
  }
  return { start: subject.start, end };
}

/** A subject without the article before it, in the form that it then has: "hydraulischer Abgleich" after "der". */
export function bareName(phrase: string | null, place: Stretch | null, sentence: Sentence | null): string | null {
  const { withoutArticle } = languagePack(sentence?.analyzer.language ?? '').nouns ?? {};
  if (withoutArticle === undefined || sentence === null || phrase === null || place === null) return phrase;
  return withoutArticle(/(\p{L}+)\s$/u.exec(sentence.plain.slice(0, place.start))?.[1] ?? '', phrase);
}
