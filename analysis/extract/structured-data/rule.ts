/** The rule for structured data: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const structuredDataRule = defineRule({
  id: 'structured_data',
  version: 3,
  name: 'Structured data compared with the visible text',
  constants: {
    maxItems: { value: 300, unit: 'items', reason: 'a listing repeats itself' },
    maxFound: { value: 30, unit: 'mismatches', reason: 'more repeat the same mistake' },
    minSharedWords: {
      value: 0.5,
      unit: 'share of the content words',
      reason: 'pages show the parts of a value in separate places, shortened and in other words',
    },
    minWordLetters: { value: 3, unit: 'letters', reason: 'shorter words connect: "of", "de", "am"' },
    minJoinedLetters: {
      value: 5,
      unit: 'letters',
      reason: 'a shorter word is by chance part of others; "annlee" is an account of Ann Lee',
    },
    maxJoinedLookups: { value: 300, unit: 'words', reason: 'each reads the whole page' },
    maxDescribedChars: { value: 100_000, unit: 'characters', reason: 'as much as a long page has text' },
  },
  knownLimits: ['other_form_is_mismatch'],
});
