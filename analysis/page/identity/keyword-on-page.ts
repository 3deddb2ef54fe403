/** Finds the words of the keyword in a page's title, main heading and text. */
import { subjectFitRule } from '../../market/subject-fit/rule.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { GapReport } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { clippedForms } from '../../text/short-forms.ts';
import { wordFinder } from '../../text/word-parts.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { identityRule } from './rule.ts';
import { standInFor } from './stand-ins.ts';
import type { UserPage } from './user-page.ts';
import { headingsOf, isWrittenOut, type WordLeftOut, wordsLeftOut } from './words-left-out.ts';

const { minKinship } = subjectFitRule.values;
const { minOpeningShare } = identityRule.values;

/**
 * `stems`: the keyword's, without stop words. `inTitle`: those in the title or H1. `nearText`: those that
 * the main content, the title or a heading says, in other words too ("home remodel" for house renovation). `leftOut`:
 * those that no title or heading says, though titles of the market have them.
 */
export interface KeywordOnPage {
  text: string;
  stems: readonly string[];
  words: ReadonlyMap<string, string>;
  inTitle: readonly string[];
  nearText: readonly string[];
  leftOut: readonly WordLeftOut[];
}

/** Looks for the words of the keyword, for their initials and for what they are clipped to ("sci-fi"). */
export function keywordOn(
  user: UserPage,
  page: AnalyzedPage,
  { title, h1 }: GapReport['page']['identity'],
  market: readonly AnalyzedPage[],
): KeywordOnPage {
  const { keyword, query, analyzer } = user;
  const clipped = (text: string): string[] => clippedForms(text, query).flatMap(({ stands }) => stands);
  const saidIn = (text: string): ReadonlySet<string> =>
    new Set([
      ...stemsIn(analyzer, text),
      ...stemsOfInitials(keyword.normalized, text, analyzer),
      ...clipped(text),
      ...stemsOfClosed(keyword.normalized, text, analyzer),
    ]);
  const titleStems = saidIn(`${title ?? ''} ${h1 ?? ''}`);
  const vectors = vectorsOf(analyzer.language);
  const isNear = (stem: string, stems: ReadonlySet<string>): boolean =>
    vectors !== null && [...stems].some((other) => vectors.cosine(stem, other) >= minKinship);
  const holds = wordFinder(analyzer.language);
  const headings = headingsOf(page, [title, h1, user.source.result?.title]);
  const headed = saidIn(headings);
  // What a title says in the page's own words need not be said again below it.
  const textStems = new Set([
    ...titleStems,
    ...headed,
    ...page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem)),
    ...page.blocks.flatMap(({ block }) => stemsOfInitials(keyword.normalized, block.text, analyzer)),
    ...page.blocks.flatMap(({ block }) => clipped(block.text)),
    ...page.blocks.flatMap(({ block }) => stemsOfClosed(keyword.normalized, block.text, analyzer)),
  ]);
  const isReplaced = standInFor(query, [title ?? '', h1 ?? ''], market, analyzer);
  const isHeaded = (stem: string): boolean =>
    holds(headed, stem) ||
    isNear(stem, headed) ||
    isReplaced(stem) ||
    [...headed].some((other) => other.length >= stem.length * minOpeningShare && holds(new Set([stem]), other)) ||
    isWrittenOut(keyword.words.get(stem) ?? stem, headings, analyzer);
  return {
    text: keyword.normalized,
    stems: query,
    words: keyword.words,
    inTitle: query.filter((stem) => holds(titleStems, stem)),
    nearText: query.filter((stem) => holds(textStems, stem) || isNear(stem, textStems)),
    leftOut: wordsLeftOut(user, page, market, isHeaded),
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

/** Stems of neighbouring words of the keyword that `text` writes as one: "setup" for "set up". */
function stemsOfClosed(keyword: string, text: string, analyzer: Analyzer): string[] {
  const words = analyzer.analyze(keyword);
  const lower = text.toLowerCase();
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const closed = `${word.text}${next?.text ?? ''}`;
    if (next === undefined || !next.joined || !lower.includes(closed)) return [];
    return analyzer.analyze(text).some((each) => each.text === closed) ? [word.stem, next.stem] : [];
  });
}
