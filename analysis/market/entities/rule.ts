/** The rule of entities: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const entitiesRule = defineRule({
  id: 'entities',
  version: 8,
  name: 'Entities: names by capitals, lists and declarations; types by declaration, the name’s words and what stands around',
  constants: {
    minCompoundHeadChars: {
      value: 5,
      unit: 'letters',
      reason: 'Shorter words for organizations ("bank", "amt") also end the names of things ("Datenbank").',
    },
    maxCandidates: { value: 2000, unit: 'names', reason: 'bounds the work; far above what a market holds' },
    maxNameChars: { value: 80, unit: 'characters', reason: 'longer values are sentences' },
    maxNames: { value: 200, unit: 'names', reason: 'enough for one page' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site alone names is its own' },
    maxLowercaseShare: { value: 0.1, unit: 'share of uses', reason: 'a name is hardly ever written in small letters' },
    maxTermShare: {
      value: 0.7,
      unit: 'share of uses',
      reason: 'sites that write "Articles of Organization" often write "articles of organization", too',
    },
    minDwellingCount: {
      value: 3,
      unit: 'uses',
      reason: 'two pages that use a name of navigation this often are about it',
    },
    minWriting: {
      value: 3,
      unit: 'pages',
      reason: 'a name of navigation that three pages write within sentences is part of what they tell',
    },
    sampleChars: { value: 2000, unit: 'characters', reason: 'enough to tell the script of a page' },
    maxEntities: { value: 60, unit: 'entities', reason: 'more are no overview' },
    minEntities: {
      value: 36,
      unit: 'entities',
      reason: 'a market that names fewer is told what single pages name as well',
    },
    maxPassages: { value: 2, unit: 'passages', reason: 'enough to check' },
    minOwnCount: { value: 2, unit: 'uses', reason: 'a page that names something once mentions it in passing' },
    maxMoreWords: { value: 2, unit: 'words', reason: 'that a full name has more than its end: "Ford Mustang Mach-E"' },
    maxReadChars: { value: 50_000, unit: 'characters', reason: 'bounds the work on one block' },
    minPlaceChars: { value: 4, unit: 'characters', reason: 'shorter beginnings are of many names' },
    maxEndingChars: { value: 4, unit: 'characters', reason: '"-ians", the longest ending of a people' },
    maxNameWords: { value: 6, unit: 'words', reason: 'longer runs are titles' },
    maxFigureChars: {
      value: 3,
      unit: 'digits',
      reason: '"Ioniq 5", "Windows 11"; longer figures are years and amounts',
    },
    maxJoinChars: { value: 3, unit: 'characters', reason: 'what joins two names: a space, a hyphen, an ampersand' },
    maxKindWords: { value: 8, unit: 'words', reason: '"is one of the most popular accounting tools"' },
    maxPronounWords: { value: 6, unit: 'words', reason: 'a pronoun further off is of somebody else' },
    typeWeights: {
      value: { declared: 5, known: 4, word: 3, around: 2, mark: 1.5, usual: 1 },
      unit: 'weight',
      reason: 'what is declared outweighs a word of the name, and that what stands around it',
    },
    minCueShare: {
      value: 0.4,
      unit: 'share of uses',
      reason: 'two in five: what stands around a name by chance is rarer',
    },
    minKindShare: {
      value: 0.05,
      unit: 'share of uses',
      reason: 'what one sentence in twenty says that a name is holds for it; rarer, it is said of its neighbour',
    },
    productWeight: {
      value: 0.2,
      unit: 'of a price',
      reason: 'pages that sell nothing speak of "dairy products" and "role models", too',
    },
    minSellingRate: {
      value: 0.002,
      unit: 'per word',
      reason: 'pages that offer or compare name prices, services and software more often than once in 500 words',
    },
    maxPersonWords: { value: 4, unit: 'words', reason: 'longer names that begin with a given name are of companies' },
    maxQuotedChars: { value: 20, unit: 'characters', reason: 'longer text between such marks is speech' },
    maxQuotedWords: { value: 4, unit: 'words', reason: 'longer text between such marks is speech' },
  },
  knownLimits: ['usual_type_assumed', 'single_word_names_in_german', 'names_without_capitals'],
});
