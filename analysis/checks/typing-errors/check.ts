/** Check: the text has typing errors. */

import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const typingErrorsCheckRule = defineRule({
  id: 'typing_errors',
  version: 1,
  name: 'Typing errors in the text of the page',
  constants: {
    maxNamed: { value: 4, unit: 'places', reason: 'enough to show that the whole text wants reading' },
    confidence: { value: 0.85, unit: 'probability', reason: 'a rare word may be one letter away from a usual one' },
    fullErrors: { value: 3, unit: 'errors', reason: 'as many show that nobody read the text' },
  },
  knownLimits: [],
});

const { maxNamed, confidence, fullErrors } = typingErrorsCheckRule.values;

export interface TypingErrorsParams {
  /** What is written, and what is probably meant; null for a word that stands twice. */
  errors: { written: string; meant: string | null; around: string }[];
  all: number;
}

export const typingErrors = defineCheck({
  id: 'typing-errors',
  category: 'trust',
  // Not for forums: nobody corrects what others wrote.
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'low', effort: 'S', metric: 'trust', practice: null },
  needs: ['typing_errors', 'page'],
  run: ({ typing_errors, page }) => {
    if (typing_errors.length === 0 || page.extraction.page_kind === 'forum') return failWith<TypingErrorsParams>([]);
    return failWith([
      {
        params: { errors: typing_errors.slice(0, maxNamed), all: typing_errors.length },
        observed: { value: typing_errors.length, unit: 'errors', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: Math.min(1, typing_errors.length / fullErrors),
        reach: 1,
        json_pointer: '/page/passages',
      },
    ]);
  },
});
