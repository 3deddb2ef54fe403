/** Decides which language a text is certainly in, and whether that contradicts the requested one. */
import { similarLanguages } from '../languages/any/similar-languages.ts';
import { knownLanguages } from './dominant-script.ts';
import { identifyLanguage, type LanguageGuess } from './identify-language.ts';
import { languageRule } from './rule.ts';
import { countWords } from './words.ts';

const { minConfidence, minWords, onceChars } = languageRule.values;

/** The language (ISO 639-1) of `text`, or null if it is uncertain. */
export function detectLanguage(text: string): string | null {
  return sureLanguage(identifyLanguage(text), text);
}

/**
 * The language of a guess about `text` if the guess is certain enough, or null. A guess against the page's own tag
 * `declared` must also hold if every word counts once: brands on every line of a product list are of no language.
 */
export function sureLanguage(guess: LanguageGuess | null, text: string, declared?: string): string | null {
  const sure = certain(guess, text);
  const claimed = declared === undefined ? null : primaryLanguage(declared);
  if (sure === null || claimed === null || sameLanguage(sure, claimed)) return sure;
  const once = eachWordOnce(text);
  const again = certain(identifyLanguage(once), once);
  return again !== null && sameLanguage(again, sure) ? sure : null;
}

function eachWordOnce(text: string): string {
  const start = text.slice(0, onceChars);
  return [...new Set(start.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu))].join(' ');
}

function certain(guess: LanguageGuess | null, text: string): string | null {
  if (guess === null) return null;
  if (guess.confidence >= minConfidence) return guess.language;
  const isBetweenSiblings = guess.runnerUp !== null && sameLanguage(guess.language, guess.runnerUp);
  return isBetweenSiblings && countWords(text.slice(0, 500), guess.language) >= minWords ? guess.language : null;
}

/** The primary language of a tag: `en-US` and `EN_us` return `en`; an invalid tag returns null. */
export function primaryLanguage(tag: string): string | null {
  const match = /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/iu.exec(tag);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Whether two languages are the same, or too similar to be distinguished here. */
export function sameLanguage(one: string, other: string): boolean {
  return one === other || similarLanguages.some((group) => group.includes(one) && group.includes(other));
}

/**
 * Whether a page contradicts the requested language. The text outweighs the page's declaration, because authors forget
 * to change what templates declare. The declaration decides if the language of the text is uncertain.
 * @param declared the page's own language tag, if any
 */
export function contradictsLanguage(detected: string | null, declared: string | undefined, wanted: string): boolean {
  const claimed = declared === undefined ? null : primaryLanguage(declared);
  if (detected === null) return claimed !== null && !sameLanguage(claimed, wanted);
  if (sameLanguage(detected, wanted)) return false;
  // An unsupported language looks like a supported one, so only the page's declaration settles it.
  return isRecognised(wanted) || (claimed !== null && sameLanguage(claimed, detected));
}

function isRecognised(language: string): boolean {
  return knownLanguages().has(language) || similarLanguages.some((group) => group.includes(language));
}
