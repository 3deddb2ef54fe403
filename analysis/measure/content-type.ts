/** What a page is for a reader who comes from a results page: a guide, a list, a product, … */
import { type ContentType, contentTypes } from '../report/vocabulary.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { placeOf, says } from '../text/title-signs.ts';
import type { TitleSign } from '../text/title-words.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { addressVotes } from './content-address.ts';
import { pageVotes } from './content-page.ts';
import { countsItems } from './count-in-title.ts';
import { type Judged, judge, type Vote } from './type-votes.ts';

/** What is looked at: the result as shown, and its page where that could be read. */
export interface TypedResult {
  title: string;
  url: string;
  page?: AnalyzedPage;
}

/**
 * What the words of a title weigh, 1 being what the running text of an article weighs for `guide`. A count of items
 * says more than any word; a superlative opens the titles of lists and only decorates others.
 */
const titleWeights = { count: 3, bestFirst: 2.75, best: 1.5, versus: 2.75, tool: 2, free: 1.5, word: 1.5 } as const;

/** The words of an address outlive the title; alone they weigh less. */
const slugShare = 0.5;

/** What one clear sign of a page weighs. */
const leastOfPage = 1;

/** Of a page that could not be read, only a title or an address that leaves little doubt tells. */
const leastOfResult = 2.5;

/**
 * Judges by signs from the page's kind, structured data, headings, title and address, each with a weight; see
 * `content-page.ts` and `content-address.ts`. Weights were set by hand on a hundred English results.
 */
export function contentTypeOf(result: TypedResult, analyzer: Analyzer): Judged<ContentType> {
  const { page, url } = result;
  const seen = page === undefined ? 'result_title' : 'title';
  const votes = [
    ...addressVotes(url),
    ...titleVotes(titlesOf(result), seen, analyzer, publisherOf(page)),
    ...titleVotes([slugOf(url)], 'address', analyzer, []).map((vote) => ({ ...vote, weight: vote.weight * slugShare })),
    ...(page === undefined ? [] : pageVotes(page, analyzer.language)),
  ];
  return judge(withoutEchoes(votes), contentTypes, page === undefined ? leastOfResult : leastOfPage);
}

/** What the results page and the page itself call it. */
function titlesOf({ title, page }: TypedResult): string[] {
  const { title: own, h1 } = page?.document.facts ?? {};
  return [...new Set([title, own?.value ?? '', h1?.value ?? ''])].filter((text) => text !== '');
}

function publisherOf(page: AnalyzedPage | undefined): string[] {
  const publisher = page?.document.facts.publisher?.value;
  return [...(publisher === undefined ? [] : [publisher]), ...(page === undefined ? [] : page.domain.split('.', 1))];
}

/** What a title's words speak for, each sign once however many titles have it. */
function titleVotes(
  titles: readonly string[],
  where: string,
  analyzer: Analyzer,
  ownNames: readonly string[],
): Vote<ContentType>[] {
  const { language } = analyzer;
  const has = (sign: TitleSign) => titles.some((title) => says(title, sign, language));
  const vote = (type: ContentType, sign: string, weight: number) => ({ type, signal: `${where}: ${sign}`, weight });
  const isTool = has('tool');
  return [
    titles.some((title) => countsItems(title, analyzer, ownNames)) && vote('listicle', 'count', titleWeights.count),
    has('best') && vote('listicle', 'best', titles.some(isSuperlative) ? titleWeights.bestFirst : titleWeights.best),
    has('versus') && vote('comparison', 'versus', titleWeights.versus),
    isTool && vote('tool', 'tool', titleWeights.tool),
    isTool && has('free') && vote('tool', 'free', titleWeights.free),
    has('guide') && vote('guide', 'guide', titleWeights.word),
    has('news') && vote('news', 'news', titleWeights.word),
    has('reference') && vote('reference', 'reference', titleWeights.word),
  ].filter((each) => each !== false);

  /** "Best …", "The best …", "Les meilleurs …": in languages that part their words. */
  function isSuperlative(title: string): boolean {
    const place = placeOf(title, 'best', language);
    return !analyzer.unsegmented && place >= 0 && !/\S\s+\S+\s/u.test(title.slice(0, place));
  }
}

/** What the address says that the title says already is no second sign. */
function withoutEchoes(votes: readonly Vote<ContentType>[]): Vote<ContentType>[] {
  const said = new Set(
    votes.filter(({ signal }) => !signal.startsWith('address: ')).map(({ signal }) => lastWord(signal)),
  );
  return votes.filter(({ signal }) => !signal.startsWith('address: ') || !said.has(lastWord(signal)));
}

function lastWord(signal: string): string {
  return signal.slice(signal.lastIndexOf(' ') + 1);
}

/** The last part of an address's path as words. */
function slugOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const slug = path.split('/').findLast((part) => part !== '') ?? '';
  return slug.replace(/\.\p{L}{2,5}$/u, '').replaceAll(/[-_+]/gu, ' ');
}
