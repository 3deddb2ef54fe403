/** Chooses the headings that show what a topic is. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Candidate } from '../candidate.ts';
import { topicsRule } from '../rule.ts';
import { areForms } from '../spelling/form-variants.ts';

const { maxHeadings, maxHeadingWords } = topicsRule.values;

/**
 * Headings on the topic from different sites, those with most words of its label first, then the shortest. They have
 * all words that are sought, in a form of theirs: "Tipping" is not on travel tips.
 * @param label the words of the label
 * @param sought those that a heading must have; empty if it may put the topic otherwise
 */
export function headingsOf(
  { clauses }: Candidate,
  label: readonly AnalyzedWord[],
  sought: readonly AnalyzedWord[],
): { text: string; site: string }[] {
  const told = new Set<string>();
  const holds = (words: readonly AnalyzedWord[], word: AnalyzedWord): boolean =>
    words.some(({ stem, text }) => stem === word.stem && areForms(text, word.text));
  const missing = (words: readonly AnalyzedWord[]): number => label.filter((word) => !holds(words, word)).length;
  return clauses
    .filter(({ words }) => words.length <= maxHeadingWords)
    .filter(({ words }) => sought.every((word) => holds(words, word)))
    .map((clause) => ({ ...clause, lacks: missing(clause.words) }))
    .toSorted((a, b) => a.lacks - b.lacks || a.words.length - b.words.length || (a.text < b.text ? -1 : 1))
    .flatMap(({ text, sites }) => {
      const site = [...sites].sort().find((each) => !told.has(each));
      if (site === undefined) return [];
      told.add(site);
      return [{ text, site }];
    })
    .slice(0, maxHeadings);
}
