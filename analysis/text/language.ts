/** Which language a text is written in: by its script where that decides, else by its function words. */
import { functionWords, siblings } from './function-words.ts';
import { wordsOf } from './words.ts';

/** Scripts that name one language of the web, or nearly so. Kana is looked for before Han: Japanese uses both. */
const languageOfScript: readonly (readonly [RegExp, string])[] = (
  [
    ['Hangul', 'ko'],
    ['Thai', 'th'],
    ['Lao', 'lo'],
    ['Khmer', 'km'],
    ['Myanmar', 'my'],
    ['Greek', 'el'],
    ['Hebrew', 'he'],
    ['Armenian', 'hy'],
    ['Georgian', 'ka'],
    ['Bengali', 'bn'],
    ['Gujarati', 'gu'],
    ['Gurmukhi', 'pa'],
    ['Tamil', 'ta'],
    ['Telugu', 'te'],
    ['Kannada', 'kn'],
    ['Malayalam', 'ml'],
    ['Sinhala', 'si'],
    ['Ethiopic', 'am'],
  ] as const
).map(([script, language]) => [new RegExp(`\\p{Script=${script}}`, 'gu'), language]);

/** How much of a text is looked at: enough for certainty, bounded for speed. */
const sampleChars = 20_000;

/** A script must hold half of the letters to decide: a page may quote another. */
const decisiveShare = 0.5;

/** Kana among Han and kana letters above which a text is Japanese; Chinese texts quote a little. */
const kanaShare = 0.05;

/** Share of words that must be function words of the language found, and its lead over the next: ours, by trial. */
const leastShare = 0.06;
const leastWords = 20;

/** The language (ISO 639-1) that `text` is surely written in, or null when it cannot be told. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, sampleChars);
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return null;
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(sample, /\p{Script=Han}/gu);
  if ((kana + han) / letters > decisiveShare) return kana / (kana + han) > kanaShare ? 'ja' : 'zh';
  for (const [script, language] of languageOfScript) {
    if (count(sample, script) / letters > decisiveShare) return language;
  }
  return byFunctionWords(sample);
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}

function byFunctionWords(text: string): string | null {
  const frequency = new Map<string, number>();
  const words = wordsOf(text, 'und');
  if (words.length < leastWords) return null;
  for (const word of words) frequency.set(word.text, (frequency.get(word.text) ?? 0) + 1);
  let best: string | null = null;
  let bestHits = 0;
  for (const [language, list] of Object.entries(functionWords)) {
    let hits = 0;
    for (const word of list) hits += frequency.get(word) ?? 0;
    if (hits > bestHits) {
      best = language;
      bestHits = hits;
    }
  }
  return bestHits / words.length >= leastShare ? best : null;
}

/** The primary language of a tag: `en-US` and `EN_us` give `en`; anything else that is no tag gives null. */
export function primaryLanguage(tag: string): string | null {
  const match = /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/iu.exec(tag);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Whether two languages are the same, or too near to be told apart here. */
export function sameLanguage(one: string, other: string): boolean {
  return one === other || siblings.some((group) => group.includes(one) && group.includes(other));
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
  if (language === 'ja' || language === 'zh' || Object.hasOwn(functionWords, language)) return true;
  return languageOfScript.some(([, named]) => named === language) || siblings.some((group) => group.includes(language));
}
