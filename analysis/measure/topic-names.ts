/** What topics are named by: the market's terms, and the phrases that its headings share. */
import type { AnalyzedWord } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { MarketTerm } from './terms.ts';

/** Words of a name at most, as of a term. */
export const longestName = 3;

/** Terms come by reach, phrases by the sites that head sections with them: what comes later names little. */
const mostNames = 250;

/**
 * A name, without the words of the keyword: "local SEO" and "local" are one name in the market of "what is SEO", which
 * keeps the keyword from standing in the middle of everything.
 */
export interface TopicName {
  /** Stems joined by a space. */
  key: string;
  /** The market's terms that it stands for; none of a phrase of headings that is no term. */
  terms: MarketTerm[];
}

/** The names that `terms` and the headings of `pages` give, terms first, each once. */
export function topicNames(
  pages: readonly AnalyzedPage[],
  terms: readonly MarketTerm[],
  keyword: readonly string[],
): TopicName[] {
  const isKeyword = new Set(keyword);
  const stops = stopStems(pages);
  const names = new Map<string, TopicName>();
  for (const term of terms) {
    const key = nameKey(term.key.split(' '), isKeyword, stops);
    if (key === '') continue;
    const name = names.get(key) ?? { key, terms: [] };
    name.terms.push(term);
    names.set(key, name);
  }
  for (const phrase of sharedPhrases(pages)) {
    const key = nameKey(phrase.split(' '), isKeyword, stops);
    // What is left of a phrase may be one word that means nothing alone: then it was the keyword that meant something.
    if (key.includes(' ') && !names.has(key)) names.set(key, { key, terms: [] });
  }
  return [...names.values()].slice(0, mostNames);
}

/** `stems` less the keyword's, and less the stop words that then stand at an end. */
function nameKey(stems: readonly string[], isKeyword: ReadonlySet<string>, stops: ReadonlySet<string>): string {
  const own = stems.filter((stem) => !isKeyword.has(stem));
  let first = 0;
  let last = own.length;
  while (first < last && stops.has(own[first] ?? '')) first++;
  while (last > first && stops.has(own[last - 1] ?? '')) last--;
  return own.slice(first, last).join(' ');
}

function stopStems(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  const stops = new Set<string>();
  for (const { words } of pages.flatMap((page) => page.blocks))
    for (const word of words) if (word.stop) stops.add(word.stem);
  return stops;
}

/**
 * Phrases of two or three words, in stems, that stand in headings of two sites or more. Everyday words may make one:
 * "link building" is a subject though neither "link" nor "building" is.
 */
function sharedPhrases(pages: readonly AnalyzedPage[]): string[] {
  const sites = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { block, words } of page.blocks) {
      if (block.kind !== 'heading') continue;
      for (const phrase of phrasesOf(words)) {
        const known = sites.get(phrase) ?? new Set<string>();
        known.add(page.domain);
        sites.set(phrase, known);
      }
    }
  }
  return [...sites]
    .filter(([, known]) => known.size >= 2)
    .sort((a, b) => b[1].size - a[1].size)
    .map(([phrase]) => phrase);
}

function phrasesOf(words: readonly AnalyzedWord[]): string[] {
  const phrases: string[] = [];
  for (let first = 0; first < words.length; first++) {
    let key = '';
    for (let size = 1; size <= longestName; size++) {
      const word = words[first + size - 1];
      if (word === undefined || word.stop || word.figure || (size > 1 && !word.joined)) break;
      key = size === 1 ? word.stem : `${key} ${word.stem}`;
      if (size > 1) phrases.push(key);
    }
  }
  return phrases;
}
