/** Judges whether a page's question is about the market rather than the page, its site or its author. */

import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { NaturalCase } from '../../read/natural-case.ts';
import type { CutPage, ReadMarket } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { speaksAs } from '../../text/question-form.ts';
import { isSiteName, siteNamesOf } from '../names/site-names.ts';
import { pointsOutside, refersToEarlier } from './earlier-text.ts';
import type { ReadAsk } from './question-merging.ts';
import { questionsRule } from './rule.ts';

const { maxWords, minWords, minWholeStems, maxNameWords, minProductWords, minPlainLetters } = questionsRule.values;

const mark = /[?？؟]\s*$/u;

/** What a derived question asks for that says nothing besides the keyword: "What is X?", "How do you use X?" */
const asksNoMore: ReadonlySet<string | undefined> = new Set(['what', 'how']);

/** Page kinds of shops; questions there without the keyword are about the shop's own goods. */
const sellingKinds: ReadonlySet<string> = new Set(['product', 'collection', 'listing']);

/**
 * Returns a predicate for questions of pages. A question belongs to the market if it contains the keyword or a word
 * that another site also uses, or if it is a complete sentence with a question mark and an answer below. Excluded are
 * questions about things that only one site names, about the site itself, about a shop's own goods and about a forum
 * author's own case; derived ones that ask nothing but what the keyword is; on pages that match only a word of the
 * keyword, all questions without the keyword.
 */
export function marketSubject(market: ReadMarket): (ask: ReadAsk, isOfSeveral?: boolean) => boolean {
  const { pages, keyword, naturalCase, analyzer } = market;
  const isKeyword = new Set(keyword);
  const { nouns } = languagePack(analyzer.language);
  const sites = sitesOfStems(pages);
  const all = new Set(pages.map(({ page }) => page.domain)).size;
  const isShared = (stem: string) => (sites.get(stem)?.size ?? 0) >= Math.min(2, all);
  // Other sites may mention a site by name; it is still a name, which they capitalize.
  const isWord = ({ stem, text }: { stem: string; text: string }) =>
    isKeyword.has(stem) ||
    (all > 1 && isShared(stem) && (nouns?.areCapitalized === true || !naturalCase.isCapitalised(text)));
  const siteNames = siteNamesOf(
    pages.map(({ page }) => page),
    analyzer.language,
  );
  return (
    { text, facet, intent, content: { stems, meaning, weak }, isElliptic, section, page, origin },
    isOfSeveral,
  ) => {
    if (page === undefined) return true;
    if (isElliptic) return true;
    const words = analyzer.analyze(text);
    if (stems.length === 0 || words.length > maxWords) return false;
    const own = stems.filter((stem) => isKeyword.has(stem));
    const isSelling = sellingKinds.has(page.document.page_kind.kind);
    const isOwnGood = (word: { text: string; stem: string }) =>
      !nouns?.areCapitalized && !isKeyword.has(word.stem) && naturalCase.isCapitalised(word.text);
    if (isSelling && (own.length === 0 || meaning.some(isOwnGood))) return false;
    const isWhole =
      words.length >= minWords &&
      (meaning.length > 0 || stems.length >= minWholeStems) &&
      section.length > 0 &&
      mark.test(text);
    if (own.length === 0 && !isWhole && !meaning.some((word) => isShared(word.stem))) return false;
    const isOwnName = (word: { text: string; stem: string }) =>
      !nouns?.areCapitalized && !isShared(word.stem) && naturalCase.isCapitalised(word.text);
    if (own.length === 0 && refersToEarlier(text, analyzer)) return false;
    if (pointsOutside(text, analyzer) || (origin !== 'derived' && writesKeywordAsName(text, words))) return false;
    if (
      origin === 'derived' &&
      (namesAny(words) ||
        (asksNoMore.has(facet) &&
          intent === undefined &&
          own.length === stems.filter((stem) => !weak.has(stem)).length &&
          !(facet === 'how' && (isOfSeveral === true || own.length === isKeyword.size))) ||
        (facet === 'price' && own.length === 0 && isOfSeveral !== true))
    )
      return false;
    if (isOfOwnName(text, page, isKeyword, naturalCase, analyzer)) return false;
    if (meaning.some(isOwnName) || namesSite(text, page, isWord, naturalCase, analyzer)) return false;
    return !(page.document.page_kind.kind === 'forum' && speaksAs('i', text, analyzer.language));
  };

  /**
   * Whether a question in plain spelling writes several words of the keyword with capitals, as the name of the site's own
   * product: "How long do I have access to Toddler Sleep Training?"
   */
  function writesKeywordAsName(text: string, words: ReturnType<Analyzer['analyze']>): boolean {
    if (nouns?.areCapitalized) return false;
    const isUpper = ({ start }: { start: number }) => /\p{Lu}/u.test(text.charAt(start));
    const inside = words.slice(1);
    const own = inside.filter(({ stop, stem }) => !stop && isKeyword.has(stem));
    return (
      own.length >= minProductWords &&
      own.every(isUpper) &&
      own.some((word) => !naturalCase.isCapitalised(word.text)) &&
      inside.some((word) => !own.includes(word) && word.text.length >= minPlainLetters && !isUpper(word))
    );
  }

  /** Whether a heading that is not a question names a site of the market. */
  function namesAny(words: readonly { text: string; stem: string }[]): boolean {
    return words.some(
      ({ text, stem }) => !isKeyword.has(stem) && siteNames.whole.has(text) && naturalCase.isCapitalised(text),
    );
  }
}

/** The sites with each stem in passages or titles. */
function sitesOfStems(pages: readonly CutPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sites = new Map<string, Set<string>>();
  for (const { page, cut } of pages) {
    const stems = new Set([
      ...page.title.map(({ stem }) => stem),
      ...page.blocks.flatMap(({ block, words }) => (block.kind === 'heading' ? words.map(({ stem }) => stem) : [])),
      ...cut.passages.flatMap((passage) => [...passage.stems.keys()]),
    ]);
    for (const stem of stems) {
      const known = sites.get(stem) ?? new Set<string>();
      known.add(page.domain);
      sites.set(stem, known);
    }
  }
  return sites;
}

/** Whether a question contains only the site's own name and the keyword: "Is Example a CRM?". */
function isOfOwnName(
  text: string,
  page: AnalyzedPage,
  isKeyword: ReadonlySet<string>,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): boolean {
  const { whole } = siteNamesOf([page], analyzer.language);
  const words = analyzer.analyze(text).filter(({ stop, stem }) => !stop && !isKeyword.has(stem));
  return words.length > 0 && words.every(({ text: word }) => whole.has(word) && naturalCase.isCapitalised(word));
}

/**
 * Whether a question names the site that asks it or its author, and is thus about them. A word that other sites write
 * in lower case, or that is in the keyword, is an ordinary word: "help" for help.example, or the market's subject.
 */
function namesSite(
  text: string,
  page: AnalyzedPage,
  isWord: (word: { stem: string; text: string }) => boolean,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): boolean {
  const names = siteNamesOf([page], analyzer.language);
  const words = analyzer.analyze(text);
  const stems = new Map(words.map((word) => [word.text, word.stem]));
  const known = (word: string) => {
    const isOwn = !isWord({ stem: stems.get(word) ?? word, text: word });
    return { isCapitalised: isOwn && naturalCase.isCapitalised(word), isRare: isOwn };
  };
  for (let first = 0; first < words.length; first++) {
    for (let size = 1; size <= maxNameWords && first + size <= words.length; size++) {
      const run = words.slice(first, first + size);
      if (run.every((word) => word.stop || isWord(word)) && size === 1) continue;
      const written = text.slice(run[0]?.start, run.at(-1)?.end).replace(/['’]s$/u, '');
      if (isSiteName(written, names, analyzer.language, known)) return true;
    }
  }
  return false;
}
