/** Finds names in scripts with capitals: runs of capitalized words. */
import { fieldBodies, organizationWords } from '../../languages/any/name-cues.ts';
import { conjunctions, fieldLinks, nameLinks } from '../../languages/any/names.ts';
import type { AnalyzedBlock } from '../../read/analyzed-page.ts';
import { entitiesRule } from './rule.ts';

const { maxNameWords, maxLinkedNameWords, maxFigureChars, minElidedLetters } = entitiesRule.values;

/** A run of words in a block, by index. */
export interface NameRun {
  first: number;
  last: number;
  /** Whether it follows a lower-case word, so that it neither starts a sentence nor is part of a title. */
  isInside: boolean;
  /** Whether it has several words and precedes a lower-case word: it starts a sentence or clause. */
  opens: boolean;
}

/** Returns the runs of one block in order; a run followed by a figure is returned with and without it. */
export function nameRuns(block: AnalyzedBlock): NameRun[] {
  const { words } = block;
  const runs: NameRun[] = [];
  let first = -1;
  let last = -1;
  // Whether "for" has joined the name of an organization and its field: "Institute for Health and Safety".
  let isLinked = false;
  const close = () => {
    if (first >= 0 && last - first < (isLinked ? maxLinkedNameWords : maxNameWords)) {
      const isInside = followsSmallWord(block, first) || goesOn(block, runs.at(-1), first);
      const opens = (last > first || isCode(block, first)) && isBeforeSmallWord(block, last);
      runs.push({ first, last, isInside, opens });
      const next = words[last + 1];
      const isModel = next?.figure === true && next.joined && next.end - next.start <= maxFigureChars;
      if (isModel) runs.push({ first, last: last + 1, isInside, opens });
    }
    first = -1;
    isLinked = false;
  };
  for (const [index, word] of words.entries()) {
    if (first >= 0 && !joins(block, index)) close();
    if (hasCapital(block, index)) {
      // "In France" does not begin with a name, but "the World Bank" does.
      if (first < 0 && word.stop && !isAllCapitals(block, index) && !followsSmallWord(block, index)) continue;
      if (first < 0) first = index;
      last = index;
    } else if (first >= 0 && index - last === 1 && goesOnElided(block, index)) {
      last = index;
    } else if (
      first >= 0 &&
      index - last === 1 &&
      (isLinked ? conjunctions.has(word.text) : isField(block, first, index))
    ) {
      isLinked = true;
    } else if (first >= 0 && !(nameLinks.has(word.text) && index - last <= 2 && followsSmallWord(block, first))) {
      // The first word of a sentence need not belong to a name: "Laut der Stiftung Warentest".
      close();
    }
  }
  close();
  return runs;
}

/** Whether a word joins the name of an organization, from word `first` on, and its field: "Institute for Tarn Studies". */
function isField({ words }: AnalyzedBlock, first: number, index: number): boolean {
  return (
    fieldLinks.has(words[index]?.text ?? '') &&
    words.slice(first, index).some(({ text }) => fieldBodies.has(text) || organizationWords.has(text))
  );
}

/** Whether an apostrophe alone parts a word in small letters from the one before: "Presqu'île", but not "Tarn's". */
function goesOnElided({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined || before === undefined || word.end - word.start < minElidedLetters) return false;
  return /^['’]$/u.test(block.text.slice(before.end, word.start));
}

/** Whether a word has a capital at its start or inside: `iPhone`, `eBay`, `useState`. */
export function hasCapital({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  return word !== undefined && /^(?:\p{Lu}|\p{Ll}+\p{Lu}\p{L})/u.test(block.text.slice(word.start, word.end));
}

/**
 * Whether the text before a word can be inside a name: a space, a hyphen, an ampersand, the stop of an initial. A tab
 * separates table cells.
 */
function joins({ block, words }: AnalyzedBlock, index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined || before === undefined) return false;
  const between = block.text.slice(before.end, word.start);
  if (between.includes('\t')) return false;
  if (word.joined || /^\s?&\s?$/u.test(between)) return true;
  // "J. Doe", but not "the Tarn-E. Lund says".
  const isInitial =
    before.end - before.start === 1 && !/[\p{L}\p{N}-]$/u.test(block.text.slice(0, before.start).slice(-1));
  return isInitial && /^\.\s?$/u.test(between);
}

/** Whether a lower-case word follows a name, or the comma after it: "Baba Budan, a pilgrim". */
function isBeforeSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const next = words[index + 1];
  const end = words[index]?.end;
  if (next === undefined || end === undefined) return false;
  return (
    /^(?:[^\S\n\t]|,\s)$/u.test(block.text.slice(end, next.start)) && /^\p{Ll}/u.test(block.text.charAt(next.start))
  );
}

/** Whether a name follows another name and a comma: "Ergotron, Vantro and Fjelltre". */
function goesOn({ block, words }: AnalyzedBlock, before: NameRun | undefined, first: number): boolean {
  return before?.isInside === true && /^,\s$/u.test(block.text.slice(words[before.last]?.end, words[first]?.start));
}

function isAllCapitals({ block, words }: AnalyzedBlock, index: number): boolean {
  const { start = 0, end = 0 } = words[index] ?? {};
  // "U.S.", "J. Doe": an initial is not an article.
  return /^(?:\p{Lu}{2,}|\p{Lu}\.)$/u.test(block.text.slice(start, end - start === 1 ? end + 1 : end));
}

/** An inner capital: `GoHighLevel` is a name anywhere. */
function isCode({ block, words }: AnalyzedBlock, index: number): boolean {
  return /\p{Ll}\p{Lu}/u.test(block.text.slice(words[index]?.start, words[index]?.end));
}

function followsSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && words[index]?.joined === true && /^\p{Ll}/u.test(block.text.charAt(before.start));
}
