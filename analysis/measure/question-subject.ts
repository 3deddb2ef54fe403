/** Whether a question that a page asks is about the market, and not about the page, its site or its writer. */
import type { Analyzer } from '../text/analyzer.ts';
import { speaksAs } from '../text/question-form.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { NaturalCase } from './natural-case.ts';
import { isAbout, namingWords } from './page-focus.ts';
import type { ReadAsk } from './question-merging.ts';
import type { CutPage, ReadMarket } from './read-market.ts';
import { isSiteName, siteNamesOf } from './site-names.ts';

/** Longer questions are cases. */
const mostWords = 22;

/** Shorter ones without a word that another site uses are fragments: "Made where?" */
const leastWords = 4;

const mark = /[?？؟]\s*$/u;

/** Words of a name at most: "The Spruce Eats". */
const longestName = 4;

/** Pages that sell one thing or list many: what they ask without naming the keyword, they ask of their own goods. */
const sellingKinds: ReadonlySet<string> = new Set(['product', 'collection', 'listing']);

/** Languages that write every noun with a capital, where one tells no name. */
const capitalNouns = new Set(['de', 'lb']);

/**
 * Gives the judgement of what pages ask: a question is the market's when it names the keyword or a word that another site
 * uses too, or when it is a whole sentence with a mark and an answer below. Left out are questions about what one site
 * alone names, about the site itself, of a seller's own goods, of a forum writer's own case; and of pages that came up
 * by a word, all that do not name the keyword.
 */
export function marketSubject(market: ReadMarket): (ask: ReadAsk) => boolean {
  const { pages, keyword, naturalCase, analyzer } = market;
  const isKeyword = new Set(keyword);
  const sites = sitesOfStems(pages);
  const all = new Set(pages.map(({ page }) => page.domain)).size;
  const isShared = (stem: string) => (sites.get(stem)?.size ?? 0) >= Math.min(2, all);
  const isWord = (stem: string) => isKeyword.has(stem) || (all > 1 && isShared(stem));
  const about = new Set(pages.filter((entry) => isAbout(entry, keyword, analyzer)).map(({ page }) => page.source_id));
  return ({ text, content: { stems, meaning }, isElliptic, below, page }) => {
    if (page === undefined) return true;
    if (isElliptic) return about.has(page.source_id);
    const words = analyzer.analyze(text);
    if (stems.length === 0 || words.length > mostWords) return false;
    const own = stems.filter((stem) => isKeyword.has(stem));
    if (!about.has(page.source_id) && own.length < namingWords(keyword)) return false;
    if (own.length === 0 && sellingKinds.has(page.document.page_kind.kind)) return false;
    const isWhole = words.length >= leastWords && meaning.length > 0 && below !== undefined && mark.test(text);
    if (own.length === 0 && !isWhole && !meaning.some((word) => isShared(word.stem))) return false;
    const isOwnName = (word: { text: string; stem: string }) =>
      !capitalNouns.has(analyzer.language) && !isShared(word.stem) && naturalCase.isCapitalised(word.text);
    if (meaning.some(isOwnName) || namesSite(text, page, isWord, naturalCase, analyzer)) return false;
    return !(page.document.page_kind.kind === 'forum' && speaksAs('i', text, analyzer.language));
  };
}

/** The sites whose passages or titles hold each stem. */
function sitesOfStems(pages: readonly CutPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sites = new Map<string, Set<string>>();
  for (const { page, cut } of pages) {
    const stems = new Set([
      ...page.title.map(({ stem }) => stem),
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

/**
 * Whether a question holds the name of the site that asks it or of its author, and is about these. A word that other
 * sites use too, or that the keyword holds, is a word: that of help.example, or what the market is about.
 */
function namesSite(
  text: string,
  page: AnalyzedPage,
  isWord: (stem: string) => boolean,
  naturalCase: NaturalCase,
  analyzer: Analyzer,
): boolean {
  const names = siteNamesOf([page], analyzer.language);
  const words = analyzer.analyze(text);
  const stems = new Map(words.map((word) => [word.text, word.stem]));
  const known = (word: string) => {
    const isOwn = !isWord(stems.get(word) ?? word);
    return { isCapitalised: isOwn && naturalCase.isCapitalised(word), isRare: isOwn };
  };
  for (let first = 0; first < words.length; first++) {
    for (let size = 1; size <= longestName && first + size <= words.length; size++) {
      const run = words.slice(first, first + size);
      if (run.every(({ stop, stem }) => stop || isWord(stem)) && size === 1) continue;
      if (isSiteName(text.slice(run[0]?.start, run.at(-1)?.end), names, analyzer.language, known)) return true;
    }
  }
  return false;
}
