/** Check: neither title nor main heading contains the words of the keyword. */

import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const titleWithoutKeywordRule = defineRule({
  id: 'title_without_keyword',
  version: 2,
  name: 'The title does not contain the words of the keyword',
  constants: {
    minShare: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason: 'half of the words tell a reader what the page is about',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'the title may use words that are no known synonyms' },
  },
  knownLimits: [],
});

const { minShare, confidence } = titleWithoutKeywordRule.values;

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
    if (share > minShare || (share === minShare && stems.length > 1) || nearTitle.length > minShare * stems.length)
      return failWith<{ keyword: string; title: string }>([]);
    return failWith([
      {
        params: { keyword: text, title },
        observed: { value: title, ev: [page.source_id] },
        expected: { value: text, basis: 'evidence', ev: [] },
        confidence,
        affects: [],
        size: 1 - share,
        reach: 1,
        json_pointer: '/page/identity/title',
      },
    ]);
  },
});
