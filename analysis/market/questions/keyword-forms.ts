/** Recognizes other forms of the keyword's words: initials ("NYC") and related words ("mover", "move"). */
import { questionsRule } from './rule.ts';

const { minInitials, minSharedLetters, maxEndingLetters } = questionsRule.values;

export interface KeywordForms {
  /** The keyword's stems that `stem` is a form of; otherwise `stem` itself. */
  of(stem: string): readonly string[];
}

/** Creates the forms of the keyword's stems, given in order. */
export function keywordForms(keyword: readonly string[]): KeywordForms {
  const initials = new Map<string, readonly string[]>();
  for (let first = 0; first < keyword.length; first++) {
    for (let end = first + minInitials; end <= keyword.length; end++) {
      const run = keyword.slice(first, end);
      initials.set(run.map((stem) => stem.slice(0, 1)).join(''), run);
    }
  }
  return {
    of: (stem) => {
      if (keyword.includes(stem)) return [stem];
      const kin = keyword.find((other) => isKin(stem, other) || isKin(other, stem));
      return kin === undefined ? (initials.get(stem) ?? [stem]) : [kin];
    },
  };
}

/** Whether `long` is `short` with another ending: "mover" and "move". */
function isKin(long: string, short: string): boolean {
  return short.length >= minSharedLetters && long.length - short.length <= maxEndingLetters && long.startsWith(short);
}
