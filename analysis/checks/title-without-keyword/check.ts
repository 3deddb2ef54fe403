/**
 * Check: neither title nor main heading contains the words of the keyword; or no heading at all has one of them that
 * most pages have in their titles.
 */

import type { WordLeftOut } from '../../page/identity/words-left-out.ts';
import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const titleWithoutKeywordRule = defineRule({
  id: 'title_without_keyword',
  version: 3,
  name: 'The title does not contain the words of the keyword',
  constants: {
    minShare: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason: 'half of the words tell a reader what the page is about',
    },
    minTitles: {
      value: 0.5,
      unit: 'share of the pages that rank, exclusive',
      reason: 'a word in the titles of most is part of what is searched',
    },
    minSites: { value: 2, unit: 'pages', reason: 'the title of one page is its own choice' },
    minUses: {
      value: 1,
      unit: 'uses on the page',
      reason: 'a page that never uses the word may be about something else',
    },
    maxWords: { value: 2, unit: 'words', reason: 'a title that lacks more is about something else' },
    confidence: { value: 0.8, unit: 'probability', reason: 'the title may use words that are no known synonyms' },
  },
  knownLimits: [],
});

const { minShare, minTitles, minSites, minUses, maxWords, confidence } = titleWithoutKeywordRule.values;

export interface TitleParams {
  keyword: string;
  title: string;
  /** The words that no heading has; empty if title and main heading lack most words. */
  leftOut: readonly WordLeftOut[];
}

export const titleWithoutKeyword = defineCheck({
  id: 'title-without-keyword',
  category: 'relevance',
  appliesTo: everyPage,
  weight: { severity: 'medium', effort: 'S', metric: 'relevance', practice: 'title_answers_question' },
  needs: ['keyword', 'page'],
  run: ({ keyword, page }) => {
    const { stems, inTitle, nearTitle, text } = keyword;
    if (stems.length === 0) return notApplicable('keyword_without_words');
    const share = inTitle.length / stems.length;
    const title = page.identity.title ?? page.identity.h1 ?? '';
    const isNamed =
      share > minShare || (share === minShare && stems.length > 1) || nearTitle.length > minShare * stems.length;
    const leftOut = keyword.leftOut.filter(
      ({ having, n }) => having.length >= minSites && having.length > n * minTitles,
    );
    const isOther = leftOut.length > maxWords || leftOut.some(({ uses }) => uses < minUses);
    if (isNamed && (leftOut.length === 0 || isOther)) return failWith<TitleParams>([]);
    return failWith<TitleParams>([
      {
        params: { keyword: text, title, leftOut: isNamed ? leftOut : [] },
        observed: { value: title, ev: [page.source_id] },
        expected: isNamed
          ? { value: text, basis: 'market', ev: leftOut[0]?.having ?? [] }
          : { value: text, basis: 'evidence', ev: [] },
        confidence,
        affects: [],
        size: 1 - share,
        reach: 1,
        json_pointer: '/page/identity/title',
      },
    ]);
  },
});
