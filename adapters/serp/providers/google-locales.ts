/** Google's language codes, which providers of its results pages also use. */
import type { SearchQuery } from '../../../analysis/index.ts';

/** Codes that differ from ISO 639-1. */
const codes: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no', jv: 'jw' };

const traditional = new Set(['TW', 'HK', 'MO']);

/** Whether Chinese is written in traditional characters in `country`. */
export function writesTraditional(country: string): boolean {
  return traditional.has(country);
}

/** Google's code for the language of a query: `zh-CN` or `zh-TW` for Chinese, otherwise two letters. */
export function googleLanguage({ language, country }: Pick<SearchQuery, 'language' | 'country'>): string {
  if (language === 'zh') return writesTraditional(country) ? 'zh-TW' : 'zh-CN';
  return codes[language] ?? language;
}

/** The same for the parameter `hl` of a search, which also distinguishes variants of Portuguese. */
export function googleInterface(query: Pick<SearchQuery, 'language' | 'country'>): string {
  if (query.language === 'pt') return query.country === 'BR' ? 'pt-br' : 'pt-pt';
  return googleLanguage(query).toLowerCase();
}
