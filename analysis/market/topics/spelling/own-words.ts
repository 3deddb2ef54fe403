/** Finds the words of a phrase that mean the phrase when they stand alone: "resilience" for cyber resilience. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectIndex, SubjectName } from '../subject-index.ts';

const { minOwnShare, minOwnUses } = topicsRule.values;

/**
 * Returns each word of a name that the texts of the pages use in the phrase often enough, as a further name. Everyday
 * words mean many things: "high" is no high-dosage tutoring.
 * @param words of the phrase
 */
export function ownWords(
  name: SubjectName,
  words: readonly Pick<AnalyzedWord, 'stem' | 'everyday'>[],
  indexes: readonly Pick<SubjectIndex, 'runs'>[],
): SubjectName[] {
  if (name.stems.length === 1) return [];
  const usesOf = (key: string): number => indexes.reduce((sum, { runs }) => sum + (runs.get(key)?.text ?? 0), 0);
  const uses = usesOf(name.stems.join(' '));
  if (uses < minOwnUses) return [];
  const isEveryday = (stem: string): boolean => words.some((word) => word.stem === stem && word.everyday);
  return name.stems
    .filter((stem) => !isEveryday(stem) && uses >= minOwnShare * usesOf(stem))
    .map((stem) => ({ ...name, stems: [stem], isPart: true }));
}
