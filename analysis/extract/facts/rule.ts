/** The rule for barriers: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const barriersRule = defineRule({
  id: 'barriers',
  version: 1,
  name: 'Barriers: pages that show a challenge or need scripts instead of their text',
  constants: {
    maxChallengeWords: { value: 150, unit: 'words', reason: 'a challenge is short; an article about robots is not' },
    minShownWords: { value: 50, unit: 'words', reason: 'below this a page says nothing' },
    minReadableWords: {
      value: 200,
      unit: 'words',
      reason: 'from here on a page says enough to be read without scripts',
    },
    maxBareWords: {
      value: 20,
      unit: 'words',
      reason: 'a captcha in a form is no challenge: a mark alone counts only on a bare page',
    },
    maxScriptShare: { value: 0.5, unit: 'share of the HTML', reason: 'a page that is mostly scripts is drawn by them' },
  },
  knownLimits: ['script_need_guessed'],
});
