/** Finds names in scripts with capitals: runs of capitalized words. */
import { fieldBodies, fieldedBodies, organizationWords } from '../../languages/any/name-cues.ts';
import { conjunctions, fieldLinks, nameLinks } from '../../languages/any/names.ts';
import type { AnalyzedBlock } from '../../read/analyzed-page.ts';
import { isPlace } from '../../text/places.ts';
import { followsSmallWord, isBeforeSmallWord, isInsideSentence, isOwnedBy } from './evidence/name-borders.ts';
import { isGivenName } from './evidence/person-names.ts';
import { entitiesRule } from './rule.ts';

const { maxNameWords, maxLinkedNameWords, maxFigureChars, minElidedLetters } = entitiesRule.values;

/** A run of words in a block, by index. */
export interface NameRun {
  first: number;
  last: number;
  /** Whether it follows a lower-case word, so that it neither starts a sentence nor is part of a title. */
  isInside: boolean;
  /** Whether it precedes a lower-case word. */
  precedes: boolean;
  /** Whether it also has several words or an inner capital: a name that starts a sentence or clause. */
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
      const isInside = isInsideSentence(block, runs.at(-1), first);
      const precedes = isBeforeSmallWord(block, last);
      const opens = (last > first || isCode(block, first)) && precedes;
      runs.push({ first, last, isInside, opens, precedes });
      const next = words[last + 1];
      const isModel = next?.figure === true && next.joined && next.end - next.start <= maxFigureChars;
      if (isModel) runs.push({ first, last: last + 1, isInside, opens, precedes });
    }
    first = -1;
    isLinked = false;
  };
  const isBeyondOpening = (before: NameRun | undefined, at: number): boolean =>
    isInsideSentence(block, before, at) || (at === last && isGivenName(words[at]?.text ?? ''));
  for (const [index, word] of words.entries()) {
    if (first >= 0 && (!joins(block, index) || isOwnedBy(block, first, index))) close();
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
      (isLinked ? conjunctions.has(word.text) : isField(block, first, index) || isSecondField(block, first, index))
    ) {
      isLinked = true;
    } else if (first >= 0 && !(nameLinks.has(word.text) && index - last <= 2 && isBeyondOpening(runs.at(-1), first))) {
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

/**
 * Whether a conjunction joins two fields of one body, from word `first` on: "Department of Taxation and Finance". A
 * second name may have a body of its own or be an abbreviation: "University of Tarn and Lund College".
 */
function isSecondField(block: AnalyzedBlock, first: number, index: number): boolean {
  const {
    block: { text },
    words,
  } = block;
  if (!conjunctions.has(words[index]?.text ?? '')) return false;
  const body = words.slice(first, index).findIndex((word) => fieldedBodies.has(word.text));
  if (body < 0 || !nameLinks.has(words[first + body + 1]?.text ?? '')) return false;
  // "University of Denver and Tarn College".
  if (isPlace(words[first + body + 2]?.text ?? '', 'en')) return false;
  const next = words[index + 1];
  if (next === undefined || !hasCapital(block, index + 1) || isAllCapitals(block, index + 1)) return false;
  const after = words.slice(index + 1, index + 1 + maxNameWords);
  const end = after.findIndex((word, at) => at > 0 && (!word.joined || !/^\p{Lu}/u.test(text.slice(word.start))));
  return !after.slice(0, end < 0 ? after.length : end).some((word) => organizationWords.has(word.text));
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
 * separates table cells. A function word after such a stop begins a sentence: "Washington D.C. Our".
 */
function joins(each: AnalyzedBlock, index: number): boolean {
  const { block, words } = each;
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined || before === undefined) return false;
  const between = block.text.slice(before.end, word.start);
  if (between.includes('\t')) return false;
  if (word.joined || /^\s?&\s?$/u.test(between)) return true;
  // "Workers’ Compensation Board".
  if (/^['’]\s$/u.test(between) && before.text.endsWith('s')) return true;
  // "J. Doe", but not "the Tarn-E. Lund says".
  const isInitial =
    before.end - before.start === 1 && !/[\p{L}\p{N}&-]$/u.test(block.text.slice(0, before.start).slice(-1));
  if (word.stop && !isAllCapitals(each, index)) return false;
  return isInitial && /^\.\s?$/u.test(between);
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
