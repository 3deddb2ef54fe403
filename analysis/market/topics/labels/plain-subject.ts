/** Finds the subject without a word that only judges it: "learning curve" for "steeper learning curve". */
import type { Candidate } from '../candidate.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectIndex } from '../subject-index.ts';
import { ownStems } from '../subject-phrases.ts';
import { describingWords } from './describing-words.ts';

const { minPlainUses } = topicsRule.values;

/**
 * Returns a function that gives the candidate which a phrase is without its first word, if that only describes, several
 * words remain, and texts say them without it as well: "estate agent" is nothing but "real estate agent".
 */
export function plainSubjects(
  candidates: readonly Candidate[],
  indexes: readonly SubjectIndex[],
  keyword: ReadonlySet<string>,
  language: string,
): (candidate: Candidate) => Candidate {
  const describes = describingWords(language);
  const byKey = new Map(candidates.map((candidate) => [candidate.name.stems.join(' '), candidate]));
  const usesOf = (key: string): number => indexes.reduce((sum, { runs }) => sum + (runs.get(key)?.text ?? 0), 0);
  return (candidate) => {
    const { name, form } = candidate;
    const [first, ...rest] = form.words;
    if (name.isAsked || first === undefined || !describes(first.text) || keyword.has(first.stem)) return candidate;
    const key = ownStems(rest, keyword).join(' ');
    const plain = byKey.get(key);
    if (plain === undefined || plain.name.isAsked || plain.form.words.length < 2) return candidate;
    return usesOf(key) >= minPlainUses * usesOf(name.stems.join(' ')) ? plain : candidate;
  };
}
