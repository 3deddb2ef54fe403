/** Brave's own names of languages, and the countries that it knows; both lists are closed. */
import { writesTraditional } from './google-locales.ts';

/** As its documentation of search parameters lists them. */
const languages = new Set(
  'ar eu bn bg ca zh-hans zh-hant hr cs da nl en en-gb et fi fr gl de el gu he hi hu is it jp kn ko lv lt ms ml mr nb pl pt-br pt-pt pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  ),
);
const countries = new Set(
  'AR AU AT BE BR CA CL DK FI FR DE GR HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB US'.split(
    ' ',
  ),
);

/** Its name of a language (ISO 639-1) as written in `country`; undefined for one that it does not know. */
export function braveLanguage(language: string, country: string): string | undefined {
  const name =
    language === 'zh'
      ? writesTraditional(country)
        ? 'zh-hant'
        : 'zh-hans'
      : language === 'pt'
        ? country === 'BR'
          ? 'pt-br'
          : 'pt-pt'
        : language === 'ja'
          ? 'jp'
          : language === 'no' || language === 'nn'
            ? 'nb'
            : language === 'en' && country === 'GB'
              ? 'en-gb'
              : language;
  return languages.has(name) ? name : undefined;
}

/** The country's code, where it is one of those that can be asked for. */
export function braveCountry(country: string): string | undefined {
  return countries.has(country) ? country : undefined;
}
