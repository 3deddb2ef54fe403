/** Check: the page has no title; or neither its title nor a heading has a word of the keyword that most titles have. */

import type { WordLeftOut } from '../../page/identity/words-left-out.ts';
import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { isPaper } from '../papers.ts';

export const titleWithoutKeywordRule = defineRule({
  id: 'title_without_keyword',
  version: 8,
  name: 'The page has no title, or no heading says a word of the keyword that most titles of the market have',
  constants: {
    minTitles: {
      value: 0.65,
      unit: 'share of the pages that rank, exclusive',
      reason:
        'a word in the titles of two in three is part of what is searched; where fewer have it, others stand for it',
    },
    minSites: { value: 2, unit: 'pages', reason: 'the title of one page is its own choice' },
    minUses: {
      value: 2,
      unit: 'uses in the main content',
      reason: 'a page that hardly uses the word is about something else',
    },
    maxWords: { value: 2, unit: 'words', reason: 'a title that lacks more is about something else' },
    confidence: { value: 0.8, unit: 'probability', reason: 'the title may use words that are no known synonyms' },
  },
  knownLimits: [],
});

const { minTitles, minSites, minUses, maxWords, confidence } = titleWithoutKeywordRule.values;

export interface TitleParams {
  keyword: string;
  /** The words that no heading has; empty if the page has no title. */
  leftOut: readonly WordLeftOut[];
}

export const titleWithoutKeyword = defineCheck({
  id: 'title-without-keyword',
  category: 'relevance',
  appliesTo: everyPage,
  weight: { severity: 'medium', effort: 'S', metric: 'relevance', practice: 'title_answers_question' },
  needs: ['keyword', 'page', 'page_type', 'document'],
  run: ({ keyword, page, page_type, document }) => {
    // Nobody gives a published paper another title, or the thread of somebody else.
    if (isPaper(document) || page_type === 'forum') return failWith<TitleParams>([]);
    const { stems, inTitle, text } = keyword;
    if (stems.length === 0) return notApplicable('keyword_without_words');
    const title = page.identity.title ?? page.identity.h1 ?? '';
    const common = keyword.leftOut.filter(
      ({ having, n }) => having.length >= minSites && having.length > n * minTitles,
    );
    const isOther = common.length > maxWords || common.some(({ uses }) => uses < minUses);
    if (title !== '' && (common.length === 0 || isOther)) return failWith<TitleParams>([]);
    const leftOut = title === '' ? [] : common;
    return failWith<TitleParams>([
      {
        params: { keyword: text, leftOut },
        observed: { value: title, ev: [page.source_id] },
        expected: { value: text, basis: title === '' ? 'evidence' : 'market', ev: leftOut[0]?.having ?? [] },
        confidence,
        affects: [],
        size: 1 - inTitle.length / stems.length,
        reach: 1,
        json_pointer: '/page/identity/title',
      },
    ]);
  },
});
