/** Tells the names of countries, as sites list them in menus: each in its own language. */
import { countryCodes } from '../../languages/any/places.ts';
import { languagePacks } from '../../languages/packs.ts';

let known: ReadonlySet<string> | undefined;

/** Whether a text is the name of a country in any language that the engine reads. */
export function isCountry(text: string): boolean {
  known ??= new Set(
    Intl.DisplayNames.supportedLocalesOf(languagePacks.map(({ code }) => code)).flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return countryCodes.split(/\s+/u).flatMap((code) => names.of(code)?.toLowerCase() ?? []);
    }),
  );
  return known.has(text.trim().toLowerCase());
}
