/** Gate: the page is written in the audit's language. */
import { defineGate } from './gate.ts';

export const languageMatch = defineGate({
  id: 'language_match',
  needs: ['language'],
  judge: ({ language: { detected, declared, contradicts } }) => {
    if (contradicts) return { status: 'fail', observed: detected ?? declared };
    if (detected === null && declared === null) return { status: 'unknown', observed: null };
    return { status: 'pass', observed: detected ?? declared };
  },
});
