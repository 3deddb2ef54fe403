/** Keys that are equal for all spellings of a name: its words without article, possessive and legal form. */
import { conjunctions, legalForms } from '../../languages/any/names.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { isPlace } from '../../text/places.ts';
import { authorsIn, isGivenName } from './evidence/person-names.ts';

/** A word as in a key, without the possessive. */
export function keyWord(text: string): string {
  return text.replace(/'s?$/u, '');
}

/** The key of words from the analyser: in lower case, joined by spaces; empty if it is not a name. */
export function keyOf(texts: readonly string[]): string {
  const words = texts.map(keyWord).filter((word) => word !== '');
  let last = words.length;
  // "B Corp" is none: a letter alone names nothing.
  while (last > 1 && legalForms.has(words[last - 1] ?? '') && (last > 2 || (words[0] ?? '').length > 1)) last--;
  return words.slice(words[0] === 'the' && last > 1 ? 1 : 0, last).join(' ');
}

/** The key of a single name. */
export function keyOfName(name: string, analyzer: Analyzer): string {
  return keyOf(analyzer.analyze(name).map(({ text }) => text));
}

/** The display form of a name, without possessive and white space at its end. */
export function shownName(written: string): string {
  return written
    .replaceAll(/\s+/gu, ' ')
    .replace(/['’]s?$/u, '')
    .trim();
}

/** The most common form; ties by code points. */
export function commonestOf(forms: ReadonlyMap<string, number>): string | undefined {
  return [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([form]) => form)[0];
}

/** The names with which other names begin. */
export function familiesIn(keys: Iterable<string>): ReadonlySet<string> {
  return new Set([...keys].flatMap((key) => (key.includes(' ') ? [key.slice(0, key.indexOf(' '))] : [])));
}

/** The names that are a longer one without its maker: "leaf", if "nissan leaf" and "nissan" are names. */
export function modelsIn(keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const end = key.indexOf(' ');
      const rest = key.slice(end + 1);
      return end > 0 && keys.has(key.slice(0, end)) && keys.has(rest) ? [rest] : [];
    }),
  );
}

/**
 * The names that begin with another one, or with that of a site, which is no ordinary word, place or person: "microsoft
 * azure", after "microsoft". Of a name that has an abbreviation, a site must be called as its first word is.
 */
export function namesOfMakers(
  { keys, sites, explained, keyword }: Record<'keys' | 'sites' | 'explained' | 'keyword', ReadonlySet<string>>,
  analyzer: Analyzer,
): ReadonlySet<string> {
  return new Set(
    [...keys].filter((key) => {
      const maker = key.slice(0, key.indexOf(' '));
      if (!key.includes(' ') || !(sites.has(maker) || (keys.has(maker) && !explained.has(key)))) return false;
      const isOrdinary = analyzer
        .analyze(maker)
        .every(({ everyday, stop, stem }) => everyday || stop || keyword.has(stem));
      return !isOrdinary && !isPlace(maker, analyzer.language) && !isGivenName(maker);
    }),
  );
}

/** The keys of the authors of `pages`. */
export function authorsOf(
  pages: readonly { document: { facts: Pick<AnalyzedPage['document']['facts'], 'author'> } }[],
  analyzer: Analyzer,
): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ document: { facts } }) =>
      authorsIn(facts.author?.value ?? '').flatMap((name) => (name.includes(' ') ? keyOfName(name, analyzer) : [])),
    ),
  );
}

/** Whether all words of a key are words of the keyword. */
export function isOfKeyword(key: string, keyword: readonly string[], analyzer: Analyzer): boolean {
  return analyzer.analyze(key).every(({ stem }) => keyword.includes(stem));
}

/** Ignores conjunctions: "Dumbo Moving and Storage" and "Dumbo Moving & Storage" are the same. */
export function withoutLinks(key: string): string {
  return key
    .split(' ')
    .filter((word) => !conjunctions.has(word))
    .join(' ');
}

/** Removes places: "Amazon UK" and "US Amazon" are Amazon. */
export function withoutPlace(key: string, language: string): string {
  const words = key.split(' ');
  const [rest, last] = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  if (rest !== '' && isPlace(last, language)) return rest;
  return words.length > 1 && isPlace(words[0] ?? '', language) ? words.slice(1).join(' ') : key;
}
