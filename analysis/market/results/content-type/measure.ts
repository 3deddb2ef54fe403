/** Judges the content type of a result: a guide, a list, a product, … */

import type { TitleSign } from '../../../languages/titles.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { type ContentType, contentTypes } from '../../../report/vocabulary.ts';
import { namesAlternatives } from '../../../text/alternatives.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { withoutAccents } from '../../../text/normalize.ts';
import { askedBy } from '../../../text/question-words.ts';
import { titleWithoutSite } from '../../../text/site-name.ts';
import { placeOf, says } from '../../../text/title-signs.ts';
import { type Judged, judge, type Vote } from '../type-votes.ts';
import { addressVotes, adviceVotes } from './address-signs.ts';
import { countsItems, titleParts } from './count-in-title.ts';
import { localSigns, localVotes } from './local-signs.ts';
import { pageVotes } from './page-signs.ts';
import { contentTypeRule } from './rule.ts';

const { titleWeights, slugShare, minPageWeight, minResultWeight, minSiteLetters } = contentTypeRule.values;

/** The result as shown, with its page if that was read. */
export interface TypedResult {
  title: string;
  url: string;
  page?: AnalyzedPage;
}

/**
 * Judges by weighted signs from the page kind, structured data, headings, title and address; see `page-signs.ts` and
 * `address-signs.ts`. The weights were set by hand on a hundred English results.
 */
export function contentTypeOf(result: TypedResult, analyzer: Analyzer): Judged<ContentType> {
  const { page, url } = result;
  const seen = page === undefined ? 'result_title' : 'title';
  const titles = titlesOf(result);
  const signs = [
    ...addressVotes(url),
    ...(page?.document.page_kind.kind === 'service' ? adviceVotes(url, asksInHeading(page, analyzer)) : []),
    ...titleVotes(titles, seen, analyzer, publisherOf(page)),
    ...titleVotes([slugOf(url, titles)], 'address', analyzer, []).map((vote) => ({
      ...vote,
      weight: vote.weight * slugShare,
    })),
    ...(page === undefined ? [] : localVotes(page.document, analyzer.language)),
    ...(page === undefined ? [] : pageVotes(page, analyzer.language)),
  ];
  // An index of news lists them; it is no story itself.
  const isIndex = page?.document.page_kind.kind === 'listing';
  const votes = signs.map((vote) => (isIndex && vote.type === 'news' ? { ...vote, type: 'hub' as const } : vote));
  const judged = judge(withoutEchoes(votes), contentTypes, page === undefined ? minResultWeight : minPageWeight);
  const local = judged.type === 'service' && page !== undefined ? localSigns(page.document, analyzer.language) : [];
  return local.length === 0 ? judged : { type: 'local_service', signals: [...judged.signals, ...local] };
}

/**
 * The titles on the results page and on the page itself, without the name of the site: "The Princeton Review" shows no
 * review.
 */
function titlesOf({ title, url, page }: TypedResult): string[] {
  const { title: own, h1 } = page?.document.facts ?? {};
  const domain = page?.domain ?? (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');
  const titles = [title, own?.value ?? '', h1?.value ?? ''].map((text) =>
    titleWithoutSite(text, domain, minSiteLetters),
  );
  return [...new Set(titles)].filter((text) => text !== '');
}

/** Whether the main heading asks what the text then answers: "Our dog is ill: what should we do?", "How to stop a leak". */
function asksInHeading({ document }: AnalyzedPage, { language }: Analyzer): boolean {
  const heading = document.facts.h1?.value ?? '';
  const asked = askedBy(heading, language);
  return asked?.facet === 'how' || (asked !== null && /[?？؟]\s*$/u.test(heading));
}

function publisherOf(page: AnalyzedPage | undefined): string[] {
  const publisher = page?.document.facts.publisher?.value;
  return [...(publisher === undefined ? [] : [publisher]), ...(page === undefined ? [] : page.domain.split('.', 1))];
}

/** Votes from the words of titles; each sign counts once, even if several titles have it. */
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
    titles.some(praises) &&
      vote('listicle', 'best', titles.some(isSuperlative) ? titleWeights.bestFirst : titleWeights.best),
    (has('versus') || titles.some(weighs)) &&
      vote('comparison', 'versus', titles.some(asksToBeTold) ? titleWeights.versusAsked : titleWeights.versus),
    has('review') && vote('review', 'review', titleWeights.review),
    isTool && vote('tool', 'tool', titleWeights.tool),
    isTool && has('free') && vote('tool', 'free', titleWeights.free),
    has('guide') && vote('guide', 'guide', titleWeights.word),
    has('news') && vote('news', 'news', titleWeights.word),
    has('reference') && vote('reference', 'reference', titleWeights.word),
  ].filter((each) => each !== false);

  /** "Lease, finance or buy: which is cheaper?" */
  function weighs(title: string): boolean {
    return /[?？؟]/u.test(title) && titleParts(title).some((part) => namesAlternatives(part, language));
  }

  /** "Laptop vs. desktop: how many watts does it use?" explains rather than compares. */
  function asksToBeTold(title: string): boolean {
    return titleParts(title).some((part) => {
      const asked = askedBy(part, language);
      const asksWhich = asked?.facet === 'which' || (asked?.facet === 'what' && weighs(title));
      return asked !== null && !asksWhich && !says(part, 'versus', language);
    });
  }

  /** "How to choose the best desk" explains how rather than listing the best. */
  function praises(title: string): boolean {
    return titleParts(title).some((part) => says(part, 'best', language) && askedBy(part, language)?.facet !== 'how');
  }

  /** "Best …", "The best …", "Les meilleurs …"; only in languages with spaces between words. */
  function isSuperlative(title: string): boolean {
    const place = placeOf(title, 'best', language);
    return !analyzer.unsegmented && place >= 0 && !/\S\s+\S+\s/u.test(title.slice(0, place));
  }
}

/** Drops signs of the address that repeat a sign of the title. */
function withoutEchoes(votes: readonly Vote<ContentType>[]): Vote<ContentType>[] {
  const said = new Set(
    votes.filter(({ signal }) => !signal.startsWith('address: ')).map(({ signal }) => lastWord(signal)),
  );
  return votes.filter(({ signal }) => !signal.startsWith('address: ') || !said.has(lastWord(signal)));
}

function lastWord(signal: string): string {
  return signal.slice(signal.lastIndexOf(' ') + 1);
}

/** The last path segment as words, without the number that sites put before the words of one of the `titles`. */
function slugOf(url: string, titles: readonly string[]): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const slug = path.split('/').findLast((part) => part !== '') ?? '';
  // A number in front is the id that a shop gives its categories.
  const words = slug
    .replace(/^(?!20)\p{N}{3,}[-_]/u, '')
    .replace(/\.\p{L}{2,5}$/u, '')
    .replaceAll(/[-_+]/gu, ' ');
  const unnumbered = words.replace(/^\p{N}+ /u, '');
  return titles.some((title) => plain(title).startsWith(plain(unnumbered))) ? unnumbered : words;
}

/** The words of a text as addresses write them. */
function plain(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
