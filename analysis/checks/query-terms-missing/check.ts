/** Check: the main content lacks words of the keyword. */

import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { isPaper } from '../papers.ts';

export const queryTermsMissingRule = defineRule({
  id: 'query_terms_missing',
  version: 4,
  name: 'Words of the keyword are not on the page',
  constants: {
    minShare: {
      value: 0.34,
      unit: "share of the keyword's words",
      reason: 'one word of four that is missing is a choice of words',
    },
    confidence: { value: 0.9, unit: 'probability', reason: 'the page may use a synonym that word vectors do not know' },
  },
  knownLimits: [],
});

const { confidence, minShare } = queryTermsMissingRule.values;

export const queryTermsMissing = defineCheck({
  id: 'query-terms-missing',
  category: 'relevance',
  appliesTo: everyPage,
  weight: { severity: 'medium', effort: 'S', metric: 'relevance', practice: 'topical_relevance' },
  needs: ['keyword', 'page', 'document'],
  run: ({ keyword, page, document }) => {
    // A published paper stays as it is.
    if (isPaper(document)) return failWith<{ missing: string[]; keyword: string }>([]);
    const { stems, nearText } = keyword;
    if (stems.length === 0) return notApplicable('keyword_without_words');
    const missing = stems.filter((stem) => !nearText.includes(stem));
    if (missing.length === 0 || missing.length < minShare * stems.length)
      return failWith<{ missing: string[]; keyword: string }>([]);
    return failWith([
      {
        params: { missing: missing.map((stem) => keyword.words.get(stem) ?? stem), keyword: keyword.text },
        observed: { value: nearText.length, unit: 'words of the keyword', ev: [page.source_id] },
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
