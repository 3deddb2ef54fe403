/** Check: the page lets engines quote so little that an answer does not fit. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { maxSnippetShortRule } from './rule.ts';

const { minSnippetChars } = maxSnippetShortRule.values;

export const maxSnippetShort = defineCheck({
  id: 'max-snippet-short',
  category: 'access',
  needs: ['page'],
  run: ({ page: { source_id, access } }) => {
    const { max_snippet: limit, snippet_allowed } = access;
    if (!snippet_allowed) return notApplicable('left_to_a_gate');
    if (limit === null || limit >= minSnippetChars) return failWith<{ limit: number; least: number }>([]);
    return failWith([
      {
        params: { limit, least: minSnippetChars },
        observed: { value: limit, unit: 'characters', ev: [source_id] },
        expected: { value: minSnippetChars, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: 1 - limit / minSnippetChars,
        reach: 1,
        json_pointer: '/page/access/max_snippet',
      },
    ]);
  },
});
