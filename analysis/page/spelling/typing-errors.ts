/** Finds typing errors of a page: words of which one letter is wrong, and function words that stand twice. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { wordsAround } from '../../text/words-around.ts';
import { vectorsOf } from '../../vectors/word-vectors.ts';
import { isOneErrorAway } from './one-error.ts';
import { typingErrorsRule } from './rule.ts';

const { minLetters, minStart, minEnd, minPages, minOwnUses, maxUses, maxJudged, maxFound, aroundChars } =
  typingErrorsRule.values;

export interface TypingError {
  /** As written: the word, or the two that are the same. */
  written: string;
  /** What is probably meant; null for a word that stands twice. */
  meant: string | null;
  /** The text around it. */
  around: string;
}

/** Text that others wrote, or that is no language. */
const notOwn: ReadonlySet<string> = new Set(['quote', 'post', 'code']);
const startsAsQuotation = /^\s*["“„«»‘「『]/u;
const inLowerCase = /^\p{Ll}[\p{Ll}\p{M}]*$/u;
const inCapitals = /^\p{Lu}[\p{Lu}\p{M}]*$/u;

/**
 * Returns the errors in the text of `page`, each once, in page order. A word is one if no list of the language has it, no other
 * page of `market` writes it, and it is one error away from a word that several of these, or the page itself, write.
 * Where the language has no such list, only words written twice are found.
 */
export function typingErrors(page: AnalyzedPage, market: readonly AnalyzedPage[], analyzer: Analyzer): TypingError[] {
  const blocks = page.blocks.filter(({ block }) => !notOwn.has(block.kind) && !startsAsQuotation.test(block.text));
  const meantBy = correctionsFor(page, market, analyzer);
  const twice = new Set((languagePack(analyzer.language).sentences?.neverTwice ?? '').split(' '));
  const found = blocks.flatMap((each) =>
    each.words.flatMap((word, at): TypingError[] => {
      const meant = meantBy(word, each);
      const before = each.words[at - 1];
      const isTwice = before !== undefined && twice.has(word.text) && isRepeated(each, before, word);
      if (meant === null && !isTwice) return [];
      const { start } = isTwice ? before : word;
      const { text } = each.block;
      return [{ written: text.slice(start, word.end), meant, around: wordsAround(text, start, word.end, aroundChars) }];
    }),
  );
  return [...Map.groupBy(found, ({ written }) => written).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, maxFound);
}

/** Whether a word in lower case stands right behind itself. */
function isRepeated({ block }: AnalyzedBlock, before: AnalyzedWord, word: AnalyzedWord): boolean {
  const between = block.text.slice(before.end, word.start);
  return before.text === word.text && between === ' ' && inLowerCase.test(block.text.slice(word.start, word.end));
}

/** Returns a function that says which word a misspelled one means; null for a word that may be right. */
function correctionsFor(
  page: AnalyzedPage,
  market: readonly AnalyzedPage[],
  analyzer: Analyzer,
): (word: AnalyzedWord, block: AnalyzedBlock) => string | null {
  const isListed = listedIn(analyzer);
  if (isListed === null) return () => null;
  /** Lists of words have no "partiers", but "party". */
  const isOfListed = (text: string): boolean =>
    /iers?$/u.test(text) && analyzer.analyze(text.replace(/iers?$/u, 'y')).some(({ stem }) => isListed(stem));
  const own = usesOn(page);
  const others = market.filter(({ source_id }) => source_id !== page.source_id).map(usesOn);
  const stems = new Set(others.flatMap((uses) => [...uses.values()].map(({ stem }) => stem)));
  const known = new Set([own, ...others].flatMap((uses) => [...uses.keys()]));
  const usual = [...known].flatMap((text) => {
    const using = [own, ...others].flatMap((uses) => uses.get(text) ?? []);
    const isUsual = using.length >= minPages || (own.get(text)?.count ?? 0) >= minOwnUses;
    const [first] = using;
    return isUsual && first?.stop === false && using.some(({ isCommon }) => isCommon)
      ? [{ text, stem: first.stem }]
      : [];
  });
  const byEnds = Map.groupBy(usual, ({ text }) => endsOf(text));
  const judged = new Map<string, string | null>();
  const corrected = ({ text, stem, stop }: AnalyzedWord): string | null => {
    if (text.length < minLetters || stop || stems.has(stem) || isListed(stem) || isOfListed(text)) return null;
    if (judged.size >= maxJudged || (own.get(text)?.count ?? 0) > maxUses) return null;
    const near = byEnds.get(endsOf(text))?.find((each) => each.stem !== stem && isOneErrorAway(text, each.text));
    const meant = near?.text ?? null;
    judged.set(text, meant);
    return meant;
  };
  return (word, block) => {
    const written = block.block.text.slice(word.start, word.end);
    // With a capital it may be a name.
    if (!inLowerCase.test(written) && !inCapitals.test(written)) return null;
    return judged.get(word.text) ?? corrected(word);
  };
}

/** What an error leaves as it is: the first letter and the last ones. */
const endsOf = (text: string): string => text.slice(0, minStart) + text.slice(-minEnd);

/** Whether a stem is in one of the lists of words of a language; null where there is none. */
function listedIn(analyzer: Analyzer): ((stem: string) => boolean) | null {
  const background = backgroundFor(analyzer);
  const vectors = vectorsOf(analyzer.language);
  if (background === null || vectors === null) return null;
  return (stem) => vectors.has(stem) || background.shareOf(stem) > background.least;
}

interface Use {
  stem: string;
  stop: boolean;
  count: number;
  /** Whether it is written in lower case, and so is no name. */
  isCommon: boolean;
}

/** The words of a page that are long enough, by their text. */
function usesOn({ blocks }: AnalyzedPage): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { block, words } of blocks)
    for (const { text, stem, stop, start, end } of words) {
      if (text.length < minLetters - 1) continue;
      const isCommon = inLowerCase.test(block.text.slice(start, end));
      const use = uses.get(text);
      uses.set(text, { stem, stop, count: (use?.count ?? 0) + 1, isCommon: isCommon || use?.isCommon === true });
    }
  return uses;
}
