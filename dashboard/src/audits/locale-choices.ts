/** Choices for the language and country of an audit, with English names. */
import { countries, languages } from '../../../core/audits/locales.ts';
import { countryName, languageName } from '../ui/format.ts';

export interface Choice {
  value: string;
  label: string;
}

export const languageChoices: readonly Choice[] = named(languages, languageName);
export const countryChoices: readonly Choice[] = named(countries, countryName);

/** The browser's language and country, if audits support both; otherwise English in the United States. */
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
