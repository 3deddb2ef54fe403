/** Selects the part of a page that a results page shows: where most of the query occurs. */
import type { AnalyzedWord, Analyzer } from '../../../analysis/index.ts';

const longestSnippetChars = 200;

/** Returns the sentences of `text` with most of the query's stems, at most 200 characters, cut at a word. */
export function snippetOf(text: string, query: readonly string[], analyzer: Analyzer): string {
  const wanted = new Set(query);
  const words = analyzer.analyze(text);
  let best = { start: 0, score: -1 };
  let next = 0;
  for (const sentence of analyzer.sentences(text)) {
    while (next < words.length && (words[next]?.start ?? 0) < sentence.start) next++;
    const score = scoreFrom(words, next, sentence, wanted);
    if (score > best.score) best = { start: sentence.start, score };
  }
  return cut(text.slice(best.start));
}

/**
 * Scores a snippet by, in this order: different stems, a stem in the first sentence, running text rather than labels,
 * and the number of occurrences.
 */
function scoreFrom(
  words: readonly AnalyzedWord[],
  first: number,
  sentence: { start: number; end: number },
  wanted: ReadonlySet<string>,
): number {
  const found = new Set<string>();
  let hits = 0;
  let running = 0;
  let opening = 0;
  for (let i = first; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || word.end > sentence.start + longestSnippetChars) break;
    if (word.joined) running++;
    if (!wanted.has(word.stem)) continue;
    found.add(word.stem);
    hits++;
    if (word.end <= sentence.end) opening = 50;
  }
  return found.size * 100 + opening + Math.min(running, 20) + Math.min(hits, 5);
}

function cut(text: string): string {
  const flat = text
    .slice(0, longestSnippetChars + 1)
    .replaceAll(/\s+/gu, ' ')
    .trimEnd();
  if (flat.length <= longestSnippetChars) return flat.toWellFormed();
  const head = flat.slice(0, longestSnippetChars - 1);
  const wordEnd = head.search(/\s\S*$/u);
  return `${(wordEnd > longestSnippetChars / 2 ? head.slice(0, wordEnd) : head).toWellFormed()}…`;
}
