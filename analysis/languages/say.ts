/** Names the codes of a report in the words of one language. */
import type { WordKind, Words } from './codes.ts';

/** The name of `code`; an unknown code is shown as its own words. */
export function say(words: Words, kind: WordKind, code: string): string {
  const names: Readonly<Record<string, string>> = words[kind];
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? inWords(code);
}

/** A code as words: `local_pack` is "local pack". */
export function inWords(code: string): string {
  return code.replaceAll(/[_-]+/gu, ' ').trim() || '?';
}

/** Names a sign of an intent, such as `results_page:local_pack`, with its place and what was found there. */
export function saySign(words: Words, sign: string, colon: string): string {
  const [place = '', code = ''] = sign.split(':');
  const where = say(words, 'signPlace', place);
  if (code === '') return where;
  const kind =
    place === 'results_page' ? 'feature' : place === 'results' && code in words.contentType ? 'contentType' : 'sign';
  return `${where}${colon} ${say(words, kind, code)}`;
}

/** A UCUM unit in words: "years" for `a`, "USD/months" for `USD/mo`; braces contain a page's own words. */
export function unitName(units: Readonly<Record<string, string>>, unit: string): string {
  return unit
    .split('/')
    .map((part, index) => {
      const name =
        (index > 0 ? units[`/${part}`] : undefined) ?? (Object.hasOwn(units, part) ? units[part] : undefined);
      return name ?? part.replaceAll(/[{}]/gu, '');
    })
    .join('/');
}

/** What a claim is about: its subject, with the owner of the subject. */
export function claimName({ subject, of }: { subject: string; of?: string | undefined }): string {
  return of === undefined ? subject : `${subject} (${of})`;
}

/** Capitalizes the first letter of `text` by the rules of `language`. */
export function capitalized(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Where a part of a page stands among the pages of its market; in the outer quarters most others are on one side. */
export function placeAmong(percentile: number): 'behind' | 'middle' | 'ahead' {
  if (percentile <= 0.25) return 'behind';
  return percentile >= 0.75 ? 'ahead' : 'middle';
}

const romanDigits = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** A number from 1 to 39 in Roman numerals, as French and Spanish write centuries; others in digits. */
export function romanOf(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 39) return String(number);
  return 'X'.repeat(Math.floor(number / 10)) + (romanDigits[number % 10] ?? '');
}
