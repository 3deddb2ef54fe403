/** Check: the page lets engines quote so little that an answer does not fit. */
import { defineCheck, failWith, notApplicable } from './check.ts';

/** Characters of an ordinary search snippet: what fits in less is no answer. */
const snippetChars = 160;

export const maxSnippetShort = defineCheck({
  id: 'max-snippet-short',
  category: 'access',
  needs: ['page'],
  unread: true,
  run: ({ page: { source_id, access } }) => {
    const { max_snippet: limit, snippet_allowed } = access;
    if (!snippet_allowed) return notApplicable('left_to_a_gate');
    if (limit === null || limit >= snippetChars) return failWith<{ limit: number; least: number }>([]);
    return failWith([
      {
        params: { limit, least: snippetChars },
        observed: { value: limit, unit: 'characters', ev: [source_id] },
        expected: { value: snippetChars, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: 1 - limit / snippetChars,
        reach: 1,
        json_pointer: '/page/access/max_snippet',
      },
    ]);
  },
});
