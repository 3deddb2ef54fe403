/** Check: a list of options names no best one. */

import { isChosen } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const bestPickMissingRule = defineRule({
  id: 'best_pick_missing',
  version: 3,
  name: 'A list of options recommends none of them for anybody',
  constants: {
    minEntries: { value: 4, unit: 'names', reason: 'among two or three a reader chooses alone' },
    maxNamed: { value: 3, unit: 'names', reason: 'enough to show which entries are meant' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a list may recommend in words that are not known' },
  },
  knownLimits: ['Recommendations are known by words of English, French, German and Spanish.'],
});

const { minEntries, maxNamed, confidence } = bestPickMissingRule.values;

export interface BestPickParams {
  keyword: string;
  /** The first entries, and how many there are. */
  entries: string[];
  all: number;
}

export const bestPickMissing = defineCheck({
  id: 'best-pick-missing',
  category: 'answers',
  appliesTo: readable(...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'answer_placement', practice: null },
  needs: ['signs', 'entries', 'page', 'keyword', 'intent'],
  run: ({ signs: { own }, entries, page, keyword, intent }) => {
    // Of the drawbacks of a thing nobody picks the best.
    if (!isChosen(intent.primary)) return failWith<BestPickParams>([]);
    if (!own.isRead) return undecided('too_few_pages');
    const isRecommending = own.pick !== null || own.first_pick !== null || own.suits !== null;
    if (entries.length < minEntries || isRecommending) return failWith<BestPickParams>([]);
    return failWith([
      {
        params: { keyword: keyword.text, entries: entries.slice(0, maxNamed), all: entries.length },
        observed: { value: 0, unit: 'recommendations', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
