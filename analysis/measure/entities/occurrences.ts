/** Counts where the pages of a market name each of many names. */
import type { AnalyzedBlock, AnalyzedPage } from '../analyzed-page.ts';
import { isInAddress } from '../names.ts';
import { keyWord } from './name-key.ts';
import { hasCapital, nameLinks } from './name-runs.ts';

/** What one page has of one name. */
export interface Named {
  page: AnalyzedPage;
  count: number;
  /** As written, with how often. */
  forms: Map<string, number>;
  /** Where it first stands in the running text, as an offset of the document; -1 where headings alone have it. */
  at: number;
}

export interface Occurrences {
  on: Map<string, Named>;
  /** Written small, outside of headings: then it is no name. */
  small: number;
  /** All outside of headings. */
  total: number;
}

/** The keys as a tree of their words, so that a text is read once for all of them. */
interface Node {
  key: string | null;
  next: Map<string, Node>;
}

/**
 * The occurrences of every key of `keys` in `pages`; a name inside a longer one counts for the longer alone.
 * @param hasCase whether names are told from other words by their capitals
 */
export function occurrencesOf(
  pages: readonly AnalyzedPage[],
  keys: Iterable<string>,
  hasCase: boolean,
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
      const isSmall = hasCase && !isWrittenAsName(each, first, match.last);
      if (isSmall && isInAddress(block.text, start, end)) continue;
      note(match.key, page, block.text.slice(start, end), block.start + start, isSmall, block.kind === 'heading');
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
    const entry = found.get(key) ?? { on: new Map<string, Named>(), small: 0, total: 0 };
    found.set(key, entry);
    if (!isHeading) entry.total++;
    if (isSmall) {
      if (!isHeading) entry.small++;
      return;
    }
    const named = entry.on.get(page.source_id) ?? { page, count: 0, forms: new Map<string, number>(), at: -1 };
    entry.on.set(page.source_id, named);
    named.count++;
    named.forms.set(written, (named.forms.get(written) ?? 0) + 1);
    if (named.at < 0 && !isHeading) named.at = at;
  }
}

function treeOf(keys: Iterable<string>): Node {
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

/** The longest key whose words begin at a place of a block, on one line. */
function longest(root: Node, { block, words }: AnalyzedBlock, first: number): { key: string; last: number } | null {
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

/** Whether two words may be of one name: a space, a hyphen or an ampersand lies between them, or nothing. */
function isNear(text: string, end: number, start: number): boolean {
  return start - end <= 3 && /^(?:[^\S\n]?|[-‐‑]|\.?\s|\s&\s)$/u.test(text.slice(end, start));
}

/** Whether all words of a name have a capital, but for those that link others and for figures. */
function isWrittenAsName(block: AnalyzedBlock, first: number, last: number): boolean {
  for (let index = first; index <= last; index++) {
    const word = block.words[index];
    const isFree = word === undefined || word.figure || (index > first && nameLinks.has(word.text));
    if (!isFree && !hasCapital(block, index) && /^\p{L}/u.test(word.text)) return false;
  }
  return true;
}
