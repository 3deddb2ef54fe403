/** Finds two names of one thing that pages put in brackets after each other: "cast iron plant (Aspidistra elatior)". */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectName } from '../subject-index.ts';

const { maxPhraseWords, minSites } = topicsRule.values;

/** Words in brackets, with marks only between alternatives: a list with commas gives examples. */
const brackets = /(?<=\s)\(\s?([\p{L}\p{M}][\p{L}\p{M}\p{N}’'/; -]+)\)/gu;

interface Pair {
  stems: readonly string[];
  sites: Set<string>;
  /** Whether a page says that it is another name. */
  isCalled: boolean;
}

/**
 * Returns a function that gives the other names of a phrase: those that stand in brackets after it, or before brackets
 * with it, on two sites, or on one that says "also called".
 * @param keyword stems that no name contains
 */
export function bracketedNames(
  pages: readonly AnalyzedPage[],
  keyword: ReadonlySet<string>,
  analyzer: Analyzer,
): (name: SubjectName) => SubjectName[] {
  const { calls } = languagePack(analyzer.language).nouns ?? {};
  const stemsOf = (words: readonly AnalyzedWord[]): string[] =>
    words.flatMap(({ stem, stop }) => (stop || keyword.has(stem) ? [] : [stem]));
  const pairs = new Map<string, Map<string, Pair>>();
  const join = (one: readonly string[], stems: readonly string[], site: string, isCalled: boolean): void => {
    const known = pairs.get(one.join(' ')) ?? new Map<string, Pair>();
    pairs.set(one.join(' '), known);
    const pair = known.get(stems.join(' ')) ?? { stems, sites: new Set(), isCalled: false };
    known.set(stems.join(' '), pair);
    pair.sites.add(site);
    pair.isCalled ||= isCalled;
  };
  for (const { blocks, domain } of pages)
    for (const { block, words } of blocks) {
      if (block.kind === 'code') continue;
      for (const { 1: inside = '', index } of block.text.matchAll(brackets)) {
        for (const part of inside.split(/\s*[/;]\s*/u)) {
          const name = calls === undefined ? part : part.replace(calls, '');
          const named = analyzer.analyze(name);
          const stems = stemsOf(named);
          if (stems.length === 0 || named.length > maxPhraseWords || named.some(({ figure }) => figure)) continue;
          for (const before of runsBefore(words, index)) {
            const own = stemsOf(before);
            if (own.length === 0 || own.some((stem) => stems.includes(stem))) continue;
            join(own, stems, domain, name !== part);
            join(stems, own, domain, name !== part);
          }
        }
      }
    }
  const isSure = ({ sites, isCalled }: Pair): boolean => isCalled || sites.size >= minSites;
  /** "Parlor palm (Chamaedorea elegans)" says nothing of palms. */
  const isPartOfLonger = (key: string, other: string): boolean =>
    [...(pairs.get(other) ?? [])].some(([longer, pair]) => longer.endsWith(` ${key}`) && isSure(pair));
  return (name) => {
    const key = name.stems.join(' ');
    return [...(pairs.get(key) ?? [])].flatMap(([other, pair]) =>
      isSure(pair) && !isPartOfLonger(key, other) && !isPartOfLonger(other, key)
        ? [{ ...name, stems: pair.stems }]
        : [],
    );
  };
}

/** The runs of up to three content words that end right before a place in a text. */
function runsBefore(words: readonly AnalyzedWord[], place: number): AnalyzedWord[][] {
  const last = words.findLastIndex(({ end }) => end <= place);
  const runs: AnalyzedWord[][] = [];
  let run: AnalyzedWord[] = [];
  for (let at = last; at > last - maxPhraseWords; at--) {
    const word = words[at];
    if (word === undefined || word.stop || word.figure) break;
    run = [word, ...run];
    runs.push(run);
    if (!word.joined) break;
  }
  return runs;
}
