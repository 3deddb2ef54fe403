/** The rule of names: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const namesRule = defineRule({
  id: 'names',
  version: 15,
  name: 'Names: capitals inside sentences, told from nouns, titles and abbreviations',
  constants: {
    maxLowercaseShare: {
      value: 0.1,
      unit: 'share of occurrences',
      reason: 'a name is hardly ever written in small letters',
    },
    maxAcronymLetters: { value: 5, unit: 'letters', reason: 'longer words in capitals are emphasis' },
    maxMixedAcronymLetters: {
      value: 4,
      unit: 'letters',
      reason: 'longer words with several capitals are product names',
    },
    minFocusShares: {
      value: { whole: 0.15, most: 0.3 },
      unit: 'share of passages',
      reason: 'from here on a page is about the keyword: with all of its words, or with most of them',
    },
    maxWordsShare: { value: 2 / 3, unit: "share of the keyword's words", reason: 'two words of three, three of four' },
    minNameChars: { value: 3, unit: 'letters', reason: 'shorter names are words and abbreviations of anything' },
    minLabelChars: {
      value: 4,
      unit: 'letters',
      reason: 'that a host name shares with the beginning of a longer name; with fewer, by chance',
    },
    minLabelShare: {
      value: 0.5,
      unit: 'share of the letters of a host name',
      reason: 'a name that ends a host name is most of it: "Tarn" at mytarn.com, but not at findyourowntarn.com',
    },
    maxNameWords: {
      value: 6,
      unit: 'words',
      reason: 'longer names are slogans: "Home insurance made easy for everyone"',
    },
    minSharedKinds: {
      value: 3,
      unit: 'entries',
      reason: 'that lists of two sites share: on 46 markets, all lists that did were of what there is to choose',
    },
    minKindSites: { value: 2, unit: 'sites', reason: 'what one site alone lists may be parts of its text' },
    maxKindWords: { value: 5, unit: 'words', reason: 'longer entries say something' },
    minListed: { value: 3, unit: 'entries', reason: 'two names are a pair' },
    minNameShare: {
      value: 0.3,
      unit: 'share of entries',
      reason: 'sections on names stand beside an introduction, a method and questions',
    },
    minNumberedShare: {
      value: 0.3,
      unit: 'share of entries',
      reason: 'what is numbered is one list; known names show of what',
    },
    maxColumns: {
      value: 3,
      unit: 'columns',
      reason: 'a table names what it compares in its first columns, or in its head',
    },
    minSheets: {
      value: 3,
      unit: 'tables',
      reason: 'tables of one value a row that begin alike describe a product each',
    },
    minRepeats: {
      value: 3,
      unit: 'headings',
      reason: 'a heading that comes three times is a part of entries; an option may have a summary and a section',
    },
    maxListed: { value: 100, unit: 'names', reason: 'bounds the work on one page' },
  },
  knownLimits: ['capitals_in_german'],
});
