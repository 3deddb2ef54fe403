/** Gate: no rule of the page forbids indexing. */
import { effectiveRules } from '../../access/page-rules.ts';
import { defineGate } from './gate.ts';

export const indexable = defineGate({
  id: 'indexable',
  needs: ['access'],
  judge: ({ access }) => {
    if (access.indexable) return { status: 'pass', observed: null };
    const { because } = effectiveRules(access.pageRules, '*');
    return { status: 'fail', observed: because.find((rule) => rule.noindex)?.text ?? null };
  },
});
