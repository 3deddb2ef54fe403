/** Writes the number words of a text in digits, so that "ten years" is a figure. */
import { languagePack } from '../../languages/packs.ts';
import { numberWords } from '../../text/vocabulary.ts';
import { supportRule } from './rule.ts';

const { maxNumberWord } = supportRule.values;

const patterns = new Map<string, RegExp | null>();

/** "thirty-one", "thirty" or "one", as whole words. */
function patternOf(language: string): RegExp | null {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const any = [...numberWords(language)]
    .filter(([, value]) => value <= maxNumberWord)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const pattern =
    any === '' ? null : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${any})(?:-(${any}|one))?(?![\\p{L}\\p{M}])`, 'giu');
  patterns.set(language, pattern);
  return pattern;
}

const unspacedNumeral =
  /([一二三四五六七八九十两兩])(?=\s?(?:年|か月|ヶ月|个月|個月|小时|小時|時間|分钟|分間|天|日間|周|週|次|回|台|人|倍|枚|个|個))/gu;

/** `text` with digits for number words of `language` (ISO 639-1). */
export function withDigits(text: string, language: string): string {
  let written = text;
  for (const [phrase, digits] of languagePack(language).numbers?.phrases ?? []) {
    written = written.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}])${phrase}(?![\\p{L}\\p{M}])`, 'giu'), digits);
  }
  const words = numberWords(language);
  const pattern = patternOf(language);
  if (pattern !== null) {
    written = written.replaceAll(pattern, (_, first: string, second: string | undefined) =>
      String(numberOf(words, first) + (second === undefined ? 0 : numberOf(words, second))),
    );
  }
  if (language !== 'ja' && language !== 'zh') return written;
  return written.replaceAll(unspacedNumeral, (numeral) => words.get(numeral)?.toString() ?? numeral);
}

function numberOf(words: ReadonlyMap<string, number>, word: string): number {
  return words.get(word.toLowerCase()) ?? 1;
}
