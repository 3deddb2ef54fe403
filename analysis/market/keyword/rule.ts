/** The rule of the keyword's forms: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const keywordFormsRule = defineRule({
  id: 'keyword_forms',
  version: 1,
  name: 'Other forms of the keyword: initials and what they stand for, endings, synonyms and compounds',
  constants: {
    minInitials: { value: 2, unit: 'words', reason: '"NY" is short for "New York"' },
    maxWholeLetters: { value: 3, unit: 'letters', reason: 'a word as short is initials itself: "HR" in "HRMS"' },
    minSharedLetters: { value: 4, unit: 'letters', reason: 'shorter beginnings are shared by chance' },
    maxEndingLetters: { value: 2, unit: 'letters', reason: '"move" and "mover": longer endings make other words' },
    minSynonymCosine: {
      value: 0.7,
      unit: 'cosine',
      reason:
        '"home" for "house", "remodel" for "renovate"; most opposites and neighbours are less alike: cat and dog, buy and sell',
    },
    maxJointLetters: { value: 2, unit: 'letters', reason: '"s" or "en" joins the words of a compound' },
    maxPartEnding: {
      value: 4,
      unit: 'letters',
      reason: '"Autofinanzierung" for "Auto finanzieren": more letters make another word of the last part',
    },
    maxInflection: {
      value: 2,
      unit: 'letters',
      reason: '"Company" and "companies" differ in two at the end of the shorter; "marketers" are not "marketing".',
    },
    minSites: { value: 2, unit: 'sites', reason: 'one site may have a word of its own for it' },
  },
  knownLimits: [],
});
