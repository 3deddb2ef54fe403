/** What a code of a report is called, in the words of one language. */
import type { WordKind, Words } from './codes.ts';

/** What `code` is called; a code that the language does not know is shown as its own words. */
export function say(words: Words, kind: WordKind, code: string): string {
  const names: Readonly<Record<string, string>> = words[kind];
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? inWords(code);
}

/** A code as words: `local_pack` is "local pack". */
export function inWords(code: string): string {
  return code.replaceAll(/[_-]+/gu, ' ').trim() || '?';
}

/** A sign of an intent, such as `results_page:local_pack`, as its place and what was seen there. */
export function saySign(words: Words, sign: string, colon: string): string {
  const [place = '', code = ''] = sign.split(':');
  const where = say(words, 'signPlace', place);
  if (code === '') return where;
  const kind =
    place === 'results_page' ? 'feature' : place === 'results' && code in words.contentType ? 'contentType' : 'sign';
  return `${where}${colon} ${say(words, kind, code)}`;
}

/** A unit by its UCUM code in words: "years" of `a`, "USD/months" of `USD/mo`; braces hold the words of a page. */
export function unitName(units: Readonly<Record<string, string>>, unit: string): string {
  return unit
    .split('/')
    .map((part) => (Object.hasOwn(units, part) ? units[part] : undefined) ?? part.replaceAll(/[{}]/gu, ''))
    .join('/');
}

/** `text` with a capital letter at its beginning, as `language` writes it. */
export function capitalized(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
