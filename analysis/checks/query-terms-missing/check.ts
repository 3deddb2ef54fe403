/** Check: words of the keyword stand nowhere in the main content. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { queryTermsMissingRule } from './rule.ts';

const { confidence, minShare } = queryTermsMissingRule.values;

export const queryTermsMissing = defineCheck({
  id: 'query-terms-missing',
  category: 'relevance',
  needs: ['keyword', 'page'],
  run: ({ keyword, page }) => {
    const { stems, inText } = keyword;
    if (stems.length === 0) return notApplicable('keyword_without_words');
    const missing = stems.filter((stem) => !inText.includes(stem));
    if (missing.length === 0 || missing.length < minShare * stems.length)
      return failWith<{ missing: string[]; keyword: string }>([]);
    return failWith([
      {
        params: { missing: missing.map((stem) => keyword.words.get(stem) ?? stem), keyword: keyword.text },
        observed: { value: inText.length, unit: 'words of the keyword', ev: [page.source_id] },
        expected: { value: stems.length, basis: 'evidence', ev: [] },
        confidence,
        affects: [],
        size: missing.length / stems.length,
        reach: 1,
        json_pointer: '/gap/scores/components/0',
      },
    ]);
  },
});
