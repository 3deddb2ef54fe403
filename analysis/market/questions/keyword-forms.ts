/** The forms in which questions write the words of the keyword: initials ("NYC") and words made of them ("mover", "move"). */
import { questionsRule } from './rule.ts';

const { minInitials, minSharedLetters, maxEndingLetters } = questionsRule.values;

export interface KeywordForms {
  /** The stems of the keyword that `stem` stands for, else itself. */
  of(stem: string): readonly string[];
}

/** The forms of the keyword's stems, in their order. */
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
