/** Finds the other ways in which pages write a phrase: "coffeehouse" for coffee house, "AI" for artificial intelligence. */
import { knownPairs } from '../../../languages/any/known-names.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { explainedForms } from '../../../text/short-forms.ts';
import { topicsRule } from '../rule.ts';
import type { SubjectName } from '../subject-index.ts';
import { closedStem } from './closed-compounds.ts';

const { minInitials } = topicsRule.values;

type Phrase = readonly AnalyzedWord[];

/**
 * Returns a function that gives the names that a phrase has besides its own: with two words written as one or one as
 * two, and the full form of initials or the initials of a full form. Two initials are those of a phrase if a page
 * explains them ("home automation (HA)") or everybody knows them ("AI"), since they stand for many pairs of words; more
 * need no explanation.
 * @param phrases all phrases that may have initials
 * @param keyword stems that no name contains
 */
export function otherSpellings(
  pages: readonly AnalyzedPage[],
  phrases: readonly Phrase[],
  keyword: ReadonlySet<string>,
  analyzer: Analyzer,
): (phrase: Phrase, name: SubjectName) => SubjectName[] {
  const apart = writtenApart(pages);
  const explained = new Set([
    ...pages.flatMap(({ document }) =>
      explainedForms(document.text, analyzer).map(({ stem, stands }) => keyOf(stem, stands)),
    ),
    ...knownPairs.map((pair) => {
      const words = analyzer.analyze(pair);
      return keyOf(words.map(({ text }) => text.charAt(0)).join(''), stemsOf(words));
    }),
  ]);
  const capitals = writtenInCapitals(pages);
  const initialsOf = (phrase: Phrase): string | null => {
    const stems = stemsOf(phrase);
    if (stems.length < 2) return null;
    const firsts = (words: Phrase): string => words.map(({ text }) => [...text][0] ?? '').join('');
    // "Return on investment (ROI)": small words may have theirs, too.
    const known = [firsts(phrase.filter(({ stop }) => !stop)), firsts(phrase)].find(
      (initials) => capitals.has(initials) && (initials.length >= minInitials || explained.has(keyOf(initials, stems))),
    );
    return known ?? null;
  };
  const full = new Map<string, readonly string[]>();
  for (const phrase of phrases) {
    const initials = initialsOf(phrase);
    if (initials !== null && !full.has(initials)) full.set(initials, stemsOf(phrase));
  }
  return (phrase, name) => {
    const initials = initialsOf(phrase);
    const spellings = [
      ...apart(phrase),
      initials === null ? [] : [initials],
      ...(phrase.length === 1 ? [full.get(phrase[0]?.text ?? '') ?? []] : []),
    ];
    return spellings.flatMap((stems) => {
      const own = [...new Set(stems)].filter((stem) => !keyword.has(stem));
      return own.length === 0 || own.join(' ') === name.stems.join(' ') ? [] : [{ ...name, stems: own }];
    });
  };
}

/**
 * Returns a function that gives the stems of a phrase with its compounds written apart, and as one word: also as one
 * that none of `pages` writes, because the page of a gap audit may ("multifactor" for multi-factor).
 */
function writtenApart(pages: readonly AnalyzedPage[]): (phrase: Phrase) => string[][] {
  const written = new Set(pages.flatMap(({ blocks }) => blocks.flatMap(({ words }) => words.map(({ stem }) => stem))));
  const apart = new Map<string, readonly [string, string]>();
  for (const { blocks } of pages) {
    for (const { words } of blocks) {
      words.forEach((word, at) => {
        const before = words[at - 1];
        const closed = before && closedStem(before, word);
        if (before && closed && written.has(closed) && !apart.has(closed)) apart.set(closed, [before.stem, word.stem]);
      });
    }
  }
  return (phrase) => {
    const content = phrase.filter(({ stop }) => !stop);
    const joinedAt = content.flatMap((word, at): string[][] => {
      const before = content[at - 1];
      const joined = before && closedStem(before, word);
      const stems = content.map(({ stem }) => stem);
      return joined ? [stems.toSpliced(at - 1, 2, joined)] : [];
    });
    if (apart.size === 0) return joinedAt;
    const closed: string[] = [];
    content.forEach((word, at) => {
      const before = content[at - 1];
      const joined = before && closedStem(before, word);
      if (joined && apart.has(joined)) closed.splice(-1, 1, joined);
      else closed.push(word.stem);
    });
    return [content.flatMap(({ stem }) => apart.get(stem) ?? [stem]), closed, ...joinedAt];
  };
}

/** The words, in lower case, that pages write in capitals. */
function writtenInCapitals(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { document } of pages)
    for (const [word] of document.text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,6}(?=s?(?![\p{L}\p{M}\p{N}]))/gu))
      found.add(word.toLowerCase());
  return found;
}

const stemsOf = (phrase: Phrase): string[] => phrase.flatMap(({ stop, stem }) => (stop ? [] : [stem]));

const keyOf = (short: string, stands: readonly string[]): string => `${short} ${stands.join(' ')}`;
