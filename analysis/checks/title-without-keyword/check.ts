/** Check: neither title nor main heading holds the words of the keyword. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { titleWithoutKeywordRule } from './rule.ts';

const { minShare, confidence } = titleWithoutKeywordRule.values;

export const titleWithoutKeyword = defineCheck({
  id: 'title-without-keyword',
  category: 'relevance',
  needs: ['keyword', 'page'],
  run: ({ keyword, page }) => {
    const { stems, inTitle, text } = keyword;
    if (stems.length === 0) return notApplicable('keyword_without_words');
    const share = inTitle.length / stems.length;
    const title = page.identity.title ?? page.identity.h1 ?? '';
    if (share > minShare || (share === minShare && stems.length > 1))
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
