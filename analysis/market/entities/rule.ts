/** The rule of entities: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';
import { signWeights } from './kinds/sign-weights.ts';

export const entitiesRule = defineRule({
  id: 'entities',
  version: 22,
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
    maxRareShare: {
      value: 0.45,
      unit: 'share of uses',
      reason: 'a rare word that two sites capitalize is a name, even where others write "merlot"',
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
      value: 60,
      unit: 'entities',
      reason: 'a market that names fewer is told what single pages name as well',
    },
    backgroundWeight: {
      value: 1.5,
      unit: 'sites',
      reason: 'a place that two sites name in passing says less of the market than who or what one of them tells of',
    },
    maxPhraseWords: { value: 3, unit: 'words', reason: 'longer names of words of the language are mostly titles' },
    maxPassages: { value: 2, unit: 'passages', reason: 'enough to check' },
    minDescribing: { value: 4, unit: 'uses', reason: 'two of three uses of an authority may describe its rules' },
    minDescribingShare: { value: 0.7, unit: 'share of uses', reason: '"SIM cards" describe, "NIST" rather acts' },
    minEnumerated: { value: 2, unit: 'names', reason: 'one may stand beside a word by chance' },
    minEnumeratedChars: { value: 3, unit: 'characters', reason: 'shorter ones are of states and streets: "FL", "St."' },
    minSpelledLetters: {
      value: 4,
      unit: 'letters',
      reason: 'shorter ones are abbreviations: "I.T." and "it"',
    },
    minOwnCount: { value: 2, unit: 'uses', reason: 'a page that names something once mentions it in passing' },
    minInitials: { value: 3, unit: 'words', reason: 'two letters are the initials of too many names' },
    maxMoreWords: { value: 2, unit: 'words', reason: 'that a full name has more than its end: "Ford Mustang Mach-E"' },
    maxReadChars: { value: 50_000, unit: 'characters', reason: 'bounds the work on one block' },
    minLoneLetters: {
      value: 5,
      unit: 'letters',
      reason: 'shorter words of no list are mostly abbreviations and units',
    },
    minPlaceChars: { value: 4, unit: 'characters', reason: 'shorter beginnings are of many names' },
    maxEndingChars: { value: 4, unit: 'characters', reason: '"-ians", the longest ending of a people' },
    maxNameWords: { value: 6, unit: 'words', reason: 'longer runs are titles' },
    minElidedLetters: { value: 3, unit: 'letters', reason: 'shorter ones are endings: "Tarn\'s", "they\'ll"' },
    maxFigureChars: {
      value: 3,
      unit: 'digits',
      reason: '"Ioniq 5", "Windows 11"; longer figures are years and amounts',
    },
    maxJoinChars: { value: 3, unit: 'characters', reason: 'what joins two names: a space, a hyphen, an ampersand' },
    maxKindWords: { value: 8, unit: 'words', reason: '"is one of the most popular accounting tools"' },
    maxExampleWords: { value: 12, unit: 'words', reason: 'four examples of two words, and what joins them' },
    maxPronounWords: { value: 6, unit: 'words', reason: 'a pronoun further off is of somebody else' },
    signWeights: {
      value: signWeights,
      unit: 'weight',
      reason:
        'what is declared (5) outweighs what is known (4), a word of the name (3), what stands around it (2), a mark of its form (1.5) and what its market mostly names (1)',
      source:
        'set by hand. Fitted instead to 961 names of 30 markets that people typed (multinomial logistic regression, drawn towards these weights), they type names of a market left out less often right: 83 % instead of 84 %',
    },
    minGenera: {
      value: 5,
      unit: 'genera',
      reason: 'Of a market of games, four name the woods that boards are made of.',
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
    minGoodsRate: {
      value: 0.01,
      unit: 'per word',
      reason: 'pages without prices that compare goods name products or software once in 100 words',
    },
    minServiceRate: {
      value: 0.001,
      unit: 'per word',
      reason: 'pages that name services less often than once in 1,000 words offer none',
    },
    minGoodsRatio: {
      value: 2.5,
      unit: 'products and software per service',
      reason: 'pages on a service, such as building work, name products nearly as often as services',
    },
    maxPersonWords: { value: 4, unit: 'words', reason: 'longer names that begin with a given name are of companies' },
    minCapitals: { value: 5, unit: 'words', reason: 'that a page capitalizes within sentences; fewer show no habit' },
    minOrdinaryShare: {
      value: 0.3,
      unit: 'share of capitals',
      reason: 'on most pages one capital in ten within sentences is of an everyday word, as in "Department of Energy"',
    },
    maxLinkedNameWords: { value: 9, unit: 'words', reason: '"National Institute for Occupational Safety and Health"' },
    minTechnicalPages: { value: 2, unit: 'pages', reason: 'one page with code may be an exception' },
    minTechnicalShare: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'pages on how to use software show commands often, but not all of them do',
    },
    minReviewed: { value: 3, unit: 'names', reason: 'of others that a site lists if it reviews or sells them' },
    maxQuotedChars: { value: 20, unit: 'characters', reason: 'longer text between such marks is speech' },
    maxQuotedWords: { value: 4, unit: 'words', reason: 'longer text between such marks is speech' },
  },
  knownLimits: ['usual_type_assumed', 'single_word_names_in_german', 'names_without_capitals'],
});
