/** Counts the occurrences of many names on the pages of a market. */

import { registrableDomainOf } from '../../gather/address.ts';
import { openingArticles } from '../../languages/any/name-cues.ts';
import { nameLinks } from '../../languages/any/names.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import { isInAddress } from '../names/names.ts';
import { addCues, type Cues, noCues } from './cues.ts';
import { followsArticle, followsSmallWord } from './evidence/name-borders.ts';
import { keyWord } from './name-key.ts';
import { hasCapital } from './name-runs.ts';
import { entitiesRule } from './rule.ts';

const { maxJoinChars } = entitiesRule.values;

/** The occurrences of one name on one page. */
export interface Named {
  page: AnalyzedPage;
  count: number;
  /** Spellings with counts. */
  forms: Map<string, number>;
  /** Offset in the document of the first occurrence in running text; -1 if only headings have it. */
  at: number;
}

export interface Occurrences {
  on: Map<string, Named>;
  cues: Cues;
  /** Occurrences in lower case outside of headings; many mean that it is not a name. */
  small: number;
  /** Those of `small` without any capital at their start: "operating agreement", unlike "Google maps". */
  lower: number;
  /** All occurrences outside of headings. */
  total: number;
}

/** A tree of keys by word, so that each text is read once for all keys. */
export interface Node {
  key: string | null;
  next: Map<string, Node>;
}

/**
 * Returns the occurrences of every key of `keys` in `pages`; a name inside a longer one counts only for the longer one.
 * @param hasCase whether names are recognized by their capitals
 * @param terms keys that also count in lower case
 * @param makers keys that also count at the beginning of a longer name: "Garmin inReach"
 */
export function occurrencesOf(
  pages: readonly AnalyzedPage[],
  keys: Iterable<string>,
  hasCase: boolean,
  terms: ReadonlySet<string> = new Set(),
  makers: ReadonlySet<string> = new Set(),
): Map<string, Occurrences> {
  const root = treeOf(keys);
  const found = new Map<string, Occurrences>();
  for (const page of pages) {
    for (const each of page.blocks) if (each.block.kind !== 'code') countIn(each, page);
  }
  return found;

  function countIn(each: AnalyzedBlock, page: AnalyzedPage): void {
    const { block, words } = each;
    for (let first = 0; first < words.length; first++) {
      const match = longest(root, each, first);
      if (match === null) continue;
      const start = words[first]?.start ?? 0;
      const end = words[match.last]?.end ?? start;
      // "As The Guardian put it": an article with a capital is part of the name.
      const from = followsArticle(each, first) ? (words[first - 1]?.start ?? start) : start;
      const isSmall =
        hasCase &&
        !terms.has(match.key) &&
        !isWrittenAsName(each, first, match.last) &&
        !opensAsName(each, first, match.last);
      if (isSmall && isInAddress(block.text, start, end)) continue;
      note(match.key, page, block.text.slice(from, end), block.start + start, isSmall, block.kind === 'heading');
      if (!isSmall && block.kind !== 'heading') addCues(found.get(match.key)?.cues, each, first, match.last);
      const maker = match.key.slice(0, match.key.indexOf(' '));
      const { end: makerEnd = start } = words[first] ?? {};
      if (!isSmall && makers.has(maker))
        note(maker, page, block.text.slice(start, makerEnd), block.start + start, false, block.kind === 'heading');
      first = match.last;
    }
  }

  function note(
    key: string,
    page: AnalyzedPage,
    written: string,
    at: number,
    isSmall: boolean,
    isHeading: boolean,
  ): void {
    const entry = found.get(key) ?? { on: new Map<string, Named>(), cues: noCues(), small: 0, lower: 0, total: 0 };
    found.set(key, entry);
    if (!isHeading) entry.total++;
    if (isSmall) {
      if (!isHeading) entry.small++;
      if (!isHeading && /^\p{Ll}/u.test(written)) entry.lower++;
      return;
    }
    const named = entry.on.get(page.source_id) ?? { page, count: 0, forms: new Map<string, number>(), at: -1 };
    entry.on.set(page.source_id, named);
    named.count++;
    named.forms.set(written, (named.forms.get(written) ?? 0) + 1);
    if (named.at < 0 && !isHeading) named.at = at;
  }
}

/** A site's name that no text of the market contains: its own pages name it in title or markup. */
export function occurrencesInTitles(pages: readonly AnalyzedPage[], forms: ReadonlyMap<string, number>): Occurrences {
  const on = pages.map((page) => [page.source_id, { page, count: 1, forms: new Map(forms), at: -1 }] as const);
  return { on: new Map(on), cues: noCues(), small: 0, lower: 0, total: 0 };
}

/** The registrable domains of the pages that name it, or of those that do so in running text. */
export function sitesOf({ on }: Occurrences, inText = false): Set<string> {
  return new Set(
    [...on.values()].filter(({ at }) => !inText || at >= 0).map(({ page }) => registrableDomainOf(page.document.url)),
  );
}

export function treeOf(keys: Iterable<string>): Node {
  const root: Node = { key: null, next: new Map() };
  for (const key of keys) {
    let node = root;
    for (const word of key.split(' ')) {
      const next = node.next.get(word) ?? { key: null, next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    if (node !== root) node.key = key;
  }
  return root;
}

/** The longest key that begins at a word of a block, on one line. */
export function longest(
  root: Node,
  { block, words }: AnalyzedBlock,
  first: number,
): { key: string; last: number } | null {
  let node: Node | undefined = root;
  let found: { key: string; last: number } | null = null;
  for (let index = first; index < words.length; index++) {
    const word = words[index];
    const before = words[index - 1];
    if (word === undefined || (index > first && !isNear(block.text, before?.end ?? 0, word.start))) break;
    node = node.next.get(keyWord(word.text));
    if (node === undefined) break;
    if (node.key !== null) found = { key: node.key, last: index };
  }
  return found;
}

/** Whether two words can belong to one name: separated by a space, a hyphen, an ampersand or nothing. */
function isNear(text: string, end: number, start: number): boolean {
  return (
    start - end <= maxJoinChars &&
    /^(?:[^\S\n\t]?|[-‐‑]|['’][^\S\n\t]|\.[^\S\n\t]?|\s?&\s?)$/u.test(text.slice(end, start))
  );
}

/** Whether all words of a name are capitalized, except linking words and figures. */
function isWrittenAsName(block: AnalyzedBlock, first: number, last: number): boolean {
  for (let index = first; index <= last; index++) {
    const word = block.words[index];
    const isFree =
      word === undefined ||
      word.figure ||
      (index > first && index < last && (word.stop || nameLinks.has(word.text))) ||
      // "Monday.com".
      (index > first && block.block.text.slice(block.words[index - 1]?.end, word.start) === '.');
    if (!isFree && !hasCapital(block, index) && /^\p{L}/u.test(word.text)) return false;
  }
  return true;
}

/** "The Ferber method", as others write "Ferber Method": a word of its own has the capital, what it names has none. */
function opensAsName(block: AnalyzedBlock, first: number, last: number): boolean {
  const word = block.words[first];
  if (last === first || word === undefined || word.everyday || !hasCapital(block, first)) return false;
  const isAfterArticle = word.joined && openingArticles.has(block.words[first - 1]?.text ?? '');
  return isAfterArticle || followsSmallWord(block, first);
}
