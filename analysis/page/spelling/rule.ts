/** The rule of typing errors: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const typingErrorsRule = defineRule({
  id: 'spelling',
  version: 1,
  name: 'Words that are one letter away from a word of the market, and function words written twice',
  constants: {
    minLetters: { value: 6, unit: 'letters', reason: 'Short words differ from others by one letter.' },
    minLettersReplaced: {
      value: 8,
      unit: 'letters',
      reason: 'One letter in place of another makes a second word of shorter ones: "decent", "decant".',
    },
    minStart: {
      value: 1,
      unit: 'letters',
      reason: 'Words with another first letter are other words: "testing", "resting".',
    },
    minEnd: { value: 2, unit: 'letters', reason: 'Words that differ at their end are forms of one.' },
    maxUses: { value: 2, unit: 'uses', reason: 'What a page writes more often, it means.' },
    minPages: { value: 2, unit: 'pages', reason: 'Two pages seldom make the same error.' },
    minOwnUses: { value: 3, unit: 'uses', reason: 'A word that the page itself writes as often is how it writes it.' },
    maxJudged: {
      value: 2000,
      unit: 'words',
      reason: 'A text has hardly as many that no list has; a page of codes does.',
    },
    maxFound: { value: 20, unit: 'errors', reason: 'Whoever corrects as many reads the whole text.' },
    aroundChars: { value: 40, unit: 'characters', reason: 'enough of the sentence to find the place' },
  },
  knownLimits: [],
});
