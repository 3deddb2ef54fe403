/** Which language a text is surely written in, and whether that contradicts what was asked for. */
import { similarLanguages } from '../languages/any/similar-languages.ts';
import { knownLanguages } from './dominant-script.ts';
import { identifyLanguage, type LanguageGuess } from './identify-language.ts';
import { languageRule } from './rule.ts';
import { countWords } from './words.ts';

const { minConfidence, minWords } = languageRule.values;

/** The language (ISO 639-1) that `text` is surely written in, or null when it cannot be told. */
export function detectLanguage(text: string): string | null {
  return sureLanguage(identifyLanguage(text), text);
}

/** The language of a guess about `text` that is sure enough, or null. */
export function sureLanguage(guess: LanguageGuess | null, text: string): string | null {
  if (guess === null) return null;
  if (guess.confidence >= minConfidence) return guess.language;
  const isBetweenSiblings = guess.runnerUp !== null && sameLanguage(guess.language, guess.runnerUp);
  return isBetweenSiblings && countWords(text.slice(0, 500), guess.language) >= minWords ? guess.language : null;
}

/** The primary language of a tag: `en-US` and `EN_us` give `en`; anything else that is no tag gives null. */
export function primaryLanguage(tag: string): string | null {
  const match = /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/iu.exec(tag);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Whether two languages are the same, or too near to be told apart here. */
export function sameLanguage(one: string, other: string): boolean {
  return one === other || similarLanguages.some((group) => group.includes(one) && group.includes(other));
}

/**
 * Whether a page contradicts the language wanted. The text outweighs what the page declares about itself, since
 * templates declare what their author forgot to change; the declaration decides where the text cannot be told.
 * @param declared the page's own language tag, where it has one
 */
export function contradictsLanguage(detected: string | null, declared: string | undefined, wanted: string): boolean {
  const claimed = declared === undefined ? null : primaryLanguage(declared);
  if (detected === null) return claimed !== null && !sameLanguage(claimed, wanted);
  if (sameLanguage(detected, wanted)) return false;
  // A language that we cannot recognise looks like one that we can: only the page's own word settles it.
  return isRecognised(wanted) || (claimed !== null && sameLanguage(claimed, detected));
}

function isRecognised(language: string): boolean {
  return knownLanguages().has(language) || similarLanguages.some((group) => group.includes(language));
}
