/** Reads the names that pages list: in headings of one level, table columns, table headers and structured data. */
import { allItems, hasType, nameOf, valuesOf } from '../../extract/structured-data/item.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { smallWords } from './listed-words.ts';
import { namesIn } from './names.ts';
import { namesRule } from './rule.ts';
import { isFurniture } from './term-noise.ts';

const { minListed, minNameShare, minNumberedShare, maxNameWords, maxListed, maxColumns } = namesRule.values;

/** One entry of a list of names. */
export interface ListedName {
  source_id: string;
  name: string;
  /** Position in its list, from 1. */
  position: number;
  where: 'heading' | 'table' | 'structured_data';
  /** The text below it, as offsets in the document; `end` is exclusive. */
  start: number;
  end: number;
}

interface Entry {
  text: string;
  isNumbered: boolean;
  start: number;
  end: number;
}

/** Reads the lists of every page, in order. */
export function listedNames(pages: readonly AnalyzedPage[], analyzer: Analyzer): ListedName[] {
  const isProper = properWords(pages, analyzer);
  return pages.flatMap((page) => {
    const lists = [
      ...headingLists(page).map((entries) => ({ entries, where: 'heading' as const })),
      ...tableLists(page).map((entries) => ({ entries, where: 'table' as const })),
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
  entries: readonly Entry[],
  isProper: (written: string) => boolean,
  analyzer: Analyzer,
): Omit<ListedName, 'source_id' | 'where'>[] {
  if (entries.length < minListed) return [];
  const named = entries.map((entry) => ({ entry, name: namePartOf(entry.text, isProper, analyzer) }));
  const names = named.flatMap(({ name }) => (name?.isSure === true ? [name.text] : []));
  const sure = names.length;
  // A column of "44 dB", "49 dB" repeats its unit.
  if (new Set(names).size < minListed) return [];
  const least = entries.every(({ isNumbered }) => isNumbered) ? minNumberedShare : minNameShare;
  if (sure < entries.length * least) return [];
  return named.flatMap(({ entry: { start, end }, name }, index) =>
    name === null ? [] : [{ name: name.text, position: index + 1, start, end }],
  );
}

/** The name in an entry: "Zoho CRM" in "4. Zoho CRM: best for growth"; null if there is none. */
function namePartOf(
  text: string,
  isProper: (written: string) => boolean,
  analyzer: Analyzer,
): { text: string; isSure: boolean } | null {
  const parts = withoutNumber(text)
    .split(/\s[-–—|•]\s|[:：|(（]\s?|\s[-–—]|[)）]/u)
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
    // "Growth of Coffee Consumption in Europe" contains a name but is not one.
    const content = words.flatMap(({ stop, figure }, index) => (stop || figure ? [] : [written[index] ?? '']));
    const isSure = content.filter(isProper).length * 2 >= content.length || /\.\p{Ll}{2,3}$/u.test(part);
    return [{ text: part, isSure }];
  });
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}

/** Removes numbering such as "1. ", "#3 " or "2) ". */
function withoutNumber(text: string): string {
  return text.replace(/^\s*[#№]?\p{N}{1,3}\s?[.):、．–—-]?\s+/u, '').trim();
}

/** Groups the sections of one level under one heading, numbered ones apart from others. */
function headingLists({ document: { blocks } }: AnalyzedPage): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading' || block.level === 1) continue;
    const { level = 2 } = block;
    const isNumbered = withoutNumber(block.text) !== block.text.trim();
    const key = `${level} ${isNumbered} ${block.heading_path.join('\n')}`;
    const next = blocks.slice(index + 1).find((other) => other.kind === 'heading' && (other.level ?? 2) <= level);
    const entry = {
      text: block.text,
      isNumbered,
      start: block.start,
      end: next?.start ?? blocks.at(-1)?.end ?? block.end,
    };
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

/** The columns and headers of each table. */
function tableLists({ document: { blocks } }: AnalyzedPage): Entry[][] {
  return blocks.flatMap(({ table, start, end }) => {
    if (table === undefined) return [];
    const entry = (text: string): Entry => ({ text, isNumbered: false, start, end });
    const headers = table.rows.map(({ header }) => header);
    const columns = table.columns.map((_, index) => table.rows.map(({ cells }) => cells[index] ?? ''));
    return [headers, table.columns, ...columns.slice(0, maxColumns)].map((texts) =>
      texts.filter((text) => text !== '').map(entry),
    );
  });
}

/** The names in an `ItemList` of products, companies or programs. */
function itemList({ document: { facts } }: AnalyzedPage): Entry[] {
  const items = allItems(facts.structuredData.items).filter((item) => hasType(item, 'ItemList'));
  return items.flatMap((list) =>
    valuesOf(list, 'itemListElement').flatMap((element) => {
      if (typeof element === 'string') return [];
      const inner = valuesOf(element, 'item')[0];
      const text = inner !== undefined && typeof inner !== 'string' ? nameOf(inner) : nameOf(element);
      return text === undefined || URL.canParse(text) ? [] : [{ text, isNumbered: false, start: 0, end: 0 }];
    }),
  );
}

/**
 * Returns a predicate for proper names: words that the market spells as names, or that are too rare in the language to
 * be known.
 */
function properWords(pages: readonly AnalyzedPage[], analyzer: Analyzer): (written: string) => boolean {
  const { language } = analyzer;
  const names = namesIn(pages, language);
  const background = backgroundFor(analyzer);
  const hasOwnCapitals = languagePack(language).nouns?.areCapitalized !== true;
  const small = smallWords(pages);
  return (written) => {
    if (names.isName(written)) return true;
    if (!hasOwnCapitals || !/^\p{Lu}/u.test(written)) return false;
    const [word] = analyzer.analyze(written);
    if (word === undefined || word.everyday || word.stop || small.has(word.text)) return false;
    return background !== null && background.shareOf(word.stem) <= background.least;
  };
}
