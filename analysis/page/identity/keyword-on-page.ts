/** Finds the words of the keyword in a page's title, main heading and text. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { GapReport } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { wordFinder } from '../../text/word-parts.ts';
import type { UserPage } from './user-page.ts';

/**
 * `stems`: the keyword's, without stop words. `inTitle`, `inText`: those found in the title or H1, and in the main
 * content.
 */
export interface KeywordOnPage {
  text: string;
  stems: readonly string[];
  words: ReadonlyMap<string, string>;
  inTitle: readonly string[];
  inText: readonly string[];
}

/** Looks for the words of the keyword and for their initials. */
export function keywordOn(
  { keyword, query, analyzer }: UserPage,
  page: AnalyzedPage,
  { title, h1 }: GapReport['page']['identity'],
): KeywordOnPage {
  const written = `${title ?? ''} ${h1 ?? ''}`;
  const titleStems = new Set([
    ...stemsIn(analyzer, written),
    ...stemsOfInitials(keyword.normalized, written, analyzer),
  ]);
  const textStems = new Set([
    ...page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem)),
    ...page.blocks.flatMap(({ block }) => stemsOfInitials(keyword.normalized, block.text, analyzer)),
  ]);
  const holds = wordFinder(analyzer.language);
  return {
    text: keyword.normalized,
    stems: query,
    words: keyword.words,
    inTitle: query.filter((stem) => holds(titleStems, stem)),
    inText: query.filter((stem) => holds(textStems, stem)),
  };
}

function stemsIn(analyzer: Analyzer, text: string): ReadonlySet<string> {
  return new Set(analyzer.analyze(text).map(({ stem }) => stem));
}

/** Stems of consecutive words of the keyword that `text` abbreviates by initials: "NYC" for "new york city". */
function stemsOfInitials(keyword: string, text: string, analyzer: Analyzer): string[] {
  const abbreviations = new Set([...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu)].map(String));
  if (abbreviations.size === 0) return [];
  const words = analyzer.analyze(keyword);
  const initials = words.map(({ text: word }) => word.slice(0, 1)).join('');
  return [...abbreviations].flatMap((abbreviation) => {
    const at = initials.indexOf(abbreviation.toLowerCase());
    return at < 0 ? [] : words.slice(at, at + abbreviation.length).map(({ stem }) => stem);
  });
}
