/** Gate: the text is in the HTML as served, because crawlers of answer engines do not run scripts. */
import { defineGate } from './gate.ts';

export const textWithoutJs = defineGate({
  id: 'text_without_js',
  needs: ['document'],
  judge: ({ document }) => {
    const { jsDependent, evidence } = document.facts.rendering;
    const observed = evidence.length > 0 ? evidence.join('; ') : null;
    if (jsDependent === 'yes') return { status: 'fail', observed };
    return { status: jsDependent === 'no' ? 'pass' : 'unknown', observed };
  },
});
