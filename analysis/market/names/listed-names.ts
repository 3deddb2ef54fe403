/** Reads the names that pages list: in headings of one level, table columns, table headers and structured data. */

import { givenNames } from '../../languages/any/given-names.ts';
import { rareGivenNames } from '../../languages/any/rare-given-names.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { isInDictionary } from '../../text/vocabulary.ts';
import { contentsList } from './contents-lists.ts';
import { smallWords } from './listed-words.ts';
import { headingLists, itemList, type ListEntry, tableLists } from './name-lists.ts';
import { namesIn } from './names.ts';
import { numberOf, withoutNumber, withoutYear } from './numbering.ts';
import { namesRule } from './rule.ts';
import { isFurniture } from './term-noise.ts';

const { minListed, minNameShare, minNumberedShare, maxNameWords, maxListed } = namesRule.values;

/** One entry of a list of names. */
export interface ListedName {
  source_id: string;
  name: string;
  /** Position in its list, from 1; the number that its heading has. */
  position: number;
  where: 'heading' | 'table' | 'structured_data';
  /** Whether it names a kind of thing ("Snake plant") rather than bears a name, see `listed-kinds.ts`. */
  isKind?: boolean;
  /** The text below it, as offsets in the document; `end` is exclusive. */
  start: number;
  end: number;
}

/** Reads the lists of every page, in order. */
export function listedNames(pages: readonly AnalyzedPage[], analyzer: Analyzer): ListedName[] {
  const properWord = properWords(pages, analyzer);
  const isProper = properWord(() => false);
  const isProperInTable = properWord((word) => isInDictionary(word, analyzer.language));
  return pages.flatMap((page) => {
    const sections = headingLists(page);
    const contents = contentsList(page.document.blocks, sections.flat());
    const isContents = contents.length > 0 && namesOf(contents, isProper, analyzer).length === contents.length;
    const own = new Set(isContents ? contents.map(({ start }) => start) : []);
    const lists = [
      ...[isContents ? contents : [], ...sections.map((entries) => entries.filter(({ start }) => !own.has(start)))].map(
        (entries) => ({ entries, where: 'heading' as const }),
      ),
      ...tableLists(page).map((columns) => {
        const entries = columns.find((column) => namesOf(column, isProperInTable, analyzer).length > 0) ?? [];
        return { entries, where: 'table' as const };
      }),
      { entries: itemList(page), where: 'structured_data' as const },
    ];
    return lists
      .flatMap(({ entries, where }) =>
        namesOf(entries, isProper, analyzer).map((named) => ({ source_id: page.source_id, where, ...named })),
      )
      .slice(0, maxListed);
  });
}

/** Returns a predicate for phrases that pages list as names, ignoring case. */
export function isListedName(listed: readonly ListedName[], analyzer: Analyzer): (phrase: string) => boolean {
  const keyOf = (text: string) =>
    analyzer
      .analyze(text)
      .map(({ stem }) => stem)
      .join(' ');
  const keys = new Set(listed.map(({ name }) => keyOf(name)));
  return (phrase) => keys.has(keyOf(withoutNumber(phrase)));
}

/** The names among the entries, if the list is a list of names. */
function namesOf(
  entries: readonly ListEntry[],
  isProper: (written: string) => boolean,
  analyzer: Analyzer,
): Omit<ListedName, 'source_id' | 'where'>[] {
  const named = entries.map((entry) => ({ entry, name: namePartOf(entry.text, isProper, analyzer) }));
  const runs = runsOf(named).filter((run) => !areCustomers(run, analyzer));
  return runs.flatMap((run) => namesOfRun(run));
}

interface NamedEntry {
  entry: ListEntry;
  name: NamePart | null;
}

/**
 * Splits the unnumbered headings of a page at those that hold no name, so that "Why trust us?" does not move the
 * positions of the names after it. A run begins and ends with a name that is known, opens with a proper name, or has
 * the same headings below it as a known one ("Pros and cons"): "Local movers in New York" after five movers is no
 * sixth. What is numbered, a table and structured data are one list each.
 */
function runsOf(named: readonly NamedEntry[]): NamedEntry[][] {
  if (!named.every(({ entry }) => entry.canHoldOthers)) return [[...named]];
  const runs: NamedEntry[][] = [[]];
  for (const each of named) {
    if (each.name === null) runs.push([]);
    else runs.at(-1)?.push(each);
  }
  return runs.map((run) => {
    const below = new Set(run.flatMap(({ entry, name }) => (name?.isSure === true ? entry.below : [])));
    const isName = ({ entry, name }: NamedEntry) =>
      name?.isSure === true || name?.opensProperly === true || entry.below.some((text) => below.has(text));
    return run.slice(Math.max(0, run.findIndex(isName)), run.findLastIndex(isName) + 1);
  });
}

/** Whether most entries are people with somebody of theirs, as customers are shown: "Amy with Taylor". */
function areCustomers(run: readonly NamedEntry[], analyzer: Analyzer): boolean {
  const people = run.filter(({ name }) => {
    const text = name?.text ?? '';
    const [first, link, other] = analyzer.analyze(text);
    const isPair = link?.stop === true && other !== undefined && /^\p{Lu}/u.test(text.slice(other.start));
    return isPair && [givenNames, rareGivenNames].some((names) => names.has(first?.text ?? ''));
  });
  return people.length * 2 > run.length;
}

/** The names of one list, with their positions; none if too few are known to be names. */
function namesOfRun(named: readonly NamedEntry[]): Omit<ListedName, 'source_id' | 'where'>[] {
  const names = named.flatMap(({ name }) => (name?.isSure === true ? [name.text] : []));
  const sure = names.length;
  // A column of "44 dB", "49 dB" repeats its unit.
  if (new Set(names).size < minListed) return [];
  const least = named.every(({ entry }) => entry.isNumbered) ? minNumberedShare : minNameShare;
  if (sure < named.length * least) return [];
  // A countdown begins with its last place.
  const numbers = named.map(({ entry: { isNumbered, text } }) => (isNumbered ? (numberOf(text) ?? 0) : 0));
  const isCounted = numbers.every((number) => number > 0) && new Set(numbers).size === numbers.length;
  return named.flatMap(({ entry: { start, end }, name }, index) =>
    name === null ? [] : [{ name: name.text, position: isCounted ? (numbers[index] ?? 0) : index + 1, start, end }],
  );
}

interface NamePart {
  text: string;
  /** At least half of its words are proper names. */
  isSure: boolean;
  opensProperly: boolean;
}

/** The name in an entry: "Zoho CRM" in "4. Zoho CRM: best for growth"; null if there is none. */
function namePartOf(text: string, isProper: (written: string) => boolean, analyzer: Analyzer): NamePart | null {
  const parts = withoutNumber(text)
    .split(/\s[-–—|•]\s|[:：|(（[［]\s?|\s[-–—]|[)）\]］]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const words = analyzer.analyze(part);
    const written = words.map(({ start, end }) => part.slice(start, end));
    if (part.endsWith('?') || askedBy(part, analyzer.language) !== null) return [];
    if (
      isFurniture(
        words.map((word) => word.text),
        analyzer.language,
      )
    )
      return [];
    if (words.length === 0 || words.length > maxNameWords || says(part, 'best', analyzer.language)) return [];
    const isWritten = words.every(
      ({ stop, figure }, index) => stop || figure || !/^\p{Ll}{3}/u.test(written[index] ?? ''),
    );
    if (!isWritten || words.every(({ figure, stop }) => figure || stop)) return [];
    // Calendars are listed by quarter: "Q1 2026".
    if (words.every(({ figure, text: word }) => figure || /^[qt][1-4]$/u.test(word))) return [];
    // "Growth of Coffee Consumption in Europe" contains a name but is not one.
    const content = words.flatMap(({ stop, figure }, index) => (stop || figure ? [] : [written[index] ?? '']));
    const isSure = content.filter(isProper).length * 2 >= content.length || /\.\p{Ll}{2,3}$/u.test(part);
    return [{ text: withoutYear(part), isSure, opensProperly: content[0] !== undefined && isProper(content[0]) }];
  });
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}

/**
 * Returns what makes a predicate for proper names: words that the market spells as names, or that are too rare in the
 * language to be known and not `isWord`: a table lists anything, such as "Fiberglass".
 */
function properWords(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
): (isWord: (text: string) => boolean) => (written: string) => boolean {
  const { language } = analyzer;
  const names = namesIn(pages, language);
  const background = backgroundFor(analyzer);
  const hasOwnCapitals = languagePack(language).nouns?.areCapitalized !== true;
  const small = smallWords(pages);
  return (isWord) => (written) => {
    // "VPNs" are a kind of thing.
    if (/^\p{Lu}{2,}s$/u.test(written)) return false;
    if (names.isName(written)) return true;
    if (!hasOwnCapitals || !/^\p{Lu}/u.test(written)) return false;
    const [word] = analyzer.analyze(written);
    if (word === undefined || word.everyday || word.stop || isWord(word.text) || small.has(word.text)) return false;
    return background !== null && background.shareOf(word.stem) <= background.least;
  };
}
