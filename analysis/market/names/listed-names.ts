/** The names that pages list: over sections of one level, down a column or across the head of a table, in structured data. */
import { allItems, hasType, nameOf, valuesOf } from '../../extract/structured-data/item.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { namesIn } from './names.ts';
import { namesRule } from './rule.ts';
import { isFurniture } from './term-noise.ts';

const { minListed, minNameShare, minNumberedShare, maxNameWords, maxListed, maxColumns } = namesRule.values;

/** One entry of a list of names. */
export interface ListedName {
  source_id: string;
  name: string;
  /** From 1, in its list. */
  position: number;
  where: 'heading' | 'table' | 'structured_data';
  /** What is said below it, as offsets of the document; `end` is exclusive. */
  start: number;
  end: number;
}

interface Entry {
  text: string;
  isNumbered: boolean;
  start: number;
  end: number;
}

/** Reads the lists of every page, in their order. */
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

/** Tells whether a phrase is a name that pages list, whatever its case. */
export function isListedName(listed: readonly ListedName[], analyzer: Analyzer): (phrase: string) => boolean {
  const keyOf = (text: string) =>
    analyzer
      .analyze(text)
      .map(({ stem }) => stem)
      .join(' ');
  const keys = new Set(listed.map(({ name }) => keyOf(name)));
  return (phrase) => keys.has(keyOf(withoutNumber(phrase)));
}

/** The names among the entries of a list that is one of names. */
function namesOf(
  entries: readonly Entry[],
  isProper: (written: string) => boolean,
  analyzer: Analyzer,
): Omit<ListedName, 'source_id' | 'where'>[] {
  if (entries.length < minListed) return [];
  const named = entries.map((entry) => ({ entry, name: namePartOf(entry.text, isProper, analyzer) }));
  const sure = named.filter(({ name }) => name?.isSure === true).length;
  const least = entries.every(({ isNumbered }) => isNumbered) ? minNumberedShare : minNameShare;
  if (sure < minListed || sure < entries.length * least) return [];
  return named.flatMap(({ entry: { start, end }, name }, index) =>
    name === null ? [] : [{ name: name.text, position: index + 1, start, end }],
  );
}

/** The part of an entry that is a name: "Zoho CRM" of "4. Zoho CRM: best for growth"; null where none is. */
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
    // "Growth of Coffee Consumption in Europe" holds a name and is none.
    const content = words.flatMap(({ stop, figure }, index) => (stop || figure ? [] : [written[index] ?? '']));
    const isSure = content.filter(isProper).length * 2 >= content.length || /\.\p{Ll}{2,3}$/u.test(part);
    return [{ text: part, isSure }];
  });
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}

/** "1. ", "#3 ", "2) " before what is counted. */
function withoutNumber(text: string): string {
  return text.replace(/^\s*[#№]?\p{N}{1,3}\s?[.):、．–—-]?\s+/u, '').trim();
}

/** Sections of one level below one heading: those that are numbered, where some are. */
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

/** The columns of each table, and its head. */
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

/** What an `ItemList` of products, companies or programs names. */
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

/** Tells words that are no words of the language: names by the market's own spelling, or too rare to be known. */
function properWords(pages: readonly AnalyzedPage[], analyzer: Analyzer): (written: string) => boolean {
  const { language } = analyzer;
  const names = namesIn(pages, language);
  const background = backgroundFor(analyzer);
  const hasOwnCapitals = languagePack(language).nouns?.areCapitalized !== true;
  const small = new Set<string>();
  for (const { blocks } of pages) {
    for (const { block, words } of blocks) {
      for (const { text, start } of words) if (/^\p{Ll}/u.test(block.text.charAt(start))) small.add(text);
    }
  }
  return (written) => {
    if (names.isName(written)) return true;
    if (!hasOwnCapitals || !/^\p{Lu}/u.test(written)) return false;
    const [word] = analyzer.analyze(written);
    if (word === undefined || word.everyday || word.stop || small.has(word.text)) return false;
    return background !== null && background.shareOf(word.stem) <= background.least;
  };
}
