/** Google's names of languages, which providers of its results pages take over. */
import type { SearchQuery } from '../../../analysis/index.ts';

/** Where they are not the ISO 639-1 code. */
const codes: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no', jv: 'jw' };

const traditional = new Set(['TW', 'HK', 'MO']);

/** Whether Chinese is written in traditional characters there. */
export function writesTraditional(country: string): boolean {
  return traditional.has(country);
}

/** Google's name of the language of a query: `zh-CN` and `zh-TW` for Chinese, else two letters. */
export function googleLanguage({ language, country }: Pick<SearchQuery, 'language' | 'country'>): string {
  if (language === 'zh') return writesTraditional(country) ? 'zh-TW' : 'zh-CN';
  return codes[language] ?? language;
}

/** The same with Portuguese told apart, as the parameter `hl` of a search takes it. */
export function googleInterface(query: Pick<SearchQuery, 'language' | 'country'>): string {
  if (query.language === 'pt') return query.country === 'BR' ? 'pt-br' : 'pt-pt';
  return googleLanguage(query).toLowerCase();
}
