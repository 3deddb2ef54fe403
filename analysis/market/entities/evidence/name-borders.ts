/** Reads from what stands beside a capitalized word whether it begins a name within a sentence. */
import { openingArticles } from '../../../languages/any/name-cues.ts';
import type { AnalyzedBlock } from '../../../read/analyzed-page.ts';
import { isGivenName } from './person-names.ts';

/** The run of capitalized words before another one. */
interface RunBefore {
  first: number;
  last: number;
  isInside: boolean;
}

/** Whether the run that begins at word `first` neither starts a sentence nor is part of a title. */
export function isInsideSentence(block: AnalyzedBlock, before: RunBefore | undefined, first: number): boolean {
  return (
    followsSmallWord(block, first) ||
    followsOwner(block, before, first) ||
    followsArticle(block, first) ||
    followsYear(block, first) ||
    opensBracket(block, first) ||
    followsComma(block, first) ||
    followsDash(block, first) ||
    followsDate(block, first) ||
    goesOn(block, before, first)
  );
}

/** Whether the word before has a small letter, and nothing but a space after it. */
export function followsSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && words[index]?.joined === true && /^\p{Ll}/u.test(block.text.charAt(before.start));
}

/** Whether a lower-case word follows a name, or the comma or bracket after it: "Baba Budan, a pilgrim". */
export function isBeforeSmallWord({ block, words }: AnalyzedBlock, index: number): boolean {
  const next = words[index + 1];
  const end = words[index]?.end;
  if (next === undefined || end === undefined) return false;
  return (
    /^(?:[^\S\n\t]|,\s|\s\()$/u.test(block.text.slice(end, next.start)) &&
    /^\p{Ll}/u.test(block.text.charAt(next.start))
  );
}

/** Whether a word follows the possessive of a person's name, from word `first` on: "William Gibson's Neuromancer". */
export function isOwnedBy({ block, words }: AnalyzedBlock, first: number, index: number): boolean {
  const owner = words[index - 1];
  if (owner === undefined || index - first < 2 || !isGivenName(words[first]?.text ?? '')) return false;
  return (
    /['’]s?$/u.test(block.text.slice(owner.start, owner.end)) && /^\p{Lu}/u.test(block.text.slice(words[index]?.start))
  );
}

/** Whether a name belongs to the person named before it: "William Gibson's Neuromancer". */
function followsOwner(block: AnalyzedBlock, before: RunBefore | undefined, first: number): boolean {
  return before?.last === first - 1 && isOwnedBy(block, before.first, first);
}

/** Whether a name follows another name and a comma: "Ergotron, Vantro and Fjelltre", "CNBC, The Ladders". */
function goesOn({ block, words }: AnalyzedBlock, before: RunBefore | undefined, first: number): boolean {
  if (before?.isInside !== true) return false;
  const between = block.text.slice(words[before.last]?.end, words[first]?.start);
  return (
    /^,\s$/u.test(between) ||
    (/^,\s\p{Lu}\p{Ll}{1,2}\s$/u.test(between) && openingArticles.has(words[first - 1]?.text ?? ''))
  );
}

/** Whether an article with a capital stands before a name within a sentence: "as The Guardian put it". */
export function followsArticle({ block, words }: AnalyzedBlock, first: number): boolean {
  const before = words[first - 1];
  if (before?.joined !== true || words[first]?.joined !== true || !openingArticles.has(before.text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(block.text.slice(before.start, before.end)) && block.kind !== 'heading';
}

/** Whether a year within a sentence stands before a name: "in the 2025 Tarn Report". */
function followsYear(block: AnalyzedBlock, first: number): boolean {
  const {
    block: { text },
    words,
  } = block;
  const before = words[first - 1];
  if (before?.figure !== true || words[first]?.joined !== true) return false;
  return /^(?:19|20)\p{Nd}{2}$/u.test(text.slice(before.start, before.end)) && followsSmallWord(block, first - 1);
}

/** Whether a bracket after a word in small letters opens before a name: "a pillow (Sea to Summit Aeros)". */
function opensBracket({ block, words }: AnalyzedBlock, first: number): boolean {
  const before = words[first - 1];
  const start = words[first]?.start;
  if (before === undefined || start === undefined || block.kind === 'heading') return false;
  return /^\s\($/u.test(block.text.slice(before.end, start)) && /^\p{Ll}/u.test(block.text.charAt(before.start));
}

/** Whether a comma after a word in small letters stands before a name: "in socials, Vantro, and others". */
function followsComma({ block, words }: AnalyzedBlock, first: number): boolean {
  const before = words[first - 1];
  const start = words[first]?.start;
  if (before === undefined || start === undefined || block.kind === 'heading') return false;
  return /^,\s$/u.test(block.text.slice(before.end, start)) && /^\p{Ll}/u.test(block.text.charAt(before.start));
}

/** Whether a dash after a word in small letters stands before a name: "of these houses—Tarn of London, now an insurer". */
function followsDash({ block, words }: AnalyzedBlock, first: number): boolean {
  const before = words[first - 1];
  const start = words[first]?.start;
  if (before === undefined || start === undefined || block.kind === 'heading') return false;
  return /^\s?[—–]\s?$/u.test(block.text.slice(before.end, start)) && /^\p{Ll}/u.test(block.text.charAt(before.start));
}

/** Whether a name follows a year within a sentence, and a comma: "in 1723, Gabriel de Clieu". */
function followsDate(block: AnalyzedBlock, first: number): boolean {
  const before = block.words[first - 1];
  if (before?.figure !== true || block.block.kind === 'heading') return false;
  return (
    /^,\s$/u.test(block.block.text.slice(before.end, block.words[first]?.start)) && followsSmallWord(block, first - 1)
  );
}
