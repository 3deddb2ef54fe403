/**
 * Measures how much of the keyword the parts of a page contain: relevance in which repeating a word counts for nothing.
 */

import { zoneWeights } from '../../market/relevance/measure.ts';
import { introWords } from '../../market/relevance/zones.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import { bm25Parameters, inverseDocumentFrequency } from '../../statistics/bm25.ts';
import { round } from '../../statistics/round.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { keywordPresenceRule } from './rule.ts';

const { maxKeywordShare } = keywordPresenceRule.values;

/**
 * The parts that count, weighted as in BM25F; the body is the whole text. Headings in the text do not count: a list of
 * questions without answers would match every word.
 */
const parts = ['title', 'h1', 'intro', 'body'] as const satisfies readonly (keyof typeof zoneWeights)[];
type Part = (typeof parts)[number];

/** 0 if the page has no word of the keyword, 1 if each of its parts has all; null for a keyword without words. */
export type KeywordPresence = (page: AnalyzedPage) => number | null;

/**
 * BM25F in which each word counts once per part and all parts have the same length. In plain BM25F, pages that all
 * contain the keyword differ by how often they repeat it and how short they are. Neither helps: repeating cost 10 % of
 * visibility (arXiv 2311.09735), and length has no effect. Words are weighted by their rarity in the market's
 * `passages`.
 * @param query stems of the keyword
 */
export function keywordPresenceAmong(
  passages: readonly Passage[],
  query: readonly string[],
  analyzer: Analyzer,
): KeywordPresence {
  const weights = [...new Set(query)].map((stem) => ({
    stem,
    idf: inverseDocumentFrequency(passages.filter(({ stems }) => stems.has(stem)).length, passages.length),
  }));
  const total = weights.reduce((sum, { idf }) => sum + idf * saturated(parts), 0);
  return (page) => {
    if (total === 0) return null;
    const held = stemsByPart(page, query, analyzer);
    const score = weights.reduce(
      (sum, { stem, idf }) => sum + idf * saturated(parts.filter((part) => held[part].has(stem))),
      0,
    );
    return round(score / total);
  };
}

/** The first parts that contain a word add most. */
function saturated(holding: readonly Part[]): number {
  const frequency = holding.reduce((sum, part) => sum + zoneWeights[part], 0);
  return frequency / (frequency + bm25Parameters.k1);
}

function repeats(words: readonly AnalyzedWord[], query: readonly string[]): boolean {
  return words.filter(({ stem }) => query.includes(stem)).length > words.length * maxKeywordShare;
}

function stemsByPart(
  page: AnalyzedPage,
  query: readonly string[],
  analyzer: Analyzer,
): Record<Part, ReadonlySet<string>> {
  const stems = (words: readonly AnalyzedWord[]) => new Set(words.map(({ stem }) => stem));
  const mainHeadings = page.blocks.filter(({ block }) => block.kind === 'heading' && block.level === 1);
  const text = page.blocks
    .filter(({ block, words }) => block.kind !== 'heading' && !repeats(words, query))
    .flatMap(({ words }) => words);
  return {
    title: stems(page.title),
    // The main heading is often outside the main content.
    h1: stems([
      ...analyzer.analyze(page.document.facts.h1?.value ?? ''),
      ...mainHeadings.flatMap(({ words }) => words),
    ]),
    intro: stems(text.slice(0, introWords)),
    body: stems(text),
  };
}
