/** Judges whether a page is about the keyword or only mentions its words. */

import type { CutPage } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { namesRule } from './rule.ts';

const { minFocusShares, maxWordsShare } = namesRule.values;

/**
 * Number of words that name the keyword: all of one or two, two thirds of more ("heat pump cost" for "heat pump
 * installation cost").
 */
export function namingWords(keyword: readonly string[]): number {
  return keyword.length <= 2 ? keyword.length : Math.ceil(keyword.length * maxWordsShare);
}

/**
 * A page is about the keyword (in stems) if its title or a first-level heading names it (`namingWords`), or if 15 % of
 * its passages, with the headings above them, contain all its words, or 30 % name it. In the ten markets of the
 * built-in search these shares separate pages on the subject (.18 and more if the title uses other words) from pages
 * that share a word or two (.09 and less).
 */
export function isAbout({ page, cut }: CutPage, keyword: readonly string[], analyzer: Analyzer): boolean {
  if (keyword.length === 0) return true;
  const named = namingWords(keyword);
  const held = (stems: ReadonlySet<string>): number => keyword.filter((stem) => stems.has(stem)).length;
  const headings = page.blocks.filter(({ block }) => block.kind === 'heading');
  const titles = [
    page.title,
    analyzer.analyze(page.document.facts.h1?.value ?? ''),
    ...headings.filter(({ block }) => block.level === 1).map(({ words }) => words),
  ];
  if (titles.some((words) => held(new Set(words.map(({ stem }) => stem))) >= named)) return true;
  const stemsOf = new Map(headings.map(({ block, words }) => [block.text, words.map(({ stem }) => stem)]));
  const counts = cut.passages.map(({ stems, heading_path }) =>
    held(new Set([...heading_path.flatMap((heading) => stemsOf.get(heading) ?? []), ...stems.keys()])),
  );
  const share = (least: number): number => counts.filter((count) => count >= least).length / Math.max(1, counts.length);
  return share(keyword.length) >= minFocusShares.whole || share(named) >= minFocusShares.most;
}
