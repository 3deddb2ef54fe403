/** Gate: the page has main content. */
import { readRule } from '../../read/rule.ts';
import { defineGate } from './gate.ts';

export const mainContentFound = defineGate({
  id: 'main_content_found',
  needs: ['served'],
  judge: ({ served: { words } }) => ({
    status: words >= readRule.values.minWords ? 'pass' : 'fail',
    observed: `${words}`,
  }),
});
