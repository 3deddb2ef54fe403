/** Check: the page limits snippets to a length that is too short for an answer. */

import { defineRule } from '../../rules/rule.ts';
import { served } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const maxSnippetShortRule = defineRule({
  id: 'max_snippet_short',
  version: 1,
  name: 'The page allows only short snippets',
  constants: {
    minSnippetChars: {
      value: 160,
      unit: 'characters',
      reason: 'an ordinary search snippet has this length; what is shorter is rarely an answer',
    },
  },
  knownLimits: [],
});

const { minSnippetChars } = maxSnippetShortRule.values;

export const maxSnippetShort = defineCheck({
  id: 'max-snippet-short',
  category: 'access',
  appliesTo: served,
  weight: { severity: 'high', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
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
