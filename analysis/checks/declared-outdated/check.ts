/** Check: the page itself says that it is old, archived or no longer maintained. */

import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const declaredOutdatedRule = defineRule({
  id: 'declared_outdated',
  version: 2,
  name: 'A sentence of the page says that the page is old, archived or no longer maintained',
  constants: {
    confidence: { value: 0.9, unit: 'probability', reason: 'the page says it of itself' },
    size: { value: 1, unit: 'share of the gap', reason: 'the whole page is declared old' },
  },
  knownLimits: ['Such sentences are known by words of English, French, German and Spanish.'],
});

const { confidence, size } = declaredOutdatedRule.values;

export interface DeclaredParams {
  keyword: string;
  /** The sentence that says so. */
  text: string;
}

export const declaredOutdated = defineCheck({
  id: 'declared-outdated',
  category: 'freshness',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'tool'),
  weight: { severity: 'high', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['signs', 'page', 'keyword'],
  run: ({ signs: { own }, page, keyword }) =>
    failWith<DeclaredParams>(
      own.abandoned === null
        ? []
        : [
            {
              params: { keyword: keyword.text, text: own.abandoned },
              observed: { value: true, ev: [page.source_id] },
              expected: { value: false, basis: 'evidence', ev: [] },
              confidence,
              affects: [],
              size,
              reach: 1,
              json_pointer: '/page/passages',
            },
          ],
    ),
});
