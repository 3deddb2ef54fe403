/**
 * Finds the word that a phrase is hardly ever written without: "registered" for "agent service", "first" for "aid kit",
 * "on-" for "page SEO".
 */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';

const { minSites, minBoundUses, minBoundShare } = topicsRule.values;

/**
 * Returns a function that gives the word, as texts write it and with what joins it, which nearly always stands directly
 * before a phrase on several sites; empty if there is none, or only one that goes with every noun ("the", "your"); null
 * if the phrase is half of a measure or a compound that varies: "digit number" in "12-digit number".
 */
export function boundWords(
  pages: readonly AnalyzedPage[],
  analyzer: Analyzer,
): (phrase: readonly AnalyzedWord[]) => string | null {
  const isFunction = functionWords(analyzer.language);
  return (phrase) => {
    const stems = phrase.map(({ stem }) => stem);
    const uses = new Map<string, { between: string; count: number; sites: Set<string> }>();
    const measures = new Map<string, number>();
    let all = 0;
    let hyphened = 0;
    for (const page of pages) {
      for (const { block, words } of page.blocks) {
        if (block.kind === 'code') continue;
        for (const at of placesOf(stems, words)) {
          all++;
          const before = words[at - 1];
          const between = block.text.slice(before?.end ?? 0, words[at]?.start);
          const isHyphened = hyphen.test(between);
          if (before === undefined || !(isHyphened || (/^[ _]$/u.test(between) && !isFunction(before)))) continue;
          if (isHyphened) hyphened++;
          if (isHyphened && before.figure) measures.set(before.text, (measures.get(before.text) ?? 0) + 1);
          if (before.figure && !isHyphened) continue;
          // "60-day interview guarantee": half of a measure.
          if (before.joined && words[at - 2]?.figure === true) continue;
          const known = uses.get(before.text) ?? { between, count: 0, sites: new Set<string>() };
          uses.set(before.text, {
            between: isHyphened ? '-' : known.between,
            count: known.count + 1,
            sites: known.sites.add(page.domain),
          });
        }
      }
    }
    const [usual] = [...uses].toSorted(([a, m], [b, n]) => n.count - m.count || (a < b ? -1 : 1));
    if (usual === undefined) return '';
    // "Light tropicals", said of low-light and of high-light ones.
    if (hyphened === all && uses.size > 1) return null;
    if (all < minBoundUses) return '';
    if (measures.size > 1 && sum(measures.values()) >= all * minBoundShare) return null;
    const [word, { between, count, sites }] = usual;
    return count >= all * minBoundShare && sites.size >= minSites ? word + between : '';
  };
}

const hyphen = /^[-‐‑]$/u;

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Where words with these stems stand side by side. */
export function placesOf(stems: readonly string[], words: readonly AnalyzedWord[]): number[] {
  const [first] = stems;
  const places: number[] = [];
  for (const [at, { stem }] of words.entries())
    if (stem === first && stems.every((each, index) => words[at + index]?.stem === each)) places.push(at);
  return places;
}

/** Whether a word is an article, a pronoun, a preposition or the like. */
function functionWords(language: string): (word: AnalyzedWord) => boolean {
  const { statements } = languagePack(language);
  if (statements === null) return ({ stop }) => stop;
  const { articles, quantifiers, unclear, links, of, adverbs, breaks, limits = '', verbs, times = '' } = statements;
  const lists = [articles, quantifiers, unclear, links, of, adverbs, breaks, limits, ...Object.values(verbs)];
  const wordsOf = (list: string): string[] => list.split(',').map((word) => word.trim());
  const listed = new Set(lists.flatMap(wordsOf));
  // "First" counts: "first aid kit".
  for (const word of wordsOf(times)) listed.delete(word);
  return ({ text, stop, linking }) => stop && (linking || listed.has(text));
}
