/** Brave's codes for languages, and the countries that it supports; both lists are closed. */
import { writesTraditional } from './google-locales.ts';

/** From Brave's documentation of search parameters. */
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

/** Brave's code for a language (ISO 639-1) as written in `country`; undefined if it is not supported. */
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

/** The country's code if Brave supports it. */
export function braveCountry(country: string): string | undefined {
  return countries.has(country) ? country : undefined;
}
