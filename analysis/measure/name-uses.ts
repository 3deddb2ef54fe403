/** How the names of topics are used: how they are spelt, how freely they stand, which words go before them. */
import type { AnalyzedWord } from '../text/analyzer.ts';
import { nounSignsOf } from '../text/noun-signs.ts';
import { lowerCase } from '../text/words.ts';

/** A spelling of a name. */
export interface Form {
  count: number;
  /** Of these, the ones in running text, and there the ones that end their phrase: see `isFree`. */
  inText: number;
  free: number;
  /** It takes in words of the keyword: "technical SEO". */
  withKeyword: boolean;
}

/** How a name stands in the whole market. */
export interface NameUse {
  /** Occurrences right after a word that stands before nouns, and right after one that stands before others. */
  afterNounSign: number;
  afterOtherSign: number;
  /** Sites that put it in a heading of a section, and sites that have such a heading of nothing else. */
  headed: Set<string>;
  alone: Set<string>;
  /** Its spellings in lower case, with the words of the keyword and of compounds that adjoin it. */
  forms: Map<string, Form>;
}

/** A name found among the words of a block: its number, its first word, and the one after its last. */
export interface FoundName {
  name: number;
  first: number;
  end: number;
}

/** Spellings kept of a name; the usual ones come early. */
const mostForms = 50;

/** Languages whose phrases begin with their noun: there a name is bound by the word before it, elsewhere by the next. */
const nounFirst = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl', 'ro', 'ar', 'he', 'fa', 'vi', 'id', 'ms', 'th']);

/** Whether phrases of a language (ISO 639-1) begin with their noun. */
export function isNounFirst(language: string): boolean {
  return nounFirst.has(language);
}

export function newUse(): NameUse {
  return { afterNounSign: 0, afterOtherSign: 0, headed: new Set(), alone: new Set(), forms: new Map() };
}

/** Notes the heading of a section of `domain` that holds the name, and that may be a question. */
export function noteHeading(
  use: NameUse,
  words: readonly AnalyzedWord[],
  { first, end }: FoundName,
  keyword: ReadonlySet<string>,
  domain: string,
  asks: boolean,
): void {
  use.headed.add(domain);
  // "What does it cost?" is of "cost" alone and names nothing.
  if (asks) return;
  const rest = words.filter((word, index) => (index < first || index >= end) && !keyword.has(word.stem));
  if (rest.every((word) => word.stop || word.figure)) use.alone.add(domain);
}

/** Gives the function that notes how one occurrence stands among its neighbours in `text`. */
export function occurrenceNoter(keyword: ReadonlySet<string>, language: string) {
  const signOf = nounSignsOf(language);
  const startsWithNoun = isNounFirst(language);
  return (use: NameUse, words: readonly AnalyzedWord[], found: FoundName, text: string, isText: boolean): void => {
    const { first, end, withKeyword } = widened(words, found, text, keyword);
    const form = lowerCase(text.slice(words[first]?.start, words[end - 1]?.end), language);
    const counts = use.forms.get(form) ?? { count: 0, inText: 0, free: 0, withKeyword };
    if (use.forms.size < mostForms) use.forms.set(form, counts);
    counts.count++;
    if (!isText) return;
    counts.inText++;
    if (isFree(words, first, end, startsWithNoun)) counts.free++;
    const before = words[first]?.joined === true ? words[first - 1] : undefined;
    const sign = before === undefined ? undefined : signOf?.(before.text);
    if (sign === 'noun') use.afterNounSign++;
    if (sign === 'other') use.afterOtherSign++;
  };
}

/** Words beside a name that may belong to it on each side. */
const widest = 3;

/** A name with what belongs to it where it stands: words of the keyword beside it, and the rest of a compound. */
function widened(words: readonly AnalyzedWord[], found: FoundName, text: string, keyword: ReadonlySet<string>) {
  let { first, end } = found;
  let withKeyword = false;
  const belongs = (left: AnalyzedWord, right: AnalyzedWord, outer: AnalyzedWord): boolean => {
    if (!right.joined) return false;
    withKeyword ||= keyword.has(outer.stem);
    return keyword.has(outer.stem) || /^\p{Pd}$/u.test(text.slice(left.end, right.start));
  };
  for (let left = words[first - 1], right = words[first]; left !== undefined && right !== undefined; ) {
    if (found.first - first >= widest || !belongs(left, right, left)) break;
    first--;
    right = left;
    left = words[first - 1];
  }
  for (let left = words[end - 1], right = words[end]; left !== undefined && right !== undefined; ) {
    if (end - found.end >= widest || !belongs(left, right, right)) break;
    end++;
    left = right;
    right = words[end];
  }
  return { first, end, withKeyword };
}

/** Whether a phrase ends with these words (or begins, by language): "technical" is bound in "technical issues". */
function isFree(words: readonly AnalyzedWord[], first: number, end: number, startsWithNoun: boolean): boolean {
  const neighbour = startsWithNoun ? words[first - 1] : words[end];
  const link = startsWithNoun ? words[first] : neighbour;
  return neighbour === undefined || link?.joined !== true || neighbour.stop;
}
