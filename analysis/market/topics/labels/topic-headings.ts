/** Chooses the headings that show what a topic is. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Candidate } from '../candidate.ts';
import { topicsRule } from '../rule.ts';
import { areForms } from '../spelling/form-variants.ts';

const { maxHeadings, maxHeadingWords } = topicsRule.values;

/**
 * Headings on the topic from different sites, shortest first. They have all words of its label in a form of theirs:
 * "Tipping" is not on travel tips.
 * @param label the words of the label, without those of the keyword; empty if headings may put it otherwise
 */
export function headingsOf({ clauses }: Candidate, label: readonly AnalyzedWord[]): { text: string; site: string }[] {
  const told = new Set<string>();
  return clauses
    .filter(({ words }) => words.length <= maxHeadingWords)
    .filter(({ words }) =>
      label.every((sought) => words.some(({ stem, text }) => stem === sought.stem && areForms(text, sought.text))),
    )
    .toSorted((a, b) => a.words.length - b.words.length || (a.text < b.text ? -1 : 1))
    .flatMap(({ text, sites }) => {
      const site = [...sites].sort().find((each) => !told.has(each));
      if (site === undefined) return [];
      told.add(site);
      return [{ text, site }];
    })
    .slice(0, maxHeadings);
}
