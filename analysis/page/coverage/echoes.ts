/** Detects text close to a topic that the page does not name, so that its absence is not certain. */
import { foldSpace } from '../../extract/parse/tree.ts';
import { closedStem } from '../../market/topics/spelling/closed-compounds.ts';
import type { SubjectName } from '../../market/topics/subject-index.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { topicCoverageRule } from './rule.ts';

const { minEchoLetters, minEchoShare, maxInitials, minEchoCosine, maxHeadingLevel, minBoilerplate } =
  topicCoverageRule.values;

/**
 * Returns a function that says whether one block of `page` contains, for every stem of one of a topic's names, the same
 * word, a word of its family ("Ethiopian" for "Ethiopia"), the word written apart ("coffee house"), or a near synonym;
 * or whether the page has the initials of a name, "VCS" for "Version control system", or what they stand for.
 * Words in different blocks do not count: a page about coffee that also mentions a house does not cover coffee houses.
 */
export function echoesOf(page: AnalyzedPage): (names: readonly SubjectName[]) => boolean {
  const blocks = page.blocks.map(({ words }) => stemsOf(words));
  const stems = [
    ...new Set(page.blocks.flatMap(({ words }) => words.flatMap(({ figure, stem }) => (figure ? [] : stem)))),
  ];
  const vectors = vectorsOf(page.language);
  const known = new Map<string, readonly string[]>();
  const echoing = (stem: string): readonly string[] => {
    const found = known.get(stem) ?? [stem, ...stems.filter((each) => isEcho(each, stem))];
    known.set(stem, found);
    return found;
  };
  const isEcho = (each: string, stem: string): boolean =>
    isOfFamily(each, stem) || (vectors !== null && vectors.cosine(each, stem) >= minEchoCosine);
  const acronyms = acronymsIn(page);
  const spelledOut = spelledIn(page);
  return (names) =>
    names.some((name) => {
      if (name.stems.length > 1 && acronyms.has(initialsOf(name.stems))) return true;
      if (name.stems.every((stem) => stem.length <= maxInitials && spelledOut(stem))) return true;
      const echoes = name.stems.map(echoing);
      return blocks.some((block) => echoes.every((each) => each.some((stem) => block.has(stem))));
    });
}

/**
 * Returns a function that says whether a paragraph or a main heading outside the main content of `page`, or a heading in
 * it, has every stem of one of a topic's names, or whether a page that mostly consists of links and boxes shows a name
 * anywhere. That is no section whose text is on the topic, but the page does not lack it.
 */
export function namesBeside(
  page: AnalyzedPage,
  analyzer: Pick<Analyzer, 'analyze'>,
): (names: readonly SubjectName[]) => boolean {
  const paragraphs = page.document.facts.textBeside.map((text) => stemsOf(analyzer.analyze(text)));
  const headings = page.blocks.flatMap(({ block, words }) =>
    block.kind === 'heading' && (block.level ?? 2) > 1 ? [stemsOf(words)] : [],
  );
  const read = new Set(page.blocks.flatMap(({ block }) => (block.kind === 'heading' ? [folded(block.text)] : [])));
  const outside = page.document.facts.outline
    .filter(({ level, text }) => level <= maxHeadingLevel && !read.has(folded(text)))
    .map(({ text }) => stemsOf(analyzer.analyze(text)));
  const all = [...paragraphs, ...headings, ...outside];
  const { facts, boilerplate_ratio } = page.document;
  const shown = (boilerplate_ratio ?? 0) < minBoilerplate ? [] : analyzer.analyze(facts.visibleText);
  const isShown = showing(shown.map(({ stem }) => stem));
  return (names) =>
    names.some(({ stems }) => isShown(stems) || all.some((text) => stems.every((stem) => text.has(stem))));
}

/** Returns a function that says whether some stems stand side by side, in whatever order. */
function showing(text: readonly string[]): (stems: readonly string[]) => boolean {
  const places = Map.groupBy(text.keys(), (at) => text[at]);
  return (stems) =>
    (places.get(stems[0]) ?? []).some((at) => {
      const near = new Set(text.slice(Math.max(0, at - stems.length + 1), at + stems.length));
      return stems.every((stem) => near.has(stem));
    });
}

/** Whether words of a page in a row begin with the letters of an acronym: "artificial intelligence" for "AI". */
function spelledIn({ blocks }: AnalyzedPage): (acronym: string) => boolean {
  const initials = blocks.map(({ words }) => words.map(({ text, stop }) => (stop ? ' ' : text.charAt(0))).join(''));
  return (acronym) => initials.some((letters) => letters.includes(acronym));
}

/** The acronyms of a page, each as its sorted letters: a name's stems are in no order. */
function acronymsIn({ blocks }: AnalyzedPage): ReadonlySet<string> {
  const told = blocks.flatMap(({ block: { text } }) => text.match(acronym) ?? []);
  return new Set(told.map((each) => initialsOf([...each.toLowerCase()])));
}

const acronym = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?=s?(?![\p{L}\p{N}]))/gu;

const initialsOf = (words: readonly string[]): string =>
  words
    .map((word) => word.charAt(0))
    .sort()
    .join('');

const folded = (text: string): string => foldSpace(text).toLowerCase();

/** Returns the stems of a block's words except figures, and those of compounds written apart. */
function stemsOf(words: AnalyzedPage['blocks'][number]['words']): ReadonlySet<string> {
  const stems = new Set<string>();
  words.forEach((word, at) => {
    if (word.figure) return;
    stems.add(word.stem);
    const before = words[at - 1];
    const closed = before && closedStem(before, word);
    if (closed) stems.add(closed);
  });
  return stems;
}

/** Whether a word of the page is of the family of a topic's stem. The first part of a compound is not the compound. */
function isOfFamily(word: string, stem: string): boolean {
  const isLong = stem.length >= minEchoLetters && word.length >= minEchoLetters;
  return isLong && familyOf(word) === familyOf(stem) && word.length > minEchoShare * stem.length;
}

const familyOf = (stem: string): string => stem.slice(0, minEchoLetters);
