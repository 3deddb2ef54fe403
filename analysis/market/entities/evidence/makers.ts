/** Finds makers by the names of what they make: "Garmin", before "inReach Mini" on one site and "Forerunner" on another. */
import { registrableDomainOf } from '../../../gather/address.ts';
import { nameLinks } from '../../../languages/any/names.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { backgroundFor } from '../../../text/background.ts';
import { isPlace } from '../../../text/places.ts';
import { hasCapital } from '../name-runs.ts';
import { entitiesRule } from '../rule.ts';
import { isGivenName } from './person-names.ts';

const { minSites } = entitiesRule.values;

/** A rare word that begins names: as written, with the words after it and the pages and sites that have it. */
interface Maker {
  written: string;
  next: Set<string>;
  sites: Set<string>;
  pages: Set<AnalyzedPage>;
}

/**
 * Returns the pages of each word that hardly any text of the language has and with which several sites begin different
 * names, in sentences, lists and headings alike. Empty where all nouns have capitals, or without a frequency list.
 */
export function makersIn(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
): ReadonlyMap<string, readonly AnalyzedPage[]> {
  const { language } = analyzer;
  const background = backgroundFor(analyzer);
  const found = new Map<string, Maker>();
  if (background === null || languagePack(language).nouns?.areCapitalized === true) return new Map();
  for (const page of pages) {
    const site = registrableDomainOf(page.document.url);
    for (const each of page.blocks) {
      const { block, words } = each;
      if (block.kind === 'code') continue;
      for (const [index, { text, stem, stop, everyday, start, end }] of words.entries()) {
        if (stop || everyday || background.shareOf(stem) > background.least || !beginsName(each, index)) continue;
        if (isGivenName(text) || isPlace(text, language)) continue;
        const maker = found.get(text) ?? {
          written: block.text.slice(start, end),
          next: new Set(),
          sites: new Set(),
          pages: new Set(),
        };
        found.set(text, maker);
        maker.next.add(words[index + 1]?.text ?? '');
        maker.sites.add(site);
        maker.pages.add(page);
      }
    }
  }
  return new Map(
    [...found.values()]
      .filter(({ next, sites }) => next.size > 1 && sites.size >= minSites)
      .map(({ written, pages }) => [written, [...pages]]),
  );
}

/**
 * Returns those of `keys` with which several others begin, as with the name of their maker: "google", besides "google
 * ads" and "google maps". Words of the language, places and given names begin names of anything.
 */
export function headsOf(keys: ReadonlySet<string>, analyzer: Analyzer): ReadonlySet<string> {
  const next = new Map<string, Set<string>>();
  for (const key of keys) {
    const [first = '', second] = key.split(' ');
    if (second === undefined || nameLinks.has(second) || !keys.has(first)) continue;
    next.set(first, (next.get(first) ?? new Set()).add(second));
  }
  const isOrdinary = (key: string): boolean =>
    isGivenName(key) ||
    isPlace(key, analyzer.language) ||
    analyzer.analyze(key).every(({ everyday, stop, figure }) => everyday || stop || figure);
  return new Set([...next].flatMap(([key, seconds]) => (seconds.size > 1 && !isOrdinary(key) ? [key] : [])));
}

/** Whether a word has a capital, the one before is no part of the same name, and the one after it is: "Osprey Exos". */
function beginsName(each: AnalyzedBlock, index: number): boolean {
  const { words } = each;
  const next = words[index + 1];
  if (next?.joined !== true || next.stop || !hasCapital(each, index) || !hasCapital(each, index + 1)) return false;
  return words[index]?.joined !== true || !hasCapital(each, index - 1);
}
