/** The rule of questions: its constants, their reasons and its known limits. */
import { maxAnswers } from '../../report/market/questions.ts';
import { defineRule } from '../../rules/rule.ts';

export const questionsRule = defineRule({
  id: 'questions',
  version: 27,
  name: 'Questions of the results page, of pairs, headings and titles about the market, those behind headings that name a matter, and what searchers of any keyword want to know if text states it; equal by what they ask for and by their weighted stems, or by the passages that answer them',
  constants: {
    maxDrafts: { value: 150, unit: 'questions', reason: 'beyond these, questions of long lists change nothing' },
    maxAnswers: { value: maxAnswers, unit: 'answers', reason: 'enough to compare' },
    maxAsksOfPage: { value: 60, unit: 'questions', reason: 'a page that asks more is a list of questions' },
    maxAsksOfSerp: { value: 60, unit: 'questions', reason: 'providers return fewer' },
    maxAskChars: { value: 160, unit: 'characters', reason: 'longer texts are not questions' },
    maxQuestions: {
      value: 25,
      unit: 'questions',
      reason: "a reader gets through as many; later ones are mostly one page's own",
    },
    maxOwnOfPage: {
      value: 20,
      unit: 'questions',
      reason: 'a page of a hundred questions would fill the list with its own',
    },
    enoughQuestions: {
      value: 12,
      unit: 'questions',
      reason: 'so many a report shows; of those that one page implies and answers alone, further down most are scraps',
    },
    maxDerivedOfPage: {
      value: 12,
      unit: 'questions',
      reason: 'of a checklist with a hundred tasks, a searcher wants the main ones',
    },
    minOverlap: {
      value: 0.68,
      unit: "share of the words' weight",
      reason: 'two questions that ask for the same and share this much are one',
      source: 'npm run bench:markets',
    },
    minOverlapAcrossKinds: {
      value: 0.7,
      unit: "share of the words' weight",
      reason: '"How do I get a permit?" and "Do I need a permit?" ask the same in two forms',
      source: 'npm run bench:markets',
    },
    minOverlapOfDerived: {
      value: 0.6,
      unit: "share of the words' weight",
      reason: 'a derived question that is about the same as one that pages ask would be answered with it',
      source: 'npm run bench:markets',
    },
    keywordShare: {
      value: 0.3,
      unit: 'share of the weight',
      reason: "of the keyword's own words: every question of the market is about them",
      source: 'npm run bench:markets',
    },
    weakWeight: {
      value: 0.4,
      unit: 'inverse document frequency',
      reason: 'of words that hardly tell questions apart: "main", "platform", "find"',
      source: 'npm run bench:markets',
    },
    minRepeatedWords: {
      value: 3,
      unit: 'words',
      reason: 'two words end questions about different things',
    },
    minEqualStems: {
      value: 3,
      unit: 'stems',
      reason: '"Can X save money?" and "How does X save money?" have one answer; "Is it X?" and "How to X" need not',
    },
    minSharedAnswers: {
      value: 2,
      unit: 'pages',
      reason: 'one passage may answer two questions; on several pages the questions are one',
      source: 'npm run bench:markets',
    },
    minPassages: {
      value: 5,
      unit: 'passages',
      reason: 'a page with fewer answers different questions in the same passage',
    },
    minKeywordShare: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason:
        'a title phrase with as many names the subject in other words: "employee management software" for "HR management software"',
    },
    minSubjectShare: {
      value: 0.33,
      unit: 'share of the questions',
      reason: 'a word in so many questions of several sites is what the market is about: "EV" for "electric cars"',
    },
    maxWords: { value: 22, unit: 'words', reason: 'longer questions are individual cases' },
    minWords: {
      value: 4,
      unit: 'words',
      reason: 'shorter questions without a word of another site are fragments: "Made where?"',
    },
    minWholeStems: {
      value: 3,
      unit: 'stems',
      reason: 'a question of everyday words is about something if it has several: "What is included in full service?"',
    },
    minProductWords: { value: 2, unit: 'words of the keyword', reason: 'one with a capital may open a clause' },
    minPlainLetters: { value: 6, unit: 'letters', reason: 'titles write shorter words small, too: "of", "with"' },
    maxNameWords: { value: 4, unit: 'words', reason: '"The Spruce Eats"' },
    maxSectionPassages: { value: 12, unit: 'passages', reason: 'an answer stands among the first under its heading' },
    minAddressed: {
      value: 0.005,
      unit: 'share of words',
      reason: 'guides say "you" more than twice as often, and reports on the world less',
      source: 'npm run bench:markets',
    },
    minSteps: { value: 2, unit: 'headings', reason: 'one heading that tells what to do is a call' },
    minPeriods: {
      value: 3,
      unit: 'headings',
      reason: 'a schedule has several times; "Before the war" and "After the war" are none',
    },
    minSubjectSites: {
      value: 2,
      unit: 'sites',
      reason: 'one site may use the words in a way of its own',
    },
    minSubjectAsks: {
      value: 4,
      unit: 'questions',
      reason: 'a word in as many questions of one page is what it calls the subject, if text of other sites has it too',
    },
    minMassWords: {
      value: 2,
      unit: 'words',
      reason: 'a single word without an article may be any part of a sentence; "online therapy" is a thing',
    },
    minMassShare: {
      value: 0.75,
      unit: 'share of the pages',
      reason: 'a single word that so many pages use without an article is a thing: "wine", "cybersecurity"',
    },
    minCountedUses: {
      value: 2,
      unit: 'uses',
      reason: 'one article before a word may belong to a name; a thing that can be counted has it often',
    },
    maxBetween: { value: 2, unit: 'words', reason: '"a free online calculator"' },
    maxWordsToPrice: {
      value: 4,
      unit: 'words',
      reason: '"a home gym came in at just under $3000": a price further away is that of another thing',
    },
    maxWordsFromCount: { value: 5, unit: 'words', reason: '"11 sustainable plus-size clothing brands"' },
    minWeight: {
      value: 2,
      unit: 'inverse document frequency',
      reason: 'a word besides the keyword tells questions apart even where every page uses it: "best", "first"',
    },
    maxWeight: {
      value: 4,
      unit: 'inverse document frequency',
      reason: 'a word that stands in one heading alone is not what the question is about',
      source: 'npm run bench:markets',
    },
    openingWords: { value: 4, unit: 'words', reason: 'by which questions ask alike: "What are the best"' },
    minOwnNameChars: {
      value: 4,
      unit: 'letters',
      reason: 'a shorter word with which an address begins is rarely the name of its site',
    },
    maxAlike: {
      value: 3,
      unit: 'headings',
      reason: 'more headings of one page that ask alike are the entries of a list: the best piano movers, art movers …',
    },
  },
  knownLimits: ['wordings_without_common_words', 'searches_that_are_no_questions', 'derived_questions'],
});
