/** Compares the meta description and the main heading of a page with what names the page. */
import { languagePack } from '../../languages/packs.ts';
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import { titleParts } from '../../market/results/content-type/count-in-title.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { wordFinder } from '../../text/word-parts.ts';
import { signsRule } from './rule.ts';

const { minRootChars } = signsRule.values;

/** How many words, besides stop words, a description shares with the keyword, the title and the main heading. */
export function describedWords(
  { document: { facts } }: AnalyzedPage,
  description: string,
  asked: AskedKeyword,
  analyzer: Analyzer,
): number {
  return sharedWords(description, [facts.title?.value ?? '', facts.h1?.value ?? ''], asked, analyzer);
}

/**
 * How many words, besides stop words, the main headings of a page share with the keyword and with its title; null
 * without main heading. A later part of the title that only repeats the heading is the name of the site.
 */
export function headedWords(
  { document: { facts } }: AnalyzedPage,
  asked: AskedKeyword,
  analyzer: Analyzer,
): number | null {
  const h1 = facts.h1?.value;
  if (h1 === undefined) return null;
  const others = facts.outline.flatMap(({ level, text }) => (level === 1 ? [text] : []));
  const parts = partsBesides(facts.title?.value ?? '', h1);
  return sharedWords([h1, ...others].join('\n'), parts, asked, analyzer);
}

/** The parts of a title without a later one that only repeats the main heading: that is the name of the site. */
function partsBesides(title: string, h1: string): string[] {
  const folded = (text: string): string => text.trim().toLowerCase();
  return titleParts(title).filter((part, at) => at === 0 || folded(part) !== folded(h1));
}

/**
 * Words of one root count as the same: "therapists" names the subject of "therapy", and, in a language with compounds,
 * "Rentenbesteuerung" that of "Steuer", and "Verein" that of "Sportverein".
 */
function sharedWords(text: string, named: readonly string[], asked: AskedKeyword, analyzer: Analyzer): number {
  const meant = (words: string): string[] => analyzer.analyze(words).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const rootOf = (stem: string): string => stem.slice(0, minRootChars);
  const roots = new Set([...asked.stems, ...named.flatMap(meant)].map(rootOf));
  const askedStems = new Set(asked.stems);
  const hasCompounds = languagePack(analyzer.language).nouns?.formCompounds === true;
  const holds = wordFinder(analyzer.language);
  const isNamed = (stem: string): boolean =>
    roots.has(rootOf(stem)) ||
    holds(askedStems, stem) ||
    (hasCompounds && [...roots].some((root) => root.length === minRootChars && stem.includes(root)));
  return new Set(meant(text).filter(isNamed).map(rootOf)).size;
}
