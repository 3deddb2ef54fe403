/** The languages and countries that an audit may name, by their English names. */
import { countries, languages } from '../../../core/audits/locales.ts';
import { countryName, languageName } from '../ui/format.ts';

export interface Choice {
  value: string;
  label: string;
}

export const languageChoices: readonly Choice[] = named(languages, languageName);
export const countryChoices: readonly Choice[] = named(countries, countryName);

/** The language and country of the browser, where an audit may name them; else English in the United States. */
export function likelyMarket(browserLocale: string): { language: string; country: string } {
  const [language = '', ...rest] = browserLocale.split('-');
  const country = rest.find((part) => countries.has(part.toUpperCase()))?.toUpperCase();
  if (!languages.has(language) || country === undefined) return { language: 'en', country: 'US' };
  return { language, country };
}

function named(codes: ReadonlySet<string>, nameOf: (code: string) => string): Choice[] {
  const choices = [...codes].map((value) => ({ value, name: nameOf(value) }));
  return choices
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ value, name }) => ({ value, label: name === value ? value : `${name} (${value})` }));
}
