/** The rule of page identity: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const identityRule = defineRule({
  id: 'page_identity',
  version: 5,
  name: 'Identity of the page: what it declares about itself, cut to what crawlers keep',
  constants: {
    maxTitleChars: { value: 300, unit: 'characters', reason: 'a results page or a crawler keeps no more' },
    maxDescriptionChars: { value: 1000, unit: 'characters', reason: 'a results page or a crawler keeps no more' },
    maxRuleChars: { value: 200, unit: 'characters', reason: 'enough to recognize the rule' },
    maxAlternates: { value: 50, unit: 'links', reason: 'more languages than any site needs' },
    maxCitations: { value: 50, unit: 'links', reason: 'enough to check' },
    maxTypes: { value: 40, unit: 'types', reason: 'more are repetitions' },
    maxCitingSentences: {
      value: 5,
      unit: 'sentences of an answer',
      reason: 'enough to see what an engine takes from the page',
    },
    maxErrors: { value: 20, unit: 'errors', reason: 'the same mistake repeats itself' },
    minHeadChars: {
      value: 4,
      unit: 'characters at the end of a word of the keyword',
      reason: 'a word that headings have, such as "security" in "cybersecurity"; fewer are an ending',
    },
    minOpeningShare: {
      value: 0.5,
      unit: 'share of the letters of a compound in the keyword',
      reason: '"Sportlehrer" stands for "Sportlehrerverband", "Sport" does not',
    },
    minStandInSites: {
      value: 2,
      unit: 'sites',
      reason: 'a word that titles of several sites say in the place of one of the keyword names the same to searchers',
    },
    maxInitials: { value: 5, unit: 'characters', reason: 'a longer word of the keyword is no abbreviation' },
  },
  knownLimits: ['scripts_not_run'],
});
