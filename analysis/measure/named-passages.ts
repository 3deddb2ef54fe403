/** Where the names of topics stand: in which passages, and below which headings. */
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import { askedBy } from '../text/question-words.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { type FoundName, type NameUse, newUse, noteHeading, occurrenceNoter } from './name-uses.ts';
import type { PagePassages } from './passages.ts';
import type { CutPage } from './read-market.ts';
import { longestName } from './topic-names.ts';

/** Passages read of one page: the first of a very long one say what it is about. */
const mostPassagesOfPage = 200;

/** A passage with the names (by number) in it. */
export interface NamedPassage {
  id: string;
  source_id: string;
  domain: string;
  words: number;
  /** How often its text holds each name. */
  counts: ReadonlyMap<number, number>;
  /** Names in the heading right above it, and in the one above that. */
  inner: ReadonlySet<number>;
  outer: ReadonlySet<number>;
}

/** Finds `keys` (names in stems, by number) in `pages`, the longest that fits at each place. */
export function findNames(
  pages: readonly CutPage[],
  keys: readonly string[],
  keyword: readonly string[],
  analyzer: Analyzer,
): { passages: NamedPassage[]; uses: NameUse[] } {
  const byKey = new Map(keys.map((key, name) => [key, name]));
  const isKeyword = new Set(keyword);
  const uses = keys.map(newUse);
  const note = occurrenceNoter(isKeyword, analyzer.language);
  const passages = pages.flatMap(({ page, cut }) => {
    const inHeading = new Map<string, ReadonlySet<number>>();
    const inText: { name: number; at: number }[] = [];
    const isSection = sectionLevels(page);
    for (const { block, words } of page.blocks) {
      const found = namesIn(words, byKey);
      const isText = block.kind !== 'heading';
      const asks = !isText && askedBy(block.text, analyzer.language) !== null;
      for (const place of found) {
        const use = uses[place.name];
        if (use === undefined) continue;
        note(use, words, place, block.text, isText);
        if (isText) inText.push({ name: place.name, at: block.start + (words[place.first]?.start ?? 0) });
        else if (isSection(block.level)) noteHeading(use, words, place, isKeyword, page.domain, asks);
      }
      if (!isText && isSection(block.level)) inHeading.set(block.text, new Set(found.map(({ name }) => name)));
    }
    return namedPassages(page, cut, inText, inHeading);
  });
  return { passages, uses };
}

/** Whether headings of a level part the page: one of the first level stands above all of it, several part it too. */
function sectionLevels(page: AnalyzedPage): (level: number | undefined) => boolean {
  const first = page.blocks.filter(({ block }) => block.kind === 'heading' && block.level === 1).length;
  return (level) => level !== 1 || first > 1;
}

function namesIn(words: readonly AnalyzedWord[], byKey: ReadonlyMap<string, number>): FoundName[] {
  const found: FoundName[] = [];
  for (let first = 0; first < words.length; ) {
    let best: FoundName | undefined;
    let key = '';
    for (let size = 1; size <= longestName; size++) {
      const word = words[first + size - 1];
      if (word === undefined || (size > 1 && !word.joined)) break;
      key = size === 1 ? word.stem : `${key} ${word.stem}`;
      const name = byKey.get(key);
      if (name !== undefined) best = { name, first, end: first + size };
    }
    if (best !== undefined) found.push(best);
    first = best?.end ?? first + 1;
  }
  return found;
}

function namedPassages(
  page: AnalyzedPage,
  cut: PagePassages,
  inText: readonly { name: number; at: number }[],
  inHeading: ReadonlyMap<string, ReadonlySet<number>>,
): NamedPassage[] {
  const none: ReadonlySet<number> = new Set();
  let next = 0;
  return cut.passages.slice(0, mostPassagesOfPage).map(({ id, source_id, words, heading_path, start, end }) => {
    const counts = new Map<number, number>();
    while (next < inText.length && (inText[next]?.at ?? 0) < start) next++;
    for (let found = inText[next]; found !== undefined && found.at < end; found = inText[++next]) {
      counts.set(found.name, (counts.get(found.name) ?? 0) + 1);
    }
    const [inner = none, outer = none] = heading_path
      .slice(-2)
      .reverse()
      .map((heading) => inHeading.get(heading) ?? none);
    return { id, source_id, domain: page.domain, words, counts, inner, outer };
  });
}
