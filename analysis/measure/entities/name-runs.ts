/** Finds what is written as a name in scripts that have capitals: runs of words with a capital each. */
import type { AnalyzedBlock } from '../analyzed-page.ts';

/** Words of a run that need no capital, between two that have one: "University of Leeds", "Côte d'Ivoire". */
export const nameLinks: ReadonlySet<string> = new Set(
  'of the de la le du des del della di da do dos das d van von der den ten für zu zum'.split(' '),
);

/** Longer runs are titles. */
const mostWords = 6;
/** Of a model: "Ioniq 5", "Windows 11"; longer figures are years and amounts. */
const mostFigureChars = 3;

/** Words of a block, by their places. */
export interface NameRun {
  first: number;
  last: number;
  /** It comes right after a small word: it neither begins a sentence nor is part of a title. */
  isInside: boolean;
}

/** The runs of one block in order; one that a figure follows is there with and without it. */
export function nameRuns(block: AnalyzedBlock): NameRun[] {
  const { words } = block;
  const runs: NameRun[] = [];
  let first = -1;
  let last = -1;
  const close = () => {
    if (first >= 0 && last - first < mostWords) {
      const isInside = followsSmallWord(block, first);
      runs.push({ first, last, isInside });
      const next = words[last + 1];
      const isModel = next?.figure === true && next.joined && next.end - next.start <= mostFigureChars;
      if (isModel) runs.push({ first, last: last + 1, isInside });
    }
    first = -1;
  };
  for (const [index, word] of words.entries()) {
    if (first >= 0 && !joins(block, index)) close();
    if (hasCapital(block, index)) {
      // "In France" begins with no name, "the World Bank" with one.
      if (first < 0 && word.stop && !followsSmallWord(block, index)) continue;
      if (first < 0) first = index;
      last = index;
    } else if (first >= 0 && !(nameLinks.has(word.text) && index - last <= 2 && followsSmallWord(block, first))) {
      // What begins a sentence may be no part of a name: "Laut der Stiftung Warentest".
      close();
    }
  }
  close();
  return runs;
}

/** Whether a word has a capital at its beginning, or right after a small letter or two: `iPhone`, `eBay`. */
export function hasCapital({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined && /^\p{Ll}{0,2}\p{Lu}/u.test(block.text.slice(word.start, Math.min(word.end, word.start + 3)))
  );
}

/** Whether only a space, a hyphen or an ampersand lies before a word. */
function joins({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  return (
    word !== undefined && before !== undefined && (word.joined || block.text.slice(before.end, word.start) === ' & ')
  );
}

function followsSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && words[index]?.joined === true && /^\p{Ll}/u.test(block.text.charAt(before.start));
}
