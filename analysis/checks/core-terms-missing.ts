/** Check: terms that most pages of the market use, and this one does not. */
import { defineCheck, failWith, notApplicable } from './check.ts';

/** Fewer are a matter of wording. */
const fewest = 3;
const mostNamed = 12;

export const coreTermsMissing = defineCheck({
  id: 'core-terms-missing',
  category: 'coverage',
  needs: ['terms', 'term_gaps', 'page'],
  run: ({ terms, term_gaps, page }) => {
    const core = terms.filter((term) => term.class === 'core');
    if (core.length === 0) return notApplicable('no_core_term');
    const missing = core.filter(({ id }) => term_gaps.some((gap) => gap.term_id === id && gap.status === 'missing'));
    if (missing.length < fewest) return failWith<{ terms: string[]; missing: number; n: number }>([]);
    return failWith([
      {
        params: { terms: missing.slice(0, mostNamed).map(({ term }) => term), missing: missing.length, n: core.length },
        observed: { value: core.length - missing.length, unit: 'core terms', ev: [page.source_id] },
        expected: { value: core.length, basis: 'market', ev: missing.slice(0, mostNamed).map(({ id }) => id) },
        confidence: 0.7,
        affects: [],
        size: missing.length / core.length,
        reach: missing.reduce((sum, { df, n }) => sum + df / n, 0) / missing.length,
        json_pointer: '/gap/term_gaps',
      },
    ]);
  },
});
