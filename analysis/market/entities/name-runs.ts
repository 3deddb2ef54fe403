/** Finds what is written as a name in scripts that have capitals: runs of words with a capital each. */
import { nameLinks } from '../../languages/any/names.ts';
import type { AnalyzedBlock } from '../../read/analyzed-page.ts';
import { entitiesRule } from './rule.ts';

const { maxNameWords, maxFigureChars } = entitiesRule.values;

/** Words of a block, by their places. */
export interface NameRun {
  first: number;
  last: number;
  /** It comes right after a small word: it neither begins a sentence nor is part of a title. */
  isInside: boolean;
  /** Several words before a small one: a sentence begins with it, or a clause. */
  opens: boolean;
}

/** The runs of one block in order; one that a figure follows is there with and without it. */
export function nameRuns(block: AnalyzedBlock): NameRun[] {
  const { words } = block;
  const runs: NameRun[] = [];
  let first = -1;
  let last = -1;
  const close = () => {
    if (first >= 0 && last - first < maxNameWords) {
      const isInside = followsSmallWord(block, first) || goesOn(block, runs.at(-1), first);
      const opens = (last > first || isCode(block, first)) && isBeforeSmallWord(block, last);
      runs.push({ first, last, isInside, opens });
      const next = words[last + 1];
      const isModel = next?.figure === true && next.joined && next.end - next.start <= maxFigureChars;
      if (isModel) runs.push({ first, last: last + 1, isInside, opens });
    }
    first = -1;
  };
  for (const [index, word] of words.entries()) {
    if (first >= 0 && !joins(block, index)) close();
    if (hasCapital(block, index)) {
      // "In France" begins with no name, "the World Bank" with one.
      if (first < 0 && word.stop && !isAllCapitals(block, index) && !followsSmallWord(block, index)) continue;
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

/** Whether a word has a capital at its beginning, or inside: `iPhone`, `eBay`, `useState`. */
export function hasCapital({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  return word !== undefined && /^(?:\p{Lu}|\p{Ll}+\p{Lu}\p{L})/u.test(block.text.slice(word.start, word.end));
}

/**
 * Whether what lies before a word holds a name together: a space, a hyphen, an ampersand, the stop of an initial. A tab
 * parts the cells of a table.
 */
function joins({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined || before === undefined) return false;
  const between = block.text.slice(before.end, word.start);
  if (between.includes('\t')) return false;
  if (word.joined || /^\s?&\s?$/u.test(between)) return true;
  return before.end - before.start === 1 && /^\.\s?$/u.test(between);
}

/** Whether a small word goes on after a name, or after the comma behind it: "Baba Budan, a pilgrim". */
function isBeforeSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const next = words[index + 1];
  const end = words[index]?.end;
  if (next === undefined || end === undefined) return false;
  return (
    /^(?:[^\S\n\t]|,\s)$/u.test(block.text.slice(end, next.start)) && /^\p{Ll}/u.test(block.text.charAt(next.start))
  );
}

/** Whether a name stands after another and a comma: "Ergotron, Vantro and Fjelltre". */
function goesOn({ block, words }: AnalyzedBlock, before: NameRun | undefined, first: number): boolean {
  return before?.isInside === true && /^,\s$/u.test(block.text.slice(words[before.last]?.end, words[first]?.start));
}

function isAllCapitals({ block, words }: AnalyzedBlock, index: number): boolean {
  const { start = 0, end = 0 } = words[index] ?? {};
  // "U.S.", "J. Doe": an initial is no article.
  return /^(?:\p{Lu}{2,}|\p{Lu}\.)$/u.test(block.text.slice(start, end - start === 1 ? end + 1 : end));
}

/** A capital inside: `GoHighLevel` is a name wherever it stands. */
function isCode({ block, words }: AnalyzedBlock, index: number): boolean {
  return /\p{Ll}\p{Lu}/u.test(block.text.slice(words[index]?.start, words[index]?.end));
}

function followsSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && words[index]?.joined === true && /^\p{Ll}/u.test(block.text.charAt(before.start));
}
