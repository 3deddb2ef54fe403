/** Finds where text writes the thing that a keyword is about. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { namesPrice } from '../../../text/question-cues.ts';
import { keywordFormsRule } from '../../keyword/rule.ts';

const { minSharedLetters, maxInflection } = keywordFormsRule.values;

/** What the keyword is about. */
export interface KeywordSubject {
  stems: readonly string[];
  /** As the subject of a sentence: with an article if it can be counted ("a smart thermostat", "online therapy"). */
  text: string;
  /** Without: "smart thermostat". */
  noun: string;
  /** Whether it is one thing, several, or cannot be counted. */
  number: 'one' | 'many' | 'mass';
}

/** What a subject offers, if its last word says only that somebody does: "car rental" for "car rental companies". */
export function offeredBy(subject: KeywordSubject, offerers: string): KeywordSubject {
  const words = subject.noun.split(' ');
  const isOfferer = words.length > 1 && offerers.split(' ').includes(words.at(-1)?.toLowerCase() ?? '');
  if (!isOfferer) return subject;
  const noun = words.slice(0, -1).join(' ');
  return { stems: subject.stems.slice(0, -1), text: noun, noun, number: 'mass' };
}

/**
 * Whether a phrase that ends before `after` is not part of a longer one: "a wedding" or "a wedding costs", but not "a
 * wedding dress".
 */
export function endsPhrase(words: readonly AnalyzedWord[], after: number, language: string): boolean {
  const next = words[after];
  return next === undefined || !next.joined || next.stop || next.figure || namesPrice(next.text, language);
}

/** The indexes in `words` at which `stems` stand in a row. */
export function placesOf(stems: readonly string[], words: readonly AnalyzedWord[]): number[] {
  return words.flatMap((_, at) =>
    stems.every(
      (stem, index) =>
        isFormOf(words[at + index]?.stem ?? '', stem, index < stems.length - 1) &&
        (index === 0 || words[at + index]?.joined),
    )
      ? [at]
      : [],
  );
}

/** Whether a word is `stem`, or begins with it where it describes the next: "homeowners insurance" for "home insurance". */
function isFormOf(word: string, stem: string, describes: boolean): boolean {
  return word === stem || (describes && stem.length >= minSharedLetters && word.startsWith(stem));
}

/** Whether two words of one stem are forms of one word: "mover" and "movers", but not "marketers" and "marketing". */
export function isInflected(word: string, searched: string): boolean {
  const least = Math.min(word.length, searched.length) - maxInflection;
  return word.slice(0, least) === searched.slice(0, least);
}

/** Whether a name ends in its word as searched or in the plural: "accounts" are no accounting. */
export function isWrittenSo({ stems, noun }: KeywordSubject, searched: ReadonlyMap<string, string>): boolean {
  const word = searched.get(stems.at(-1) ?? '') ?? '';
  return noun.split(/\s+/u).some((each) => each.toLowerCase().startsWith(word.replace(/s$/u, '')));
}
