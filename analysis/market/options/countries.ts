/** Tells the names of countries, as sites list them in menus: each in its own language. */
import { countryCodes } from '../../languages/any/places.ts';
import { languagePacks } from '../../languages/packs.ts';
import type { ListedName } from '../names/listed-names.ts';
import { optionsRule } from './rule.ts';

const { minCountries } = optionsRule.values;

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

/** Returns a predicate for names outside the country menus of sites: a list of mostly countries lists nothing else. */
export function isNoCountry(listed: readonly ListedName[]): (each: ListedName) => boolean {
  const listOf = ({ source_id, where }: ListedName): string => `${source_id} ${where}`;
  const menus = new Map<string, 'whole' | 'part'>();
  for (const [list, names] of Map.groupBy(listed, listOf)) {
    const countries = names.filter(({ name }) => isCountry(name)).length;
    if (countries >= minCountries) menus.set(list, countries * 2 > names.length ? 'whole' : 'part');
  }
  return (each) => {
    const menu = menus.get(listOf(each));
    return menu === undefined || (menu === 'part' && !isCountry(each.name));
  };
}
