/** Compares the meta description of a page with what names the page. */
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { signsRule } from './rule.ts';

const { minRootChars } = signsRule.values;

/**
 * How many words, besides stop words, a description shares with the keyword, the title and the main heading. Words
 * of one root count as the same: "therapists" names the subject of "therapy".
 */
export function sharedWords(
  { document: { facts } }: AnalyzedPage,
  description: string,
  asked: AskedKeyword,
  analyzer: Analyzer,
): number {
  const meant = (text: string): string[] => analyzer.analyze(text).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const rootOf = (stem: string): string => stem.slice(0, minRootChars);
  const names = [...asked.stems, ...[facts.title, facts.h1].flatMap((fact) => meant(fact?.value ?? ''))];
  const roots = new Set(names.map(rootOf));
  return new Set(
    meant(description)
      .map(rootOf)
      .filter((root) => roots.has(root)),
  ).size;
}
