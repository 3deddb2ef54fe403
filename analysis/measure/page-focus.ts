/** Whether a page is about the keyword, or only came up for it. */
import type { Analyzer } from '../text/analyzer.ts';
import type { CutPage } from './read-market.ts';

/** Share of its passages that hold all words of the keyword, from which on a page is about it. */
const leastShare = 0.15;

/**
 * A page is about the keyword (in stems) when its title or a heading of the first level holds all of its words, or 15 %
 * of its passages do, the headings above them included. The share parts, over the ten markets of the built-in search,
 * the pages on the subject (.18 and more where the title has other words) from those that came up by a word or two
 * (.09 and less).
 */
export function isAbout({ page, cut }: CutPage, keyword: readonly string[], analyzer: Analyzer): boolean {
  if (keyword.length === 0) return true;
  const headings = page.blocks.filter(({ block }) => block.kind === 'heading');
  const titles = [page.title, ...headings.filter(({ block }) => block.level === 1).map(({ words }) => words)];
  if (titles.some((words) => holdsAll(new Set(words.map(({ stem }) => stem)), keyword))) return true;
  const h1 = page.document.facts.h1?.value;
  if (h1 !== undefined && holdsAll(new Set(analyzer.analyze(h1).map(({ stem }) => stem)), keyword)) return true;
  const stemsOf = new Map(headings.map(({ block, words }) => [block.text, words.map(({ stem }) => stem)]));
  const holding = cut.passages.filter(({ stems, heading_path }) => {
    const above = new Set(heading_path.flatMap((heading) => stemsOf.get(heading) ?? []));
    return keyword.every((stem) => stems.has(stem) || above.has(stem));
  });
  return cut.passages.length > 0 && holding.length >= cut.passages.length * leastShare;
}

function holdsAll(stems: ReadonlySet<string>, keyword: readonly string[]): boolean {
  return keyword.every((stem) => stems.has(stem));
}
